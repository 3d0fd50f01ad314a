/** English: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | brioche, brioches, sourdough, rye bread, garlic bread, cornbread
croissant | croissants, danish pastry
bagel | bagels
meatballs | croquette, croquettes, arancini, chicken nugget, kofta
samosa | samosa, samosas, spring roll, spring rolls, tortellini, empanada, empanadas, pasty, wontons, knish
crepe | crepe, crepes, latke, latkes, dosa, blini, hash brown
taco | tacos, tostada, tostadas, quesadilla, nachos, nacho, tortilla
burrito | burritos, fajita, enchilada, enchiladas
hamburgers | cheeseburgers, hamburgers, veggie burger
wurst | bratwurst, chorizo, salami, pepperoni, wiener, hotdogs, corn dog
drumstick | fried chicken, chicken wing, chicken wings, chicken leg, roast chicken
roast | roast meat, spare ribs, pork chop, lamb chop, roast beef
skewer | skewer, skewers, shish kebab, satay
borscht | borscht, gumbo, gazpacho, hotpot, chowder, oatmeal, gruel, pozole
biryani | korma, biryani, risotto, paella, jambalaya, couscous, fried rice, pilaf
lasagne | macaroni, penne, fettuccine, carbonara
sashimi | sashimi, maki, nigiri, sushi roll, sushi rolls
tempura | fried prawn, fried prawns
potato wedge | fish and chips, crisps, potato wedges, hash browns, onion ring
gingerbread man | gingerbread man, wafers, speculoos, crackers, biscotti
profiterole | muffins, cupcakes, profiterole, scone, scones, cake pop, madeleines
strudel | strudel, quiche, tarts, pecan pie, pumpkin pie
cheesecake | cake slice, trifle, cheesecakes, sponge cake, eclairs, mille-feuille, fruit cake
pudding | creme brulee, jelly dessert, blancmange, panna cotta, crème caramel, custards
sherbet | sorbet, sherbet, snow cone, granita
ice lolly | ice lollies, sundae, frozen yogurt, cornetto, gelatos
toffee | gumdrops, jelly beans, gummies, marshmallows, licorice, turkish delight
praline | chocolate bars, pralines, chocolate egg
gherkin | pickled cucumber, dill pickle, gourd
asparagus | asparagus, brussels sprout, artichoke, arugula, chard, collard, sauerkraut
cauliflower | cauliflowers, broccolis, romanesco
turnip | parsnips, radish, radishes
squash | butternut, butternut squash, halloween pumpkin, gourds
lentil | lentil, lentils, chickpea, chickpeas, soybean, baked beans, kidney bean, coffee bean, coffee beans
cashew | pistachio, pistachios, almonds, cashew, cashews, pecan, macadamia
peanut | groundnut
papaya | papaya, pomegranate, fig, figs, persimmon, lychee, passion fruit, dragon fruit, durian, jackfruit, rhubarb, starfruit, quince
cherry | cherry, sour cherry, lingonberry, rowan berry
cornflakes | cereals, cornflakes, muesli, granola, oats
yogurt | yoghurt, kefir, soy milk, lassi, buttermilk, horchata, whipped cream, oat milk, sour cream
cider | iced tea, cider, milk shake, soft drinks, energy drink, kombucha, kvass
cheddar | brie, halloumi, paneer, edam, roquefort, ricotta
spices | vanilla, curry powder, pepper mill, vinegar, mustard seed, cooking oil, stock cube
`;
