/** German: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'in|im|ins|auf|beim|bei|am|durch',
  places: `
home | waschsalon*, wartezimmer*, friseursalon*, frisör*, friseur*, altersheim*, pflegeheim*, seniorenheim*, sauna*, waisenhaus*
city | depot*, betriebshof*, lagerhalle*, lagerhaus*, gefängnis*, knast*, gericht, gerichtssaal*, polizeiwache*, polizeirevier*, kino*, theater*, opernhaus*, casino*, kasino*
city | finanzamt*, recyclinghof*, wertstoffhof*, müllkippe*, mülldeponie*, waschanlage*, waschstraße*, apotheke*, druckerei*, callcenter*, parkhaus*, tiefgarage*, schlachthof*
city | botschaft*, fahrstuhl*, aufzug*
village | pfandhaus*, antiquitätenladen*, trödelladen*, auktionshaus*
cyberpunk | kraftwerk*, atomkraftwerk*
ocean | bohrinsel*, kreuzfahrtschiff*
space | sternwarte*, planetarium*
`,
};
