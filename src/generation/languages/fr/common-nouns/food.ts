/** French: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | miche, pain au lait
croissant | pain au chocolat, chouquette
bagel | bagels
meatballs | boulette de viande, croquette, croquettes, accras
samosa | nem, nems, samoussa, ravioles
crepe | blini, gaufrette bretonne
taco | tacos mexicains, nachos, quesadilla
burrito | burritos, fajitas, wrap au poulet
hamburgers | burgers
wurst | merguez, chorizo, knacki
drumstick | poulet rôti, aile de poulet, poulet frit
roast | travers de porc, gigot, jambonneau
skewer | brochette, brochettes
borscht | pho
biryani | couscous, paella, risotto, blanquette
lasagne | coquillettes, macaronis, nouilles sautées
sashimi | sushis, makis, sashimi
tempura | tempura, crevette frite
potato wedge | frite, pommes frites
gingerbread man | speculoos, gaufrette, petit-beurre
profiterole | muffins, financier gâteau, chou à la crème
strudel | quiche, tartelette, clafoutis
cheesecake | charlotte, mille-feuille, fraisier, forêt-noire
pudding | crème brûlée, crème caramel, île flottante
sherbet | sorbets
ice lolly | esquimau glacé, crème glacée
toffee | caramels, réglisse, dragée, dragées, chamallow, friandise
praline | tablette de chocolat, praline, pralines
gherkin | cornichons
asparagus | asperge, asperges, artichaut, blette
cauliflower | chou-fleur, choux-fleurs, brocolis
turnip | radis, panais
squash | courge, potimarron
lentil | lentille, pois chiche, pois chiches, fève, fèves
cashew | amande, amandes, pistache, marron chaud
peanut | cacahuète
papaya | papaye, figue, figues, litchi, coing, kaki, rhubarbe, fruit de la passion
cherry | griotte
cornflakes | corn-flakes, muesli, flocons d'avoine
yogurt | yaourts, yogourt, crème fraîche, chantilly, lait de soja
cider | cidre, boisson, diabolo menthe, thé glacé
cheddar | brie, roquefort, comté, raclette
spices | épices, vanille, vinaigre, safran
`;
