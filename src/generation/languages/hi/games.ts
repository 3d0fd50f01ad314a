/** Names of games in Hindi, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | प्लेटफ़ॉर्म गेम
shmup | अंतरिक्ष शूटर, स्पेस शूटर, शूटिंग गेम
arena | अखाड़े की लड़ाई
breakout | ईंट तोड़ने वाला गेम, ईंट तोड़
snake | साँप वाला गेम, सांप वाला गेम, स्नेक गेम, साँप का खेल
runner | अंतहीन दौड़, एंडलेस रनर
flappy | उड़ने वाला गेम
match3 | तीन मिलाओ गेम, मैच 3
sokoban | बक्से धकेलने वाला गेम
maze | भूलभुलैया
tower_defense | टावर डिफ़ेंस
racing | रेसिंग गेम, कार रेस
memory | जोड़ी मिलाओ गेम, याददाश्त का खेल, मेमोरी गेम
quiz | क्विज़, प्रश्नोत्तरी
aim_physics | निशानेबाज़ी गेम
reaction | फुर्ती का गेम, रिएक्शन गेम
rhythm | ताल वाला गेम, रिदम गेम
clicker | क्लिकर गेम
catcher | पकड़ने वाला गेम
crossing | सड़क पार करने वाला गेम
duel | मुक़ाबला, ~मुक़ाबला
falling_blocks | गिरते ब्लॉक वाला गेम
farm_sim | खेती वाला गेम, फ़ार्म गेम
chess | शतरंज
checkers | ड्राफ़्ट्स, चेकर्स, सोलह गोटी, solah goti
chinese_checkers | चाइनीज़ चेकर्स
tic_tac_toe | टिक टैक टो, शून्य काटा, ज़ीरो काटा
connect_four | कनेक्ट फ़ोर, चार की कतार
gomoku | गोमोकू
go | गो बोर्ड गेम
reversi | रिवर्सी, ओथेलो
shogi | शोगी
xiangqi | चीनी शतरंज
nine_mens_morris | नवकंकड़ी
backgammon | बैकगैमन, बैकगैमन खेल
battleship | समुद्री युद्ध, बैटलशिप
ludo | लूडो, चौपड़, चौसर, पचीसी, pachisi, अट्ठा चम्मा, ashta chamma
snakes_and_ladders | साँप सीढ़ी, सांप सीढ़ी, saanp seedhi, saap sidi, saanp sidi, sanp sidi, saap seedhi
mancala | मनकाला, पल्लांगुझी, pallanguzhi
crazy_eights | क्रेज़ी एट्स, क्रेजी एट्स
spades | हुकुम का ताश, स्पेड्स ताश
hearts | पान वाला ताश, हार्ट्स ताश
whist | व्हिस्ट
trick_taking | हाथ बनाने वाला ताश, हाथ बनाने वाले ताश, हाथ बनाओ ताश, haath banane wala taash
uno | ऊनो, यूनो, ऊनो गेम, uno game, uno cards, uno khel
dominoes | डोमिनो, डोमिनो खेल, डोमिनोज़
partner_dominoes | जोड़ी डोमिनो, टीम डोमिनो
block_dominoes | ब्लॉक डोमिनो, बिना उठाए डोमिनो
mahjong_solitaire | माहजोंग
dots_and_boxes | बिंदु और डिब्बे
rock_paper_scissors | पत्थर कागज़ कैंची, स्टोन पेपर सीज़र
dice_game | पासे का खेल, डाइस गेम
bingo | बिंगो, तंबोला
board_game | बोर्ड गेम
solitaire | सॉलिटेयर
spider_solitaire | स्पाइडर सॉलिटेयर
freecell | फ़्रीसेल
blackjack | ब्लैकजैक
poker | पोकर
rummy | रमी, रम्मी
durak | दुराक
old_maid | ओल्ड मेड
card_battler | कार्ड बैटल गेम
card_game | ताश का खेल, कार्ड गेम, ताश
slot_machine | स्लॉट मशीन
roulette | रूलेट
casino | कसीनो गेम
guess_word | शब्द बूझो, शब्द पहचानो
hangman | हैंगमैन
word_search | शब्द खोज
crossword | वर्ग पहेली, क्रॉसवर्ड
anagram | अक्षर जोड़ पहेली
word_chain | शब्द अंताक्षरी, अंताक्षरी
typing_game | टाइपिंग गेम
spelling_game | स्पेलिंग गेम, वर्तनी का खेल
sudoku | सुडोकू
minesweeper | माइनस्वीपर
nonogram | नोनोग्राम
kakuro | काकुरो
maths_game | गणित का खेल, गणित गेम, पहाड़े, ~पहाड़े
guess_the_number | संख्या बूझो
fifteen_puzzle | स्लाइडिंग पहेली, 15 पहेली
lights_out | लाइट्स आउट
rubiks_cube | रूबिक क्यूब
jigsaw | जिगसॉ पहेली, जिगसॉ, जिगसॉ पज़ल, तस्वीर जोड़ो, तस्वीर जोड़ो पहेली
spot_the_difference | अंतर ढूँढो, अंतर खोजो, फ़र्क ढूँढो
hidden_objects | छिपी चीज़ें ढूँढो, छिपी वस्तुएँ
bubble_shooter | बबल शूटर, बुलबुला शूटर
merge_game | मर्ज गेम
tower_stacking | टावर बनाओ, मीनार बनाओ
marble_run | कंचों का ट्रैक
ball_maze | गेंद वाली भूलभुलैया
pipe_puzzle | पाइप जोड़ो पहेली, पाइप पहेली, पाइप जोड़ो, पाइप वाला खेल, पाइप का खेल, पाइप गेम, पानी का पाइप गेम, पाइप घुमाओ, प्लंबर गेम, प्लंबर पहेली, पाइप जोड़ने वाला खेल
circuit_puzzle | सर्किट पहेली, तार जोड़ो, तार जोड़ो पहेली, बिजली सर्किट गेम, तार जोड़ने वाला खेल
connect_the_dots | बिंदु जोड़ो
tower_of_hanoi | हनोई की मीनार
water_sort | रंग छाँटो पहेली
tangram | टैंग्राम
simon_says | साइमन कहता है, साइमन गेम, साइमन सेज़
escape_room | एस्केप रूम, कमरे से भागो
logic_puzzle | तर्क पहेली, लॉजिक पहेली
air_hockey | एयर हॉकी
pinball | पिनबॉल
io_game | io गेम
whack_a_mole | छछूँदर मारो, व्हैक अ मोल
claw_machine | क्लॉ मशीन
shooting_gallery | निशाना लगाओ
fishing_game | मछली पकड़ने वाला गेम, मछली पकड़ो
balloon_popping | गुब्बारे फोड़ो
dodgeball | डॉजबॉल
metroidvania | मेट्रॉइडवेनिया
fps | फ़र्स्ट पर्सन शूटर
battle_royale | बैटल रॉयल, पबजी, फ्री फायर, बीजीएमआई
sniper_game | स्नाइपर गेम
tank_battle | टैंक युद्ध, टैंक गेम, टैंक मुक़ाबला
boss_rush | बॉस रश
roguelike | रोगलाइक
beat_em_up | बीट एम अप
artillery_game | तोप वाला गेम
rpg | रोल-प्लेइंग गेम, रोल प्लेइंग गेम
social_deduction | माफ़िया गेम, चोर सिपाही
dungeon_crawler | डंजन क्रॉलर
text_adventure | टेक्स्ट एडवेंचर
visual_novel | विज़ुअल नॉवेल
interactive_story | इंटरैक्टिव कहानी
point_and_click | पॉइंट एंड क्लिक एडवेंचर
dating_sim | डेटिंग सिमुलेटर
detective_game | जासूसी गेम
horror_game | डरावना गेम, हॉरर गेम, भूतिया गेम
walking_simulator | वॉकिंग सिमुलेटर
rts | रियल-टाइम रणनीति, रणनीति गेम
turn_based_strategy | बारी-बारी वाली रणनीति
auto_battler | ऑटो बैटलर
moba | मोबा
city_builder | शहर बनाने वाला गेम, शहर बनाओ
tycoon | व्यापार सिमुलेटर, टाइकून
idle_game | आइडल गेम
life_simulator | जीवन सिमुलेटर
virtual_pet | आभासी पालतू, वर्चुअल पेट, पालतू की देखभाल, पालतू जानवर की देखभाल
cooking_game | खाना बनाने वाला गेम, कुकिंग गेम
restaurant_game | रेस्टोरेंट गेम
dress_up | ड्रेस-अप गेम, कपड़े पहनाने वाला गेम, सजाने वाला गेम, कपड़े बदलने वाला गेम, फैशन गेम
makeup_game | मेकअप गेम
colouring_game | रंग भरने वाला गेम
drawing_game | ड्रॉइंग गेम
music_maker | संगीत बनाने वाला गेम
shop_simulator | दुकान वाला गेम
hospital_game | अस्पताल वाला गेम, डॉक्टर गेम
flight_simulator | फ़्लाइट सिमुलेटर
truck_simulator | ट्रक सिमुलेटर, बस सिमुलेटर
train_game | ट्रेन गेम
parking_game | पार्किंग गेम
factory_game | फ़ैक्टरी गेम
god_game | गॉड गेम
sandbox | सैंडबॉक्स गेम
sand_simulator | रेत सिमुलेटर
obby | ओबी
survival_crafting | सर्वाइवल क्राफ़्टिंग गेम
mining_game | खनन गेम, खुदाई वाला गेम
football | फ़ुटबॉल, फुटबॉल
penalty_shootout | पेनल्टी शूटआउट, पेनल्टी शूट, ~पेनल्टी, पेनल्टी किक
basketball | बास्केटबॉल, फ्री थ्रो
bowling | बॉलिंग गेम
pool | बिलियर्ड्स
mini_golf | मिनी गोल्फ़
golf | गोल्फ़
darts | डार्ट्स
archery | तीरंदाज़ी
slingshot | गुलेल वाला गेम, गुलेल
curling | कर्लिंग
shuffleboard | शफ़लबोर्ड
tennis | टेनिस
table_tennis | टेबल टेनिस
badminton | बैडमिंटन
volleyball | वॉलीबॉल
baseball | बेसबॉल
ice_hockey | आइस हॉकी
american_football | अमेरिकी फ़ुटबॉल
rugby | रग्बी
handball | हैंडबॉल
boxing | मुक्केबाज़ी, बॉक्सिंग
sumo | सूमो
wrestling | कुश्ती
arm_wrestling | पंजा लड़ाना
tug_of_war | रस्साकशी
fencing | तलवारबाज़ी
skateboarding | स्केटबोर्डिंग
skiing | स्कीइंग
snowboarding | स्नोबोर्डिंग
surfing | सर्फ़िंग
athletics | एथलेटिक्स
swimming_race | तैराकी प्रतियोगिता
cycling_race | साइकिल रेस
horse_race | घुड़दौड़
motorbike_race | बाइक रेस
fighting_game | लड़ाई वाला गेम, फाइटिंग गेम
karaoke | कराओके
piano_game | पियानो गेम
millionaire | कौन बनेगा करोड़पति, केबीसी, kbc, kbc game
flag_quiz | झंडा पहचानो
guess_who | अनुमान लगाओ कौन
twenty_questions | ~बीस सवाल, अकिनेटर
wheel_of_fortune | किस्मत का पहिया
truth_or_dare | सच या हिम्मत, ट्रुथ और डेयर
party_game | पार्टी गेम
hide_and_seek | छुपन छुपाई, लुका छिपी
tag_game | पकड़म पकड़ाई, विष अमृत, vish amrit, chain chain
egg_hunt | अंडे ढूँढो, खज़ाने की खोज
mmo | ऑनलाइन बहुखिलाड़ी गेम
vr_game | वीआर गेम
open_world | ओपन वर्ल्ड गेम
space_simulator | अंतरिक्ष सिमुलेटर
cricket | क्रिकेट, cricket
tetris | टेट्रिस
pac_man | पैक-मैन, पैकमैन
super_mario | सुपर मारियो, मारियो
minecraft | माइनक्राफ़्ट, माइनक्राफ्ट
angry_birds | एंग्री बर्ड्स
subway_surfers | सबवे सर्फ़र्स, सबवे सर्फर
temple_run | टेंपल रन
candy_crush | कैंडी क्रश
monopoly | मोनोपोली, व्यापारी, ~व्यापारी
sorting_game | छँटाई गेम, कचरा अलग करो
ordering_game | क्रम में लगाओ, सही क्रम
petanque | पेटैंक
stealth_game | छुपकर निकलने का खेल, स्टेल्थ गेम
timing_game | टाइमिंग गेम
trading_game | व्यापार गेम, व्यापारी गेम, सौदागर गेम
feeding_game | खिलाने का खेल
collecting_game | चीज़ें बटोरने का खेल
chase_game | पीछा करने का खेल
throwing_game | फेंकने का खेल, फेंकने वाला गेम
dodge_game | बचने का खेल, बचने वाला गेम
eating_game | खाने का खेल
guard_game | रखवाली का खेल, रखवाली के खेल
herding_game | चरवाहे का खेल, चरवाहे के खेल
cleaning_game | सफ़ाई का खेल, सफाई का खेल, सफ़ाई के खेल, सफाई के खेल, सफाई वाला गेम
firefighting | दमकल का खेल, आग बुझाने का खेल, फायरफाइटर गेम
lighting_game | दीये जलाने का खेल, लालटेन जलाने का खेल
delivery_game | डिलीवरी गेम, डिलीवरी का खेल
rescue_game | बचाव गेम
carrom | कैरम, कैरम बोर्ड
scattergories | नाम जगह वस्तु, नाम जगह चीज़, नाम जगह जानवर चीज, name place animal thing
taboo | दम शराज़
bridge_cards | ब्रिज ताश
teen_patti | तीन पत्ती, teen patti, teenpatti, तीनपत्ती, patti game
bulls_and_cows | कोड तोड़ो
bridge_building | पुल बनाओ
brain_training | दिमागी कसरत
foosball | टेबल फ़ुटबॉल
field_hockey | हॉकी
water_polo | वाटर पोलो
kabaddi | कबड्डी, खो-खो, खो खो, kabaddi
ring_toss | रिंग फेंको
can_knockdown | डिब्बे गिराओ
long_jump | लंबी कूद, ऊँची कूद
hurdles | बाधा दौड़
shot_put | भाला फेंक, गोला फेंक
marathon | मैराथन
ice_skating | आइस स्केटिंग
rowing_race | नाव दौड़
rafting | राफ्टिंग
parkour | पार्कौर
rock_climbing | रॉक क्लाइंबिंग
martial_arts | कराटे, मार्शल आर्ट
formula_1 | फ़ॉर्मूला वन
demolition_derby | बंपर कार
paintball | पेंटबॉल
hopscotch | स्टापू, किथ किथ
jump_rope | रस्सी कूद
balancing_game | संतुलन का खेल, संतुलन गेम, संतुलन वाला गेम, बैलेंस गेम, बैलेंस वाला गेम
tightrope_walking | रस्सी पर चलना, रस्सी पर चलने का खेल, तनी रस्सी
marbles_game | कंचे, गोटी का खेल, kanche, ~kancha, गोटी कंचे
spinning_tops | ~लट्टू
red_light_green_light | लाल बत्ती हरी बत्ती, स्टैच्यू खेल
musical_chairs | म्यूज़िकल चेयर, कुर्सी दौड़
blind_mans_buff | आँख मिचौली, आंख मिचौली, aankh micholi
hot_potato | पासिंग द पार्सल
capture_the_flag | झंडा पकड़ो, डॉग एंड द बोन, dog and the bone
sack_race | बोरा दौड़, चम्मच दौड़, बोरी दौड़
treasure_hunt | खजाने की तलाश
snowball_fight | बर्फ़ की लड़ाई
kite_flying | पतंगबाज़ी, पतंगबाजी, patangbaazi, ~patang, पतंग उड़ाना
gilli_danda | गिल्ली डंडा, गुल्ली डंडा
lagori | पिट्ठू, लगोरी, सतोलिया, pitthu, सात पत्थर, satolia
hair_salon | ब्यूटी पार्लर
car_wash | कार धोने का खेल
doodle_jump | डूडल जंप
jenga | जेंगा
bomberman | बॉम्बरमैन
suika_game | तरबूज वाला गेम
merge_drop | गिराओ और जोड़ो, फल जोड़ने वाला गेम
worms | वर्म्स
war_cards | वॉर कार्ड गेम
snap | स्नैप कार्ड गेम, स्नैप ताश
bubble_pop | बुलबुले फोड़ो, बुलबुले फोड़ना
marble_path | कंचों की कतार, कंचे शूटर
batting | बल्लेबाज़ी
lander | लैंडिंग गेम, लैंडिंग वाला गेम, चाँद पर उतरना
rummy_500 | इंडियन रमी
cops_and_robbers | चोर पुलिस, chor police
the_floor_is_lava | फर्श लावा है
duck_duck_goose | कोड़ा जमाल शाही
jacks | गिट्टे, गुट्टे, पाँच पत्थर
langdi | लंगड़ी टांग, लंगड़ी, लंगडी
raja_mantri_chor_sipahi | राजा मंत्री चोर सिपाही, चोर सिपाही राजा मंत्री
antakshari | अन्ताक्षरी
oonch_neech | ऊँच नीच, ऊंच नीच का पापड़ा, oonch neech
satte_pe_satta | सत्ते पे सत्ता, बादाम सत्ती, ताश सात
mendikot | दहला पकड़, मेंढीकोट, मेंडीकोट
call_break | कॉल ब्रेक
gully_cricket | गली क्रिकेट, gali cricket, gully cricket
broken_telephone | चाइनीज़ व्हिस्पर, कानाफूसी का खेल
would_you_rather | आप क्या चुनेंगे
tambola | हाउज़ी, तम्बोला
bhabhi | bhabhi, भाभी, bhabhi thulla
andar_bahar | andar bahar, अंदर बाहर, jhandi munda, झंडी मुंडा
court_piece | court piece, कोट पीस, rang card game, dehla pakad, coat piece
twenty_eight | ~28, twenty eight card game, 28 card game, twenty nine, 29 card game
seep | seep, ~सीप, sweep card game
satti | ~सत्ती, satte pe satta, badam satti
fox_and_geese | बाघ बकरी, bagh bakri, बाघ-चाल
cheat_cards | ~bluff, ब्लफ
edible_or_inedible | चिड़िया उड़, chidiya udd
fruit_ninja | फ्रूट निंजा
london_bridge | पोशम्पा, पोशम पा, posham pa
puss_in_the_corner | कोना कोना, ~चार कोने
`;
