/** Spanish: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'en|dentro de|por',
  places: `
home | lavandería*, sala* de espera, peluquería*, barbería*, geriátrico*, residencia* de ancianos, sauna*, orfanato*
city | cochera*, depósito* de tranvías, almacén, almacenes, cárcel*, prisión, prisiones, juzgado*, tribunal*, comisaría*, cine, cines, teatro*, ópera, casino*, hacienda pública
city | planta* de reciclaje, vertedero*, basurero municipal, lavadero* de coches, autolavado*, farmacia*, imprenta*, aparcamiento*, matadero*, embajada*, ascensor*
village | casa* de empeños, tienda* de antigüedades, casa* de subastas
cyberpunk | central* nuclear*, central* eléctrica*
ocean | plataforma* petrolífera*, crucero*
space | observatorio*, planetario*
`,
};
