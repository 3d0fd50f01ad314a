/** Dutch: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | kadetje, beschuit, roggebrood
croissant | croissantje, croissants
bagel | bagels, krakeling
meatballs | bitterbal, bitterballen, kroket, kroketten, poffert
samosa | loempia, saucijzenbroodje, pasteitje, samosa
crepe | poffertje, poffertjes
taco | taco's, nacho's
burrito | burrito's
hamburgers | cheeseburger
wurst | rookworst
drumstick | gebraden kip, kippenvleugel
roast | spareribs, braadstuk
skewer | saté, satéstokje
borscht | havermout
biryani | nasi goreng, rijsttafel, risotto, couscous
lasagne | lasagne
sashimi | sashimi, maki
tempura | tempura
potato wedge | patatje, frites
gingerbread man | speculaas, kruidnoot, taaitaai
profiterole | cakeje, muffins, tompouce, moorkop
strudel | quiche
cheesecake | taartpunt, slagroomtaart, kwarktaart
pudding | gelatinepudding
sherbet | waterijs, sorbet, slush
ice lolly | ijslolly, waterijsje, hoorntje
toffee | spekje, toffee, zuurtje, lolly snoep
praline | bonbon, chocolaatje, reep chocolade
gherkin | komkommer
asparagus | asperge, spruitje, spruitjes, andijvie
cauliflower | bloemkolen, broccoliroosje
turnip | wortels, worteltje, radijs, radijsje, pastinaak
squash | pompoen
lentil | linzen, kikkererwt, tuinboon
cashew | pistache
peanut | pinda
papaya | papaja, granaatappel, vijg, vijgen, kweepeer, lychee, rabarber
cherry | rode bes
cornflakes | havervlokken
yogurt | yoghurt, slagroom, karnemelk, sojamelk, kwark
cider | ijsthee, cider
cheddar | kaasjes, kaasblokje, brie, edammer
spices | kruiden, specerij, vanille, azijn, mosterd
`;
