/** Hindi: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | ग्राहक, ग्राहकों, कस्टमर
guest | मेहमान, मेहमानों
boy | लड़का, लड़के, लड़कों
girl | लड़की, लड़कियाँ, लड़कियां, लड़कियों
man | आदमी, आदमियों
woman | औरत, महिला, औरतें
baby | शिशु, नन्हा बच्चा
grandmother | दादी, नानी, दादी माँ
grandfather | दादा, नाना, दादाजी
aunt | चाची, मौसी, बुआ, मामी, आंटी
uncle | चाचा, मामा, अंकल
brother | भाई, भैया
sister | बहन, दीदी
father-in-law | ससुर, सौतेला पिता, sasur
mother-in-law | सास, सौतेली माँ, saas
brother-in-law | साला, जीजा, देवर, jija
sister-in-law | साली, भाभी, ननद, bhabhi
cousin | चचेरा भाई, ममेरा भाई
nephew | भतीजा, भांजा, भतीजे
niece | भतीजी, भांजी
neighbour | पड़ोसी, पड़ोसियों, पड़ोसन, padosi
student | छात्र, छात्रा, छात्रों, विद्यार्थी
teacher | शिक्षक, अध्यापक, टीचर, मास्टर, शिक्षिका, गुरुजी
postman | डाकिया, डाकिए
plumber | प्लंबर, नलसाज़
mechanic | मैकेनिक, मिस्त्री
electrician | बिजली मिस्त्री, इलेक्ट्रीशियन
bricklayer | राजमिस्त्री, मज़दूर, मजदूर
carpenter | बढ़ई
gardener | माली
baker | बेकर, नानबाई, हलवाई
butcher | कसाई
waiter | वेटर, बैरा
nurse | नर्स
doctor | डॉक्टर, डाक्टर, चिकित्सक
dentist | दंत चिकित्सक, दांतों का डॉक्टर
hairdresser | नाई
cleaner | सफाईकर्मी, सफाई कर्मचारी
courier | डिलीवरी बॉय, कूरियर, डब्बावाला, डब्बेवाला
cyclist | साइकिल सवार
pedestrian | राहगीर, पैदल यात्री
tourist | पर्यटक, सैलानी
cashier | कैशियर, खजांची
librarian | लाइब्रेरियन
lawyer | वकील
goalkeeper | गोलकीपर
footballer | फुटबॉलर, फुटबॉल खिलाड़ी
thief | चोर, चोरों, डाकू, लुटेरा, लुटेरे
guard | चौकीदार, पहरेदार, पहरेदारों
hunter | शिकारी
king | राजा, महाराजा, बादशाह
queen | रानी, महारानी
magician | जादूगर
clown | जोकर
priest | पुजारी, पंडित
warrior | योद्धा, योद्धाओं
bride | दुल्हन
dancer | नर्तकी, नर्तक
musician | संगीतकार, गायक
wrestler | पहलवान, पहलवानों
homework | होमवर्क, गृहकार्य
eraser | रबर, इरेज़र
ruler | स्केल, फुट्टा
pencil | पेंसिल, पेंसिलें, पेंसिलों
pen | कलम, पेन
notebook | कॉपी, नोटबुक, कापी
book | किताब, किताबें, किताबों, पुस्तक
textbook | पाठ्यपुस्तक
schoolbag | बस्ता, स्कूल बैग, बैग
blackboard | ब्लैकबोर्ड, श्यामपट्ट
glue | गोंद
chalk | चॉक, चाक
dictionary | शब्दकोश
pillow | तकिया, तकिये, तकिए, तकियों
blanket | कंबल, रज़ाई, रजाई
bed | बिस्तर, पलंग, खाट, चारपाई
chair | कुर्सी, कुर्सियाँ
table | मेज़, मेज, टेबल
sofa | सोफ़ा, सोफा
lamp | लैंप, बल्ब, लालटेन
exit | निकास, बाहर का दरवाज़ा
window | खिड़की, खिड़कियाँ, खिड़कियां
mirror | आईना, शीशा, दर्पण
vacuum cleaner | वैक्यूम क्लीनर
washing machine | वॉशिंग मशीन, कपड़े धोने की मशीन
fridge | फ्रिज, रेफ्रिजरेटर
oven | ओवन, चूल्हा, तंदूर, स्टोव
bucket | बाल्टी, बाल्टियाँ
broom | झाड़ू
sponge | स्पंज
soap | साबुन
toothbrush | टूथब्रश
scissors | कैंची
needle | सुई, सुइयाँ
iron | इस्त्री
candle | मोमबत्ती, मोमबत्तियाँ
vase | फूलदान
flowerpot | गमला, गमले
key | चाबी, चाबियाँ, चाबियां
pot | बर्तन, पतीला, हांडी
pan | कड़ाही, तवा
plate | थाली, प्लेट
bowl | कटोरी, कटोरा
cup | कप, प्याला, प्याली
glass | गिलास, ग्लास
spoon | चम्मच
fork | कांटा चम्मच
knife | चाकू, छुरी
bottle | बोतल, बोतलें
tin | डिब्बा बंद, टिन
jar | मर्तबान, जार
basket | टोकरी, टोकरा
kettle | केतली
groceries | किराना, राशन
roll | पाव
bread | रोटी, रोटियाँ, रोटियां, ब्रेड, डबलरोटी
sandwich | सैंडविच
pancake | पैनकेक, चीला, मालपुआ
flour | आटा, मैदा
sugar | चीनी
salt | नमक
butter | मक्खन
sausage | सॉसेज
meat | मांस, गोश्त
soup | सूप
pasta | पास्ता, नूडल्स, मैगी
rice | चावल, भात
dough | गूंधा आटा
cake | केक
pie | समोसा, समोसे, समोसों, कचौड़ी
chocolate | चॉकलेट
sweets | टॉफी, मिठाई, मिठाइयाँ, मिठाइयां, लड्डू, लड्डुओं, जलेबी, जलेबियाँ, बर्फी
ice cream | आइसक्रीम, कुल्फी
jam | जैम, मुरब्बा
cheese | पनीर
milk | दूध
juice | जूस, रस, शरबत
tea | चाय
coffee | कॉफी, कॉफ़ी
egg | अंडा, अंडे, अंडों
fries | फ्रेंच फ्राइज़
biscuit | बिस्कुट, कुकी
fruit | फल, फलों
vegetable | सब्ज़ी, सब्जी, सब्ज़ियाँ, सब्जियां, सब्जियों
plum | आलूबुखारा
raspberry | रसभरी
cabbage | पत्तागोभी, बंदगोभी
beetroot | चुकंदर
pumpkin | कद्दू
cucumber | खीरा, खीरे
pea | मटर
bean | राजमा, सेम
nut | अखरोट, बादाम, काजू
seed | बीज, बीजों
wheat | गेहूँ, गेहूं
hay | भूसा, घास-फूस
hammer | हथौड़ा, हथौड़े
saw | आरी
spanner | रिंच
screwdriver | पेचकस
shovel | फावड़ा, कुदाल, बेलचा
rake | पांचा
ladder | सीढ़ी, सीढ़ियाँ, सीढ़ियां
rope | रस्सी, रस्सियाँ
pipe | पाइप, पाइपों
tap | नल, टोंटी
drop | बूँद, बूंद, बूँदें, बूंदें, बूंदों
brick | ईंट, ईंटें, ईंटों
plank | तख्ता, पटरा
stump | लट्ठा, ठूंठ, लकड़ी
tyre | टायर, पहिया, पहिये
scooter | स्कूटी
motorcycle | मोटरसाइकिल, बाइक
moped | स्कूटर, मोपेड
bicycle | साइकिल, साइकिलें
tram | ट्राम
minibus | टेम्पो, मिनीबस
van | वैन
lorry | ट्रक, ट्रकों
digger | जेसीबी, खुदाई मशीन, ट्रैक्टर
ambulance | एम्बुलेंस, एंबुलेंस
pushchair | बच्चा गाड़ी
boat | नाव, नावें, कश्ती
raft | बेड़ा
shirt | कमीज़, कमीज, कुर्ता, शर्ट
jacket | जैकेट, कोट
trousers | पैंट, पतलून, पाजामा
dress | लहंगा, फ्रॉक
shoe | जूता, जूते, जूतों, चप्पल, चप्पलें
boot | बूट
sock | मोज़ा, मोजे, मोज़े
glove | दस्ताना, दस्ताने
scarf | मफलर, दुपट्टा
hat | हैट, पगड़ी
cap | टोपी
glasses | चश्मा
laundry | कपड़े, कपड़ों
bakery | बेकरी
supermarket | सुपरमार्केट
pharmacy | दवा की दुकान, दवाखाना
office | दफ़्तर, दफ्तर, ऑफिस
bridge | पुल
tower | टावर
gate | फाटक, द्वार
stairs | ज़ीना
lift | लिफ्ट
swimming pool | स्विमिंग पूल, तरणताल
garage | गैराज
tent | तंबू, टेंट
tooth | दाँत, दांत, दाँतों, दांतों
bone | हड्डी, हड्डियाँ, हड्डियां
brain | दिमाग़
snowman | हिममानव
hail | ओला, ओले, ओलों
lightning | बिजली, आकाशीय बिजली
leaf | पत्ता, पत्ते, पत्तियाँ, पत्ती
branch | टहनी, टहनियाँ, डाली
stone | पत्थर, पत्थरों
pothole | गड्ढा, गड्ढे, गड्ढों
grass | घास
fly | मक्खी, मक्खियाँ, मक्खियां, मक्खियों
mosquito | मच्छर, मच्छरों
wasp | ततैया, बर्रे
caterpillar | इल्ली
beetle | गुबरैला, भृंग
moth | पतंगा
crow | कौआ, कौवा, कौवे, कौए, कौवों
pigeon | कबूतर, कबूतरों
seagull | समुद्री चिड़िया
sparrow | गौरैया, चिड़िया, चिड़ियाँ
dinosaur | डायनासोर, डायनासोरों
dragon | ड्रैगन, अजगर ड्रैगन
puppy | पिल्ला, पिल्ले, कुत्ता, कुत्ते, कुत्तों
kitten | बिल्ली का बच्चा
balloon | गुब्बारा, गुब्बारे, गुब्बारों
kite | पतंग, पतंगें, पतंगों
doll | गुड़िया
teddy bear | टेडी, टेडी बियर
toy | खिलौना, खिलौने, खिलौनों
dice | पासा, पासे
gift | तोहफ़ा, तोहफा, तोहफे, उपहार
parcel | पार्सल, पैकेट
envelope | लिफ़ाफ़ा, लिफाफा, चिट्ठी, चिट्ठियाँ, चिट्ठियां, चिट्ठियों
newspaper | अख़बार, अखबार
map | नक्शा, नक़्शा
ticket | टिकट
coin | सिक्का, सिक्के, सिक्कों
money | पैसा, पैसे, पैसों, रुपया, रुपये
wallet | बटुआ, पर्स
suitcase | सूटकेस
bag | झोला, थैला, थैली, हैंडबैग
umbrella | छाता, छाते
computer | कंप्यूटर, लैपटॉप
battery | बैटरी
cable | तार, केबल
rubbish | कचरा, कूड़ा
box | डिब्बा, डिब्बे, डिब्बों, बक्सा, बक्से
crate | पेटी, क्रेट
fence | बाड़
net | जाल
dust | धूल
slingshot | गुलेल
pill | दवाई, गोली दवा
syringe | सिरिंज, इंजेक्शन
plaster | पट्टी, बैंडेज
virus | वायरस
snake | साँप, सांप, साँपों, सांपों, नाग
drum | ढोल, ढोलक, तबला
piano | पियानो
whistle | सीटी
magnet | चुंबक
wallpaper | वॉलपेपर
petal | पंखुड़ी, पंखुड़ियाँ
sled | स्लेज
treasure | खज़ाना, खजाना, ख़ज़ाना
sword | तलवार, तलवारें
chimney | चिमनी
sheet of paper | काग़ज़, कागज, पन्ना
chick | चूज़ा, चूजा, चूज़े
wand | जादुई छड़ी
ghost | भूत, भूतों
marble | कंचा, कंचे, कंचों
secretary | सेक्रेटरी, सचिव
colleague | सहकर्मी
shop assistant | दुकानदार, विक्रेता
mayor | महापौर
engineer | इंजीनियर
miner | खनिक
shepherd | चरवाहा, गड़रिया
beekeeper | मधुमक्खी पालक
scientist | वैज्ञानिक
programmer | प्रोग्रामर
vet | पशु चिकित्सक
surgeon | सर्जन
pharmacist | औषध विक्रेता
burglar | सेंधमार
spy | जासूस
police officer | पुलिसवाला, सिपाही, दरोगा
firefighter | दमकलकर्मी, फायरमैन
swimmer | तैराक
climber | पर्वतारोही
surfer | सर्फर
skier | स्कीयर
bridegroom | दूल्हा
toddler | शिशु
prisoner | कैदी
referee | अंपायर, रेफरी
coach | प्रशिक्षक
train conductor | टीटीई, टिकट चेकर
tailor | दर्ज़ी, दर्जी
blacksmith | लोहार
potter | कुम्हार
scout | स्काउट
twin | जुड़वाँ
actor | अभिनेता, अभिनेत्री
photographer | फोटोग्राफर
journalist | पत्रकार
monk | साधु, भिक्षु
bartender | बारटेंडर
babysitter | दाई
hare | खरगोश
lamb | मेमना, मेमने
pony | टट्टू, बछेड़ा
bull | सांड, साँड, बैल
goldfish | सुनहरी मछली
carp | रोहू, कार्प
toad | मेंढक, टोड
earthworm | केंचुआ, कीड़ा
grasshopper | टिड्डा, झींगुर
ladybird | सोनपंखी
flea | पिस्सू, खटमल
slug | घोंघा, घोंघे
guinea pig | गिनी पिग
canary | तोता, कनारी
duckling | बत्तख, बतख
woodpecker | कोयल, कठफोड़वा, मैना
hawk | बाज, गरुड़, चील, गिद्ध
mule | खच्चर, गधा, गधे
reindeer | हिरण, बारहसिंगा
hen | मुर्गी, मुर्गियां
seashell | सीप, शंख
honey | शहद
muffin | कपकेक
dumpling | मोमो, गुजिया
stew | दाल, करी, खिचड़ी
noodle soup | शोरबा, रसम, सांभर
flatbread | नान, पराठा, चपाती, डोसा
fritter | गुलाब जामुन, वड़ा, पकौड़ा
kebab | कबाब, वड़ा पाव, पानी पूरी
rice ball | इडली, मोदक
loaf | रोटला
salad | सलाद
spinach | पालक, मेथी, धनिया
courgette | तोरी, लौकी
apricot | खुबानी, आड़ू
berry | जामुन, शहतूत, बेर
lemonade | नींबू पानी, लस्सी
beer | बीयर
wine | शराब
ham | बेकन
steak | मटन
wardrobe | अलमारी
drawer | दराज़
curtain | पर्दा
armchair | आरामकुर्सी
bench | स्टूल, बेंच
cot | गद्दा, पालना
bed sheet | चादर
sink | सिंक
tablecloth | मेज़पोश, रुमाल
mop | पोछा
rag | पोंछा
clothes peg | हैंगर
lid | ढक्कन, घड़ा, मटका, सुराही
chopping board | चकला
microwave | भट्ठी
ceiling fan | पंखा, हीटर
remote control | रिमोट
apron | एप्रन
crayon | स्केच पेन
paint | रंग का डिब्बा
sticker | स्टिकर, डाक टिकट
folder | फ़ाइल
hole punch | स्टेपलर
invoice | रसीद
document | दस्तावेज़
diploma | प्रमाणपत्र
painting | पेंटिंग
nails | कील, कीलें, प्लास
wheelbarrow | बैलगाड़ी
lawnmower | घास कटर
watering can | फुहारा
hoe | हँसिया
weed | खरपतवार, जंगली घास
hedge | झाड़ी, झाड़ियाँ
fir | देवदार, चीड़
oak | बरगद, पीपल, नीम
daisy | गेंदा, चमेली, गुड़हल
mushroom | मशरूम, कुकुरमुत्ता
corn | मकई, भुट्टा
acorn | बलूत
garbage truck | कूड़ा गाड़ी, डंपर
bulldozer | बुलडोज़र
crane | क्रेन
caravan | मिनी बस
carriage | तांगा, बग्घी
railway wagon | रेल डिब्बा
rowing boat | डोंगी, शिकारा
fishing boat | जहाज़, पानी का जहाज़
pavement | फ़ुटपाथ
zebra crossing | ज़ेब्रा क्रॉसिंग
street lamp | बिजली का खंभा
road sign | साइनबोर्ड
kiosk | दुकान, ठेले
café | ढाबा, कैंटीन
barn | बाड़ा, गौशाला
greenhouse | बगीचा, क्यारी
prison | जेल, कारागार
palace | महल, क़िला, किला
skyscraper | इमारत, गगनचुंबी इमारत
skirt | घाघरा
sweater | स्वेटर
slippers | जूती
pyjamas | पजामा
belt | बेल्ट, कमरबंद
necklace | कंगन, झुमका, पायल, चूड़ी
nappy | डायपर, लंगोट
lantern | कंदील, आकाशदीप
firecracker | पटाखा, पटाखे, फुलझड़ी
bauble | झालर, तोरण, रंगोली
easter egg | ईस्टर अंडा
spinning top | लट्टू, झुनझुना
swing | झूला, झूले
puppet | कठपुतली
racket | रैकेट
puck | गिल्ली
bowling pin | बॉलिंग पिन
harp | सितार, बांसुरी, शहनाई, हारमोनियम
stretcher | स्ट्रेचर
germ | कीटाणु, जीवाणु
icicle | बर्फ़, हिमखंड
spark | चिंगारी, राख
coal | कोयला
firewood | लकड़ियाँ
pearl | मोती
seaweed | शैवाल
trap | फंदा
binoculars | दूरबीन
matchstick | माचिस, तीली
torch | टॉर्च
robot | रोबोट
elf | बौना, परी
`;
