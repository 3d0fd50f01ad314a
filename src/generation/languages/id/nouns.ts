/** Indonesian: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | teman, sahabat, kawan
neighbour | tetangga
family | keluarga
child | anak, bocah
fisherman | nelayan
patient | pasien
captain | kapten, nakhoda
sailor | pelaut
driver | sopir, pengemudi
shopkeeper | penjual, penjaga toko, pedagang
villager | warga desa, penduduk
lifeguard | penjaga pantai
owner | pemilik
visitor | pengunjung, tamu
stranger | orang asing
messenger | utusan, kurir
survivor | penyintas
grandchild | cucu
mum | ibu, mama
dad | ayah, bapak, papa
people | orang-orang
piglet | anak babi
calf | anak sapi
stork | bangau
hornet | tabuhan, tawon besar
locust | belalang
heron | kuntul
water | air
smoke | asap
shadow | bayangan
wind | angin
rain | hujan
storm | badai
waterfall | air terjun
wave | ombak
hill | bukit
cave | gua
forest | hutan
meadow | padang rumput
field | ladang, sawah, kebun
swamp | rawa
mud | lumpur
sand | pasir
pond | kolam
puddle | genangan
cliff | tebing
shore | pantai, pesisir
sea | laut
river | sungai
lake | danau
mountain | gunung
island | pulau
street | jalanan
farm | peternakan
roof | atap
station | stasiun
village | desa, kampung
city | kota
base | markas
playground | taman bermain
market | pasar
museum | museum
restaurant | restoran, warung
cellar | ruang bawah tanah
tunnel | terowongan
stable | kandang
burrow | liang, sarang
beehive | sarang lebah
anthill | sarang semut
bin | tempat sampah, tong sampah
shelf | rak
well | sumur
paper | kertas
carpet | karpet
screw | sekrup
hose | selang
spring | pegas
plastic | plastik
metal | logam
block | balok
cube | kubus
number | angka, bilangan
word | kata
question | pertanyaan, soal
letter | huruf
medicine | obat
domino | domino
towel | handuk
wind turbine | kincir angin
solar panel | panel surya
traffic light | lampu lalu lintas
button | kancing, tombol
saw | gergaji
rifle | senapan
crumb | remah
pollution | polusi
darkness | kegelapan
throne | takhta
tray | nampan
kitchen | dapur
bathroom | kamar mandi
bedroom | kamar tidur
living room | ruang tamu, ruang keluarga
classroom | ruang kelas
attic | loteng
`;
