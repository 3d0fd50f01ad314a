/** Italian: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'in|nel|nello|nella|nell|al|alla|allo|all|dal|dentro',
  places: `
home | lavanderia*, sala* d'attesa, sala* d’attesa, sala* d'aspetto, parrucchier*, barbiere, casa* di riposo, sauna*, orfanotrofio*
city | deposito*, magazzino*, prigione*, carcere*, tribunale*, commissariato*, cinema*, teatro*, casinò, agenzia delle entrate, isola ecologica, discarica*, autolavaggio*
city | farmacia*, tipografia*, parcheggio*, mattatoio*, ambasciata*, ascensore*
village | banco dei pegni, negozio di antiquariato, casa d'aste
cyberpunk | centrale* nucleare, centrale* elettrica
ocean | piattaforma* petrolifera*, nave da crociera
space | osservatorio*, planetario*
`,
};
