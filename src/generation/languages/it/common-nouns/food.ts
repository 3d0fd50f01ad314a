/** Italian: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | brioche, panino al latte, grissino, grissini
croissant | cornetto
bagel | ciambella salata, tarallo, taralli
meatballs | supplì, crocchetta
samosa | tortellino, panzerotto, agnolotti
crepe | crêpe, crespella, farinata
taco | nachos, tortilla messicana
burrito | piadina arrotolata
hamburgers | panino con hamburger
wurst | salame
drumstick | pollo arrosto, pollo fritto, aletta di pollo
roast | costoletta
skewer | spiedino, spiedini, arrosticini
borscht | vellutata
biryani | risotto, cuscus, paella
lasagne | tagliatelle, fusilli, orecchiette, penne, rigatoni
sashimi | sashimi, maki, rotolino di sushi
tempura | frittura
potato wedge | patatina
gingerbread man | savoiardo, cantuccio, amaretto biscotto, frollino
profiterole | muffin, bignè, pasticcini, babà
strudel | torta salata, strudel, quiche, sbrisolona
cheesecake | millefoglie, zuppa inglese, pan di spagna
pudding | budini, panna cotta, semifreddo
sherbet | granite, sorbetto, grattachecca
ice lolly | gelato
toffee | torrone, liquirizia, gelatina di frutta, gommosa, gianduiotto
praline | cioccolatino, barretta, pralina
gherkin | cetriolino
asparagus | asparago, asparagi, carciofo, radicchio, rucola
cauliflower | cavolfiori
turnip | ravanello
squash | zucca
lentil | lenticchia, lenticchie, cece, ceci, fava
cashew | mandorla, pistacchio
peanut | arachide
papaya | melagrana, fico d'india, papaya, cachi, melograno, mela cotogna
cherry | amarena
cornflakes | fiocchi d'avena, muesli
yogurt | panna montata, latte di soia, kefir, frullato
cider | bibite, chinotto bibita, sidro
cheddar | ricotta
spices | spezie, vaniglia, aceto, zafferano
`;
