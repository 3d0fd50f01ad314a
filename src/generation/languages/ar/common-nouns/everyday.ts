/** Arabic: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | زبون, زبائن, الزبائن, للزبائن, عميل
guest | ضيف, ضيوف, الضيوف
boy | ولد, أولاد, صبي
girl | بنت, بنات, فتاة, فتيات
man | رجل, رجال
woman | امرأة, نساء, سيدة
baby | رضيع, طفل رضيع
grandmother | جدة, الجدة, جدتي, تيتا
grandfather | الجد, جدو
aunt | خالة, عمة
uncle | عمو, الخال
brother | أخ, إخوة, شقيق
sister | أخت, أخوات
father-in-law | حمي, والد زوجتي, والد زوجي, زوج أمي
mother-in-law | حماتي, حماة, والدة زوجتي, زوجة أبي
brother-in-law | نسيبي, صهري
sister-in-law | سلفتي, زوجة أخي
cousin | ابن عمي, ابن خالي, بنت عمي
nephew | ابن أخي, ابن أختي
niece | ابنة أخي, ابنة أختي
neighbour | جار, جاري, جارنا, الجيران
student | تلميذ, تلاميذ, تلميذة, طالب, طلاب, طالبة
teacher | معلم, معلمة, مدرس, مدرسة علوم, أستاذ
postman | ساعي البريد, ساعي
plumber | سباك, سمكري
mechanic | ميكانيكي
electrician | كهربائي
bricklayer | عامل بناء, عمال البناء
carpenter | نجار
gardener | بستاني, جنايني
baker | خباز
butcher | جزار, لحام
waiter | نادل, جرسون, نادلة
nurse | ممرضة, ممرض, ممرضات
doctor | طبيب, دكتور, طبيبة, أطباء
dentist | طبيب أسنان
hairdresser | حلاق
cleaner | عامل نظافة, زبال, كناس
courier | عامل توصيل, ساعي توصيل
cyclist | راكب دراجة, دراج
pedestrian | مشاة, المشاة, المارة
tourist | سائح, سياح, السياح
cashier | كاشير, محاسب
librarian | أمين المكتبة
lawyer | محامي
goalkeeper | حارس مرمى, حارس المرمى
footballer | لاعب كرة, لاعب كرة قدم
thief | لص, لصوص, اللصوص, حرامي, حرامية
guard | حارس, حراس, الحراس
hunter | صياد وحوش, قناص
king | ملك, الملك, سلطان
queen | ملكة, الملكة
magician | ساحر, سحرة
clown | مهرج, مهرجين
priest | إمام, شيخ, كاهن
warrior | محارب, محاربين, فارس
bride | عروس, عروسة
dancer | راقصة
musician | موسيقي, عازف
wrestler | مصارع
homework | واجب, واجبات, الواجبات, واجب منزلي, واجبات منزلية
eraser | ممحاة, محاية, ممحايات
ruler | مسطرة
pencil | قلم رصاص, أقلام, أقلام رصاص
pen | قلم, قلم حبر
notebook | دفتر, دفاتر, كراسة
book | كتاب, الكتب
textbook | كتاب مدرسي, كتب مدرسية
schoolbag | حقيبة مدرسية, شنطة
blackboard | سبورة
glue | صمغ, غراء
chalk | طباشير
dictionary | قاموس
pillow | وسادة, وسائد, الوسائد, مخدة, مخدات
blanket | بطانية, لحاف
bed | سرير
chair | كرسي, كراسي
table | طاولة, طاولات, مكتب خشبي
sofa | كنبة, أريكة
lamp | مصباح, مصابيح, لمبة
exit | مخرج, المخرج, باب الخروج
window | نافذة, نوافذ, شباك
mirror | مرآة, مرايا
vacuum cleaner | مكنسة كهربائية
washing machine | غسالة
fridge | ثلاجة
oven | فرن, موقد
bucket | دلو, دلاء, سطل, جردل
broom | مكنسة, مكانس
sponge | إسفنجة
soap | صابون, صابونة
toothbrush | فرشاة أسنان
scissors | مقص
needle | إبرة, إبر
iron | مكواة
candle | شمعة, شموع
vase | مزهرية
flowerpot | أصيص, أصص زهور
key | مفتاح, مفاتيح
pot | قدر طبخ, طنجرة
pan | مقلاة
plate | صحن, صحون, طبق, أطباق
bowl | زبدية, سلطانية
cup | فنجان, فناجين
glass | كأس ماء, كوب, أكواب
spoon | ملعقة, ملاعق
fork | شوكة طعام
knife | سكين, سكاكين
bottle | زجاجة, زجاجات, قارورة, قوارير
tin | معلبات
jar | جرة, جرار, برطمان
basket | سلة, سلال
kettle | إبريق, غلاية
groceries | مشتريات, المشتريات, بقالة
roll | كعك, خبز صغير
bread | خبز, رغيف, أرغفة
sandwich | ساندويتش, شطيرة, سندويش
pancake | فطيرة, فطائر, الفطائر, قطايف, بان كيك
flour | طحين, دقيق
sugar | سكر
salt | ملح
butter | زبدة
sausage | سجق, نقانق
meat | لحم, لحوم
soup | شوربة, حساء
pasta | معكرونة, مكرونة
rice | أرز, رز
dough | عجين, عجينة
cake | كعكة, كيك, كيكة, تورتة
pie | معجنات, سمبوسة
chocolate | شوكولاتة, شوكولا
sweets | حلوى, حلويات, سكاكر
ice cream | مثلجات, آيس كريم, بوظة
jam | مربى
cheese | جبن, جبنة
milk | حليب, لبن
juice | عصير, عصائر
tea | شاي
coffee | قهوة
egg | بيضة, بيض
fries | بطاطس مقلية
biscuit | بسكويت
fruit | فاكهة, فواكه, ثمار
vegetable | خضار, خضروات
plum | برقوق, خوخ
raspberry | توت
cabbage | ملفوف, كرنب
beetroot | شمندر
pumpkin | يقطين
cucumber | مخلل
pea | بازلاء
bean | فول, فاصوليا
nut | مكسرات, جوز, بندق
seed | بذرة, بذور, حبوب
wheat | قمح, سنابل
hay | قش, تبن
hammer | مطرقة, شاكوش
saw | منشار
spanner | مفتاح ربط
screwdriver | مفك
shovel | مجرفة, رفش
rake | مشط حديقة
ladder | سلم خشبي, سلالم
rope | حبل, حبال
pipe | أنبوب, أنابيب, ماسورة, مواسير
tap | صنبور, حنفية
drop | قطرة, قطرات, قطرات الماء, قطرات ماء
brick | طوبة, طوب, الطوب
plank | لوح خشب, ألواح خشب
stump | جذع شجرة, جذوع
tyre | إطار سيارة, إطارات, عجلة, عجلات
scooter | سكوتر
motorcycle | دراجة نارية, دراجات نارية, موتوسيكل
moped | دباب
bicycle | دراجة, دراجات, دراجة هوائية
tram | ترام
minibus | ميكروباص, حافلة صغيرة
van | عربة نقل
lorry | شاحنة, شاحنات
digger | حفارة, جرافة, جرار زراعي
ambulance | سيارة إسعاف
pushchair | عربة أطفال
boat | قارب, قوارب, مركب
raft | طوف خشبي
shirt | قميص, قمصان
jacket | معطف, جاكيت, سترة
trousers | بنطلون, سروال
dress | فستان, تنورة
shoe | حذاء, أحذية
boot | جزمة, بوت مطر
sock | جورب, جوارب
glove | قفاز, قفازات
scarf | وشاح, شال
hat | قبعة, قبعات
cap | طاقية
glasses | نظارة, نظارات
laundry | غسيل, ملابس
bakery | مخبز, المخبز, مخابز
supermarket | سوبرماركت
pharmacy | صيدلية
office | مكتب شركة
bridge | جسر, جسور, كوبري
tower | برج, أبراج
gate | بوابة, بوابات
stairs | درج
lift | مصعد
swimming pool | مسبح, حمام سباحة
garage | كراج, مرآب
tent | خيمة, خيام
tooth | أسنان, ضرس
bone | عظمة, عظام
brain | دماغ, مخ
snowman | رجل ثلج, رجل الثلج
hail | برد متساقط
lightning | برق, صاعقة
leaf | ورقة شجر, أوراق الشجر
branch | غصن, أغصان
stone | حجر, أحجار, حجارة, حصى, الحصى
pothole | حفرة
grass | عشب, أعشاب
fly | ذبابة, ذباب
mosquito | بعوضة, بعوض, ناموس
wasp | دبور, دبابير
caterpillar | يرقة, يرقات
beetle | خنفساء, خنافس
moth | عثة
crow | غراب, غربان
pigeon | حمامة, حمام زاجل
seagull | نورس, نوارس
sparrow | عصفور, عصافير
dinosaur | ديناصور, ديناصورات
dragon | تنين, تنانين
puppy | جرو, جراء
kitten | قطيطة, هريرة
balloon | بالون, بالونات
kite | طائرة ورقية
doll | دمية, دمى
teddy bear | دبدوب
toy | لعب أطفال, ألعاب أطفال
dice | نرد
gift | هدية, هدايا
parcel | طرد, طرود, الطرود
envelope | ظرف, مظروف
newspaper | جريدة, صحيفة
map | خريطة كنز
ticket | تذكرة, تذاكر
coin | عملة, عملات, قطع نقدية
money | نقود, فلوس
wallet | محفظة
suitcase | حقيبة سفر, حقائب سفر
bag | حقيبة, حقائب
umbrella | مظلة, شمسية
computer | حاسوب, كمبيوتر
battery | بطارية, بطاريات
cable | سلك, أسلاك, كابل
rubbish | قمامة, نفايات, زبالة
box | علبة, علب, صندوق, صناديق
crate | صندوق خشبي
fence | سياج, سور
net | شبكة صيد
dust | غبار, تراب
slingshot | مقلاع, نبلة
pill | حبة دواء, أقراص
syringe | حقنة, إبرة طبية
plaster | لاصق جروح
virus | فيروس, فيروسات
snake | ثعبان, أفعى, ثعابين
drum | طبلة, طبول, دربكة
piano | بيانو
whistle | صفارة
magnet | مغناطيس
wallpaper | ورق جدران
petal | بتلة, بتلات
sled | زلاجة
treasure | كنز, كنوز
sword | سيف, سيوف
chimney | مدخنة
sheet of paper | ورقة
chick | كتكوت, كتاكيت
wand | عصا سحرية
ghost | شبح, أشباح
marble | بلية, بليات, كرات زجاجية
secretary | سكرتيرة, سكرتير
colleague | زميل, زملاء
shop assistant | بائع, بائعة, باعة
mayor | عمدة
engineer | مهندس
miner | عامل منجم
shepherd | راعي غنم
beekeeper | نحال, مربي نحل
scientist | علماء
programmer | مبرمج, مبرمجين
vet | طبيب بيطري
surgeon | جراح
pharmacist | صيدلي
burglar | سارق
spy | جاسوس, جواسيس
police officer | شرطي, رجل شرطة
firefighter | رجل إطفاء, إطفائي
swimmer | سباح, سباحين
climber | متسلق جبال
surfer | راكب أمواج
skier | متزلج
bridegroom | عريس
toddler | طفل رضيع
prisoner | سجين, سجناء
referee | حكم المباراة
coach | مدرب
train conductor | مفتش التذاكر
tailor | خياط
blacksmith | حداد
potter | خزاف
scout | كشافة
twin | توأم
actor | ممثل, ممثلة
photographer | مصور, مصورة
journalist | صحفي, صحفية
monk | راهب, راهبة
bartender | نادل المقهى
babysitter | مربية
hare | أرنب بري
lamb | حمل صغير, خروف
pony | مهر, حصان صغير
bull | ثور, ثيران
goldfish | سمكة ذهبية
carp | شبوط, سلمون, تونة, سردين
toad | ضفدع الطين, شرغوف
earthworm | دودة, ديدان
grasshopper | جندب, جرادة
ladybird | دعسوقة
flea | برغوث, قراد
slug | بزاقة, حلزون
guinea pig | خنزير غينيا
canary | كناري, ببغاء
duckling | بطة صغيرة, بطة
woodpecker | سنونو, نقار الخشب, بلبل
hawk | صقر, نسر, صقور
mule | بغل, حمار, حمير
reindeer | رنة, غزال, أيل, غزلان
hen | دجاجة, دجاج, فرخة
seashell | صدفة, أصداف
honey | عسل
muffin | كب كيك, معمول
dumpling | شيشبرك
stew | يخنة, طاجين, كبسة, ملوخية
noodle soup | حريرة
flatbread | خبز عربي
fritter | دونات, زلابية, لقمة القاضي
kebab | شاورما, كباب, كفتة
rice ball | كرة الأرز
loaf | كعك العيد
salad | سلطة, تبولة, خس
spinach | سبانخ, كراث, جرجير
courgette | كوسة
apricot | مشمش
berry | توت بري
lemonade | عصير ليمون, شراب, مشروب غازي
beer | بيرة, جعة
wine | نبيذ
ham | لحم مقدد, باسترما
steak | شريحة لحم, ستيك
wardrobe | خزانة, دولاب
drawer | درج المكتب, أدراج
curtain | ستارة, ستائر
armchair | كرسي مريح
bench | مقعد الحديقة
cot | فراش, مهد, مرتبة
bed sheet | شرشف, ملاءة
sink | مغسلة, حوض المطبخ
tablecloth | مفرش, منديل
mop | ممسحة
rag | خرقة, ممسحة الغبار
clothes peg | شماعة
lid | غطاء القدر
chopping board | لوح تقطيع
microwave | ميكروويف
ceiling fan | مروحة, مدفأة
remote control | جهاز تحكم
apron | مئزر, مريلة
crayon | قلم تلوين, أقلام ملونة
paint | علبة طلاء, ألوان مائية
sticker | ملصق, طابع بريدي
folder | ملف, ملفات
hole punch | دباسة
invoice | فاتورة, فواتير
document | وثيقة, وثائق, استمارة
diploma | شهادة التخرج, مخطوطة
painting | لوحة فنية
nails | مسمار, مسامير, كماشة
wheelbarrow | عربة يد
lawnmower | جزازة العشب
watering can | مرشة, خرطوم
hoe | معول, منجل
weed | أعشاب ضارة
hedge | سياج نباتي, شجيرة
fir | شجرة صنوبر, صنوبر
oak | شجرة زيتون, بلوط
daisy | أقحوان, ياسمين, زنبق
mushroom | فطر, عيش الغراب
corn | ذرة
acorn | كستناء
garbage truck | شاحنة القمامة
bulldozer | رافعة شوكية, حصادة
crane | رافعة بناء, ونش
caravan | عربة تخييم
carriage | عربة يجرها حصان, حنطور
railway wagon | عربة قطار, مقطورة
rowing boat | زورق
fishing boat | سفينة صيد, سفينة, باخرة
pavement | رصيف
zebra crossing | ممر المشاة
street lamp | فانوس
road sign | لافتة
kiosk | كشك, دكان
café | مقهى, كافيه, مطعم صغير
barn | حظيرة, قن الدجاج
greenhouse | دفيئة, بستان
prison | سجن
palace | قصر, قلعة, حصن
skyscraper | ناطحة سحاب, عمارة, مبنى
skirt | فساتين
sweater | كنزة
slippers | شبشب, خف, نعال
pyjamas | بيجاما, روب
belt | حزام
necklace | قلادة, سوار, أقراط
nappy | حفاض, لهاية
lantern | فانوس رمضان, فوانيس
firecracker | مفرقعات
bauble | زينة, حبل زينة
easter egg | بيضة العيد, بيض ملون
spinning top | بلبل خشبي, خشخيشة
swing | أرجوحة
puppet | عروسة لعبة
racket | مضرب
puck | قرص الهوكي, سهم صغير
bowling pin | قوارير البولينج
harp | قيثارة, ناي
stretcher | نقالة
germ | جرثومة, جراثيم, بكتيريا
icicle | جليد, جبل جليدي, ثلج
spark | شرارة, شرر, رماد
coal | فحم
firewood | حطب, خشب
pearl | لؤلؤة, لؤلؤ
seaweed | طحالب
trap | فخ, فخاخ, مصيدة
binoculars | منظار
matchstick | كبريت, ولاعة
torch | كشاف, مصباح يدوي
robot | روبوت, إنسان آلي
elf | قزم, جني
`;
