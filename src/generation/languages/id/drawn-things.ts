/** Indonesian: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | lapak pasar, lapak buah, kios pasar, lapak
stapler | stapler, hekter, steples
speed-bump | polisi tidur
sugar-cube | gula batu, gula kubus, kubus gula
flying-carpet | karpet terbang, permadani terbang, karpet ajaib
bottle-cap | tutup botol
dam | bendungan, waduk
oar | dayung
toothpick | tusuk gigi
rice-cooker | penanak nasi, rice cooker, magic com
rubber-stamp | stempel, cap karet
glass-bottle | botol kaca
plastic-bottle | botol plastik, botol air
sprinkler | penyiram rumput, sprinkler
sandbag | karung pasir
cash-register | mesin kasir
rolling-pin | penggiling adonan, rolling pin, gilingan adonan
gong | gong
clog | bakiak, sepatu kayu, terompah, klompen
minaret | menara masjid
banana-peel | kulit pisang
skittle | pin boling, pin bowling
tin-can | kaleng bekas, kaleng kosong
rubber-duck | bebek karet, bebek mandi
drill | bor listrik, mesin bor
turnip | lobak putih, turnip
escalator | eskalator, tangga berjalan
bell-tower | menara lonceng
bookshelf | rak buku, lemari buku
fly-swatter | tepokan lalat, pemukul lalat, raket nyamuk
crater | kawah
millstone | batu giling, batu penggiling
ladle | sendok sayur, centong sayur
washboard | papan cuci, papan penggilasan
reef | terumbu karang
cinnamon | kayu manis/=
windsock | kantong angin
oxygen-tank | tabung oksigen, tangki oksigen
note | kertas tempel, sticky note, catatan tempel
tile | ubin, keramik lantai
sack | karung, karung beras, karung tepung
drain | selokan, saluran air, got
clothes-peg | jepitan jemuran, jepit jemuran, penjepit jemuran
watering-can | gembor, alat penyiram tanaman, penyiram tanaman, penyiram bunga
street-lamp | lampu jalan, tiang lampu
road-sign | rambu jalan, rambu lalu lintas, papan jalan
hair-dryer | pengering rambut, hair dryer
roof-tile | genteng, genting
pallet | palet kayu
guava | jambu biji, jambu
sea-urchin | bulu babi, landak laut
steering-wheel | setir mobil, kemudi mobil
lighthouse-keeper | penjaga mercusuar
lock-keeper | penjaga pintu air, penjaga bendungan
bridge-keeper | penjaga jembatan
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | air/=
wind | angin/=
sand | pasir/=
smoke | asap/=
mud | lumpur/=
paper | kertas/=
plastic | plastik/=
`;
