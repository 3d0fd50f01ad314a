/** Ukrainian: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | сухар
croissant | рогалик
bagel | бублики, сушка
meatballs | тефтелі, фрикаделька, галушка
samosa | чебурек, манти, хінкалі
crepe | деруни, дерун, сирник, сирники
taco | начос
burrito | бурито
hamburgers | гамбургер
wurst | сарделька
drumstick | куряча ніжка, курячі ніжки, смажена курка
roast | реберця, окіст, шматок сала
skewer | шашлики
borscht | каша, бульйон, капусняк
biryani | плов, різото, кускус
lasagne | лазанья, вермішель
sashimi | роли суші, сашимі
tempura | темпура
potato wedge | чипси
gingerbread man | печенько, пряник, пряники, вафлі, медівничок
profiterole | еклер
strudel | штрудель, шарлотка, пляцок
cheesecake | шматок торта, бісквіт, чізкейк, медівник
pudding | желе, кисіль, холодець
sherbet | сорбет, фруктовий лід
ice lolly | ескімо, пломбір, ріжок морозива
toffee | іриска, мармелад, зефір, халва, пастила
praline | батончик
gherkin | огірок
asparagus | спаржа, артишок
cauliflower | броколі
turnip | морквинка, редиска, редька
squash | гарбуз
lentil | сочевиця, нут
cashew | мигдаль, фісташка, фундук
peanut | арахіс
papaya | інжир, хурма, айва, папая, ревінь
cherry | вишенька, калина
cornflakes | пластівці, мюслі, вівсянка
yogurt | йогурт, кефір, сметана, вершки, ряжанка
cider | газованка, морс, сидр
cheddar | бринза, моцарела, сирок
spices | спеції, прянощі, ваніль, оцет, гірчиця
`;
