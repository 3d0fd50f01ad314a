/** Turkish: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  behind: '[dt][ae]',
  places: `
home | çamaşırhane, bekleme oda, bekleme salon, kuaför, berber, huzurev, sauna, yetimhane
city | depo, ambar, hapishane, cezaev, mahkeme, karakol, sinema, tiyatro, opera, kumarhane, vergi daire, çöplük, çöplüğ, oto yıkama, eczane, matbaa, otopark, mezbaha, büyükelçili, asansör
village | rehinci, antikacı, müzayede
cyberpunk | nükleer santral, elektrik santral
ocean | petrol platform, yolcu gemisi
space | gözlemev, rasathane, planetaryum
`,
};
