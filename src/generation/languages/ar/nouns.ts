/** Arabic: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | صديق, أصدقاء, صديقة
neighbour | جار, جيران
family | عائلة, أسرة
child | طفل, أطفال, ولد, أولاد
fisherman | صياد سمك
patient | مريض, مرضى
captain | قبطان
sailor | بحار, بحارة
driver | سائق
shopkeeper | بائع, صاحب المتجر
villager | قروي, قرويين
lifeguard | منقذ
owner | صاحب, مالك
visitor | زائر, زوار, زبون, زبائن
stranger | غريب, غرباء
messenger | رسول
survivor | ناجي, ناجين
grandchild | حفيد, أحفاد
mum | أم, ماما, أمه
dad | أب, بابا
people | ناس, أشخاص
piglet | خنزير صغير
calf | عجل
stork | لقلق
hornet | دبور, دبابير
locust | جرادة, جراد
heron | مالك الحزين
water | ماء, مياه
smoke | دخان
shadow | ظل, ظلال
wind | ريح, رياح
rain | مطر, أمطار
storm | عاصفة, عواصف
waterfall | شلال
wave | موجة بحر, أمواج
hill | تل, تلة
cave | كهف, مغارة
forest | غابة
meadow | مرج, مروج
field | حقل, حقول
swamp | مستنقع
mud | طين, وحل
sand | رمل, رمال
pond | بركة
puddle | بركة ماء
cliff | جرف, منحدر
shore | شاطئ, ساحل
sea | بحر
river | نهر
lake | بحيرة
mountain | جبل, جبال
island | جزيرة, جزر
street | شارع, شوارع
farm | مزرعة
roof | سطح, سقف
station | محطة
village | قرية
city | مدينة
base | قاعدة
playground | ملعب
market | سوق
museum | متحف
restaurant | مطعم, مقهى
cellar | قبو
tunnel | نفق, أنفاق
stable | إسطبل, حظيرة
burrow | جحر, وكر
beehive | خلية نحل, خلية
anthill | بيت النمل
bin | سلة المهملات, حاوية, حاويات
shelf | رف, رفوف
well | بئر
paper | ورق
carpet | سجادة
screw | برغي, مسامير
hose | خرطوم
spring | نابض
plastic | بلاستيك
metal | معدن
block | مكعبات, كتلة
cube | مكعب
number | رقم, أرقام, عدد, أعداد
word | كلمة, كلمات
question | سؤال, أسئلة
letter | حرف, حروف
medicine | دواء, أدوية
domino | دومينو
towel | منشفة
wind turbine | توربينات
solar panel | لوح شمسي, ألواح شمسية
traffic light | إشارة المرور
button | زر, أزرار
saw | منشار
rifle | بندقية
crumb | فتات
pollution | تلوث
darkness | ظلام
throne | عرش
tray | صينية
kitchen | المطبخ, مطبخ
bathroom | الحمام, غرفة الحمام
bedroom | غرفة النوم, غرفة نوم
living room | غرفة الجلوس, غرفة المعيشة
classroom | الفصل الدراسي, غرفة الصف
attic | العلية
`;
