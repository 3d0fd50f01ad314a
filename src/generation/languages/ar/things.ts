/** Arabic: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | فارس, فرسان, محارب
pirate | قرصان, قراصنة
viking | فايكنغ
samurai | ساموراي
gladiator | مصارع روماني
archer | رامي السهام
soldier | جندي, جنود
cowboy | راعي البقر, رعاة البقر
dwarf | قزم, أقزام
scarecrow | فزاعة
mummy | مومياء
skeleton | هيكل عظمي, هياكل عظمية
slime | مخلوق لزج
cave-goblin | عفريت, عفاريت
orc | أورك
golem | غولم
yeti | يتي
minotaur | مينوتور
hydra | هيدرا
kraken | كراكن
demon | شيطان, شياطين
mech | روبوت عملاق
cyborg | سايبورغ
drone | طائرة مسيرة, درون
tank | دبابة, دبابات
turret | برج دفاعي
cannon | مدفع, مدافع
catapult | منجنيق
starship | سفينة فضاء, سفينة فضائية, مركبة فضائية
starfighter | مقاتلة فضائية
enemy-starship | سفينة العدو, سفن الأعداء
space-station | محطة فضائية
asteroid | كويكب, كويكبات, الكويكبات
submarine | غواصة
pirate-ship | سفينة قراصنة
walrus | فظ
narwhal | كركدن البحر
piranha | بيرانا
capybara | كابيبارا
treasure-chest | كنز, كنوز, الكنز, الكنوز, صندوق كنز
sword | سيف, سيوف
spear | رمح, رماح
flying-arrow | سهم, سهام
shuriken | شوريكن
spike-trap | أشواك حديدية
saw-blade | منشار دائري
sea-mine | لغم, ألغام
energy-orb | كرة طاقة
portal | بوابة سحرية
lava | حمم, حمم بركانية
golf-ball | كرة جولف, كرات جولف
snowball | كرة ثلج, كرات ثلج
ruby | ياقوت, ياقوتة
emerald | زمرد, زمردة
diamond | ألماس, ألماسة
gold-bar | سبيكة ذهب, سبائك ذهب
potion | جرعة, جرعات سحرية
cauldron | مرجل
crate | صندوق خشبي, صناديق خشبية
trampoline | ترامبولين
laser-bolt | ليزر
cannonball | قذيفة مدفع
blue-potion | جرعة زرقاء
green-potion | جرعة خضراء, سم
`;

export const commonThings = `
person | إنسان, الإنسان
fridge | ثلاجة
toaster | محمصة
stove | فرن
washing-machine | غسالة
vacuum-cleaner | مكنسة كهربائية
fire-hydrant | صنبور إطفاء
calculator | آلة حاسبة
pillow | وسادة
table | طاولة
lighthouse | منارة
windmill | طاحونة
cheese-wheel | قرص جبن, أقراص جبن, عجلة جبن
igloo | كوخ ثلجي, إغلو, بيت جليدي
shovel | مجرفة
traffic-cone | قمع مروري, أقماع مرورية, مخروط مروري
barrel | برميل
fence | سياج
bush | شجيرة, شجيرات
blender | خلاط
pipe | أنبوب, أنابيب
surfboard | لوح تزلج, لوح ركوب الأمواج, ألواح تزلج
mole | خلد
armadillo | مدرع, أرماديلو, آكل النمل الحرشفي
seahorse | فرس البحر, حصان البحر, أفراس البحر
starfish | نجم البحر, نجمة البحر, نجوم البحر
dust-bunny | غبار
passenger | ركاب, راكب, سياح, زبائن
postbox | صندوق بريد
hole | حفرة, حفر
old-woman | جدة, الجدة
old-man | جد, الجد
woman | أم
man | أب
boy | ولد
girl | بنت
child | طفل
baby | رضيع
firefighter | إطفائي, رجل إطفاء
person-playing-handball | حارس مرمى, لاعب كرة
person-biking | راكب دراجة
person-running | عداء
person-swimming | غواص
boxing-glove | ملاكم
detective | جاسوس
postman | ساعي البريد
lawyer | محامي
waiter | نادل
baker | خباز
plumber | سباك
miner | عامل منجم
dentist | طبيب أسنان
singer | مغني
person-with-veil | عروس
blackbird | غراب, غربان
bird | حمامة, نورس, عصفور
lizard | حرباء
leopard | فهد, نمر أسود
cricket | جرادة
microbe | خلية, جرثومة
comet | نيزك, نيازك
cyclone | ثقب أسود, بوابة
milky-way | مجرة
full-moon | قمر
ice | جبل جليدي
droplet | قطرة, قطرات
oil-drum | زيت
pile-of-poo | براز
mouse-trap | مصيدة
goal-net | شبكة
knot | حبل
chains | قفص, سلسلة
headstone | قبر
leaf-fluttering-in-wind | ورقة شجر, أوراق شجر
four-leaf-clover | برسيم
herb | عشب
wood | غصن, خشب
blueberries | توت
tangerine | برتقالة
glass-of-milk | حليب
cup-with-straw | عصير
hot-beverage | كوب
soft-ice-cream | آيس كريم
leafy-green | ملفوف
coconut | تمر, التمر, تمور
rock | فحم
gem-stone | جوهرة, جواهر
coin | عملات, نقود, ذهب, عملة
scroll | لفافة
world-map | خريطة
chess-pawn | شطرنج
lollipop | مصاصة
triangular-flag | علم, أعلام
sports-medal | ميدالية
performing-arts | قناع
teddy-bear | دمية, ألعاب أطفال
television | تلفاز
camera | كاميرا
electric-plug | كابل
fire | نار, لهب, حريق
light-bulb | مصباح
kimono | عباءة
shield | درع
sewing-needle | إبرة, مسمار
artist-palette | طلاء
broom | مكنسة
seedling | طحلب
canned-food | علبة
bottle-with-popping-cork | زجاجة, زجاجات
lotion-bottle | كاتشب, رذاذ
thong-sandal | شبشب, نعال
rolled-up-newspaper | جريدة
shopping-cart | عربة
police-officer | شرطي, شرطة
guard | حارس, حراس, الحراس
person-mage | ساحر, سحرة
oyster | محار
seal | فقمة
office-building | ناطحة سحاب
construction | حاجز
delivery-truck | شاحنة قمامة
tractor | جرار
princess | بياض الثلج, سندريلا
`;

export const gameThings = `
mask:monster | وحش, وحوش
microbe | فيروس, جراثيم
person-zombie | زومبي
ninja | نينجا
guard | حارس
person-mage | ساحر
woman-mage | ساحرة
person-fairy | جنية
person-with-crown | ملك, ملكة
princess | أميرة
prince | أمير
person-merpeople | حورية البحر
person-vampire | مصاص دماء
person-superhero | بطل خارق, بطل
person-supervillain | لص, شرير, لصوص
skull | جمجمة
ghost | شبح, أشباح
detective | محقق, مستكشف, جاسوس
hunter | صياد
astronaut | رائد فضاء, رائد الفضاء
cook | طباخ, طاهي, شيف
teacher | معلم, أستاذ
librarian | أمين المكتبة
office-worker | موظف, تاجر, رجل أعمال
farmer | مزارع, فلاح
gardener | بستاني
shepherd | راعي, راعي الغنم
mechanic | ميكانيكي
plumber | سباك
construction-worker | عامل بناء
miner | عامل منجم
police-officer | شرطي, شرطة
baby-angel | ملاك
alien | فضائي, كائن فضائي, فضائيين, الفضائيين
alien-monster | غزاة
flying-saucer | طبق طائر, صحن طائر
comet | نيزك, نيازك, النيازك
star | نجمة, نجوم, النجوم, نجم
ringed-planet | كوكب, كواكب
coin | عملة, عملات, ذهب, نقود, قطع نقدية, عملات ذهبية, الذهب
gem-stone | جوهرة, جواهر, الجواهر, مجوهرات, كريستال
key | مفتاح, مفاتيح, المفاتيح
red-heart | قلب, قلوب, القلوب
crown | تاج
axe | فأس
dagger | خنجر
bow-and-arrow | قوس
sparkles | سحر, تعويذة
high-voltage | برق, طاقة
fire | كرة نارية, نار, لهب
bomb | قنبلة, قنابل, القنابل
rock | صخرة, صخور, حجر, الصخور, حجارة
cactus | صبار, أشواك
package | صندوق, صناديق, طرد
wrapped-gift | هدية, هدايا, الهدايا
brick | طوب, جدار
locked | باب, أبواب
hamster | هامستر, خنزير غينيا
chipmunk | سنجاب
chestnut | جوز, بندق, كستناء, المكسرات
seal | فقمة
shark | قرش, أسماك القرش, القرش
mouse | فأر, فئران, الفئران
cheese-wedge | جبن, الجبن, جبنة
fish | سمك, سمكة, أسماك, الأسماك, السمك
automobile | سيارة, سيارات, السيارات
racing-car | سيارة سباق
delivery-truck | شاحنة, شاحنات, الشاحنات
ship | سفينة, قارب, سفن
cloud | سحابة, غيوم, سحاب
snowflake | ندفة ثلج
snowman | رجل ثلج, رجل الثلج
white-circle | لؤلؤة, لآلئ, فقاعات
spiral-shell | صدفة, أصداف, صدف
jack-o-lantern | يقطين, قرع
candy | حلوى, حلويات, الحلوى
red-apple | تفاحة, تفاح, فاكهة, فواكه, التفاح, الفواكه
carrot | جزر, جزرة, خضار, الجزر, خضروات
strawberry | فراولة, توت, الفراولة
mushroom | فطر, الفطر
hot-beverage | قهوة, شاي, القهوة
books | كتاب, كتب, الكتب
bug | يرقة, دودة كتب
worm | دودة, ديدان
lady-beetle | دعسوقة
honeybee | نحلة, نحل, دبور, النحل, دبابير
honey-pot | عسل, العسل, رحيق
blossom | زهرة, زهور, الزهور, أزهار
seedling | بذرة, بذور, نبات, نباتات
evergreen-tree | شجرة, أشجار, الأشجار, جذوع
sheaf-of-rice | قش, قمح, بالات القش, تبن
broom | مكنسة, مكنسة كهربائية, مكانس
flashlight | مصباح يدوي
basket | سلة, سلال
beach-with-umbrella | مظلة شاطئ, مظلات الشاطئ
coconut | جوز الهند, تمر, التمر, تمرة
hot-pepper | فلفل حار, الفلفل
pizza | بيتزا
chart-increasing | أسهم, رسم بياني
drop-of-blood | دم, دماء
baby-chick | كتكوت, كتاكيت
chicken | دجاجة, دجاج, الدجاجة
t-rex | ديناصور, ديناصورات, الديناصورات
dragon | تنين, تنانين, التنين
cat | قط, قطة, قطط, القطط, قطط صغيرة
dog | كلب, كلاب, جرو, الكلاب
wolf | ذئب, ذئاب, الذئاب
rabbit | أرنب, أرانب, الأرنب
fox | ثعلب, ثعالب, الثعلب
bear | دب, دببة, الدب
frog | ضفدع, ضفادع, الضفدع
snail | حلزون
bird | طائر, طيور, عصفور, الطيور, نورس
snake | ثعبان, أفعى, ثعابين
snow-capped-mountain | جبل, جبال
house | بيت, منزل, البيت, المنزل
castle | قلعة, قصر, برج
fishing-pole | صنارة
goblin | غول
robot | روبوت, روبوتات, الروبوت
wheel | عجلة, إطارات
leafy-green | ورقة شجر, أوراق الشجر, خس
bucket | دلو, قمامة
scorpion | عقرب, عقارب, العقارب
paw-prints | حيوان, حيوانات, الحيوانات
musical-notes | نوتات
santa-claus | بابا نويل, سانتا
eagle | نسر, صقر, نسور
owl | بومة
bat | خفاش, خفافيش
spider | عنكبوت, عناكب
turtle | سلحفاة, سلاحف
horse | حصان, أحصنة, خيول
monkey | قرد, قرود, القرد
parrot | ببغاء, طوقان
wood | جذع, جذوع
couch-and-lamp | أريكة, أثاث
tanabata-tree | خيزران
cucumber | خيار, كوسة
raccoon | راكون
hamster | خلد
hedgehog | قنفذ
canoe | زورق
cookie | بسكويت
teapot | إبريق
llama | لاما
dodo | نعامة
sauropod | ديناصور عشبي
badger | غرير
deer | غزال
flamingo | نحام
hut | كوخ
ice | مكعب ثلج
butterfly | فراشة
lady-beetle | يراعة
red-paper-lantern | فانوس, فوانيس
dango | دانغو
fish | سمكة ذهبية
lotus | زنبق الماء
brown-mushroom | كمأة
delivery-truck | شاحنة نقل
wastebasket | سلة المهملات
office-worker | سياسي
anchor | مرساة, رصيف, ميناء
balloon | بالون, منطاد
steaming-bowl | حساء
ogre | غول
`;

export const everydayThings = `
roll-of-paper | ورق تواليت, ورق حمام
`;
