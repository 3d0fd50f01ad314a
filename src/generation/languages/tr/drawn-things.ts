/** Turkish: things that we draw ourselves, `picture | one/many, other words`; `=` where there is no other word for many. */
export const drawnThings = `
market-stall | pazar tezgahı/pazar tezgahları, tezgah, meyve tezgahı
stapler | zımba/zımbalar
speed-bump | hız kasisi/hız kasisleri, kasis, kasisler, hız tümseği
sugar-cube | küp şeker/küp şekerler, kesme şeker
flying-carpet | uçan halı/uçan halılar, sihirli halı
bottle-cap | şişe kapağı/şişe kapakları, gazoz kapağı, gazoz kapakları
dam | baraj/barajlar
oar | kürek çubuğu/kürek çubukları, kayık küreği, kano küreği
toothpick | kürdan/kürdanlar
rice-cooker | pilav tenceresi/pilav tencereleri, pilav pişirici
rubber-stamp | kaşe/kaşeler, mühür, mühürler
glass-bottle | cam şişe/cam şişeler
plastic-bottle | plastik şişe/plastik şişeler, pet şişe, pet şişeler, su şişesi, su şişeleri
sprinkler | fıskiye/fıskiyeler, çim fıskiyesi
sandbag | kum torbası/kum torbaları
cash-register | yazarkasa/yazarkasalar, yazar kasa
rolling-pin | merdane/merdaneler, oklava
gong | gong/gonglar
clog | takunya/takunyalar, nalın
minaret | minare/minareler
banana-peel | muz kabuğu/muz kabukları
skittle | bowling labutu/bowling labutları, labut, lobut, lobutlar
tin-can | teneke kutu/teneke kutular, konserve kutusu, konserve kutuları
rubber-duck | plastik ördek/plastik ördekler, lastik ördek, lastik ördekler
drill | elektrikli matkap/elektrikli matkaplar, matkap, matkaplar
turnip | şalgam/şalgamlar
escalator | yürüyen merdiven/yürüyen merdivenler
bell-tower | çan kulesi/çan kuleleri
bookshelf | kitaplık/kitaplıklar, kitap rafı, kitap rafları
fly-swatter | sineklik/sineklikler, sinek raketi
crater | krater/kraterler
millstone | değirmen taşı/değirmen taşları
ladle | kepçe/kepçeler
washboard | çamaşır tahtası/çamaşır tahtaları
reef | mercan resifi/mercan resifleri, resif, resifler
cinnamon | tarçın/=, tarçın çubuğu, tarçın çubukları
windsock | rüzgar tulumu/rüzgar tulumları
oxygen-tank | oksijen tüpü/oksijen tüpleri, oksijen tankı, oksijen tankları
note | yapışkan not/yapışkan notlar, not kağıdı, not kağıtları
tile | fayans/fayanslar, seramik karo
sack | çuval/çuvallar, un çuvalı
drain | rögar kapağı/rögar kapakları, mazgal, mazgallar
clothes-peg | mandal/mandallar, çamaşır mandalı, çamaşır mandalları
watering-can | sulama kabı/sulama kapları, süzgeçli kova
street-lamp | sokak lambası/sokak lambaları
road-sign | trafik levhası/trafik levhaları, yol levhası, trafik işareti, trafik tabelası
hair-dryer | saç kurutma makinesi/saç kurutma makineleri, fön makinesi
roof-tile | kiremit/kiremitler
pallet | tahta palet/tahta paletler, ahşap palet, ahşap paletler
guava | guava/guavalar
sea-urchin | deniz kestanesi/deniz kestaneleri
steering-wheel | direksiyon/direksiyonlar
lighthouse-keeper | deniz feneri bekçisi/deniz feneri bekçileri, fener bekçisi, fenerci
lock-keeper | baraj bekçisi/baraj bekçileri, kanal bekçisi
bridge-keeper | köprü bekçisi/köprü bekçileri
`;

/** Names of the other ones, `picture | one/many`; their words stand in `nouns.ts` and `common-nouns/`. */
export const otherNames = `
water | su/=
wind | rüzgar/=
sand | kum/=
smoke | duman/=
mud | çamur/=
paper | kağıt/=
plastic | plastik/=
bin | çöp kutusu/çöp kutuları
stairs | merdiven/merdivenler
`;
