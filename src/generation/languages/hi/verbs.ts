/** Hindi: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | थूक*, thook*, छींक*, chheenk*, फूंक मार, फूंक मारता, फूंक मारती, फूंक मारना, phoonk maar, phoonk maarta, phoonk maarti, phoonk maarna, chhink*, thukna, thukta, thukti
throw | फेंक*, फेक*, फैंक*, phenk*, fenk*, fek*, पटक*, patak*, उछाल*
toss | उछाल*, uchhal*, uchaal*, पलट*, palat*, हवा में उछाल, हवा में उछालता, हवा में उछालती, हवा में उछालना
drop | गिरा*, giraa*, girata, girati, girana, गिराना, टपका*, छोड़ देना, gira dena
catch | पकड़*, पकड*, pakad*, pakar*, लपक*, lapak*, कैच*, catch
grab | झपट*, jhapat*, छीन*, दबोच*, daboch*, हड़प*, hadap*, chheenna, chheenta, chheen lena, chhinna, chhinta
pick | तोड़ना, तोड़ता, तोड़ती, फल तोड़, फल तोड़ता, फल तोड़ती, फल तोड़ना, फूल तोड़, फूल तोड़ता, फूल तोड़ती, फूल तोड़ना, todna, todta, todti, चुनना, phal tod, phal todta, phal todti, phal todna
pick | phool tod, phool todta, phool todti, phool todna, बीन*, beenna
harvest | फसल काट*, फसल काट, फसल काटता, फसल काटती, फसल काटना, फसल, fasal, कटाई, kataai, katai, काटना, kaatna
plant | बोना, बोता, बोती, बोते, रोप*, ropna, bona, bota, पौधा लगा, पौधा लगाता, पौधा लगाती, पौधा लगाना, पौधे लगा, पौधे लगाता, पौधे लगाती, पौधे लगाना, बुवाई, buwai, paudha laga, paudha lagata
plant | paudha lagati, paudha lagana
water | सींच*, seench*, sinch*, पानी देना, पानी देता, पानी देती, pani dena, pani deti, pani deta, सिंचाई, sinchai
dig | खोद*, khod*, खुदाई, khudai, खोदना, खनन
fill-in | दफन*, दफना*, dafna*, गड्ढा भर, गड्ढा भरता, गड्ढा भरती, गड्ढा भरना, gaddha bhar, gaddha bharta, gaddha bharti, gaddha bharna, दबाना, gaadna, पाटना, गाड़ना, गाड़ता, गाड़ती, गाड़ देना
rake | निराई, nirai, गुड़ाई, gudai, घास निकाल, घास निकालता, घास निकालती, घास निकालना, खरपतवार, kharpatwar, ghaas nikal, ghaas nikalta, ghaas nikalti, ghaas nikalna, फावड़ा, कुदाल
prune | छांट*, छाँट*, chhaant*, chhant*, घास काट, घास काटता, घास काटती, घास काटना, ghas kaat, ghas kaatta, ghas kaatti, ghas kaatna, katar*, छंटाई, chhatai, कतरना, कतरता, कतरती
milk | दुहना, दुहता, दुहती, दुहते, duhna, duhti, duhta, दूध निकाल*, दूध निकाल, दूध निकालता, दूध निकालती, दूध निकालना, doodh nikal, doodh nikalta, doodh nikalti, doodh nikalna, दोहना, दुहकर
shear | ऊन काट, ऊन काटता, ऊन काटती, ऊन काटना, ऊन उतार, ऊन उतारता, ऊन उतारती, ऊन उतारना, oon kaat, oon kaatta, oon kaatti, oon kaatna, oon utar, oon utarta, oon utarti, oon utarna, मूंड*, मूँड*
shear | moond*, ऊन निकाल, ऊन निकालता, ऊन निकालती, ऊन निकालना, भेड़ के बाल
feed | खाना देना, खाना देता, खाना देती, khana deti, khana deta, चारा डाल*, चारा डाल, चारा डालता, चारा डालती, चारा डालना, चारा, chara dal, chara dalta, chara dalti, chara dalna, खिलाना, खिलाता
feed | खिलाती, खिलाते, खिलाकर, khilana, khilata, khilati, khilate
stroke | सहला*, sehla*, sahla*, पुचकार*, puchkar*, दुलार*, dular*, थपथपा*, thapthapa*, लाड़
walk | टहला*, tahla*, tehla*, घुमाना, घुमाता, घुमाती, ghumana, ghumata, ghumati, कुत्ते को घुमा, कुत्ते को घुमाता, कुत्ते को घुमाती, कुत्ते को घुमाना, kutte ko ghuma, kutte ko ghumata
walk | kutte ko ghumati, kutte ko ghumana, सैर, sair
groom | कंघी, kanghi, ब्रश करना, brush karna, संवार*, सँवार*, sanwar*, नहला*, खरहरा
tame | पालतू बना, पालतू बनाता, पालतू बनाती, पालतू बनाना, paltu bana, paltu banata, paltu banati, paltu banana, सधा*, sadhana, सिखाना, वश में, vash mein, काबू, ट्रेन करना, kabu
ride | सवारी, sawari, savari, घुड़सवार*, ghudsawar*, घोड़े पर, ghode par, साइकिल चला*, साइकिल चला, साइकिल चलाता, साइकिल चलाती, साइकिल चलाना, cycle chala*, cycle chala, cycle chalata, cycle chalati
ride | cycle chalana
herd | हांक*, हाँक*, haank*, hank*, चरा*, चराना, charana, charata, charati, चरवाह*, charwah*, झुंड, jhund
hunt | शिकार*, shikar*, शिकारी, shikaar*
fish | मछली पकड़, मछली पकड़ता, मछली पकड़ती, मछली पकड़ना, मछलियां पकड़, मछलियां पकड़ता, मछलियां पकड़ती, मछलियां पकड़ना, machli pakad, machli pakadta, machli pakadti, machli pakadna, machhli pakad
fish | machhli pakadta, machhli pakadti, machhli pakadna, मछुआर*, machhuar*, मछली मार, मछली मारता, मछली मारती, मछली मारना, बंसी, fishing, फिशिंग
chase | पीछा, peecha, pichha, piche bhag, piche bhagta, piche bhagti, piche bhagna, पीछे भाग, पीछे भागता, पीछे भागती, पीछे भागना, पीछे दौड़, पीछे दौड़ता, पीछे दौड़ती, पीछे दौड़ना, peeche daud
chase | peeche daudta, peeche daudti, peeche daudna, दौड़ा*, खदेड़*, khaded*, peecha karna
flee | भाग*, bhaag*, bhagta, bhagti, bhagna, bhagkar, भाग जाना, फरार, farar, पलायन, बच निकल, बच निकलता, बच निकलती, बच निकलना, bach nikal, bach nikalta, bach nikalti, bach nikalna
hide | छुप*, छिप*, chhup*, chhip*, chup jana, छुपा*, छिपा*, लुका-छिपी, luka chhupi, दुबक*
seek | ढूंढ*, ढूँढ*, dhoond*, dhund*, खोज*, khoj*, तलाश*, talash*, dhoondh*
find | मिल गया, मिल जाना, mil gaya, ढूंढ निकाल, ढूंढ निकालता, ढूंढ निकालती, ढूंढ निकालना, खोज निकाल, खोज निकालता, खोज निकालती, खोज निकालना, पता लगा*, पता लगा, पता लगाता, पता लगाती, पता लगाना
find | pata laga, pata lagata, pata lagati, pata lagana, पा लेना, पाता है, खोज, khoj
sneak | दबे पांव, दबे पाँव, dabe paon, dabe paanv, चुपके, chupke, चुपके से, चोरी-छिपे, chori chhupe, पंजों के बल, खिसक*, सरकना, सरककर
spy | जासूस*, jasoos*, jasus*, झांक*, झाँक*, jhaank*, ताक-झांक, नज़र रखना, नजर रख, नजर रखता, नजर रखती, नजर रखना, nazar rakh, nazar rakhta, nazar rakhti, nazar rakhna, छुपकर देख, छुपकर देखता
spy | छुपकर देखती, छुपकर देखना, chupke se dekh, chupke se dekhta, chupke se dekhti, chupke se dekhna
wake | जगा*, jagaa*, jagana, jagati, jagata, jagaye, उठाना, uthana, जाग*, jaag*, jagaaye, नींद खुल
sleep | सोना, सोता, सोती, सोते, सो जा, सो जाता, सो जाती, सो जाना, सो रहा, सो रही, sota, soti, sote, so raha, so rahi, so jata, नींद, neend, ऊंघ*
put-to-bed | सुला*, लोरी, lori, थपकी, thapki, सुलाना, sulana, sulata, sulati, sulaye
steal | चुरा*, chura*, churaa*, चोरी, chori, चोर, chor, लूट*, loot*, डकैत*, उड़ा ले, उड़ा लेता, उड़ा लेती, उड़ा लेना, jhapat, डाका
pinch-food | कुतर*, kutar*, चुपके से खा, चुपके से खाता, चुपके से खाती, चुपके से खाना, chupke se kha, chupke se khata, chupke se khati, chupke se khana, चोरी से खा, चोरी से खाता, चोरी से खाती
pinch-food | चोरी से खाना, chori se kha, chori se khata, chori se khati, chori se khana, टूंग*, खाना चुरा, खाना चुराता, खाना चुराती, खाना चुराना, khana chura, khana churata, khana churati
pinch-food | khana churana, चटकर, चट कर, चट करता, चट करती, चट करना
guard | रक्षा, raksha, बचाना, bachana, पहरा, pahra, pehra, रखवाली, rakhwali, हिफाजत, hifazat, सुरक्षा, suraksha, चौकीदार*
attack | हमला, हमले, hamla, आक्रमण, aakraman, धावा, dhawa, टूट पड़*, टूट पड़, टूट पड़ता, टूट पड़ती, टूट पड़ना, attack, अटैक
fight | लड़ना, लड़ता, लड़ती, लड़ते, लड़ाई, लड़कर, ladna, ladta, ladti, ladte, ladai, मारपीट, maarpeet, पीट*, झगड़*, jhagad*, bhid jana, फाइट, fight, भिड़ना, भिड़ता, भिड़ जाता
punch | मुक्का, मुक्के, mukka, mukke, मुक्केबाज*, mukkebaz*, घूंसा, घूँसा, ghoonsa, ghusa, पंच, बॉक्सिंग, boxing
kick | लात, laat, लात मार, लात मारता, लात मारती, लात मारना, laat maar, laat maarta, laat maarti, laat maarna, किक, kick, ठोकर, thokar, लतिया*
wrestle | कुश्ती, kushti, पहलवान*, pehalwan*, pahalwan*, दंगल, dangal, पंजा लड़ा, पंजा लड़ाता, पंजा लड़ाती, पंजा लड़ाना, panja lada
slap | थप्पड़*, thappad*, thappar*, चांटा, चाँटा, chaanta, chanta, तमाचा, tamacha, झापड़, jhapad, मच्छर मार, मच्छर मारता, मच्छर मारती, मच्छर मारना, makkhi maar, makkhi maarta, makkhi maarti
slap | makkhi maarna
bite | काटता है, काट लेता, काट खा*, काट खा, काट खाता, काट खाती, काट खाना, काट लेना, kaat leta, kaat khana, दांत से काट, दांत से काटता, दांत से काटती, दांत से काटना, डंस*, दांत गड़ा, kaatna, bite
sting | डंक, dank, डंक मार, डंक मारता, डंक मारती, डंक मारना, dank maar, dank maarta, dank maarti, dank maarna, डस*, डसना, dasna, das leta, चुभ*, chubh*
shoot | गोली, गोली मार, गोली मारता, गोली मारती, गोली मारना, गोली चला, गोली चलाता, गोली चलाती, गोली चलाना, goli, goli maar, goli maarta, goli maarti, goli maarna, goli chala, goli chalata
shoot | goli chalati, goli chalana, निशानेबाज*, तीर चला, तीर चलाता, तीर चलाती, तीर चलाना, teer chala, teer chalata, teer chalati, teer chalana, शूट*, shoot*, दाग*, बंदूक, bandook
bomb | बम, बम फोड़, बम फोड़ता, बम फोड़ती, बम फोड़ना, bomb, बमबारी, bambari, धमाका, dhamaka, विस्फोट, visfot, उड़ा देना, uda dena, फोड़*
slice | काट*, kaat*, kaata, टुकड़े कर, टुकड़े करता, टुकड़े करती, टुकड़े करना, tukde kar, tukde karta, tukde karti, tukde karna, फांक*, चीर*, katai, कतरना, कतरता
saw | आरी, aari, आरी चला, आरी चलाता, आरी चलाती, आरी चलाना, लकड़ी काट, लकड़ी काटता, लकड़ी काटती, लकड़ी काटना, lakdi kaat, lakdi kaatta, lakdi kaatti, lakdi kaatna, चीरना, cheerna, लकड़ी चीर
saw | लकड़ी चीरता, लकड़ी चीरती, लकड़ी चीरना
hammer | हथौड़*, hathoda, hathaud*, कील, keel, कील ठोक, कील ठोकता, कील ठोकती, कील ठोकना, keel thok, keel thokta, keel thokti, keel thokna, ठोकना, ठोकता, ठोकती, thokna, thokta, thokti
drill | ड्रिल, drill*, छेद, chhed, छेद कर, छेद करता, छेद करती, छेद करना, ched kar, ched karta, ched karti, ched karna, पेंच, pench, पेच, बरमा, कसना, कसता, कसती
build | बनाना, बनाता, बनाती, बनाते, banata, banati, banate, निर्माण, nirman, घर बना, घर बनाता, घर बनाती, घर बनाना, ghar bana, ghar banata, ghar banati, ghar banana, खड़ा कर, खड़ा करता, खड़ा करती
build | खड़ा करना, तामीर, banate hain, banaya
repair | मरम्मत, marammat, ठीक करना, ठीक करता, ठीक करती, theek karna, theek karta, theek karti, thik karna, सुधार*, sudhar*, रिपेयर*, repair*, मिस्त्री
assemble | jodna, पुर्जे जोड़, पुर्जे जोड़ता, पुर्जे जोड़ती, पुर्जे जोड़ना, purze jod, purze jodta, purze jodti, purze jodna, असेंबल, असेम्बल, assemble, टुकड़े जोड़, टुकड़े जोड़ता, टुकड़े जोड़ती
assemble | टुकड़े जोड़ना, tukde jod, tukde jodta, tukde jodti, tukde jodna, जोड़ना, जोड़ता, जोड़ती, जोड़कर, jodta, jodti
take-apart | पुर्जे खोल, पुर्जे खोलता, पुर्जे खोलती, पुर्जे खोलना, purze khol, purze kholta, purze kholti, purze kholna, अलग-अलग कर, अलग-अलग करता, अलग-अलग करती, अलग-अलग करना, खोलकर अलग, उखाड़*
take-apart | ukhad*, तोड़कर अलग, पुर्ज़े अलग, alag alag kar, alag alag karta, alag alag karti, alag alag karna
paint | पेंट*, paint*, रंगना, रंगता, रंगती, rangna, rangta, rangti, पुताई, putai, पोतना, पोतता, पोतती, चित्रकार*, चित्रकारी, chitrakari, रंगाई
draw | चित्र बना, चित्र बनाता, चित्र बनाती, चित्र बनाना, तस्वीर बना, तस्वीर बनाता, तस्वीर बनाती, तस्वीर बनाना, chitra bana, chitra banata, chitra banati, chitra banana, tasveer bana
draw | tasveer banata, tasveer banati, tasveer banana, ड्रॉइंग, ड्राइंग, drawing, रेखाचित्र, खाका, स्केच, sketch
colour-in | रंग भर*, रंग भर, रंग भरता, रंग भरती, रंग भरना, rang bhar, rang bharta, rang bharti, rang bharna, रंगना, colouring, coloring
write | लिख*, likh*, लेखन, lekhan, लिखाई, likhai
type | टाइप*, type*, टाइपिंग, typing, टंकण, कीबोर्ड, keyboard
spell | वर्तनी, vartani, स्पेलिंग, spelling, हिज्जे, hijje, अक्षर जोड़, अक्षर जोड़ता, अक्षर जोड़ती, अक्षर जोड़ना
read | पढ़ना, पढ़ता, पढ़ती, पढ़ते, पढ़ने, पढ़कर, पढ़ो, padhna, padhta, padhti, padhte, parhta, वाचन, पठन
count | गिनना, गिनता, गिनती, गिनते, गिनो, गिनकर, ginna, ginta, ginti, ginte, गणना, ganana
calculate | हिसाब, hisab, hisaab, गणना, ganana, जोड़-घटाव, गुणा, guna karna, पहाड़े, pahade, जमा करना, jod ghata, गणित, ganit
measure | नापना, नापता, नापती, नाप*, naapna, naapta, naap, माप*, maap*, तोल*, tolna, वजन कर, वजन करता, वजन करती, वजन करना, vajan kar, vajan karta, vajan karti, vajan karna, taulna, taulta, तौलना
measure | तौलता, तौलती
guess | अंदाज*, अंदाज़*, andaza, andaz*, अनुमान, anuman, बूझ*, boojh*, bujho, तुक्का, tukka, guess
answer | जवाब, javab, jawab, उत्तर, uttar, जवाब देना, jawab dena
ask | पूछ*, pooch*, puchh*, प्रश्न, prashn, सवाल, sawal, सवाल पूछ, सवाल पूछता, सवाल पूछती, सवाल पूछना, puchna, puchta, puchti
learn | सीख*, seekh*, sikhna, sikhta, sikhti, अभ्यास, abhyas, पढ़ाई, padhai, रियाज*, riyaz, दोहरा*, प्रैक्टिस, practice
teach | सिखा*, sikha*, sikhaa*, पढ़ाना, पढ़ाता, पढ़ाती, पढ़ाते, padhana, padhata, padhati, समझाना, समझाता, समझाती, samjhana, samjhata, samjhati
memorise | याद*, yaad*, याद करना, याद रख, याद रखता, याद रखती, याद रखना, yaad rakh, yaad rakhta, yaad rakhti, yaad rakhna, yaad karna, रटना, रटता, रटती, रट्टा, ratna, ratta, कंठस्थ
forget | bhul jana, bhulna, bhulta, भुलक्कड़, bhulakkad, बिसर*, भूलना, भूलता, भूलती, भूल जाता, भूल जाती, भूल गया, bhoolna, bhoolta, bhool jata, bhool gaya
repeat | दोहरा*, dohra*, दुहरा*, नकल, nakal, नक़ल, नकल उतार, नकल उतारता, नकल उतारती, नकल उतारना, कॉपी करना, copy karna, फिर से कर, फिर से करता, फिर से करती, फिर से करना
match | मिलाना, मिलाता, मिलाती, milana, milata, milati, जोड़ी, jodi, जोड़े, जोड़ी बना, जोड़ी बनाता, जोड़ी बनाती, जोड़ी बनाना, jodi bana, jodi banata, jodi banati, jodi banana, मिलान, milaan
sort | छांट*, छाँट*, chhaant*, chhant*, अलग करना, अलग करता, अलग करती, alag karna, alag karti, वर्गीकरण, बांटना, sort, बीनना, बीनता, बीनती
order | क्रम*, kram, क्रम से लगा, क्रम से लगाता, क्रम से लगाती, क्रम से लगाना, kram se laga, kram se lagata, kram se lagati, kram se lagana, क्रमबद्ध, तरतीब, tarteeb, सिलसिलेवार, छोटे से बड़े
order | chhote se bade, रैंक
tidy | समेट*, samet*, सहेज*, सजाकर रख, सजाकर रखता, सजाकर रखती, सजाकर रखना, ठीक से रख, ठीक से रखता, ठीक से रखती, ठीक से रखना, व्यवस्थित, करीने से, kareene, जमाना, संवार*, जगह पर रख, जगह पर रखता
tidy | जगह पर रखती, जगह पर रखना, jagah par rakh, jagah par rakhta, jagah par rakhti, jagah par rakhna
pack | पैक*, pack*, बांधना, सामान बांध, सामान बांधता, सामान बांधती, सामान बांधना, saman bandh, saman bandhta, saman bandhti, saman bandhna, सूटकेस, suitcase, सामान भर, सामान भरता, सामान भरती
pack | सामान भरना, saman bhar, saman bharta, saman bharti, saman bharna, लाद*, laadna
unload | सामान उतार, सामान उतारता, सामान उतारती, सामान उतारना, saman utar, saman utarta, saman utarti, saman utarna, उतारना, utarna, माल उतार, माल उतारता, माल उतारती, माल उतारना, maal utar
unload | maal utarta, maal utarti, maal utarna, अनलोड, unload, खाली करना
stack | ढेर लगा*, ढेर लगा, ढेर लगाता, ढेर लगाती, ढेर लगाना, ढेर, dher, dher laga, dher lagata, dher lagati, dher lagana, एक के ऊपर एक, ek ke upar ek, थप्पी, चट्टा, ऊपर रख, ऊपर रखता, ऊपर रखती
stack | ऊपर रखना, stack
balance | संतुलन, सन्तुलन, santulan, बैलेंस, balance, संभाल*, सँभाल*, sambhal*, टिका*, tikaye
tip-over | उलट*, ulat*, पलट*, palat*, गिरा देना, gira deta, लुढ़का*, ludhka*, औंधा
spill | छलका*, chhalka*, छलक*, बिखेर*, गिरा*, फैला देना, faila dena, ढुलक*, पानी गिरा, पानी गिराता, पानी गिराती, पानी गिराना, doodh gira, doodh girata, doodh girati, doodh girana
pour | उड़ेल*, udel*, उंडेल*, उँडेल*, undel*, ढालना, भरना, गिलास भर, गिलास भरता, गिलास भरती, गिलास भरना, gilas bhar, gilas bharta, gilas bharti, gilas bharna, glass bhar, glass bharta
pour | glass bharti, glass bharna, पानी डालना, चाय डालना
empty | खाली कर*, खाली कर, खाली करता, खाली करती, खाली करना, khali karna, khali karta, khali kar, khali karti, खाली, khaali
mix | मिलाना, मिलाता, मिलाती, milana, milata, घोल*, ghol*, फेंट*, phent*, हिला*, मिक्स, mix, चलाना, चलाता, चलाती
knead | गूंध*, गूँध*, गूंथ*, गूँथ*, goondh*, gundh*, goonth*, आटा गूंध, आटा गूंधता, आटा गूंधती, आटा गूंधना, aata goondh, सानना, सानता, सानती, मलना
bake | सेंक*, सेकना, सेकता, सेकती, senk*, बेक*, bake*, केक बना, केक बनाता, केक बनाती, केक बनाना, cake bana, cake banata, cake banati, cake banana, पकाना, ओवन, oven, रोटी सेंक, रोटी सेंकता
bake | रोटी सेंकती, रोटी सेंकना
cook | पका*, खाना बना*, खाना बना, खाना बनाता, खाना बनाती, खाना बनाना, khana bana, khana banata, khana banati, khana banana, उबाल*, ubal*, रांध*, रसोइ*, कुकिंग, pakana, pakata, pakati, pakaya
fry | तलना, तलता, तलती, तलते, तलकर, talna, talta, talti, bhoon*, छौंक*, पकौड़े बना, पकौड़े बनाता, पकौड़े बनाती, पकौड़े बनाना, fry, भूनना, भूनता, भूनती
grill | भून*, bhoon*, bhun*, सेंक*, ग्रिल, grill*, तंदूर*, tandoor*, सेकना
season | नमक डाल, नमक डालता, नमक डालती, नमक डालना, namak dal, namak dalta, namak dalti, namak dalna, मसाला डाल, मसाला डालता, मसाला डालती, मसाला डालना, masala dal, masala dalta, masala dalti
season | masala dalna, मसाले, मसाला, masala, तड़का, tadka, छौंक*, नमक, namak
serve | परोस*, paros*, सेवा, seva, ग्राहक, grahak, पेश करना, वेटर, waiter, खाना देना, सर्व करना
order-food | ऑर्डर*, आर्डर*, order, खाना मंगा*, खाना मंगा, मंगवा*, मँगवा*, mangwa*, मंगाना, mangana, खाना मंगाना
deliver | पहुंचा*, पहुँचा*, pahuncha*, pohncha*, डिलीवर*, deliver*, डिलिवर*, डिलीवरी, delivery, देकर आ, देकर आता, देकर आती, देकर आना, बांटना
carry | उठाकर ले, उठाकर लेता, उठाकर लेती, उठाकर लेना, ढोना, ढोता, ढोती, ढोते, dhona, dhota, dhoti hai, ले जाना, ले जाता, ले जाती, le jana, le jata, le jati, लाना, lana, उठाकर, uthakar
pull | खींच*, खीच*, kheench*, khinch*, kheech*, घसीट*, ghaseet*, ghasit*, रस्साकशी
push | धक्का, धक्के, dhakka, dhakke, धकेल*, dhakel*, ठेलना, ठेलता, ठेलती, thelna, धकिया*
lift | uthaa*, uthana, uthata, uthati, ऊपर उठा, ऊपर उठाता, ऊपर उठाती, ऊपर उठाना, upar utha, upar uthata, upar uthati, upar uthana, वजन उठा, वजन उठाता, वजन उठाती, वजन उठाना, vajan utha
lift | vajan uthata, vajan uthati, vajan uthana, uthakar, उठाता, उठाती, उठाते, उठाना
lower | नीचे कर, नीचे करता, नीचे करती, नीचे करना, neeche kar, neeche karta, neeche karti, neeche karna, नीचे उतार, नीचे उतारता, नीचे उतारती, नीचे उतारना, उतार*, utaar*, झुकाना, jhukana, नीचे ला
lower | नीचे लाता, नीचे लाती, नीचे लाना, niche karna
hang | लटका*, latka*, टांग*, टाँग*, taang*, tangna, सुखाने डाल, सुखाने डालता, सुखाने डालती, सुखाने डालना, kapde sukha, kapde sukhata, kapde sukhati, kapde sukhana, कपड़े सुखा, कपड़े सुखाता
hang | कपड़े सुखाती, कपड़े सुखाना
take-down | उतार*, utaar*, कपड़े उतार*, कपड़े उतार, कपड़े उतारता, कपड़े उतारती, कपड़े उतारना, कपड़े समेट, कपड़े समेटता, कपड़े समेटती, कपड़े समेटना, kapde samet, kapde sametta, kapde sametti
take-down | kapde sametna, नीचे उतार, नीचे उतारता, नीचे उतारती, नीचे उतारना, neeche utar, neeche utarta, neeche utarti, neeche utarna, उतारना, kapde utarna
fold | modna, मोड़ना, tah, तह करना, तह लगा, तह लगाता, तह लगाती, तह लगाना, tah lagana, तह कर, तह करता, तह करती, लपेट*, kapde tah, मोड़ता, मोड़ती, modta, modti, तह
iron | इस्त्री, इस्तरी, istri, istari, प्रेस करना, press karna, कपड़े प्रेस, kapde press, प्रेस कर, प्रेस करता, प्रेस करती
wash | धोना, धोता, धोती, धोते, धोकर, धो रहा, धो रही, dhona, dhota, dhoti, dhote, खंगाल*, धुलाई, dhulai, बर्तन मांज, बर्तन मांजता, बर्तन मांजती, बर्तन मांजना, bartan
clean | साफ, saaf, साफ करना, साफ करता, साफ करती, सफाई, safai, saaf karna, saf karna, पोंछ*, ponch*, रगड़*, ragad*, मांज*
sweep | झाड़ू, झाडू, jhadu, jhaadu, बुहार*, buhar*, वैक्यूम, vacuum, पोंछा, ponchha, झाड़ू लगा, झाड़ू लगाता, झाड़ू लगाती, झाड़ू लगाना
polish | चमका*, chamka*, पॉलिश, पालिश, polish, रगड़*, घिस*, ghis*, जूते चमका, जूते चमकाता, जूते चमकाती, जूते चमकाना
dry | सुखा*, sukha*, sukhaa*, सूख*, sookh*, sukhna
dust | धूल झाड़, धूल झाड़ता, धूल झाड़ती, धूल झाड़ना, dhool jhad, dhool jhadta, dhool jhadti, dhool jhadna, झाड़ना, jhaadna, धूल, dhool, झाड़ता, झाड़ती, झाड़-पोंछ, धूल साफ
sew | सिलना, सिलता, सिलती, सिलते, सिलाई, silna, silta, silti, silai, टांका, टाँका, दर्जी, darzi, कढ़ाई, kadhai
knit | बुनना, बुनता, बुनती, बुनते, बुनाई, bunna, bunta, bunti, bunai, स्वेटर बुन, स्वेटर बुनता, स्वेटर बुनती, स्वेटर बुनना, sweater bun, sweater bunta, sweater bunti, sweater bunna, क्रोशिया
knit | crochet
weave | बुनना, बुनता, बुनती, बुनाई, bunna, bunta, bunti, करघा, kargha, बुनकर*, bunkar, जुलाह*
tie | बांध*, बाँध*, baandh*, गांठ, गाँठ, gaanth, gaath, फीते बांध, फीते बांधता, फीते बांधती, फीते बांधना, कसना, कसता, कसती, bandhna, bandhta, bandhti
untie | गांठ खोल, गांठ खोलता, गांठ खोलती, गांठ खोलना, गाँठ खोल, गाँठ खोलता, गाँठ खोलती, गाँठ खोलना, gaanth khol, gaanth kholta, gaanth kholti, gaanth kholna, सुलझा*, suljha*, रस्सी खोल
untie | रस्सी खोलता, रस्सी खोलती, रस्सी खोलना, rassi khol, rassi kholta, rassi kholti, rassi kholna, खोलना, kholna
dress | पहन*, pehan*, pahan*, कपड़े पहन, कपड़े पहनता, कपड़े पहनती, कपड़े पहनना, kapde pehan, kapde pehanta, kapde pehanti, kapde pehanna, पहना*, तैयार होना, taiyar, सजना, सजता, सजती, pehn*
undress | कपड़े उतार, कपड़े उतारता, कपड़े उतारती, कपड़े उतारना, kapde utar, kapde utarta, kapde utarti, kapde utarna, उतारना, जूते उतार, जूते उतारता, जूते उतारती, जूते उतारना, joote utar
undress | joote utarta, joote utarti, joote utarna, नंगा, nanga
put-on-make-up | मेकअप, मेक-अप, makeup, make up, श्रृंगार, शृंगार, shringar, सिंगार, लिपस्टिक, lipstick, काजल, kajal, सजना-संवरना
cut-hair | बाल काट*, बाल काट, बाल काटता, बाल काटती, बाल काटना, baal kaat, baal kaatta, baal kaatti, baal kaatna, baal katna, हेयरकट, haircut, नाई, हजामत, hajamat
shave | दाढ़ी बना, दाढ़ी बनाता, दाढ़ी बनाती, दाढ़ी बनाना, dadhi bana, dadhi banata, dadhi banati, dadhi banana, हजामत, शेव*, shave*, दाढ़ी काट, दाढ़ी काटता, दाढ़ी काटती, दाढ़ी काटना, dadhi kaat
shave | dadhi kaatta, dadhi kaatti, dadhi kaatna, मूंड*, उस्तरा
decorate | सजा*, saja*, sajaa*, सजावट, sajawat, सजाना, श्रृंगार, डेकोरेट, decorate
wrap | लपेट*, lapet*, गिफ्ट पैक, gift pack, उपहार पैक, पैक करना, pack karna, रैप करना, लिफाफा
unwrap | तोहफा खोल, तोहफा खोलता, तोहफा खोलती, तोहफा खोलना, tohfa khol, tohfa kholta, tohfa kholti, tohfa kholna, उपहार खोल, उपहार खोलता, उपहार खोलती, उपहार खोलना, gift khol, gift kholta
unwrap | gift kholti, gift kholna, गिफ्ट खोल, गिफ्ट खोलता, गिफ्ट खोलती, गिफ्ट खोलना, पैकेट खोल, पैकेट खोलता, पैकेट खोलती, पैकेट खोलना, packet khol, packet kholta, packet kholti, packet kholna
unwrap | अनबॉक्स*, unbox*, पैकिंग खोल, पैकिंग खोलता, पैकिंग खोलती, पैकिंग खोलना
give | थमा*, सौंप*, saump*, दान, बांट*, भेंट, दे देना, दे देता, दे देती, de dena, de deta, de deti, तोहफा देना, तोहफा देता, उपहार देती, tohfa dena, बांटता
share-out | बांट*, बाँट*, baant*, bant*, वितरण, vitran, साझा, sajha, हिस्से कर, हिस्से करता, हिस्से करती, हिस्से करना, hisse kar, hisse karta, hisse karti, hisse karna, बंटवारा
collect | इकट्ठ*, इकठ्ठ*, ikattha, ikatth*, जमा कर, जमा करता, जमा करती, जमा करना, jama kar, jama karta, jama karti, jama karna, बटोर*, bator*, संग्रह, sangrah, सिक्के जमा, सिक्के जमाता
collect | सिक्के जमाती, सिक्के जमाना, एकत्र*
gather-together | जुटा*, juta*, इकट्ठ*, ikattha, ikatth*, समेट*, एकत्र*, ekatra, जमा करना, jama karna, बुलाकर जमा, बुलाकर जमाता, बुलाकर जमाती, बुलाकर जमाना
buy | खरीद*, ख़रीद*, kharid*, khareed*, शॉपिंग, shopping, मोल ले, मोल लेता, मोल लेती, मोल लेना, खरीदारी, kharidari
sell | बिक्री, bikri, विक्रेता, फेरी लगा, फेरी लगाता, फेरी लगाती, फेरी लगाना, दुकानदार*, dukandar, बिकना, बिकता, बिकती, बेचना, बेचता, बेचती, बेचते, बेचकर, bechna, bechta, bechti, bechte
bargain | मोलभाव, मोल-भाव, molbhav, mol bhav, सौदेबाज*, saudebaz*, भाव-ताव, दाम कम कर, दाम कम करता, दाम कम करती, दाम कम करना, सौदा, sauda
trade | अदला-बदली, adla badli, व्यापार*, vyapar*, लेन-देन, len den, सौदा, sauda, बदलना, बदलता, बदलती, तिजारत, adla-badli
pay | भुगतान, bhugtan, पैसे देना, पैसे देता, paise dena, paise deta, अदा करना, ada karna, पेमेंट, payment, चुकाना, चुकाता, चुकाती, chukana, chukata, chukati
earn-money | कमा*, kamaa*, kamana, kamata, kamati, कमाई, kamai, पैसे कमा*, पैसे कमा, पैसे कमाता, पैसे कमाती, पैसे कमाना, paise kama, paise kamata, paise kamati, paise kamana, पैसा कमाना, रोजी-रोटी
save-money | पैसे बचा, पैसे बचाता, पैसे बचाती, पैसे बचाना, paise bacha, paise bachata, paise bachati, paise bachana, बचत, bachat, गुल्लक, gullak, पैसे जोड़, पैसे जोड़ता, पैसे जोड़ती, पैसे जोड़ना
save-money | paise jod, paise jodta, paise jodti, paise jodna
invest | निवेश*, nivesh*, पैसा लगा, पैसा लगाता, पैसा लगाती, पैसा लगाना, paisa laga, paisa lagata, paisa lagati, paisa lagana, धंधा, dhandha, कारोबार, karobar, बिजनेस, बिज़नेस, business, शेयर बाजार
hire | नौकरी देना, नौकरी पर रख, नौकरी पर रखता, नौकरी पर रखती, नौकरी पर रखना, naukri par rakh, naukri par rakhta, naukri par rakhti, naukri par rakhna, naukri dena, भर्ती, bharti, काम पर रख
hire | काम पर रखता, काम पर रखती, काम पर रखना, kaam par rakh, kaam par rakhta, kaam par rakhti, kaam par rakhna, नियुक्त*, niyukt*
manage | दुकान चला*, दुकान चला, दुकान चलाता, दुकान चलाती, दुकान चलाना, dukan chala, dukan chalata, dukan chalati, dukan chalana, dukaan chala, dukaan chalata, dukaan chalati, dukaan chalana
manage | संभाल*, sambhal*, प्रबंध*, prabandh*, देखभाल, dekhbhal, मैनेज*, manage
win | जीत*, jeet*, विजय, vijay, फतह, fateh, विजेता, vijeta, jitna, jitta
lose | हारना, हारता, हारती, हारते, हार जा*, हार जा, हार जाता, हार जाती, हार जाना, हार गया, haarna, haarta, harna, haar jata, haar, पराजय, खो देना, kho dena
bet | शर्त, shart, बाजी, बाज़ी, दांव, दाँव, daanv, जुआ, जुए, jua, juaa, सट्टा, satta
deal | पत्ते बांट*, पत्ते बांट, पत्ते बांटता, पत्ते बांटती, पत्ते बांटना, patte baant, patte baantta, patte baantti, patte baantna, patte bant, patte bantta, patte bantti, patte bantna, ताश बांट
deal | ताश बांटता, ताश बांटती, ताश बांटना, फेंट*, phent*, पत्ते फेंट, पत्ते फेंटता, पत्ते फेंटती, पत्ते फेंटना, patte phent, patte phentta, patte phentti, patte phentna, ताश फेंट, ताश फेंटता
deal | ताश फेंटती, ताश फेंटना
draw-card | पत्ता उठा, पत्ता उठाता, पत्ता उठाती, पत्ता उठाना, पत्ता निकाल, पत्ता निकालता, पत्ता निकालती, पत्ता निकालना, पत्ता खींच, पत्ता खींचता, पत्ता खींचती, पत्ता खींचना, patta utha
draw-card | patta uthata, patta uthati, patta uthana, patta nikal, patta nikalta, patta nikalti, patta nikalna, patta kheench, patta kheenchta, patta kheenchti, patta kheenchna, कार्ड उठा
draw-card | कार्ड उठाता, कार्ड उठाती, कार्ड उठाना, card utha, card uthata, card uthati, card uthana, कार्ड निकाल, कार्ड निकालता, कार्ड निकालती, कार्ड निकालना
discard | पत्ता फेंक, पत्ता फेंकता, पत्ता फेंकती, पत्ता फेंकना, पत्ते फेंक, पत्ते फेंकता, पत्ते फेंकती, पत्ते फेंकना, patta phenk, patta phenkta, patta phenkti, patta phenkna, patte fenk
discard | patte fenkta, patte fenkti, patte fenkna, छुटकारा, chhutkara, हटाना, card phenk, card phenkta, card phenkti, card phenkna, कार्ड फेंक, कार्ड फेंकता, कार्ड फेंकती, कार्ड फेंकना, फेंक देना
roll | पासा, पासे, paasa, pasa, पासा फेंक, पासा फेंकता, पासा फेंकती, पासा फेंकना, paase phenk, paase phenkta, paase phenkti, paase phenkna, पांसा, डाइस, dice
turn-over | पलट*, palat*, उलट*, ulat*, पत्ता पलट, पत्ता पलटता, पत्ता पलटती, पत्ता पलटना, कार्ड पलट, कार्ड पलटता, कार्ड पलटती, कार्ड पलटना, card palat, card palatta, card palatti, card palatna
turn-over | patta palat, patta palatta, patta palatti, patta palatna
move | चाल चल, चाल चलता, चाल चलती, चाल चलना, chaal chal, chaal chalta, chaal chalti, chaal chalna, चाल, chaal, गोटी चल, गोटी चलता, गोटी चलती, गोटी चलना, goti chal, goti chalta, goti chalti
move | goti chalna, मोहरा चल, मोहरा चलता, मोहरा चलती, मोहरा चलना, mohra, खिसका*, khiska*, हटाना, सरकाना, सरकाता, सरकाती
capture | गोटी मार, गोटी मारता, गोटी मारती, गोटी मारना, goti maar, goti maarta, goti maarti, goti maarna, गोटी काट, गोटी काटता, गोटी काटती, गोटी काटना, goti kaat, goti kaatta, goti kaatti
capture | goti kaatna, मोहरा मार, मोहरा मारता, मोहरा मारती, मोहरा मारना, mohra maar, mohra maarta, mohra maarti, mohra maarna, कब्जा, kabza, मोहरे मार, मोहरे मारता, मोहरे मारती, मोहरे मारना
capture | प्यादा मार, प्यादा मारता, प्यादा मारती, प्यादा मारना
connect | jodna, jodta, jodti, संपर्क, कनेक्ट*, connect*, रेखा जोड़, रेखा जोड़ता, रेखा जोड़ती, रेखा जोड़ना, बिंदु जोड़, बिंदु जोड़ता, बिंदु जोड़ती, बिंदु जोड़ना, bindu jod, bindu jodta
connect | bindu jodti, bindu jodna, जोड़ना, जोड़ता, जोड़ती, जोड़ते
merge | मिलाकर, milakar, विलय, vilay, एक कर, एक करता, एक करती, एक करना, जोड़कर बड़ा, मर्ज*, merge*, milana, जोड़कर, संयोजन
divide | बांट*, बाँट*, baant*, विभाजन, vibhajan, भाग करना, दो हिस्से, do hisse, टुकड़े, tukde, बंटवारा, batwara
swipe | स्वाइप*, swipe*, खिसका*, khiska*, स्लाइड, slide, उंगली फेर, उंगली फेरता, उंगली फेरती, उंगली फेरना, सरकाना, सरकाता, सरकाती, sarkana, sarkata
drag | घसीट*, ghaseet*, ghasit*, खींचकर, kheenchkar, ड्रैग, drag*, सरकाना, सरकाता, सरकाती
click | क्लिक*, click*, टैप*, tap karna, टपटपा*, छूना, दबाना
press | दबा*, dabaa*, dabana, dabata, dabati, बटन, button, प्रेस करना, कुंजी
hold-down | दबाए रख, दबाए रखता, दबाए रखती, दबाए रखना, दबाये रख, दबाये रखता, दबाये रखती, दबाये रखना, दबाकर रख, दबाकर रखता, दबाकर रखती, दबाकर रखना, dabaye rakh, dabaye rakhta, dabaye rakhti
hold-down | dabaye rakhna, dabakar rakh, dabakar rakhta, dabakar rakhti, dabakar rakhna, पकड़े रख, पकड़े रखता, पकड़े रखती, पकड़े रखना, pakde rakh, pakde rakhta, pakde rakhti, pakde rakhna, थामे रख
hold-down | थामे रखता, थामे रखती, थामे रखना, होल्ड, hold karna
release | छोड़*, chhod*, छोड़ना, chhodna, chodna, chhor dena, छोड़ देना
hit | निशाना लगा, निशाना लगाता, निशाना लगाती, निशाना लगाना, nishana laga, nishana lagata, nishana lagati, nishana lagana, निशाने पर, nishane par, लक्ष्य भेद, टकरा*, मारना, maarna, मारता, मारती
hit | हिट, hit
miss | चूक*, chook*, chuk jana, निशाना चूक, nishana chook, मिस करना, miss, छूट जा*, छूट जा, छूट जाता, छूट जाती, छूट जाना
score | गोल कर, गोल करता, गोल करती, गोल करना, goal kar, goal karta, goal karti, goal karna, गोल, goal, स्कोर, score*, अंक, ank, पॉइंट, रन बना, रन बनाता, रन बनाती, रन बनाना, run bana, run banata
score | run banati, run banana, अंक बना, अंक बनाता, अंक बनाती, अंक बनाना
bounce | उछल*, uchhal*, uchal*, टप्पा, टप्पे, tappa, बाउंस, bounce*, टप्पा खा, टप्पा खाता, टप्पा खाती, टप्पा खाना
dribble | ड्रिबल*, dribbl*, ड्रिब्ल*, गेंद लेकर दौड़, गेंद लेकर दौड़ता, गेंद लेकर दौड़ती, गेंद लेकर दौड़ना, गेंद टपका, गेंद टपकाता, गेंद टपकाती, गेंद टपकाना, gend tapka, टप्पा मार, टप्पा मारता
dribble | टप्पा मारती, टप्पा मारना
pass | पास करना, पास देना, pass karna, pass dena, गेंद पास, gend pass, ball pass, पास दे, पास देता, पास देती, पासिंग
head | हेडर, header, हेड मार, हेड मारता, हेड मारती, हेड मारना, सिर से मार, सिर से मारता, सिर से मारती, सिर से मारना, sir se maar, sir se maarta, sir se maarti, sir se maarna, सिर से गेंद
head | sar se maar, sar se maarta, sar se maarti, sar se maarna
serve-ball | सर्विस, service, सर्व, serve, टेनिस, tennis, बैडमिंटन, badminton, रैकेट, racket, लौटाना, लौटाता, लौटाती, शटल
bat | बल्ला, बल्ले, balla, बल्लेबाज*, ballebaz*, बैटिंग, batting, शॉट, छक्का, chhakka, चौका, क्रिकेट, cricket
putt | गोल्फ, golf, पट करना, putt*, पुट*, मिनी गोल्फ, छेद में डाल, छेद में डालता, छेद में डालती, छेद में डालना
bowl | बॉलिंग, बोलिंग, bowling, गेंदबाज*, gendbaz*, गेंद लुढ़का, गेंद लुढ़काता, गेंद लुढ़काती, गेंद लुढ़काना, gend ludhka, gend ludhkata, gend ludhkati, gend ludhkana, गेंद फेंक, गेंद फेंकता
bowl | गेंद फेंकती, गेंद फेंकना, कंचे
skate | स्केट*, skat*, स्केटिंग, skating, स्केटबोर्ड, skateboard
ski | स्की, स्कीइंग, ski, skiing, बर्फ पर फिसल, बर्फ पर फिसलता, बर्फ पर फिसलती, बर्फ पर फिसलना, barf par fisal, barf par fisalta, barf par fisalti, barf par fisalna, स्लेज, sled, स्नोबोर्ड
ski | snowboard
surf | सर्फ*, surf*, सर्फिंग, लहरों पर, lehron par, लहर, lehar
sail | जहाज चला, जहाज चलाता, जहाज चलाती, जहाज चलाना, नाव चला*, नाव चला, नाव चलाता, नाव चलाती, नाव चलाना, jahaj chala, jahaj chalata, jahaj chalati, jahaj chalana, जलयात्रा, पाल वाली नाव, सेलिंग
sail | sailing, समुद्री यात्रा, नौकायन, naukayan
row | नाव खे*, नाव खे, खेना, नाव खेता, naav khe, नाव चला, नाव चलाता, नाव चलाती, नाव चलाना, naav chala, naav chalata, naav chalati, naav chalana, चप्पू, chappu, पतवार, patwar, डोंगी, rowing
swim | तैर*, tair*, तैराक*, tairak*, स्विमिंग, swim*, तैराकी
dive | गोता, गोते, gota, gota laga, gota lagata, gota lagati, gota lagana, गोताखोर*, gotakhor*, डुबकी, dubki, डाइव, diving, डाइविंग
float | तैरता रह, तैरता रहता, तैरता रहती, तैरता रहना, बहना, बहता, बहती, behna, behta, bahta, उतराना, पानी पर तैर, पानी पर तैरता, पानी पर तैरती, पानी पर तैरना, pani par tair, pani par tairta
float | pani par tairti, pani par tairna
sink | डूब*, doob*, dub jana, dubna, डुबा*, डुबो*, dubo*, डुबाना, गर्क
fly | उड़ना, उड़ता, उड़ती, उड़ते, उड़ाना, उड़ाता, उड़ान, उड़कर, udna, udta, udti, udte, udan, urta, udaan, फ्लाई
glide | मंडरा*, मँडरा*, mandra*, ग्लाइड*, glid*, हवा में तैर, हवा में तैरता, हवा में तैरती, हवा में तैरना, hawa mein tair, hawa mein tairta, hawa mein tairti, hawa mein tairna, पैराग्लाइड*
glide | विसर्पण
hover | मंडरा*, मँडरा*, mandra*, हवा में रुक, हवा में रुकता, हवा में रुकती, हवा में रुकना, hawa mein ruk, hawa mein rukta, hawa mein rukti, hawa mein rukna, हवा में ठहर, हवा में ठहरता
hover | हवा में ठहरती, हवा में ठहरना, अधर में, लटके रह, लटके रहता, लटके रहती, लटके रहना
take-off | उड़ान भर, उड़ान भरता, उड़ान भरती, उड़ान भरना, udan bhar, udan bharta, udan bharti, udan bharna, udaan bhar, udaan bharta, udaan bharti, udaan bharna, टेकऑफ, takeoff, take off, टेक ऑफ
land | उतरना, उतरता, उतरती, utarna, utarta, utarti, लैंड*, landing, land karna, जमीन पर उतर, जमीन पर उतरता, जमीन पर उतरती, जमीन पर उतरना
crash | टकरा*, takra*, टक्कर, takkar, भिड़ंत, दुर्घटना, durghatna, एक्सीडेंट, accident, क्रैश, crash*, ठुक जाना, ठुक गया
steer | मोड़ना, modna, स्टीयरिंग, steering, दिशा दे, दिशा देता, दिशा देती, दिशा देना, घुमाना, नियंत्रण, niyantran, कंट्रोल, control
drive | गाड़ी चला*, गाड़ी चला, गाड़ी चलाता, गाड़ी चलाती, गाड़ी चलाना, gaadi chala, gaadi chalata, gaadi chalati, gaadi chalana, gadi chala, gadi chalata, gadi chalati, gadi chalana, कार चला
drive | कार चलाता, कार चलाती, कार चलाना, car chala, car chalata, car chalati, car chalana, ड्राइव*, driv*, चालक
park | पार्क करना, पार्क करता, park karna, पार्किंग, parking, गाड़ी खड़ी, gaadi khadi, gadi khadi, गाड़ी लगा, गाड़ी लगाता, गाड़ी लगाती, गाड़ी लगाना
overtake | ओवरटेक*, overtak*, आगे निकल*, आगे निकल, आगे निकलता, आगे निकलती, आगे निकलना, aage nikal, aage nikalta, aage nikalti, aage nikalna, पीछे छोड़, पीछे छोड़ता, पीछे छोड़ती, पीछे छोड़ना
overtake | peeche chhod, peeche chhodta, peeche chhodti, peeche chhodna
brake | ब्रेक, brake*, break maar, break maarta, break maarti, break maarna, रोक*, rokna, rokta, rokti, रुक*, rukna, गाड़ी रोक, गाड़ी रोकता, गाड़ी रोकती, गाड़ी रोकना
speed-up | तेज कर, तेज करता, तेज करती, तेज करना, तेज़ कर, तेज़ करता, तेज़ करती, तेज़ करना, tez kar, tez karta, tez karti, tez karna, रफ्तार बढ़ा, रफ्तार बढ़ाता, रफ्तार बढ़ाती, रफ्तार बढ़ाना
speed-up | raftar badha, raftar badhata, raftar badhati, raftar badhana, गति बढ़ा, गति बढ़ाता, गति बढ़ाती, गति बढ़ाना, gati badha, gati badhata, gati badhati, gati badhana, स्पीड बढ़ा
speed-up | स्पीड बढ़ाता, स्पीड बढ़ाती, स्पीड बढ़ाना, speed badha, speed badhata, speed badhati, speed badhana, तेज भगा, तेज भगाता, तेज भगाती, तेज भगाना, तेज चला, तेज चलाता, तेज चलाती, तेज चलाना
slow-down | धीमा, धीमी, dheema, dheemi, dhima, धीरे कर, धीरे करता, धीरे करती, धीरे करना, dheere kar, dheere karta, dheere karti, dheere karna, रफ्तार कम, raftar kam, स्पीड कम, speed kam, गति कम
slow-down | धीरे चला, धीरे चलाता, धीरे चलाती, धीरे चलाना
drift | ड्रिफ्ट*, drift*, गाड़ी फिसला, gaadi fisla, गाड़ी घसीट, गाड़ी घसीटता, गाड़ी घसीटती, गाड़ी घसीटना
race | रेस*, race*, racing, दौड़ना, दौड़, दौड़ता, दौड़ती, daud, daudna, daudta, मुकाबला, muqabla, प्रतियोगिता, होड़
refuel | पेट्रोल भर, पेट्रोल भरता, पेट्रोल भरती, पेट्रोल भरना, petrol bhar, petrol bharta, petrol bharti, petrol bharna, तेल भर, तेल भरता, तेल भरती, तेल भरना, tel bhar, tel bharta, tel bharti
refuel | tel bharna, ईंधन, indhan, पेट्रोल, petrol, टंकी भर, टंकी भरता, टंकी भरती, टंकी भरना, tanki bhar, tanki bharta, tanki bharti, tanki bharna, डीजल भर, डीजल भरता, डीजल भरती, डीजल भरना
get-in | चढ़ना, चढ़ता, चढ़ती, chadhna, chadhta, chadhti, बैठना, गाड़ी में बैठ, गाड़ी में बैठता, गाड़ी में बैठती, गाड़ी में बैठना, gaadi mein baith, gaadi mein baithta, gaadi mein baithti
get-in | gaadi mein baithna, सवार, sawar, बस पकड़, बस पकड़ता, बस पकड़ती, बस पकड़ना, bus pakad, bus pakadta, bus pakadti, bus pakadna
get-off | उतरना, उतरता, उतरती, utarna, utarta, utarti, गाड़ी से उतर, गाड़ी से उतरता, गाड़ी से उतरती, गाड़ी से उतरना, gaadi se utar, gaadi se utarta, gaadi se utarti, gaadi se utarna, बस से उतर
get-off | बस से उतरता, बस से उतरती, बस से उतरना, bus se utar, bus se utarta, bus se utarti, bus se utarna
pick-up-passengers | सवारी बिठा, सवारी बिठाता, सवारी बिठाती, सवारी बिठाना, सवारियां, सवारी, sawari bitha, sawari bithata, sawari bithati, sawari bithana, यात्री*, yatri, पैसेंजर*, passenger*
pick-up-passengers | बैठाना, बिठाना, bithana, टैक्सी, रिक्शा, लेने जा, लेने जाता, लेने जाती, लेने जाना
cross | पार करना, पार करता, पार करती, पार कर, paar karna, paar karta, paar kar, paar karti, par karna, नदी पार, सड़क पार, sadak paar, लांघ*
jump-over | फांद*, फाँद*, faand*, phaand*, लांघ*, लाँघ*, laangh*, ऊपर से कूद, ऊपर से कूदता, ऊपर से कूदती, ऊपर से कूदना, upar se kood, upar se koodta, upar se koodti, upar se koodna, कूदकर पार
jump-over | छलांग, छलाँग, chhalang
hop | कूद*, kud raha, kudna, kudta, kudti, उछल*, uchhal*, फुदक*, phudak*, fudak*, जंप, jump*, koodna, koodta, koodti, koodkar
climb | चढ़ना, चढ़ता, चढ़ती, चढ़ते, चढ़ाई, chadhna, chadhta, chadhti, chadhai, chadna, पर्वतारोह*, ऊपर चढ़, ऊपर चढ़ता, ऊपर चढ़ती, ऊपर चढ़ना, पेड़ पर चढ़, पेड़ पर चढ़ता, पेड़ पर चढ़ती
climb | पेड़ पर चढ़ना
swing | झूल*, jhool*, jhul*, झूला, jhoola, रस्सी से झूल, रस्सी से झूलता, रस्सी से झूलती, रस्सी से झूलना, लटककर झूल, लटककर झूलता, लटककर झूलती, लटककर झूलना
hang-on | लटक*, latak*, पकड़े रह, पकड़े रहता, पकड़े रहती, पकड़े रहना, pakde reh, pakde rehta, pakde rehti, pakde rehna, थाम*, thaam*, लटका रह, लटका रहता, लटका रहती, लटका रहना, चिपक*
crawl | रेंग*, reng*, घुटनों के बल, ghutno ke bal, घिसट*, सरकना, सरकता, सरकती, sarakna, sarakta
slide | फिसल*, fisal*, phisal*, रपट*, rapat*, फिसलन, सरकना, सरकता, सरकती
fall-down | गिर जा*, गिर जा, गिर जाता, गिर जाती, गिर जाना, गिरना, गिरता, गिरती, गिरते, गिर गया, गिर पड़*, गिर पड़, गिर पड़ता, गिर पड़ती, गिर पड़ना, girna, girta, girti, girte, gir jata, gir gaya
fall-down | ठोकर खा, ठोकर खाता, ठोकर खाती, ठोकर खाना
roll-along | लुढ़क*, ludhak*, ludhk*, लुढक*, लोटना, लोटता, लोटती, lotna, लुढ़का*, रोल करना
spin | घूमना, घूमता, घूमती, घूमते, ghoomna, ghoomta, ghumta, घुमा*, ghuma*, चक्कर, chakkar, लट्टू, lattu, नाचता लट्टू
tilt | झुका*, jhuka*, झुक*, टेढ़ा, tedha, तिरछा, tirchha, tircha
shake | हिला*, hilaa*, hilana, hilata, hilati, झकझोर*, jhakjhor*, झटक*, jhatak*, हिलना, हिलता, हिलती, कंपा*
dance | नाचना, नाचता, नाचती, नाचते, नाच, नाचो, naach*, nachna, nachta, nachti, नृत्य, nritya, डांस, डान्स, dance*, थिरक*, ठुमक*
sing | गाना गा*, गाना गा, गाता, गाती, गाते, गाना गाता, गायक*, गायन, gaata, gaati, gana gana, gata, gati hai, gaana gaa, गुनगुना*, gungun*, गीत, कराओके
play-an-instrument | बजाना, बजाता, बजाती, बजाते, bajana, bajata, bajati, वाद्य, vadya, सितार, गिटार, guitar, पियानो, piano, बांसुरी, हारमोनियम, तबला
drum | ढोल*, dhol, dholak, ड्रम*, drum*, तबला, tabla, नगाड़ा, nagada, ताल दे, ताल देता, ताल देती, ताल देना, थाप
clap | ताली, तालियां, तालियाँ, taali, tali, taliyan, ताली बजा, ताली बजाता, ताली बजाती, ताली बजाना, taali baja, taali bajata, taali bajati, taali bajana
listen | सुनना, सुनता, सुनती, सुनते, सुनो, सुनकर, sunna, sunta, sunti, sunte, sunkar, कान लगा, कान लगाता, कान लगाती, कान लगाना
shout | चिल्ला*, chilla*, चीख*, cheekh*, chikh*, पुकार*, pukar*, शोर मचा, शोर मचाता, शोर मचाती, शोर मचाना, आवाज लगा, आवाज लगाता, आवाज लगाती, आवाज लगाना, बुला*
whisper | फुसफुसा*, phusphusa*, fusfusa*, कानाफूसी, kanaphusi, खुसर-पुसर, कान में बोल, कान में बोलता, कान में बोलती, कान में बोलना, kaan mein bol, kaan mein bolta, kaan mein bolti, kaan mein bolna
bark | भौंक*, भोंक*, bhaunk*, bhonk*, म्याऊं, म्याऊँ, meow, miyaon, गुर्रा*, gurra*, भौं भौं
laugh | हंसना, हंसता, हंसती, हंसते, हँसना, हँसता, हँसती, हंसा*, हँसा*, हंसी, हँसी, hansna, hasna, hasta, hasti, hansta, hasana, hansi, ठहाका, खिलखिला*
cry | रोना, रोता, रोती, रोते, रो रहा, रो रही, rona, rota, roti hai, ro raha, आंसू, आँसू, aansu, रुला*, बिलख*, सुबक*
scare | डरा*, daraa*, darana, darata, darati, डराना, भयभीत, खौफ, धमका*, dhamka*, भगाना
haunt | भूत*, bhoot*, bhut, भटकती आत्मा, आत्मा, aatma, प्रेत, pret, भूतिया, bhutiya, साया
surprise | चौंका*, chaunka*, chonka*, हैरान, hairan, सरप्राइज*, surprise*, अचंभ*, आश्चर्य, चकित
tease | चिढ़ा*, chidha*, छेड़*, chhedna, chhedta, सता*, satana, तंग करना, तंग, tang karna, शरारत, shararat, मजाक, mazak, प्रैंक, prank*
tickle | गुदगुदी, गुदगुदा*, gudgudi, gudguda*
kiss | चूम*, choom*, chumna, चुंबन, चुम्बन, पप्पी, pappi, चुम्मा, चुम्मी, chumma, किस करना, kiss*
hug | गले लगा*, गले लगा, गले लगाता, गले लगाती, गले लगाना, गले मिल, गले मिलता, गले मिलती, गले मिलना, gale laga, gale lagata, gale lagati, gale lagana, gale mil, gale milta, gale milti, gale milna
hug | आलिंगन, झप्पी, jhappi, लिपट*, lipat*, hug
marry | शादी, shaadi, shadi, विवाह, vivah, ब्याह*, byah, निकाह, nikah, दुल्हन, दूल्हा
invite | बुलाना, बुलाता, बुलाती, bulana, bulata, bulati, न्योता, nyota, आमंत्र*, aamantr*, दावत, dawat, निमंत्रण, nimantran
visit | मिलने जा, मिलने जाता, मिलने जाती, मिलने जाना, milne ja, milne jata, milne jati, milne jana, मिलने आ, मिलने आता, मिलने आती, मिलने आना, milne aa, milne aata, milne aati, milne aana, मुलाकात
visit | mulakat, घर जाना, दर्शन, मुलाक़ात
meet | मिलना, मिलता, मिलती, मिलते, मिलकर, milna, milta, milti, milte, मुलाकात, mulakat, भेंट, bhent
greet | नमस्ते, namaste, नमस्कार, namaskar, सलाम, salaam, salam, स्वागत, swagat, अभिवादन, प्रणाम, pranam
flirt | फ्लर्ट*, flirt*, इश्क लड़ा, इश्क लड़ाता, इश्क लड़ाती, इश्क लड़ाना, ishq lada, पटाना, पटाता, patana, patata, लाइन मार, लाइन मारता, लाइन मारती, लाइन मारना, line maar, line maarta
flirt | line maarti, line maarna, इश्कबाज*, डोरे डाल, डोरे डालता, डोरे डालती, डोरे डालना
comfort | दिलासा, dilasa, सांत्वना, सान्त्वना, santvana, ढाढ़स, dhadhas, तसल्ली, tasalli, चुप कराना, chup kara, आंसू पोंछ, आंसू पोंछता, आंसू पोंछती, आंसू पोंछना
calm-down | शांत, शान्त, shant, shaant, आराम, aaram, सुकून, sukoon, शांत करना, shaant karna, रिलैक्स, relax*
wait | इंतजार, इंतज़ार, इन्तजार, intezar, intzar, intazar, प्रतीक्षा, pratiksha, राह देख, राह देखता, राह देखती, राह देखना, raah dekh, raah dekhta, raah dekhti, raah dekhna, ठहर*
queue | कतार, क़तार, kataar, qatar, लाइन में लग, लाइन में लगता, लाइन में लगती, लाइन में लगना, line mein lag, line mein lagta, line mein lagti, line mein lagna, लाइन में खड़*, लाइन में खड़
queue | लाइन में, line mein, पंक्ति, pankti, लाइन लगा, लाइन लगाता, लाइन लगाती, लाइन लगाना
arrive | pohoch*, pahuch*, आ जाना, आगमन, aagman, मंजिल, manzil, पहुंचना, पहुंचता, पहुंचती, पहुंच जाता, पहुँचना, पहुँचता, पहुँचती, pahunchna, pahunchta, pahunchti
leave | निकल जा, निकल जाता, निकल जाती, निकल जाना, चला जाना, चले जाना, चला जाता, chala jana, chala jata, chali jati, निकलना, nikalna, रवाना, ravana, विदा, vida, प्रस्थान, छोड़कर जा, छोड़कर जाता
leave | छोड़कर जाती, छोड़कर जाना
come-back | laut*, वापस, vaapas, wapas, वापसी, वापस आ, वापस आता, वापस आती, वापस आना, wapas aa, wapas aata, wapas aati, wapas aana, वापिस, लौटना, लौटता, लौटती, लौटकर, लौट आता
get-home | घर पहुंच*, घर पहुंच, घर पहुंचता, घर पहुंचती, घर पहुंचना, घर पहुँचना, ghar pahunch, ghar pahunchta, ghar pahunchti, ghar pahunchna, घर लौट*, घर लौट, घर लौटता, घर लौटती, घर लौटना
get-home | ghar laut, ghar lautta, ghar lautti, ghar lautna, घर वापस, ghar wapas, घर आना
get-lost | रास्ता भूल*, रास्ता भूल, रास्ता भूलता, रास्ता भूलती, रास्ता भूलना, rasta bhool, rasta bhoolta, rasta bhoolti, rasta bhoolna, rasta bhul, rasta bhulta, rasta bhulti, rasta bhulna
get-lost | खो जाना, खो जाता, खो गया, kho jana, kho jata, kho gaya, भटक*, bhatak*, गुम, gum ho, gum hota, gum hoti, gum hona, गुमराह
explore | घूमना, खोजना, अन्वेषण, भटकना, घूम-घूम, ghoom ghoom, सैर, तलाशना, खोजबीन, khojbeen, भ्रमण, bhraman, explore
travel | यात्रा, yatra, सफर, सफ़र, safar, सैर, sair, घूमने जा, घूमने जाता, घूमने जाती, घूमने जाना, ghoomne ja, ghoomne jata, ghoomne jati, ghoomne jana, ghumne ja, ghumne jata, ghumne jati
travel | ghumne jana, भ्रमण, पर्यटन, मुसाफिर*, travel*
follow | पीछे चल, पीछे चलता, पीछे चलती, पीछे चलना, peeche chal, peeche chalta, peeche chalti, peeche chalna, piche chal, piche chalta, piche chalti, piche chalna, पीछे-पीछे, peeche peeche, पीछा
follow | peecha, फॉलो, follow*, अनुसरण
lead | राह दिखा, राह दिखाता, राह दिखाती, राह दिखाना, रास्ता दिखा, रास्ता दिखाता, रास्ता दिखाती, रास्ता दिखाना, rasta dikha, rasta dikhata, rasta dikhati, rasta dikhana, raasta dikha
lead | raasta dikhata, raasta dikhati, raasta dikhana, नेतृत्व, netritva, अगुवा*, अगवाई, मार्गदर्शन, margdarshan, गाइड, guide
accompany | साथ जाना, साथ जाता, साथ जाती, saath ja, saath jata, saath jati, saath jana, sath ja, sath jata, sath jati, sath jana, साथ चल, साथ चलता, साथ चलती, साथ चलना, saath chal, saath chalta
accompany | saath chalti, saath chalna, साथ देना, saath dena, छोड़ने जा, छोड़ने जाता, छोड़ने जाती, छोड़ने जाना, chhodne ja, chhodne jata, chhodne jati, chhodne jana, हमराह
rescue | बचाना, बचाता, बचाती, बचाते, bachana, bachata, bachati, बचाव, bachav, जान बचा, जान बचाता, जान बचाती, जान बचाना, jaan bacha, jaan bachata, jaan bachati, jaan bachana, छुड़ा*, chhuda*
rescue | rescue
free | आजाद*, आज़ाद*, aazad*, azad*, मुक्त*, mukt*, रिहा*, riha*, छुड़ा*, chhuda*, छोड़ देना
help | मदद, madad, सहायता, sahayata, sahayta, हाथ बंटा, हाथ बंटाता, हाथ बंटाती, हाथ बंटाना, haath bata, haath batata, haath batati, haath batana, सहारा, sahara, हेल्प, help*
heal | इलाज, ilaaj, ilaj, पट्टी, patti, पट्टी बांध, पट्टी बांधता, पट्टी बांधती, पट्टी बांधना, उपचार, upchar, चंगा, ठीक करना, दवा, dawa, मरहम, स्वस्थ
operate | ऑपरेशन, आपरेशन, operation, चीर-फाड़, cheer phaad, सर्जरी, surgery, सर्जन, शल्य*
infect | संक्रम*, संक्रमण, sankram*, इन्फेक्शन, infect*, बीमारी फैला, बीमारी फैलाता, बीमारी फैलाती, बीमारी फैलाना, bimari phaila, bimari phailata, bimari phailati, bimari phailana, bimari faila
infect | bimari failata, bimari failati, bimari failana, वायरस, virus, छूत
vaccinate | टीका, टीके, teeka, tika laga, tika lagata, tika lagati, tika lagana, टीकाकरण, tikakaran, वैक्सीन*, vaccin*, सुई, sui laga, sui lagata, sui lagati, sui lagana, इंजेक्शन, injection
pull-out | दांत निकाल*, दांत निकाल, दांत निकालता, दांत निकालती, दांत निकालना, दाँत निकाल, दाँत निकालता, दाँत निकालती, दाँत निकालना, daant nikal, daant nikalta, daant nikalti, daant nikalna
pull-out | dant nikal, dant nikalta, dant nikalti, dant nikalna, दांत उखाड़, दांत उखाड़ता, दांत उखाड़ती, दांत उखाड़ना, daant ukhad, daant ukhadta, daant ukhadti, daant ukhadna, उखाड़*, ukhad*
pull-out | डेंटिस्ट
examine | जांच*, जाँच*, jaanch*, janch, परख*, parakh*, मुआयना, निरीक्षण, nirikshan, देखभाल कर, देखभाल करता, देखभाल करती, देखभाल करना, चेक करना, चेक, check*, टटोल*
arrest | गिरफ्तार*, गिरफ़्तार*, giraftar*, giraftaar*, चोर पकड़, चोर पकड़ता, चोर पकड़ती, चोर पकड़ना, चोर को पकड़, चोर को पकड़ता, चोर को पकड़ती, चोर को पकड़ना, chor pakad, chor pakadta
arrest | chor pakadti, chor pakadna, chor ko pakad, chor ko pakadta, chor ko pakadti, chor ko pakadna, हथकड़ी, hathkadi, पुलिस
imprison | कैद*, क़ैद*, kaid*, qaid*, जेल, jail, बंद करना, बंदी, bandi, कारागार, सलाखों
judge | न्याय*, nyay*, फैसला, फ़ैसला, faisla, इल्जाम, इल्ज़ाम, ilzam, आरोप, aarop, जज, judge, मुकदमा, अदालत, adalat
solve | सुलझा*, suljha*, हल करना, हल करता, हल कर, हल करती, hal karna, hal kar, hal karta, hal karti, बूझ*, पहेली, paheli, गुत्थी, guthi, रहस्य, solve
open | खोल*, khol*, दरवाजा खोल, दरवाजा खोलता, दरवाजा खोलती, दरवाजा खोलना, darwaza khol, darwaza kholta, darwaza kholti, darwaza kholna, खुलना, खुलता, खुलती
close | बंद, बन्द, band kar, band karta, band karti, band karna, बंद करना, बंद करता, बंद करती, मूंद*, दरवाजा बंद, darwaza band
lock | ताला, तालाबंद*, taala, tala laga, tala lagata, tala lagati, tala lagana, ताला लगा, ताला लगाता, ताला लगाती, ताला लगाना, taala laga, taala lagata, taala lagati, taala lagana, लॉक*, lock*
lock | कुंडी, kundi
unlock | ताला खोल*, ताला खोल, ताला खोलता, ताला खोलती, ताला खोलना, taala khol, taala kholta, taala kholti, taala kholna, tala khol, tala kholta, tala kholti, tala kholna, चाबी, chabi, chaabi
unlock | अनलॉक*, unlock*, चाभी
pick-a-lock | ताला तोड़*, ताला तोड़, ताला तोड़ता, ताला तोड़ती, ताला तोड़ना, tala tod, tala todta, tala todti, tala todna, taala tod, taala todta, taala todti, taala todna, तिजोरी तोड़
pick-a-lock | तिजोरी तोड़ता, तिजोरी तोड़ती, तिजोरी तोड़ना, tijori tod, tijori todta, tijori todti, tijori todna, तिजोरी खोल, तिजोरी खोलता, तिजोरी खोलती, तिजोरी खोलना, सेंध, sendh
pick-a-lock | ताला खोलना बिना चाबी
break | तोड़*, तोड*, todna, todta, todti, tod dena, tod deta, फोड़*, phod*, टूट*, toot*, तोड़फोड़, tod phod, tod phodta, tod phodti, tod phodna
tear | फाड़*, फाड*, faad*, phaad*, phad dena, चीर*, नोच*, noch*, cheerna, cheerta
crush | कुचल*, kuchal*, मसलना, मसलता, मसलती, masalna, पीस*, peesna, रौंद*, raund*, चूर, दबाकर तोड़, दबाकर तोड़ता, दबाकर तोड़ती, दबाकर तोड़ना
pop | फोड़*, phod*, fod*, बुलबुला, बुलबुले, bulbule, गुब्बारे फोड़, गुब्बारे फोड़ता, गुब्बारे फोड़ती, गुब्बारे फोड़ना, gubbare phod, gubbare phodta, gubbare phodti, gubbare phodna, फूट*, phoot*
pop | फटना, phatna
shatter | चकनाचूर, chaknachoor, chaknachur, चूर-चूर, टुकड़े-टुकड़े, tukde tukde, बिखर*, bikhar*, चूर चूर
melt | पिघल*, pighal*, पिघला*, गलना, गलता, गलती, galna, घुलना, घुलता, घुलती, पिघलना
freeze | जमना, जमता, जमती, जमाना, jamna, jamta, jamana, जम जा*, जम जा, जम जाता, जम जाती, जम जाना, jam jana, बर्फ बन, बर्फ जमा, बर्फ जमाता, बर्फ जमाती, बर्फ जमाना, barf jama, barf jamata
freeze | barf jamati, barf jamana, फ्रीज*, freez*
burn | जलना, जलता, जलती, जलाना, जलाता, जलाती, jalna, jalta, jalti, jalana, jalata, jalati, आग लग*, आग लग, आग लगता, आग लगती, आग लगना, aag lag, aag lagta, aag lagti, aag lagna, सुलग*, झुलस*, आग, aag
put-out | बुझा*, bujha*, आग बुझा*, आग बुझा, आग बुझाता, आग बुझाती, आग बुझाना, aag bujha, aag bujhata, aag bujhati, aag bujhana, दमकल, damkal, फायरमैन, fireman
light | जलाना, रोशन*, रौशन*, roshan*, लाइट जला, लाइट जलाता, लाइट जलाती, लाइट जलाना, light jala, light jalata, light jalati, light jalana, बत्ती जला, बत्ती जलाता, बत्ती जलाती, बत्ती जलाना
light | batti jala, batti jalata, batti jalati, batti jalana, दीया जला, दीया जलाता, दीया जलाती, दीया जलाना, चालू, chalu, लाइट ऑन
switch-off | बंद करना, बत्ती बुझा, बत्ती बुझाता, बत्ती बुझाती, बत्ती बुझाना, batti bujha, batti bujhata, batti bujhati, batti bujhana, लाइट बंद, light band, स्विच ऑफ, switch off, बत्ती बंद
switch-off | batti band, ऑफ करना
charge | चार्ज*, charg*, चार्जिंग, charging, बैटरी भर, बैटरी भरता, बैटरी भरती, बैटरी भरना, battery, बैटरी
power | बिजली, bijli, प्लग लगा, प्लग लगाता, प्लग लगाती, प्लग लगाना, plug laga, plug lagata, plug lagati, plug lagana, प्लग, बिजली देना, करंट, current, तार जोड़, तार जोड़ता, तार जोड़ती, तार जोड़ना
power | taar jod, taar jodta, taar jodti, taar jodna, पावर, power
leak | रिसना, रिसता, रिसती, risna, rista, रिसाव, टपक*, tapak*, लीक*, leak*, चूना
flood | बाढ़, baadh, badh aana, डूब जाना, डुबो*, जलमग्न, पानी भर जा, पानी भर जाता, पानी भर जाती, पानी भर जाना, pani bhar jana, सैलाब, sailab
bail-out-water | पानी उलीच*, पानी उलीच, उलीच*, uleech*, पानी निकाल*, पानी निकाल, पानी निकालता, पानी निकालती, पानी निकालना, pani nikal, pani nikalta, pani nikalti, pani nikalna, नाव से पानी
bail-out-water | naav se pani, बाल्टी से पानी
pump | पंप*, पम्प*, pump*, हवा भर*, हवा भर, हवा भरता, हवा भरती, हवा भरना, hawa bhar, hawa bharta, hawa bharti, hawa bharna
plug | छेद बंद, छेद भर, छेद भरता, छेद भरती, छेद भरना, chhed band, ched band, chhed bhar, chhed bharta, chhed bharti, chhed bharna, डाट लगा, डाट लगाता, डाट लगाती, डाट लगाना, ढक्कन लगा, ढक्कन लगाता
plug | ढक्कन लगाती, ढक्कन लगाना, रिसाव रोक, रिसाव रोकता, रिसाव रोकती, रिसाव रोकना, कॉर्क
block | रोक*, rok leta, rokna, rokta, rokti, गेंद रोक, गेंद रोकता, गेंद रोकती, गेंद रोकना, gend rok, gend rokta, gend rokti, gend rokna, रास्ता रोक, रास्ता रोकता, रास्ता रोकती, रास्ता रोकना
block | rasta rok, rasta rokta, rasta rokti, rasta rokna, गोलकीपर, goalkeeper, अवरोध, ब्लॉक*, block*
dodge | बचना, बचता, बचती, bachna, bachta, bachti, बचकर, bachkar, चकमा, chakma, टालना, टालता, टालती, कन्नी काट, कन्नी काटता, कन्नी काटती, कन्नी काटना, कतराना, कतराता, कतराती
duck | झुकना, झुकता, झुकती, झुक जा, झुक जाता, झुक जाती, झुक जाना, jhukna, jhukta, jhuk jana, सिर झुका, सिर झुकाता, सिर झुकाती, सिर झुकाना, sir jhuka, sir jhukata, sir jhukati, sir jhukana, सर झुका
duck | सर झुकाता, सर झुकाती, सर झुकाना, नीचे झुक, नीचे झुकता, नीचे झुकती, नीचे झुकना
trap | फंसा*, फँसा*, phansa*, fasana, fansa*, जाल, jaal, जाल बिछा, जाल बिछाता, जाल बिछाती, जाल बिछाना, फंदा, phanda, पिंजर*
poison | जहर*, ज़हर*, zahar*, jahar*, zeher*, विष, जहरील*, zehreel*, जहर देना
eat | खाता, खाती, खाते, खाओ, खाकर, खा रहा, खा रही, खा जाता, khata, khati, khate, khakar, kha raha, kha jata, भोजन, निगल*, खाना खा, खाना खाता, खाना खाती, खाना खाना, khana khata, khana khana
drink | पीना, पीता, पीती, पीते, पी रहा, पी रही, पीकर, peena, peeta, peeti, pita hai, piti, pina, pee raha, सुड़क*, घूंट
swallow | निगल*, nigal*, गटक*, gatak*, लील*, गटागट, gatagat, घोंट*
lick | चाट*, chaat*, chatna, chatta, chatti
chew | चबा*, chaba*, chabaa*, जुगाली, jugali, चबाना
taste | चख*, chakh*, स्वाद, swad, swaad, चखना, ज़ायका, जायका
vomit | उल्टी, उलटी, ulti, वमन, कै करना, उबकाई, ubkai, ulti karna, उगल*
grow | बढ़ना, बढ़ता, बढ़ती, बढ़ते, badhna, badhta, badhti, बड़ा हो*, बड़ा हो, बड़ा होता, बड़ा होती, बड़ा होना, bada hona, bada hota, उगना, उगता, ugna, उगा*, बड़ी होती
shrink | सिकुड़*, sikud*, छोटा हो, छोटा होता, छोटा होती, छोटा होना, chhota hona, chota hona, chhota hota, घटना, घटता, घटती, सिमट*
become | बनना, बन जाना, बन जाता, बन जाती, banna, ban jana, ban jata, ban jati, बदल जा*, बदल जा, बदल जाता, बदल जाती, बदल जाना, badal jata, रूप बदल, रूप बदलता, रूप बदलती, रूप बदलना, roop badal
become | roop badalta, roop badalti, roop badalna, बदल*, बदलना
evolve | विकास*, विकसित, vikas, viksit, विकसित होना, क्रमविकास, evolve*, evolution, तरक्की
hatch | अंडे से निकल, अंडे से निकलता, अंडे से निकलती, अंडे से निकलना, अंडा फूट, अंडा फूटता, अंडा फूटती, अंडा फूटना, ande se nikal, ande se nikalta, ande se nikalti, ande se nikalna, anda phoot
hatch | anda phootta, anda phootti, anda phootna, अंडे से*, अंडे से, सेना अंडे, अंडे सेती, अंडे सेना, ande seti, अंडा फोड़कर, चूज़े निकल, चूज़े निकलता, चूज़े निकलती, चूज़े निकलना
breed | पालना, पालता, पालती, पालते, पालन, paalna, paalta, प्रजनन, prajanan, पशुपालन, बच्चे पैदा, नस्ल, paalti
lay | अंडे देना, अंडे देता, अंडे देती, अंडा देना, अंडा देती, ande deti, ande dena, anda deti, anda dena, अण्डे दे, अण्डे देता, अण्डे देती, अण्डे देना, अंडे दे
die | मरना, मरता, मरती, मर जा*, मर जा, मर जाता, मर जाती, मर जाना, मर गया, मर गई, marna, marta, marti, mar jata, mar gaya, मौत, maut, मृत्यु, mrityu
survive | जिंदा रह*, जिंदा रह, जिंदा रहता, जिंदा रहती, जिंदा रहना, ज़िंदा रहना, zinda reh, zinda rehta, zinda rehti, zinda rehna, जीवित रह, जीवित रहता, जीवित रहती, जीवित रहना, जीवित, jeevit
survive | बच जाना, bach jana, सर्वाइव*, surviv*, गुजारा
revive | जिंदा कर*, जिंदा कर, जिंदा करता, जिंदा करती, जिंदा करना, ज़िंदा कर, ज़िंदा करता, ज़िंदा करती, ज़िंदा करना, zinda kar, zinda karta, zinda karti, zinda karna, जीवित कर, जीवित करता
revive | जीवित करती, जीवित करना, jeevit kar, jeevit karta, jeevit karti, jeevit karna, जान डाल, जान डालता, जान डालती, जान डालना, jaan daal, jaan daalta, jaan daalti, jaan daalna, फिर से जिंदा
revive | phir se zinda, पुनर्जीव*, होश में ला, होश में लाता, होश में लाती, होश में लाना
rest | आराम, aaram, araam, विश्राम, vishram, सुस्ता*, susta*, लेटना, लेटा, letna, थकान मिटा, थकान मिटाता, थकान मिटाती, थकान मिटाना
do-exercises | कसरत, kasrat, व्यायाम, vyayam, वर्जिश, जिम, gym, योग*, yoga, ट्रेनिंग, training, exercise, दंड-बैठक
meditate | ध्यान लगा*, ध्यान लगा, ध्यान लगाता, ध्यान लगाती, ध्यान लगाना, ध्यान, dhyan, dhyaan, साधना, तपस्या, tapasya, योग, meditat*, समाधि
breathe | सांस, साँस, saans, sans le, sans leta, sans leti, sans lena, सांस ले, सांस लेता, सांस लेती, सांस लेना, saans le, saans leta, saans leti, saans lena, श्वास, shwas, हांफ*, haanf*
pray | प्रार्थना, prarthana, पूजा, pooja, puja, नमाज*, नमाज़*, namaz, दुआ, dua, इबादत, भजन, आरती, आराधना
fish-out-of-water | पानी से निकाल*, पानी से निकाल, पानी से निकालता, पानी से निकालती, पानी से निकालना, pani se nikal, pani se nikalta, pani se nikalti, pani se nikalna, paani se nikal
fish-out-of-water | paani se nikalta, paani se nikalti, paani se nikalna, पानी से बाहर, pani se bahar, बाहर खींच, बाहर खींचता, बाहर खींचती, बाहर खींचना, bahar kheench, bahar kheenchta
fish-out-of-water | bahar kheenchti, bahar kheenchna
recycle | रीसाइकल, रीसाइक्लिंग, recycl*, कूड़ेदान, kudedan, कचरा फेंक, कचरा फेंकता, कचरा फेंकती, कचरा फेंकना, kachra phenk, kachra phenkta, kachra phenkti, kachra phenkna, कूड़ा फेंक, कूड़ा फेंकता
recycle | कूड़ा फेंकती, कूड़ा फेंकना, kooda phenk, kooda phenkta, kooda phenkti, kooda phenkna, कचरा, kachra, कूड़ा, kooda
litter | गंदा करना, गंदा करता, ganda karna, ganda kar, ganda karta, ganda karti, गंदगी, gandagi, कूड़ा फैला, कूड़ा फैलाता, कूड़ा फैलाती, कूड़ा फैलाना, कचरा फैला, कचरा फैलाता, कचरा फैलाती
litter | कचरा फैलाना, kachra faila, kachra failata, kachra failati, kachra failana, kachra phaila, kachra phailata, kachra phailati, kachra phailana, मैला करना, प्रदूष*
vote | वोट*, vote*, मतदान, matdan, चुनाव, chunav, मत देना
persuade | मनाना, मनाता, मनाती, manana, manata, manati, राजी, राज़ी, raazi, raji, समझा-बुझा, samjha bujha, samjha bujhata, samjha bujhati, samjha bujhana, पटाना, फुसला*, phusla*
lie | झूठ*, jhooth*, jhuth*, धोखा, dhokha, ठग*, thagna, बेईमानी, beimani, छल, छलना, चीटिंग, cheat*
bluff | झांसा, झाँसा, jhansa, धौंस, ब्लफ*, bluff*, बहाना, bahana, ढोंग, dhong, नाटक कर, नाटक करता, नाटक करती, नाटक करना, natak kar, natak karta, natak karti, natak karna
choose | चुनना, चुनता, चुनती, चुनते, चुन ले, चुन लेता, चुन लेती, चुन लेना, चुनो, chunna, chunta, chunti, chunte, पसंद करना, चयन, chayan, choose
reject | ठुकरा*, thukra*, अस्वीकार*, इनकार, इंकार, inkar, रद्द, radd, reject*, रिजेक्ट, छांटकर फेंक, छांटकर फेंकता, छांटकर फेंकती, छांटकर फेंकना, खारिज, kharij, खराब निकाल, खराब निकालता
reject | खराब निकालती, खराब निकालना
approve | मंजूर*, मंज़ूर*, manzoor*, manjur*, ठप्पा, thappa, मुहर, मोहर, muhar, mohar laga, mohar lagata, mohar lagati, mohar lagana, स्वीकार*, sweekar*, अनुमति, anumati, पास करना, स्वीकृति
photograph | फोटो*, फ़ोटो*, photo*, तस्वीर*, tasveer*, tasvir*, फोटो खींच, फोटो खींचता, फोटो खींचती, फोटो खींचना, photo kheench, photo kheenchta, photo kheenchti, photo kheenchna, सेल्फी, selfie*
film | वीडियो बना*, वीडियो बना, वीडियो बनाता, वीडियो बनाती, वीडियो बनाना, video bana, video banata, video banati, video banana, फिल्म बना, फिल्म बनाता, फिल्म बनाती, फिल्म बनाना, film bana
film | film banata, film banati, film banana, रिकॉर्ड*, record*, शूटिंग, shooting, लाइव, स्ट्रीम*, stream*
print | छाप*, chhaap*, chhapna, छपाई, chhapai, प्रिंट*, print*, मुद्रण
send | भेज*, bhej*, चिट्ठी, chitthi, चिट्ठी भेज, चिट्ठी भेजता, चिट्ठी भेजती, चिट्ठी भेजना, डाक, पत्र भेज, पत्र भेजता, पत्र भेजती, पत्र भेजना, रवाना कर, रवाना करता, रवाना करती, रवाना करना
phone | फोन*, फ़ोन*, phone, fon, कॉल*, call, call karna, फोन मिला, फोन मिलाता, फोन मिलाती, फोन मिलाना, दूरभाष
post | पोस्ट*, post*, अपलोड*, upload*, प्रकाशित*, prakashit, छपवा*, शेयर करना
unlock-levels | लेवल*, level*, अपग्रेड*, upgrade*, लेवल खोल, लेवल खोलता, लेवल खोलती, लेवल खोलना, level khol, level kholta, level kholti, level kholna, स्तर बढ़ा, स्तर बढ़ाता, स्तर बढ़ाती
unlock-levels | स्तर बढ़ाना, नया लेवल, naya level, अनलॉक
summon | जादू*, jadu, jaadu, जादू कर, जादू करता, जादू करती, जादू करना, मंत्र*, mantra*, मंतर, mantar, आह्वान, बुलाना, मंत्र पढ़, मंत्र पढ़ता, मंत्र पढ़ती, मंत्र पढ़ना, टोना, टोटका
curse | श्राप, शाप, shraap, shrap, shaap, बद्दुआ, baddua, कोसना, कोसता, कोसती, kosna, लानत, अभिशाप
teleport | टेलीपोर्ट*, teleport*, टेलिपोर्ट*, पल में पहुंच, पल में पहुंचता, पल में पहुंचती, पल में पहुंचना, एक जगह से दूसरी जगह गायब, पोर्टल, portal
disappear | गायब, ग़ायब, gayab, gaayab, लुप्त, lupt, ओझल, ojhal, अदृश्य, adrishya, अंतर्धान
appear | प्रकट*, prakat*, दिखाई देना, दिखाई देता, dikhai de, dikhai deta, dikhai deti, dikhai dena, सामने आ, सामने आता, सामने आती, सामने आना, samne aa, samne aata, samne aati, samne aana, नजर आ
appear | नजर आता, नजर आती, नजर आना, nazar aa, nazar aata, nazar aati, nazar aana, उभर*, ubhar*
rain | बारिश, baarish, barish, बरस*, baras*, वर्षा, varsha, बरसात, barsaat, बूंदाबांदी
snow | बर्फबारी, बर्फ़बारी, barfbari, बर्फ गिर*, बर्फ गिर, बर्फ गिरता, बर्फ गिरती, बर्फ गिरना, barf gir, barf girta, barf girti, barf girna, हिमपात, बर्फ पड़, बर्फ पड़ता, बर्फ पड़ती, बर्फ पड़ना
snow | barf pad, barf padta, barf padti, barf padna
storm | तूफान, तूफ़ान, toofan, tufan, आंधी, आँधी, aandhi, गरज*, garaj*, बिजली कड़क, बिजली कड़कता, बिजली कड़कती, बिजली कड़कना, bijli kadak, बिजली गिर, बिजली गिरता, बिजली गिरती, बिजली गिरना, कड़क*
blow | हवा चल*, हवा चल, हवा चलता, हवा चलती, हवा चलना, hawa chal, hawa chalta, hawa chalti, hawa chalna, झोंक*, फूंक*, फूँक*, phoonk*
erupt | ज्वालामुखी, jwalamukhi, लावा, lava, फूट पड़*, फूट पड़, फूट पड़ता, फूट पड़ती, फूट पड़ना, phoot pad, phoot padta, phoot padti, phoot padna, फटना, phatna
quake | भूकंप, भूकम्प, bhukamp, bhookamp, धरती हिल, धरती हिलता, धरती हिलती, धरती हिलना, dharti hil, कांप*, काँप*, kaanp*, जलजला, zalzala
set | सूरज डूब*, सूरज डूब, सूरज डूबता, सूरज डूबती, सूरज डूबना, सूरज ढल, सूरज ढलता, सूरज ढलती, सूरज ढलना, suraj doob, suraj doobta, suraj doobti, suraj doobna, suraj dhal, suraj dhalta
set | suraj dhalti, suraj dhalna, सूर्यास्त, suryast, अंधेरा, अँधेरा, andhera, शाम ढल, शाम ढलता, शाम ढलती, शाम ढलना, ढलना, ढलता, ढलती, रात हो, रात होता, रात होती, रात होना
dawn | सूरज निकल*, सूरज निकल, सूरज निकलता, सूरज निकलती, सूरज निकलना, suraj nikal, suraj nikalta, suraj nikalti, suraj nikalna, सूर्योदय, suryoday, भोर, bhor, सवेरा, savera, सूरज उग, सूरज उगता
dawn | सूरज उगती, सूरज उगना, suraj ug, suraj ugta, suraj ugti, suraj ugna, उजाला, ujala, पौ फट, पौ फटता, पौ फटती, पौ फटना
bloom | खिलना, खिलता, खिलती, खिलते, खिल उठ, khilna, khilta, khilti, khilte, फूल खिल, फूल खिलता, फूल खिलती, फूल खिलना, phool khil, phool khilta, phool khilti, phool khilna, फूलना, बहार, महक*
rot | सड़ना, सड़ता, सड़ती, सड़ा, सड़ी, सड़े, sadna, sadta, sad jana, sad gaya, सड़ जाना, सड़ गया, खराब हो, खराब होता, खराब होती, खराब होना, kharab ho, kharab hota, kharab hoti, kharab hona, बासी
rot | baasi, गल जाना, फफूंद
cool-down | ठंडा*, ठण्डा*, ठंडी, thanda, thandi, ठंडा होना, ठंडा हो, ठंडा होता, ठंडा होती, thanda ho, thanda hota, thanda hoti, thanda hona, ठंडा करना, शीतल
overflow | छलक*, chhalak*, उफन*, ufan*, uphan*, बह जाना, उबलकर गिर, उबलकर गिरता, उबलकर गिरती, उबलकर गिरना, दूध उफन, दूध उफनता, दूध उफनती, दूध उफनना, doodh ufan, doodh ufanta, doodh ufanti
overflow | doodh ufanna, उमड़*
run-out | समय खत्म, समय ख़त्म, samay khatam, time khatam, टाइम खत्म, खत्म होना, खत्म, khatam, समय निकल, समय निकलता, समय निकलती, समय निकलना, समाप्त, samapt, वक्त खत्म
ring | घंटी, ghanti, घंटी बजा*, घंटी बजा, घंटी बजाता, घंटी बजाती, घंटी बजाना, ghanti baja, ghanti bajata, ghanti bajati, ghanti bajana, बजना, bajna, टनटना*, घंटियां
knock | खटखटा*, khatkhata*, दस्तक, dastak, दरवाजा खटखटा, दरवाजा खटखटाता, दरवाजा खटखटाती, दरवाजा खटखटाना, ठकठका*, thakthak, खट खट
escape-from-a-room | कमरे से निकल*, कमरे से निकल, कमरे से निकलता, कमरे से निकलती, कमरे से निकलना, kamre se nikal, kamre se nikalta, kamre se nikalti, kamre se nikalna, कमरे से बाहर, kamre se bahar
escape-from-a-room | बंद कमरे, band kamre, बाहर निकलना, bahar nikalna, एस्केप रूम, escape room, जेल से भाग, जेल से भागता, जेल से भागती, जेल से भागना
invade | आक्रमण, aakraman, घुसपैठ*, ghuspaith*, चढ़ाई कर, चढ़ाई करता, चढ़ाई करती, चढ़ाई करना, chadhai kar, chadhai karta, chadhai karti, chadhai karna, धावा, dhawa, हमला बोल, हमला बोलता
invade | हमला बोलती, हमला बोलना, hamla bol, hamla bolta, hamla bolti, hamla bolna, invade
conquer | विजय पा, फतह, fateh, जीत लेना, jeet lena, कब्जा, क़ब्ज़ा, kabza, कब्ज़ा, जीतना इलाका, अधिकार कर, अधिकार करता, अधिकार करती, अधिकार करना
defeat | haraana, harana, harata, harati, hara dena, hara deta, हराना, पराजित, parajit, परास्त, paraast, मात, maat, मात देना, हराता, हराती, हराते, हराकर
surround | घेर*, gherna, gherta, gher lena, घेरा, ghera, घेराबंदी, चारों ओर से, charon taraf
place | रखना, रखता, रखती, रखते, रख देना, रखकर, rakhna, rakhta, rakhti, rakh dena, rakhkar, धरना, टिका*, बिठा*
remove | हटा*, hataa*, hatana, hatata, hatati, निकाल*, nikaal*, nikalna, मिटा*, mita*, दूर करना, door karna
replace | बदल*, badal*, बदलना, badalna, जगह लगा, जगह लगाता, जगह लगाती, जगह लगाना, jagah laga, jagah lagata, jagah lagati, jagah lagana, अदला-बदली, adla badli, तब्दील, replace*
insert | घुसा*, ghusa*, डाल*, daalna, daalta, dalna, अंदर डाल, अंदर डालता, अंदर डालती, अंदर डालना, andar daal, andar daalta, andar daalti, andar daalna, ठूंस*, thoons*, भीतर रख, भीतर रखता
insert | भीतर रखती, भीतर रखना
aim | निशाना, nishana, nishaana, निशाना साध*, निशाना साध, निशाना साधता, निशाना साधती, निशाना साधना, nishana sadh, nishana sadhta, nishana sadhti, nishana sadhna, निशाना लगाना, ताकना, ताकता, ताकती
aim | साधना, लक्ष्य, lakshya
stretch | तानना, तानता, तानती, taanna, गुलेल*, gulel*, खींच*, kheench*, खिंच*, खींचकर छोड़, खींचकर छोड़ता, खींचकर छोड़ती, खींचकर छोड़ना, रबर खींच, रबर खींचता, रबर खींचती, रबर खींचना, स्ट्रेच
launch | प्रक्षेप*, प्रक्षेपण, लॉन्च*, लांच*, launch*, रॉकेट छोड़, रॉकेट छोड़ता, रॉकेट छोड़ती, रॉकेट छोड़ना, rocket chhod, rocket chhodta, rocket chhodti, rocket chhodna, rocket chod
launch | rocket chodta, rocket chodti, rocket chodna, राकेट, छोड़ना, दागना, दागता, दागती
bounce-off | टकराकर उछल, टकराकर उछलता, टकराकर उछलती, टकराकर उछलना, takrakar uchhal, takrakar uchhalta, takrakar uchhalti, takrakar uchhalna, टकराकर लौट, टकराकर लौटता, टकराकर लौटती, टकराकर लौटना
bounce-off | takrakar laut, takrakar lautta, takrakar lautti, takrakar lautna, उछल*, टप्पा खा*, टप्पा खा, टप्पा खाता, टप्पा खाती, टप्पा खाना, टप्पा, वापस उछल, वापस उछलता, वापस उछलती, वापस उछलना
bounce-off | wapas uchhal, wapas uchhalta, wapas uchhalti, wapas uchhalna
reflect | परावर्त*, परावर्तन, paravart*, प्रतिबिंब, प्रतिबिम्ब, pratibimb, परछाई, आईना, aaina, शीशा चमका, शीशा चमकाता, शीशा चमकाती, शीशा चमकाना, दर्पण, reflect*
magnetise | चुंबक*, चुम्बक*, chumbak*, आकर्षित*, aakarshit, मैगनेट, मैग्नेट, magnet*, अपनी ओर खींच, अपनी ओर खींचता, अपनी ओर खींचती, अपनी ओर खींचना, खींच लेना
push-away | दूर धकेल*, दूर धकेल, दूर धकेलता, दूर धकेलती, दूर धकेलना, door dhakel, door dhakelta, door dhakelti, door dhakelna, परे हटा, परे हटाता, परे हटाती, परे हटाना, pare hata, pare hatata
push-away | pare hatati, pare hatana, दूर भगा, दूर भगाता, दूर भगाती, दूर भगाना, door bhaga, door bhagata, door bhagati, door bhagana, भगाना, भगाता, bhagana, bhagata, दूर हटा, दूर हटाता, दूर हटाती
push-away | दूर हटाना, door hata, door hatata, door hatati, door hatana, दूर कर, दूर करता, दूर करती, दूर करना
mine | खनन, khanan, खदान, khadan, खान खोद, खान खोदता, खान खोदती, खान खोदना, खनिक, खनिज, खुदाई, सोना खोद, सोना खोदता, सोना खोदती, सोना खोदना, sona khod, sona khodta, sona khodti, sona khodna
mine | माइनिंग, mining, कोयला निकाल, कोयला निकालता, कोयला निकालती, कोयला निकालना
smelt | गलाना, गलाता, galana, ढालना, ढलाई, dhalai, लोहार*, lohar*, लुहार*, लोहा पीट, लोहा पीटता, लोहा पीटती, लोहा पीटना, loha peet, loha peetta, loha peetti, loha peetna, पिघलाकर, pighlakar
smelt | औजार बना, औजार बनाता, औजार बनाती, औजार बनाना, craft*
brew | चाय बना*, चाय बना, चाय बनाता, चाय बनाती, चाय बनाना, chai bana, chai banata, chai banati, chai banana, कॉफी बना, कॉफी बनाता, कॉफी बनाती, कॉफी बनाना, coffee bana, coffee banata, coffee banati
brew | coffee banana, काढ़ा, kadha, शराब बना, शराब बनाता, शराब बनाती, शराब बनाना, sharab bana, sharab banata, sharab banati, sharab banana, उबाल*, काढ़ा बना, काढ़ा बनाता, काढ़ा बनाती, काढ़ा बनाना
pickle | अचार, achar, achaar, अचार डाल, अचार डालता, अचार डालती, अचार डालना, achar dal, achar dalta, achar dalti, achar dalna, मुरब्बा, murabba, संरक्षित, परिरक्षण, सिरका
peel | छील*, chheel*, chhil*, छिलका उतार, छिलका उतारता, छिलका उतारती, छिलका उतारना, chhilka utar, chhilka utarta, chhilka utarti, chhilka utarna, छिलके उतार, छिलके उतारता, छिलके उतारती
peel | छिलके उतारना, छिलना, cheelna
squeeze | निचोड़*, निचोड*, nichod*, nichor*, रस निकाल*, रस निकाल, रस निकालता, रस निकालती, रस निकालना, ras nikal, ras nikalta, ras nikalti, ras nikalna, जूस निकाल, जूस निकालता, जूस निकालती
squeeze | जूस निकालना, juice nikal, juice nikalta, juice nikalti, juice nikalna, जूस बना, जूस बनाता, जूस बनाती, जूस बनाना, juice bana, juice banata, juice banati, juice banana
crack | अखरोट तोड़, अखरोट तोड़ता, अखरोट तोड़ती, अखरोट तोड़ना, akhrot tod, akhrot todta, akhrot todti, akhrot todna, अंडे फोड़, अंडे फोड़ता, अंडे फोड़ती, अंडे फोड़ना, अंडा फोड़, अंडा फोड़ता
crack | अंडा फोड़ती, अंडा फोड़ना, anda phod, anda phodta, anda phodti, anda phodna, anda tod, anda todta, anda todti, anda todna, ande phod, ande phodta, ande phodti, ande phodna, चटका*, chatka*
crack | दरार, मूंगफली छील, मूंगफली छीलता, मूंगफली छीलती, मूंगफली छीलना, तड़कना
spread | मक्खन लगा*, मक्खन लगा, मक्खन लगाता, मक्खन लगाती, मक्खन लगाना, makkhan laga, makkhan lagata, makkhan lagati, makkhan lagana, चुपड़*, chupad*, फैला*, phaila*, faila*, मलना
sprinkle | छिड़क*, छिडक*, chhidak*, chidak*, बुरक*, burak*, बिखेर*, bikher*, छिटक*
roll-out | बेलना, बेलता, बेलती, बेलते, बेलन, belna, belta, belti, belan, रोटी बेल, रोटी बेलता, रोटी बेलती, रोटी बेलना, roti bel, roti belta, roti belti, roti belna, मोमो बना*, मोमो बना, मोमो बनाता
roll-out | मोमो बनाती, मोमो बनाना, momo bana, momo banata, momo banati, momo banana, पकौड़ी, समोसे बना, समोसे बनाता, समोसे बनाती, समोसे बनाना, samose bana, samose banata, samose banati
roll-out | samose banana
skewer | सींक, seenk, सीख कबाब, seekh kabab, भोंक*, bhonk*, पिरो*, piro*, घोंप*, ghonp*, कबाब बना, कबाब बनाता, कबाब बनाती, कबाब बनाना, kabab bana, kabab banata, kabab banati, kabab banana, कबाब
`;
