/** Polish: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'w|we|na|po|przez|u',
  places: `
home | pralni*, poczekalni*, salon* fryzjersk*, fryzjer*, dom* starców, domu spokojnej starości, saunie*, sauna, sierociń*
city | zajezdni*, magazyn*, więzieni*, sądzie, sala sądowa, sali sądowej, komisaria*, kinie, teatrze, operze, kasynie, urzędzie skarbowym, sortowni*, wysypisk*, myjni*, aptece
city | drukarni*, parkingu, rzeźni*, ambasadzie, windzie
village | lombardzie, antykwaria*, domu aukcyjnym
cyberpunk | elektrowni*
ocean | platformie wiertniczej, statku wycieczkowym
space | obserwatorium, planetarium
`,
};
