/** Arabic: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | صمون, كعك بالسمسم, سميط
croissant | كرواسون
bagel | بيغل, كعكة السمسم
meatballs | كرات اللحم, كبة
samosa | سمبوسك
crepe | فطائر محلاة
taco | ناتشوز
burrito | بوريتو
hamburgers | همبرجر
wurst | نقانق
drumstick | دجاج مشوي, دجاج مقلي
roast | لحم مشوي
skewer | شيش طاووق, أسياخ لحم
borscht | عصيدة
biryani | برياني, كسكس, مندي, مقلوبة
lasagne | سباغيتي, لازانيا
sashimi | سوشي
tempura | تمبورا, روبيان مقلي
potato wedge | بطاطا مقلية, شيبس
gingerbread man | كوكيز, غريبة
profiterole | مافن, بيتي فور, كنافة
strudel | فطيرة التفاح, تارت
cheesecake | قطعة كيك, تشيز كيك, بسبوسة
pudding | مهلبية, رز بلبن
sherbet | آيس مجروش, سوربيه
ice lolly | جيلاتي
toffee | حلوى الحلقوم, مارشميلو, نوغا, بقلاوة
praline | شوكولاتة
gherkin | خيارة, كوسا
asparagus | خرشوف, هليون, سلق
cauliflower | زهرة القرنبيط
turnip | فجل, لفت
squash | قرعة
lentil | حمص, عدس, لوبيا
cashew | فستق, كاجو
peanut | فول سوداني
papaya | رمان, بابايا, تين شوكي, سفرجل
cherry | كرزة
cornflakes | كورن فليكس, شوفان, رقائق الذرة
yogurt | زبادي, قشطة, لبن رائب, عيران
cider | ليموناضة, كولا, تمر هندي
cheddar | جبن أبيض, موزاريلا
spices | بهارات, فانيليا, كمون, زعفران, هيل
`;
