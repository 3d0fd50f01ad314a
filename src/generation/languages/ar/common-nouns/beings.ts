/** Arabic: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | راقصة فلامنكو, راقصة باليه
bridesmaid | وصيفة العروس
angler | صياد السمك, صيادة, المراكبي
gondolier | جندولي, مجدف
lumberjack | حطاب, الحطاب
foreman | عامل بناء
sculptor | نحات, رسامة
astronomer | كيميائي, عالم أحياء
hacker | مخترق, هاكر
caretaker | حداد الأقفال, فني, عامل صيانة
confectioner | حلواني, طباخة, فران
optician | قابلة, مسعف
receptionist | أمين الصندوق, موظفة
croupier | موزع الورق, دلال المزاد
linesman | الحكم, حكم الراية
striker | مهاجم
bowler | رامي الكرة, ضارب الكرة
tennis player | لاعب تنس, لاعبة تنس
golfer | لاعب غولف
gymnast | لاعب جمباز, بهلوان, لاعبة جمباز
weightlifter | المصارع
sprinter | عداءة, رياضي
ice skater | متزلجة على الجليد, متزلج على الجليد
juggler | لاعب الخفة
street musician | عازفة, مغنية, عازف كمان
shepherdess | فلاحة, راعية
cameraman | مصور تلفزيوني, المصور
film director | شاعر
magistrate | قاضية
constable | شرطية, شرطي المرور
bouncer | حارس ليلي, الحارس الليلي
pickpocket | نشال, مهرب, قاطع طريق
stepsister | ابنة عمي, ابنة خالي, أختي الصغيرة
stepbrother | أخي الصغير
godmother | خالتي, عمتي
godfather | خالي, عمي
great-grandma | جدة
great-grandpa | الجد
teenager | مراهق, مراهقة, زميل السكن
duchess | إمبراطورة, دوقة
emperor | إمبراطور, فرعون, خليفة
jester | المهرج, بهلول
bullfighter | مصارع الثيران, منظف المداخن
cosmonaut | رواد الفضاء
airman | مضيفة طيران, الطيار
squire | الفارس
nomad | بدوي, متسول, يتيم, مستأجر, بائع متجول
street sweeper | خادمة, خادم
taxi driver | سائق تاكسي, سائق الحافلة, سائق شاحنة, سائق القطار
usher | مرشد سياحي, بائع التذاكر
cobbler | إسكافي, نساج, بائع الزهور, صائغ
orchestra | متفرجين, حشد
djinn | الجني
troll | عملاق, الغول
leshy | أبو رجل مسلوخة, الغولة
kappa | سلعوة, نداهة
baba yaga | مشعوذة, عرافة
tooth fairy | جنية الأسنان, حورية
selkie | عروسة البحر
kobold | عفريت صغير, غوبلن
leprechaun | قزم
reaper | ملك الموت
wraith | روح شريرة
ghoul | زومبي
antelope | ظبي, وعل
lynx | وشق, نمر مرقط, بوما
jackal | ابن آوى, ضبع
sheepdog | كلب صغير, كلب حراسة, كلب الراعي
tabby | هرة, قط الشارع
pullet | دجاجات
cockerel | الديك
quail | سمان, حجل, قبرة
pelican | بجعة, كركي
jay | غراب
budgie | كوكاتو
osprey | حدأة
catfish | سمكة قط, سمك القد, بلطي
moray eel | أنقليس, أصلة
porpoise | أوركا
stingray | سمكة راي, سمكة أبو سيف
sea anemone | شقائق النعمان, علقة, خيار البحر
prawn | قريدس, ربيان
cockle | بلح البحر
cuttlefish | سبيدج
dragonfly | يعسوب
firefly | خنفساء منقطة
weevil | نمل أبيض, بق الفراش, جعران
gnat | بعوض
roach | صرصور
millipede | دودة القز, حشرة
stick insect | صرصار الليل, فرس النبي
vole | فأر
stoat | نمس, سرقاط
guanaco | لاما
cassowary | نعام, إيمو
pterodactyl | زاحف مجنح
stegosaur | ترايسيراتوبس, ديناصور طويل الرقبة
`;
