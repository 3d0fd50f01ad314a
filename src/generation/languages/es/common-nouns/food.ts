/** Spanish: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | hogaza, bolillo, concha pan
croissant | cuernito
bagel | rosca de pan, bagels
meatballs | croqueta, croquetas
samosa | rollito de primavera
crepe | crepe, crepa, filloa
taco | tacos, quesadilla, tostada, nachos, taquito
burrito | burritos, fajitas, enchilada, enchiladas
hamburgers | hamburguesa
wurst | salchichón, pancho, completo italiano
drumstick | pollo frito, alita, alitas, pollo asado
roast | costilla, costillas, asado de tira, jamón serrano pata
skewer | brochetas, pincho moruno, anticucho
borscht | puchero, pozole, lentejas
biryani | arroz con pollo, risotto, gallo pinto
lasagne | macarrones, tallarines
sashimi | rollo de sushi, makis, nigiris
tempura | camarón frito, gamba rebozada
potato wedge | papa frita
gingerbread man | polvorón, alfajor, alfajores, mantecado, barquillo, rosquilla de anís
profiterole | magdalenas, muffin, panquecito, bollito
strudel | empanada gallega, quiche, tartaleta
cheesecake | pastelito, bizcocho, pastel de tres leches, milhojas, flan de queso
pudding | natillas, gelatina, dulce de leche, crema catalana
sherbet | granizado, sorbete
ice lolly | polo de hielo
toffee | gominola, turrón, chuches, regaliz
praline | chocolatina, chocolatinas, bombón, bombones
gherkin | pepinillos
asparagus | acelga, alcachofa, espárrago, espárragos
cauliflower | coliflores, brócolis
turnip | rábano
squash | zapallo, auyama, ayote
lentil | judía, alubia, garbanzo, garbanzos, lenteja, poroto
cashew | almendra, almendras, pistacho
peanut | maní, cacahuate, cacahuates
papaya | papaya, higo, higos, maracuyá, membrillo, guanábana, pitahaya
cherry | guinda, capulín
cornflakes | cereales, avena, papilla
yogurt | yogures, leche de soja, crema batida
cider | refrescos, granizada, agua fresca, sidra, batida
cheddar | requesón, queso fresco
spices | especias, vainilla, pimentón, vinagre, comino, azafrán
`;
