/** Indonesian: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | roti manis, cakwe
croissant | kroisan, roti sabit
bagel | donat asin
meatballs | pentol, kroket
samosa | pastel goreng, dimsum, risol
crepe | dadar gulung, kue dadar
taco | nachos
burrito | kebab gulung
hamburgers | burger
wurst | corn dog, sosis bakar
drumstick | ayam goreng, sayap ayam, ayam bakar
roast | iga bakar, sate kambing
skewer | satai, cilok
borscht | bubur, mi ayam, mie ayam, mi instan, seblak, sayur asem
biryani | nasi goreng, nasi padang, nasi uduk, nasi kuning, gudeg
lasagne | makaroni, mi goreng, bihun, kwetiau
sashimi | sashimi
tempura | tempura
potato wedge | keripik, keripik kentang, kerupuk
gingerbread man | nastar, kukis, wafer
profiterole | bolu, kue cubit, sus
strudel | pai apel, pai susu
cheesecake | potongan kue, bolu gulung
pudding | agar-agar, jeli, bubur sumsum
sherbet | es campur, cendol, es teler, es doger
ice lolly | es lilin, es mambo, gelato
toffee | permen karet, gulali, dodol, permen jeli, manisan
praline | cokelat batang
gherkin | mentimun
asparagus | asparagus
cauliflower | bunga kol
turnip | lobak
squash | labu kuning, waluh
lentil | kacang hijau, kedelai, kacang panjang
cashew | kacang mete, kacang almond
peanut | kacang kulit
papaya | pepaya, delima, durian, rambutan, manggis, salak, nangka, sirsak, buah naga
cherry | buah ceri
cornflakes | bubur gandum
yogurt | yogurt, yoghurt, susu kedelai, krim, susu kental manis
cider | soda gembira, wedang, es kelapa
cheddar | keju mozarela
spices | vanili, cuka, kunyit, sambal, terasi
`;
