/** Portuguese: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | pão francês, broa, pães de queijo, brioche
croissant | croassã
bagel | bagels
meatballs | acarajé, bolinho de bacalhau, croquete
samosa | empadinha, rissole, rolinho primavera, esfiha
crepe | crepe, tapioca recheada
taco | nachos, quesadilla
burrito | burritos, enchilada, tapioca enrolada
hamburgers | hambúrgueres, x-burguer
wurst | chouriço, calabresa
drumstick | frango frito, frango assado, asinha de frango
roast | costela de boi, costelinha, pernil
skewer | espetinho, churrasquinho, espeto de carne
borscht | macarrão instantâneo
biryani | risoto, arroz com feijão, cuscuz, baião de dois
lasagne | talharim
sashimi | temaki, rolinho de sushi
tempura | camarão frito
potato wedge | batata frita
gingerbread man | sequilho
profiterole | bolinhos, brigadeirão, muffin, pastel de nata, pastéis de nata
strudel | empadão, quiche, torta de maçã
cheesecake | pavê, torta de limão, rocambole, bolo de rolo
pudding | pudins, gelatina, mousse de maracujá
sherbet | sorbet, geladinho, sacolé
ice lolly | casquinha
toffee | paçoca, cocada, jujuba, jujubas, doce de leite, docinho, guloseima
praline | bombom, bombons, trufa de chocolate
gherkin | chuchu
asparagus | aspargo, alcachofra, agrião
cauliflower | couve-flor, brócolos
turnip | rabanete
squash | jerimum, moranga
lentil | lentilha, grão-de-bico, soja
cashew | amêndoa, pistache, castanha de caju
peanut | amendoins
papaya | mamão, romã, figo, caqui, maracujá, jaca, caju, açaí, acerola, pitaya
cherry | cerejas, pitanga
cornflakes | cereais, aveia, granola, flocos de milho
yogurt | iogurtes, coalhada, leite de soja, chantili, creme de leite
cider | refri, caldo de cana, mate gelado, cidra
cheddar | requeijão, mussarela, queijo coalho, catupiry
spices | canela, tempero, temperos, baunilha, vinagre, farofa, dendê, fermento
`;
