import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 एक, ek
2 दो, do
3 तीन, teen, tin
4 चार, char, chaar
5 पांच, पाँच, paanch, panch
6 छह, छः, छे, chhe, chah
7 सात, saat
8 आठ, aath, aat
9 नौ, nau
10 दस, das, dus
11 ग्यारह
12 बारह, दर्जन, एक दर्जन, barah
13 तेरह
14 चौदह
15 पंद्रह, पन्द्रह, pandrah
16 सोलह
17 सत्रह
18 अठारह
19 उन्नीस
20 बीस, bees, bis
24 चौबीस
25 पच्चीस
30 तीस, tees, tis
40 चालीस, chalis, chalees
45 पैंतालीस
50 पचास, pachas, pachaas
60 साठ, saath
70 सत्तर
80 अस्सी
90 नब्बे
100 सौ, sau
`,
  ordinals: `
2 दूसरी, दूसरे, दूसरा
3 तीसरी, तीसरे, तीसरा
4 चौथी, चौथे, चौथा
5 पांचवीं, पाँचवीं, पांचवें, पाँचवें
6 छठी, छठे
8 आठवीं, आठवें
10 दसवीं, दसवें
`,
  measures: `
seconds सेकंड, सेकेंड, सेकण्ड, सैकंड, sec, second, seconds, sekand
seconds secs
minutes मिनट, मिनटों, min, minute, minutes, minat
lives जान, जानें, jaan, life, lives, जीवन, ज़िंदगी, लाइफ, दिल, गलती, गलतियां, मौके
lives jindagi, zindagi, jindgi, zindgi, jaanein, jaane, zindagiyan, ज़िंदगियाँ, जिंदगी, जिंदगियाँ, दिलों
levels लेवल, level, levels, स्तर, चरण, स्टेज, लेवलों, पहेली, पहेलियाँ, गाने, कमरे
levels मंच, manch, stage
waves लहर, लहरें, लहरों, वेव, वेव्स
waves wave, waves, lehar
laps चक्कर, chakkar, lap, laps, लैप, चक्करों
laps chakkr
rounds राउंड, दौर, बाज़ी, बाजी, बारी
rounds round, rounds
rivals प्रतिद्वंद्वी, विरोधी, विरोधियों, प्रतियोगी
rivals opponent, opponents, rival, rivals, bots
pairs जोड़ी, जोड़े, जोड़ियां, जोड़ियाँ
pairs pair, pairs, jodi, jode
points अंक, पॉइंट, अंकों, रन, गोल, point, points, run, runs, goal, goals
moves चाल, चालें, चालों, कदम
moves move, moves, chaal, chal
questions सवाल, सवालों, प्रश्न, प्रश्नों
questions question, questions, sawal, sawaal, prashn
answers विकल्प, विकल्पों, जवाब, उत्तर, ऑप्शन
answers option, options, jawab
throws गेंद, गेंदें, गेंदों, शॉट, निशाने, बार फेंक, किक, तीर
throws shots, throws, nishane, gend
tries कोशिश, कोशिशें
tries try, tries, chance, chances, attempts, mauke, koshish
players खिलाड़ी, खिलाड़ियों, लोग, लोगों, बच्चे, बच्चों
teams टीम, टीमें, टीमों
bosses बॉस
bosses boss, bosses
pieces टुकड़े, टुकड़ों, टुकड़ा
columns कॉलम, स्तंभ
columns column, columns
rows पंक्ति, पंक्तियां, कतार
rows row, rows
lanes लेन, लेनें
letters अक्षर, अक्षरों
holes छेद, होल
floors मंजिल, मंज़िल, मंजिलें
days दिन, दिनों
days रात, रातें, रातों
days day, days, din, raat, nights
age साल, वर्ष, साल की, साल का, साल के
grade कक्षा, क्लास
money रुपये, रुपए, रुपया, डॉलर, चिप्स, चिप
money रुपयों, रुपयो, अशर्फ़ियाँ, आने
`,
  cues: `
one एक
every हर, प्रत्येक
per प्रति, हर, प्रत्येक, के लिए
lasts समय, टाइमर, टाइम, समय सीमा, घड़ी, मिनट, सेकंड, चले, टिके, टिकना, बचे, बचना, अवधि
atHour बजे, सुबह, रात, शाम
unsure दो, सौ, do, das, sau, nau, bis, tis, saath, char, tin
firstTo पहले, जो पहले, तक, pehle
firstTo tak
firstTo first to
worth देता, देती, देते, देगा, मिलते, मिलेंगे
against के खिलाफ, खिलाफ, से आगे, पीछे छोड़*, peeche, ke khilaf, lawan
fail हार मान*, छोड़कर*, चला गया, chale gaye
fail गलत*, ग़लत*, चूक*, छूट*, निकल गए, गलती, गलतियां, गलतियाँ, miss, galat
lost हार, हारे, हार गए, गेम ओवर, game over, आउट, out, मर गए, haar, haar gaye
over खत्म, ख़त्म, खेल खत्म, khatam, khatm, छुट्टी, chhutti, chutti
harmless कोई बात नहीं, फिर से, दोबारा, वापस, phir se, dobara, koi baat nahi
costs शुरू*, shuru, अंक*, जान
otherwise या, वरना, पहले, बिना, अगर, जो, ya, warna, pehle, agar, jo
among में से, के बीच
half आधा, आधे
andHalf और आधा
oneAndHalf डेढ़
not नहीं, बिना, न, ना, मत, कोई नहीं, के बिना, रहित
hurry समय, टाइमर, समय सीमा, टाइम, घड़ी, जल्दी
losing हार, हारना, हारे, हारने, मरना, मरे, गेम ओवर
foes दुश्मन, दुश्मनों, शत्रु, राक्षस
stages ट्रैक, रेसें, दौड़ें, सर्किट
sound आवाज़, आवाज, ध्वनि, साउंड, शोर
score अंक, स्कोर, पॉइंट
noSound साउंड बंद, आवाज़ बंद, म्यूट
two दो खिलाड़ी, दो खिलाड़ियों, दो लोगों, 2 खिलाड़ी, दोनों खिलाड़ी, एक कीबोर्ड, एक ही कीबोर्ड, एक ही स्क्रीन
noTimer आराम से, समय की कोई सीमा नहीं, कोई समय सीमा नहीं
noLose हारने का डर न हो, हारा न जा सके, haar na ho, haare na
noSound आवाज़ के बिना, बिना आवाज़ के, आवाज़ नहीं चाहिए, awaaz nahi chahiye, bina awaaz
noLose असीमित जीवन, अनंत जीवन, हारना नहीं, हार नहीं सकते, कोई नहीं हारेगा, हारना नामुमकिन
noLose हार न हो, हारे नहीं, कोई हारे नहीं, कोई न हारे, हारना न हो, koi haare nahi, haar nahi, harna nahi, haarna nahi, koi na haare, game over na ho, गलती पर कोई सज़ा नहीं
noLose कोई नहीं मरता, कोई न मरे, koi nahi marta
key कुंजी, बटन, दबाएं, दबाओ, दबाने, दबाकर, की, से, key, press, dabao, dabane, dabakar, dabaye, dabana
oneKey एक बटन, एक ही बटन, एक कुंजी, सिर्फ स्पेसबार, सिर्फ़ स्पेसबार, केवल स्पेसबार
spaceKey स्पेसबार, स्पेस बार, space bar, spacebar
arrowKeys तीर वाले बटन, एरो की, arrow keys, तीर की कुंजियाँ, तीर कुंजियाँ
space स्पेस, space
arrows arrows
by गुणा, बाय, बाई
board ग्रिड, बोर्ड, खाने, खानों, वर्ग, मैदान, अक्षर
minute एक मिनट, ek minute, ek minat, ek min
then फिर, आखिर*, आख़िर*, अंत में, के बाद, last me, last mein, aakhir*, phir, ke baad
rather नहीं, नहीं नहीं, रुको, मतलब, बल्कि, nahi, nahin, nahi nahi, ruko, matlab, sorry, balki
`,
};
