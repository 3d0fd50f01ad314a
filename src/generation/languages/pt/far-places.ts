/** Portuguese: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'em|no|na|nos|nas|num|numa|dentro de|dentro do|dentro da|pelo|pela',
  places: `
home | lavanderia*, lavandaria*, sala* de espera, salão de beleza, cabeleireiro*, barbearia*, lar de idosos, asilo*, sauna*, orfanato*
city | garagem de bondes, depósito*, armazém, armazéns, galpão, galpões, prisão, prisões, cadeia*, presídio*, tribunal, tribunais, delegacia*, esquadra*, cinema*, teatro*, ópera
city | cassino*, casino*, receita federal, usina de reciclagem, aterro*, lixão, lixões, lava-jato, lava-rápido, farmácia*, gráfica*, estacionamento*, matadouro*, embaixada*
city | elevador*
village | casa* de penhores, antiquário*, brechó*, leilão
cyberpunk | usina* nuclear*, usina* elétrica*, central nuclear
ocean | plataforma* de petróleo, plataforma* petrolífera*, navio* de cruzeiro, cruzeiro*
space | observatório*, planetário*
`,
};
