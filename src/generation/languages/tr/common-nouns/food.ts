/** Turkish: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | somun ekmek, ekmek somunu
croissant | kruvasan
bagel | halka simit
meatballs | köfteler, içli köfteler
samosa | sigara böreği, çiğ börek, su böreği
crepe | akıtma, mücver
taco | nachos
burrito | dürümler, tantuni
hamburgers | hamburgerler, burger
wurst | sosisler
drumstick | tavuk but, kızarmış tavuk, kanat ızgara
roast | kuzu budu, et parçası
skewer | çöp şiş, şiş kebap
borscht | mercimek, tarhana, yulaf lapası, işkembe
biryani | kuru fasulye pilav, kuskus
lasagne | erişteler, lazanya
sashimi | suşiler
tempura | karides tava, tempura
potato wedge | cips, patates cipsi
gingerbread man | gofret
profiterole | ekler, muffinler
strudel | elmalı turta
cheesecake | yaş pasta, revani
pudding | sütlaç, muhallebi, kazandibi
sherbet | bici bici, kar helvası, sorbe
ice lolly | külah dondurma
toffee | şekerlemeler, pişmaniye, jelibon, helva
praline | gofret çikolata
gherkin | salatalıklar
asparagus | enginar, kuşkonmaz, semizotu, roka, brüksel lahanası
cauliflower | karnabahar
turnip | havuçlar, turp, şalgam kökü
squash | balkabağı
lentil | nohut, mercimekler, bakla, barbunya
cashew | badem, antep fıstığı, palamut meşe, kestaneler
peanut | yerfıstığı
papaya | incir, ayva, trabzon hurması, papaya, dut meyvesi
cherry | kirazlar, vişne
cornflakes | mısır gevreği, müsli, yulaf
yogurt | yoğurt, kefir, krema, kaymak
cider | limonatalar, soğuk çay, meşrubat, hoşaf, boza
cheddar | kaşar, beyaz peynir, lor, hellim
spices | baharat, vanilya, sirke, kimyon, hardal, pul biber
`;
