/** Indonesian: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | merah, merah tua
orange | oranye, jingga, oren
yellow | kuning
gold | keemasan, warna emas
green | hijau
turquoise | toska, biru toska, turkis
blue | biru
navy | biru tua, biru dongker
sky | biru muda, biru langit
purple | ungu, lembayung
lilac | ungu muda
pink | pink, merah muda, merah jambu
black | hitam
white | putih
grey | abu-abu, abu abu, kelabu
brown | cokelat, coklat
beige | krem
silver | keperakan, warna perak
burgundy | merah marun, marun
as gold | emas
as silver | perak
as mint | mint
as lime | hijau limau
as yellow | lemon, kunyit
as coral | koral
as olive | zaitun
as salmon | salmon, persik
pastel | pastel
neon | neon
word | warna, warnanya, berwarna, warna-warna, nuansa, bernuansa
instead | alih-alih, bukan, daripada, ganti
all | semua, semuanya, serba, seluruhnya, saja, cuma
is | adalah, jadi, harus, itu
in | dalam, dengan
and | dan, dengan, atau, di atas
against | melawan, lawan
mine | milikku, punyaku, aku, saya, punya saya
theirs | komputer
place | latar, latar belakang, langit, meja, papan, lapangan, lantai, dinding, layar
light | muda, terang
dark | tua, gelap
bright | terang, cerah
`;
