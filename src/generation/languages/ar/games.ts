/** Names of games in Arabic, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | لعبة منصات
shmup | لعبة إطلاق نار فضائية, لعبة إطلاق نار
arena | قتال في الحلبة
breakout | لعبة كسر الطوب, كسر الطوب
snake | لعبة الثعبان, لعبة الأفعى, لعبة الحية
runner | لعبة الجري اللانهائي, ركض لا نهائي, جري لا نهائي
flappy | لعبة طيران
match3 | لعبة مطابقة ثلاثة, طابق ثلاثة
sokoban | لعبة دفع الصناديق, دفع الصناديق
maze | لعبة المتاهة, متاهة
tower_defense | لعبة دفاع الأبراج, دفاع الأبراج
racing | لعبة سباق, سباق سيارات
memory | لعبة الذاكرة, لعبة ذاكرة, مطابقة البطاقات
quiz | لعبة أسئلة, مسابقة أسئلة, لعبة أسئلة وأجوبة
aim_physics | لعبة تصويب
reaction | لعبة سرعة رد الفعل
rhythm | لعبة إيقاع
clicker | لعبة نقر
catcher | لعبة التقاط
crossing | لعبة عبور الطريق
duel | مبارزة ثنائية
falling_blocks | لعبة المكعبات المتساقطة, المكعبات المتساقطة
farm_sim | لعبة مزرعة, لعبة المزرعة
chess | شطرنج
checkers | لعبة الداما, داما, ضامة, ~دامة, الضامة
chinese_checkers | الداما الصينية
tic_tac_toe | إكس أو, لعبة اكس او, تيك تاك تو
connect_four | أربعة على التوالي, أربعة في صف
gomoku | خمسة في صف, غوموكو
go | لعبة غو, لعبة جو
reversi | ريفرسي, أوثيلو
shogi | شوغي
xiangqi | الشطرنج الصيني
nine_mens_morris | لعبة الطاحونة, الدريس
backgammon | طاولة الزهر, طاولة النرد, طاولة زهر, لعبة طاولة الزهر, باكغامون, ~طاولة, لعبة الطاولة
mahbusa | طاولة محبوسة, طاولة زهر محبوسة, ~محبوسة
battleship | معركة السفن, حرب السفن
ludo | لودو, برجيس, ليدو, ~ليدو ستار
snakes_and_ladders | السلم والثعبان, سلم وثعبان
mancala | منقلة
crazy_eights | الثمانيات المجنونة, كريزي إيتس
tarneeb | طرنيب, لعبة طرنيب, الطرنيب
spades | لعبة البستوني, سبيدز
hearts | لعبة القلوب بالورق, هارتس
whist | ويست, لعبة الويست
trick_taking | لعبة اللمّات, لعبة اللمات, لعبة لمات
uno | أونو, اونو, لعبة أونو, لعبة اونو, ورق أونو
dominoes | دومينو, دومنة, لعبة دومينو, لعبة الدومينو
partner_dominoes | دومينو زوجي, دومينو أزواج, دومينو بالشراكة, دومينو شراكة
block_dominoes | دومينو بدون سحب, دومينو سكة
mahjong_solitaire | ماجونغ
dots_and_boxes | النقاط والمربعات
rock_paper_scissors | حجر ورقة مقص
dice_game | لعبة النرد
bingo | بينغو, بنغو
board_game | لعبة لوحية, لعبة طاولة
solitaire | سوليتير
spider_solitaire | سوليتير العنكبوت, ~عنكبوت
freecell | فري سيل
blackjack | بلاك جاك
poker | بوكر
rummy | رامي, ~رامي, لعبة الكونكان, كونكان, هاند, ~هند, ~كنستر, بناكل
durak | دوراك
old_maid | لعبة الشايب, ~الشايب
card_battler | لعبة معارك البطاقات
card_game | لعبة ورق, لعبة أوراق اللعب, لعبة الشدة, ~الشدة
slot_machine | ماكينة القمار
roulette | روليت
casino | لعبة كازينو
guess_word | خمن الكلمة, تخمين الكلمة, تخمين الكلمات
hangman | لعبة المشنقة, الرجل المشنوق
word_search | البحث عن الكلمات, كلمة السر, ~كلمة السر
crossword | كلمات متقاطعة
anagram | ترتيب الحروف
word_chain | سلسلة الكلمات
typing_game | لعبة الكتابة السريعة, لعبة طباعة
spelling_game | لعبة الإملاء, لعبة التهجئة
sudoku | سودوكو
minesweeper | كاسحة الألغام, كانسة الألغام
nonogram | نونوغرام
kakuro | كاكورو
maths_game | لعبة رياضيات, جدول الضرب, لعبة حساب
guess_the_number | خمن الرقم
fifteen_puzzle | لعبة الخمسة عشر, أحجية الانزلاق
lights_out | إطفاء الأنوار, لعبة إطفاء الأنوار
rubiks_cube | مكعب روبيك
jigsaw | لعبة تركيب الصور, بازل, لغز تركيب الصور, لعبة بازل, تركيب الصورة, أحجية الصور المقطعة
spot_the_difference | أوجد الاختلافات, لعبة الاختلافات, اكتشف الفرق
hidden_objects | الأشياء المخفية, البحث عن الأشياء
bubble_shooter | لعبة الفقاعات, إطلاق الفقاعات
merge_game | لعبة دمج
tower_stacking | لعبة بناء البرج, تكديس البرج
marble_run | مسار الكرات الزجاجية
ball_maze | متاهة الكرة
pipe_puzzle | توصيل الأنابيب, لغز الأنابيب, لعبة الأنابيب, لعبة أنابيب, لغز أنابيب, توصيل المواسير, لعبة المواسير, لعبة السباك, لغز السباك, تدوير الأنابيب, أنابيب المياه لعبة, توصيل أنابيب الماء
circuit_puzzle | لغز الدارة الكهربائية, لعبة الدارات الكهربائية, توصيل الأسلاك, لعبة الأسلاك, لغز الأسلاك, توصيل الكهرباء لعبة
connect_the_dots | توصيل النقاط
tower_of_hanoi | أبراج هانوي, برج هانوي
water_sort | فرز الألوان
tangram | تانغرام
simon_says | سايمون يقول, لعبة سايمون
escape_room | غرفة الهروب, لعبة هروب
logic_puzzle | لغز منطقي, لعبة منطق
air_hockey | هوكي الهواء
pinball | بينبول, فليبر
io_game | لعبة io
whack_a_mole | اضرب الخلد
claw_machine | آلة التقاط الدمى
shooting_gallery | لعبة رماية الأهداف, حقل الرماية
fishing_game | لعبة صيد السمك, صيد السمك
balloon_popping | فرقعة البالونات
dodgeball | كرة المراوغة
metroidvania | مترويدفانيا
fps | لعبة تصويب من منظور الشخص الأول, منظور الشخص الأول
battle_royale | باتل رويال, ببجي, فورتنايت, فري فاير
sniper_game | لعبة قناص
tank_battle | معركة دبابات, لعبة دبابات, مبارزة دبابات, حرب الدبابات, معركة مدرعات
boss_rush | معارك الزعماء
roguelike | روجلايك
beat_em_up | لعبة ضرب وعراك
artillery_game | لعبة مدفعية
rpg | لعبة تقمص أدوار, تقمص الأدوار
social_deduction | لعبة المافيا, المستذئبون
dungeon_crawler | استكشاف الزنزانات
text_adventure | مغامرة نصية
visual_novel | رواية مرئية
interactive_story | قصة تفاعلية
point_and_click | مغامرة النقر والتأشير
dating_sim | محاكي مواعدة
detective_game | لعبة تحقيق, لعبة محقق
horror_game | لعبة رعب
walking_simulator | محاكي المشي
rts | استراتيجية في الوقت الحقيقي, لعبة استراتيجية
turn_based_strategy | استراتيجية بالأدوار
auto_battler | أوتو باتلر
moba | موبا
city_builder | لعبة بناء مدينة, بناء المدن
tycoon | محاكي أعمال, لعبة إدارة
idle_game | لعبة خمول
life_simulator | محاكي الحياة
virtual_pet | حيوان أليف افتراضي, رعاية حيوان أليف, العناية بالحيوانات, لعبة رعاية الحيوانات
cooking_game | لعبة طبخ
restaurant_game | لعبة مطعم
dress_up | لعبة تلبيس, لعبة أزياء, لعبة تلبيس البنات, لعبة ملابس
makeup_game | لعبة مكياج
colouring_game | لعبة تلوين
drawing_game | لعبة رسم
music_maker | صانع الموسيقى
shop_simulator | لعبة متجر, محاكي سوبرماركت
hospital_game | لعبة مستشفى, لعبة طبيب
flight_simulator | محاكي طيران
truck_simulator | محاكي شاحنات, محاكي قيادة
train_game | لعبة قطارات
parking_game | لعبة ركن السيارات
factory_game | لعبة مصنع
god_game | لعبة إدارة العالم
sandbox | لعبة صندوق رمل
sand_simulator | محاكي الرمل
obby | أوبي
survival_crafting | لعبة بقاء وصناعة
mining_game | لعبة تعدين
football | كرة القدم, لعبة كرة قدم
penalty_shootout | ركلات الترجيح, ركلات الجزاء, ضربات الجزاء, ركلة جزاء
basketball | كرة السلة, رميات حرة, الرميات الحرة
bowling | بولينج, بولينغ
pool | بلياردو
mini_golf | غولف مصغر, ميني جولف
golf | غولف, جولف
darts | رمي السهام
archery | رماية بالقوس
slingshot | لعبة مقلاع
curling | كيرلنغ
shuffleboard | شافلبورد
tennis | تنس
table_tennis | تنس الطاولة, كرة الطاولة
badminton | ريشة طائرة
volleyball | كرة الطائرة
baseball | بيسبول
ice_hockey | هوكي الجليد
american_football | كرة القدم الأمريكية
rugby | رغبي
handball | كرة اليد
boxing | ملاكمة
sumo | سومو
wrestling | مصارعة
arm_wrestling | مصارعة الأذرع
tug_of_war | شد الحبل
fencing | مبارزة بالسيف
skateboarding | تزلج على اللوح
skiing | تزلج على الجليد
snowboarding | سنوبورد
surfing | ركوب الأمواج
athletics | ألعاب القوى
swimming_race | سباق سباحة
cycling_race | سباق دراجات
horse_race | سباق خيول, سباق الخيل
motorbike_race | سباق دراجات نارية
fighting_game | لعبة قتال
karaoke | كاريوكي
piano_game | لعبة بيانو
millionaire | من سيربح المليون
flag_quiz | خمن العلم, لعبة أعلام
guess_who | خمن من
twenty_questions | ~عشرون سؤالا, اكيناتور
wheel_of_fortune | عجلة الحظ
truth_or_dare | صراحة أو جرأة
party_game | لعبة حفلات
hide_and_seek | غميضة, الغميضة, استغماية, الاستغماية, الغميمة
tag_game | لعبة المطاردة, المطاردة, ~اللقطة
egg_hunt | البحث عن البيض
mmo | لعبة جماعية على الإنترنت
vr_game | لعبة واقع افتراضي
open_world | لعبة عالم مفتوح, عالم مفتوح
space_simulator | محاكي الفضاء
tetris | تتريس
pac_man | باك مان, باكمان
super_mario | سوبر ماريو, ماريو
sonic | سونيك
minecraft | ماينكرافت
roblox | روبلوكس
angry_birds | الطيور الغاضبة, انجري بيردز
subway_surfers | صب واي, سابواي سيرفرس
among_us | أمونغ أس
candy_crush | كاندي كراش
frogger | فروغر
zuma | زوما
pokemon | بوكيمون
monopoly | مونوبولي, بنك الحظ
sorting_game | لعبة فرز, فرز النفايات
ordering_game | لعبة ترتيب, الترتيب الصحيح
petanque | بيتانك, كرات حديدية
stealth_game | لعبة تسلل, لعبة التسلل
timing_game | لعبة توقيت
trading_game | لعبة تجارة, لعبة تاجر, محاكي تجارة
feeding_game | لعبة إطعام
collecting_game | لعبة جمع الأشياء
chase_game | لعبة مطاردة
throwing_game | لعبة رمي الأشياء, لعبة الرشق
dodge_game | لعبة مراوغة, لعبة تفادي
eating_game | لعبة الالتهام
guard_game | لعبة الحراسة, لعبة حراسة
herding_game | لعبة رعي الأغنام
cleaning_game | لعبة تنظيف, لعبة التنظيف
firefighting | لعبة إطفاء, لعبة رجل الإطفاء, لعبة إطفاء الحرائق
lighting_game | لعبة إشعال الفوانيس, لعبة إضاءة المصابيح
delivery_game | لعبة توصيل, لعبة التوصيل
rescue_game | لعبة إنقاذ
carrom | كيرم
scattergories | إنسان حيوان نبات, اسم حيوان جماد, أتوبيس كومبليت, اتوبيس كومبليت, إنسان حيوان نبات جماد بلاد, انسان حيوان نبات
belote | بلوت
bridge_cards | تريكس
bulls_and_cows | فك الشفرة
bridge_building | بناء الجسور
brain_training | تدريب الدماغ
foosball | كرة القدم الطاولة, بيبي فوت, فيشة
field_hockey | هوكي الحقل
water_polo | كرة الماء
kabaddi | كابادي
ring_toss | رمي الحلقات
can_knockdown | إسقاط العلب
long_jump | القفز الطويل
hurdles | سباق الحواجز
shot_put | رمي الرمح
marathon | ماراثون
ice_skating | التزلج على الجليد
rowing_race | سباق القوارب
rafting | التجديف النهري
parkour | باركور
rock_climbing | تسلق الصخور
martial_arts | كاراتيه, جودو, فنون قتالية
formula_1 | فورمولا 1, فورمولا واحد
demolition_derby | سيارات التصادم
paintball | بينت بول
hopscotch | الحجلة, ~حجلة, لعبة الحجلة
jump_rope | نط الحبل
balancing_game | لعبة توازن, لعبة التوازن, لعبة حفظ التوازن
tightrope_walking | المشي على الحبل, السير على الحبل, مشي على الحبل
marbles_game | لعبة الكلل, البلي, ~بلي, ~تيلة, ~دحل, لعبة البلي, كرات زجاجية
spinning_tops | البلبل الدوار, ~بلبل, ~نحلة, لعبة البلبل
red_light_green_light | ضوء أحمر ضوء أخضر, لعبة الحبار
musical_chairs | الكراسي الموسيقية
capture_the_flag | خطف العلم
sack_race | سباق الأكياس
treasure_hunt | البحث عن الكنز
snowball_fight | حرب كرات الثلج
hair_salon | صالون تجميل
car_wash | غسيل السيارات
doodle_jump | دودل جمب
jenga | جينجا
bomberman | بومبرمان
cricket | كريكيت
suika_game | لعبة البطيخ
merge_drop | إسقاط ودمج, لعبة دمج الفواكه
worms | وورمز
war_cards | حرب الورق, لعبة الحرب بالورق
snap | سناب بالورق, لعبة سناب
bubble_pop | فرقعة الفقاعات, فقاعات الصابون
marble_path | سلسلة الكرات, إطلاق الكريات
lander | لعبة هبوط, لعبة الهبوط, هبوط على القمر
duolingo | دوولينجو
resident_evil | ريزدنت ايفل
genshin_impact | جينشين امباكت
stumble_guys | ستمبل جايز
chicken_invaders | غزاة الدجاج, لعبة الفراخ
captain_tsubasa | كابتن ماجد
cops_and_robbers | عسكر وحرامية, شرطة وحرامية
the_floor_is_lava | الأرض حمم
duck_duck_goose | الثعلب فات, طاق طاق طاقية, الطاق طاق طاقية
jacks | لعبة الحصى, الصقلة, خمسات
broken_telephone | الهاتف المعطل, التلفون الخربان
would_you_rather | لو خيروك, خيروك
give_away_checkers | ضامة الخسارة
jackaroo | جاكارو, لعبة البرجيس, جكارو
baloot | لعبة بلوت, البلوت
trix | تركس
estimation | إستميشن, استيميشن, استميشن
kout | كوت بو ستة, ~كوت, ~الحكم, لعبة الحكم
basra | بصرة, باصرة, لعبة البصرة
seega | سيجة, السيجة
kite_flying | طيارة ورق, طائرة ورقية, طيارات ورق
lagori | سبع حجار, السبع طوبات, سبعة أحجار, سبع صقول, سبع حجارات, السبع حجارات
farmville | المزرعة السعيدة
gta | جاتا, حرامي السيارات
`;
