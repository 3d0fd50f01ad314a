/** Russian: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | сдоба, ватрушка, сухарь
croissant | круассан
bagel | бублик
meatballs | крокеты
samosa | хинкали, самса
crepe | оладушек, сырник, сырники, драники, драник
taco | начос, лепёшка тако
burrito | шаверма
hamburgers | гамбургер
wurst | сарделька, шпикачка
drumstick | куриные ножки, жареная курица
roast | рёбрышки, буженина
skewer | шашлыки
borscht | бульон, похлёбка
biryani | плов, ризотто, кускус
lasagne | макароны
sashimi | роллы, сашими
tempura | темпура
potato wedge | чипсы
gingerbread man | печенька, вафли, козинак, крекер
profiterole | маффин, безе
strudel | штрудель
cheesecake | кусок торта, бисквит, чизкейк, медовик
pudding | желе, кисель, холодец
sherbet | сорбет, щербет, фруктовый лёд
ice lolly | пломбир, рожок мороженого
toffee | ириска, халва, карамелька
praline | батончик, трюфель конфета
gherkin | корнишон
asparagus | спаржа, артишок, капустный лист
cauliflower | брокколи
turnip | редис, редиска, редька
squash | тыковка
lentil | чечевица, нут, соя, боб
cashew | миндаль, фисташка, фундук, кешью
peanut | земляной орех
papaya | инжир, хурма, айва, папайя, ревень, личи
cherry | вишенка, черешня, рябина ягода
cornflakes | овсянка, кукурузные хлопья
yogurt | кефир, сметана, сливки, ряженка, соевое молоко, простокваша
cider | морс, сидр
cheddar | сырок, брынза, творог
spices | специи, пряности, ваниль, уксус
`;
