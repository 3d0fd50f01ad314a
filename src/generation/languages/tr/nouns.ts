/** Turkish: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | arkadaş, dost
neighbour | komşu
family | aile
child | çocuk
fisherman | balıkçı
patient | hasta
captain | kaptan
sailor | denizci, tayfa
driver | şoför, sürücü
shopkeeper | dükkâncı, esnaf, satıcı
villager | köylü
lifeguard | cankurtaran
owner | sahibi
visitor | ziyaretçi, müşteri
stranger | yabancı
messenger | haberci, ulak
survivor | kurtulan
grandchild | torun
mum | anne
dad | baba
people | insan, insanlar
piglet | domuz yavrusu
calf | buzağı, dana
stork | leylek
hornet | eşekarısı, yaban arısı
locust | çekirge
heron | balıkçıl
water | su
smoke | duman
shadow | gölge
wind | rüzgar, rüzgâr
rain | yağmur
storm | fırtına
waterfall | şelale
wave | dalga
hill | tepe
cave | mağara
forest | orman
meadow | çayır
field | tarla
swamp | bataklık
mud | çamur
sand | kum
pond | gölet
puddle | su birikintisi
cliff | uçurum, kayalık
shore | sahil, kıyı
sea | deniz
river | nehir, ırmak, dere
lake | göl
mountain | dağ
island | ada
street | sokak, cadde
farm | çiftlik
roof | çatı
station | istasyon
village | köy
city | şehir, kent
base | üs
playground | oyun parkı
market | pazar, çarşı
museum | müze
restaurant | lokanta, restoran
cellar | bodrum
tunnel | tünel
stable | ahır
burrow | oyuk, yuva
beehive | kovan, arı kovanı
anthill | karınca yuvası
bin | çöp kutusu, kutu
shelf | raf
well | kuyu
paper | kağıt, kâğıt
carpet | halı
screw | vida
hose | hortum
spring | yaylı düzenek
plastic | plastik
metal | metal
block | blok
cube | küp
number | sayı, rakam
word | kelime, sözcük
question | soru
letter | harf
medicine | ilaç
domino | domino
towel | havlu
wind turbine | rüzgar türbini
solar panel | güneş paneli
traffic light | trafik ışığı
button | düğme
saw | testere
rifle | tüfek
crumb | kırıntı
pollution | kirlilik
darkness | karanlık
throne | taht
tray | tepsi
kitchen | mutfak, mutfakta, mutfağı
bathroom | banyo odası
bedroom | yatak odası
living room | oturma odası, salon
classroom | derslik, sınıf odası
attic | tavan arası
`;
