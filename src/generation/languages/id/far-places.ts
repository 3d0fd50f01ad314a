/** Indonesian: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'di|dalam|ke',
  places: `
home | binatu, tempat laundry, laundry, ruang tunggu, salon, tukang cukur, panti jompo, sauna, panti asuhan
city | depo, gudang, penjara, pengadilan, kantor polisi, bioskop, teater, kasino, kantor pajak, tempat pembuangan sampah, cuci mobil, apotek, percetakan, tempat parkir, rumah jagal
city | kedutaan, lift
village | pegadaian, toko antik, balai lelang
cyberpunk | pembangkit listrik
ocean | anjungan minyak, kapal pesiar
space | observatorium, planetarium
`,
};
