/** Indonesian: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | bentor
hoverboard | skuter listrik
longboard | papan luncur
tow truck | truk derek, truk molen, mobil boks, truk tangki
forklift | mesin gilas, mesin panen, forklift
fire truck | mobil pemadam, truk pemadam
tugboat | kapal tunda, tongkang, sekoci, kapal tanker, kapal pinisi
vaporetto | kapal penyeberangan
rowboat | perahu dayung
handcart | kereta dorong, pedati, gerobak sorong
tricycle | sepeda roda tiga, sepeda ontel, sepeda gunung
railway track | wesel kereta, perlintasan kereta
market stall | toko kelontong, toko bunga, toko mainan, angkringan
granary | silo, kandang babi, kandang sapi, penggilingan padi, kincir air, menara pengawas, bilik telepon, gerbang tol, kandang ayam
paddock | pagar kayu, palang pintu, pembatas jalan, pagar besi
pier | dermaga, pelabuhan kecil, pintu air, jembatan gantung, jembatan penyeberangan, tanggul
kindergarten | paud
courthouse | balai kota, pengadilan, gedung parlemen, kedutaan
rock pool | laguna, anak sungai, ngarai, bukit pasir, pasir hisap, longsoran salju, embun
rice paddy | kebun anggur, kebun buah, kebun sayur, ladang jagung, bedeng, kebun teh
bouquet | buket bunga
lilac | bunga melati, lavender, bunga aster
maple tree | pohon beringin, pohon jati, pohon apel, pohon jambu, pohon randu, pohon nangka
spruce | pohon cemara
palm | pohon kurma, nyiur
bramble | semak-semak, semak berduri
`;
