/** Hindi: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
woman | पड़ोसन, मालकिन, ताई, घरवाली, देवरानी, जेठानी, औरतों, महिलाएं, महिलाओं, आंटियाँ, बाई, काम वाली बाई, कामवाली, गृहिणी, mummy, mummi, mumma, maa, mata ji, maaji, माँजी, chachi, mausi
woman | maasi, bua, bua ji, taai, tai ji, bhabhi ji, didi, kaki, aunty, aunti, aunty ji, आंटी जी, biwi, patni, gharwali, nanad, saali, bahu, padosan, kaamwali, kaamwali bai, kaam wali bai
woman | grihini, mahila, mahilayen, aurat, auraten, हाउसवाइफ, naukrani, malkin, मेमसाहब, memsahab
herb | पान का पत्ता, पुदीना, करी पत्ता, नीम की पत्ती, dhaniya, dhania, pudina, methi, curry patta, kadi patta, तेज पत्ता, tej patta, paan ka patta, पान
food | इमली, चीकू, अनार फल, आंवला, jamun, litchi, leechi, chiku, cheeku, sharifa, kathal, imli, aamla, amla, papita, papeeta, anaar, anar, खजूर, khajoor, khajur, सिंघाड़ा, haldi, jeera
food | elaichi, लौंग, laung, सौंफ, saunf, हींग, मसाला डिब्बा, atta, बेसन, besan, सूजी, suji, chane, मखाना, makhana, सुपारी, supari, प्रसाद, prasad, prasaad, पंचामृत, ढोकला, dhokla, namkeen
food | भुजिया, bhujia, bhujiya, मुरमुरे, murmure, चिवड़ा, chivda, paneer, panir, भिंडी, bhindi, lauki, karela, परवल, टिंडा, tinda, kesar, kurkure, कुरकुरे
plant | सरसों, गन्ना, गन्ने, ganna, ganne, बांस, baans, कपास, kapas, चाय की पत्ती, chai patti, sarson, मेहंदी का पौधा
ogre | दैत्य, राक्षसों, राक्षसी, दैत्यों, महादानव, rakshas, raakshas, rakshasi, rakshason, asur, daanav, danav, daitya, असुरों, कुंभकर्ण, कुम्भकर्ण
demon | यमराज, यमदूत, shaitaan, pishach, पिशाचिनी, betaal, betal, वेताल, vetal, vetaal, yamdoot, yamraj
slingshot | गुलेल, gulel, guleil
object | पगड़ी, chhalni, chalni, छन्नी, chhanni, kaddukas, chimta, सिलबट्टा, silbatta, okhli, मूसल, musal, लालटेन की बत्ती, machis, maachis, लाइटर, lighter, machhardani, हुक्का, hukka
object | पानदान, paandan, अगरबत्ती, agarbatti, धूप बत्ती, कपूर, kapoor, कलावा, मौली, जनेऊ, janeu, तिलक, सिंदूर, sindoor, sindur, बिंदी, bindi, काजल, kajal, मेहंदी, mehndi, mehendi, महावर
object | आलता, चूड़ियां, chudi, chudiyan, choodiyan, churiyan, kangan, kangana, कड़ा चांदी का, payal, paayal, झुमके, jhumka, jhumke, nath, nathni, नथनी, मंगलसूत्र, mangalsutra, हार सोने का
object | माला मोतियों की, moti ki mala, मोतियों, मोतियों का हार, motiyon ka haar, बाजूबंद, bajuband, करधनी, बिछिया, bichhiya, ताबीज़, ताबीज, tabeez, taweez, राखी, राखियाँ, raakhi, raakhiyan
object | पिचकारी का रंग, गुलाल, gulal, अबीर, rangoli, रंग का पाउडर, toran, वंदनवार, jhalar, kathputli, kathputliyan, गुल्ली डंडा, gilli danda, gulli danda, डंडा, danda, लट्टुओं, lattu
object | kancha, kanche, goti, गिट्टी, कैरम बोर्ड, carrom board, carom board, फिरकी, firki, चरखी, charkhi, मांझा, manjha, डोर पतंग की, rassi, rassiyan, कूदने वाली रस्सी, स्टंप, स्टम्प
object | गिल्लियाँ, jhoola, jhule, palna, खटोला, jhunjhuna, चुसनी, diaper, पंखे, pankha, pankhe, छत का पंखा, कूलर, cooler, rimot, charger, charjar, blackboard, chalk, डस्टर, duster
object | कंपास बॉक्स, pencil box, sharpner, sharpener, gond, फेविकोल, slate, hansiya, दरांती, daranti, खुरपी, khurpi, चरखा, charkha, करघा, लगाम, चाबुक, chabuk, नाल घोड़े की, घुंघरू, ghungroo
object | ghunghroo, kartal, मंजीरे, manjira, jhanjh, शहतीर, सरिया, sariya, सीमेंट, cement, करनी मिस्त्री की, parda, दरी, चटाई, chatai, kambal, rajai, razai, chadar, gadda, belt, pagdi
object | paghdi, साफा, safa, दुपट्टा पिन, मुकुट मोर का, गदा, gada, गदाएँ, सुदर्शन चक्र, sudarshan chakra, trishul, trishool, फरसा, farsa, लाठी, laathi, lathi, अंगूर की बेल, kavach, तरकश
object | tarkash, म्यान, kabaad, kabad, कतरन, thaili, पॉलिथीन, polythene, polithin, पन्नी, panni
bowl-with-spoon | चटनी, दही, सूजी का हलवा, गाजर का हलवा, रायता, halwa, halva, gajar ka halwa, raita, dahi, katori, katora, उपमा, upma, daliya, सेवई, सेवइयां, sevai, seviyan, शीर खुरमा
bowl-with-spoon | sheer khurma, chatni, chutney
red-paper-lantern | लालटेन, आकाश कंदील, kandil, laltain, lalten, लालटेनें
cup-with-straw | शर्बत, गन्ने का रस, आम पन्ना, sharbat, nimbu pani, neembu pani, shikanji, ganne ka ras, aam panna, juice, joos, रूह अफज़ा, कोल्ड ड्रिंक, cold drink, cold drinks, जलजीरा
cup-with-straw | jaljeera, मैंगो शेक, mango shake, फ्रूटी, मिल्कशेक
duck | बत्तख, बत्तखें, battakh, batakh, battak
thong-sandal | चप्पल, चप्पलें, हवाई चप्पल, मम्मी की चप्पल, chappal, chappalein, chapal, hawai chappal, mummy ki chappal, maa ki chappal, माँ की चप्पल, उड़ती चप्पल
fire | मशाल, अलाव, aag, alaav, mashaal, mashal, होलिका
old-woman | दादीमाँ, नानी माँ, दादीजी, नानीजी, अम्मा, आजी, दादियों, नानियाँ, बुआ दादी, सासू माँ, dadi, dadi maa, daadi, nani, naani, naniji, dadiji, budhiya, amma, aaji, saasu maa, dadi amma
old-woman | nani amma, दादी अम्मा, बूढ़ी अम्मा, budhi amma, आई माँ
old-man | दादा जी, नाना जी, ताऊजी, बाबाजी, बुड्ढा, बूढ़े बाबा, परदादा, ससुरजी, बुजुर्ग, बुज़ुर्ग, dada ji, dadaji, dadu, दादू, nanaji, nana ji, nanu, नानू, tau, tauji, babaji, budhau
old-man | buddha aadmi, sasurji, buzurg, bujurg, parnana, thatha, ajoba, ठाकुर साहब
man | काका, भाईसाहब, papaji, पापाजी, pitaji, baapu, bapu, chacha, chachu, चाचू, mama ji, मामाजी, mausa, mausaji, fufa, phupha, fufaji, फूफाजी, uncle, uncle ji, अंकल जी, jijaji, saala, devar
man | jeth, pati, daamad, damaad, jamai, aadmi, admi, mard, purush, bhaiya, bhaiyya, bhaisahab, daddy, naukar, साहब, बाबू साहब, sahab, sethji, सेठजी, seth, chachaji, चाचाजी
boy | छोरा, छोकरा, मुन्ना, छोटू, मुन्नू, ladka, ladke, ladkon, larka, larke, chhora, chhokra, beta ji, pota, naati, bhatija, bhanja, munna, munnu, chhotu, chotu, chhota bhai, balak, baalak
boy | कन्हैया, लल्ला, lalla, kanhaiya, शिष्य, shishya
girl | छोरी, छोकरी, बेटियाँ, बिटिया, नातिन, मुन्नी, गुड़िया रानी, बालिका, बहना, ladki, ladkiyan, ladkiya, ladkiyon, larki, chhori, chhokri, beti, betiyan, bitiya, poti, naatin, natin
girl | bhatiji, bhanji, munni, balika, chhoti behen, chhoti behan, behen, behna, bahan, bahana, nanhi pari
baby | नवजात, नन्हा मुन्ना, बाबू शोना, मुन्ना राजा, नवजात शिशु, nanha munna, shishu, navjaat, chhota bachcha, छोटा बच्चा, nanha bachcha, गोद का बच्चा, जुड़वा, judwa, judwaa
child | बच्चियाँ, बच्चियों, बालबच्चे, bachcha, bacha, bachha, bachche, bachhe, bache, bachchon, bachchi, bacchi, bachi, baccha, bacche, नटखट बच्चा, natkhat bachcha, शैतान बच्चा
child | shaitan bachcha, सहपाठी, sahpathi, classmate, भाई बहन, bhai behen
person | पंडितजी, pandit, panditji, pandit ji, pujari, मौलवी, maulvi, maulana, मौलाना, साधू, sadhu, sadhu baba, साधु बाबा, ऋषि, मुनि, rishi, rishi muni, ऋषि मुनि, योगी, yogi, तांत्रिक
person | tantrik, jyotishi, bhikhari, भिखारिन, gaonwala, gaon wala, गाँव वाले, गांव वाले, gaon wale, gaonwale, mehman, mahemaan, बाराती, baraati, barati, baraat, तीर्थयात्री, tirthyatri
person | भक्त, bhakt, श्रद्धालु, कांवड़िया, kanwariya, दर्शक, darshak, tourist, नेताजी, neta, netaji, mantri, सरपंच, sarpanch, mukhiya, जमींदार, ज़मींदार, zamindar, jamindar, साहूकार
person | sahukar, मुनीम, munim, chor, daku, dakoo, डकैत, dakait, jebkatra, lutera, lutere, गुंडे, gunda, gunde, gundey, goonda, badmash, qaidi, kaidi, taskar, सपेरा, sapera, sapere, मदारी
person | madari, कठपुतली वाला, kathputli wala, ढोलकिया, dholwala, dhol wala, ढोल वाला, ढोली, बैंड वाला, band wala, bandwala, बैंड बाजा वाले, शहनाई वादक, तबला वादक, tabla vadak, सितार वादक
person | umpire, ampire, referee, gendbaaz, gendbaz, bowler, बॉलर, wicketkeeper, wicket keeper, फील्डर, fielder, फील्डर्स, ballebaaz, ballebaz, batsman, बैट्समैन, goalkeeper, goalkeepar
person | कबड्डी खिलाड़ी, kabaddi khiladi, वर वधू, sathi, dost, grahak, graahak, customer, kirayedar, मकान मालिक, makaan malik, makan malik, coolie, kuli, चायपत्ती वाला, dhobi, dhobhi, धोबिन
person | mochi, कुम्हारिन, पनिहारिन, panihari, gwala, ग्वालिन, doodhwala, दूध वाला, doodh wala, dudhwala, रद्दीवाला, raddiwala, कबाड़ी, kabadi wala, kabadiwala, कबाड़ीवाला, कबाड़ी वाला
person | गुब्बारे वाला, gubbare wala, gubbarewala, dabbawala, चूड़ी वाला, chudiwala, शिकारी बाबा, ticket checker, tte, रामलीला वाले
bust-in-silhouette | ajnabi
shopkeeper | दूकानदार, dukandar, dukaandar, dukandaar, बनिया, baniya, पानवाला, पान वाला, paanwala, pan wala, paan wala, फलवाला, फल वाला, falwala, phalwala, fal wala, सब्जीवाला, सब्जी वाला
shopkeeper | सब्ज़ीवाला, sabziwala, sabjiwala, sabzi wala, sabji wala, किराना वाला, kirana wala, kiranewala, ठेलेवाला, ठेले वाला, thelewala, thele wala, feriwala, pheriwala, rehriwala
shopkeeper | रेहड़ी वाला, rehdi wala, sunar, sunaar, जौहरी, jauhari, halwai, मिठाई वाला, mithaiwala, mithai wala, मसालेवाला, फूलवाली, phoolwali, phool wala, फूल वाला, खिलौने वाला
shopkeeper | khilone wala, khilaunewala, अंडे वाला, ande wala, मछली वाला, machliwala, vyapari, vyapaari, बर्तन वाला, bartan wala, कपड़े वाला, kapdewala, सौदागर, saudagar, lalaji, लालाजी
shopkeeper | पतंग वाला, patangwala, चश्मे वाला
cook | रसोईया, खानसामा, rasoiya, bawarchi, bavarchi, khansama, chef, shef, चाटवाला, चाट वाला, chaatwala, chaat wala, गोलगप्पे वाला, golgappe wala, golgappewala, पानीपूरी वाला, panipuri wala
cook | pani puri wala, समोसे वाला, samose wala, samosewala, जलेबी वाला, jalebiwala, jalebi wala, वड़ा पाव वाला, vada pav wala, vadapav wala, डोसा वाला, dosa wala, momos wala, मोमोज वाला
cook | कुल्फी वाला, कुल्फीवाला, kulfiwala, kulfi wala, भेलपुरी वाला, bhelpuri wala, ढाबे वाला, dhabewala, dhaba wala, आइसक्रीम वाला, icecream wala, ice cream wala, chole bhature wala
cook | छोले भटूरे वाला
waiter | चाय वाला, chaiwala, chai wala, chaywala, vetar, waiter, baira, chaiwale, चायवाले
baker | baker, bakery wala, बेकरी वाला, रोटी वाला, rotiwala
butcher | kasai, kasaai, butcher
tailor | दरजी, darzi, darji, tailor, टेलर, ladies tailor
blacksmith | लुहार, lohar, luhar
carpenter | badhai, badhayi, carpenter, कारपेंटर, mistri badhai, लकड़ी मिस्त्री
potter | kumhar, kumhaar
bricklayer | राज मिस्त्री, rajmistri, raj mistri, ईंट मिस्त्री
construction-worker | मजदूरों, majdoor, mazdoor, mazdur, majdur, mistri, mistry, ठेकेदार, thekedar, engineer, injiniyar, गैंगमैन, gangman, रेलवे कर्मचारी, railway karmchari, सिग्नलमैन
construction-worker | signalman, पुताई वाला, putai wala, welder, फाटक वाला, गेटमैन, gateman, फाटकमैन, क्रेन ऑपरेटर, crane operator, jcb operator, जेसीबी ऑपरेटर
mechanic | mechanic, mekanik, mechanik, गैरेज वाला, garage wala, पंचर वाला, panchar wala, puncture wala, puncherwala, कार मैकेनिक
plumber | plumber, plambar, नल वाला, nal wala
electrician | बिजलीवाला, बिजली वाला, bijliwala, bijli wala, electrician, bijli mistri, लाइनमैन, lineman
cleaner | सफ़ाई कर्मचारी, safai karmchari, safaikarmi, जमादार, jamadar, झाड़ू वाला, jhaduwala, jhadu wala, कचरेवाला, कचरे वाला, kachrewala, kachre wala, kachra wala, कूड़े वाला, kudewala
cleaner | kude wala, स्वीपर, sweeper
farmer | kisaan, kisano, किसान भाई, kisan bhai, खेतिहर, krishak, किसानिन
shepherd | गडरिया, charwaha, gadariya, gaderiya, ग्वालबाल, चरवाहे, charwahe, shepherd
gardener | maali, मालिन, maalin, gardener
beekeeper | madhumakkhi palak
fisherman | मछुवारा, मछेरा, machhuara, machuara, machhuare, machhwara, fisherman
sailor | मांझी, माँझी, naavik, navik, mallah, manjhi, maanjhi, sailor, nausainik
captain | जहाज का कप्तान, kaptan, kaptaan, captain
driver | ड्राईवर, draiver, driver, drivar, ऑटोवाला, ऑटो वाला, autowala, auto wala, रिक्शा वाला, rickshawala, rickshaw wala, riksha wala, rickshawwala, टैक्सी वाला, taxi wala, taxiwala
driver | टैक्सीवाला, ट्रक वाला, truck wala, truckwala, ट्रक ड्राइवर, truck driver, बस ड्राइवर, bus driver, कंडक्टर, conductor, kandaktar, तांगेवाला, तांगा वाला, tangewala, tange wala, सारथी
driver | सारथि, sarthi, saarthi, महावत, mahavat, mahawat, ट्रेन ड्राइवर, train driver, टेम्पो वाला, tempo wala, ई रिक्शा वाला, cab driver, कैब ड्राइवर, बस वाला, bus wala
postman | डाकबाबू, dakiya, daakiya, postman, पोस्टमैन, postmaster, पोस्टमास्टर
messenger | डिलिवरी बॉय, delivery boy, delivari boy, delivery wala, डिलीवरी वाला, कूरियर वाला, courier wala, courier boy, pizza wala, पिज्जा वाला, pizza delivery boy, हरकारा, सन्देशवाहक
messenger | harkara
soldier | फौजी, फ़ौजी, जवान सैनिक, सैनिकों, सिपाहियों, sipahi, sipaahi, sainik, fauji, phauji, faujiyon, commando, kamando, सूबेदार, subedar, karnal, colonel, सेनापति, senapati, सेनानी
soldier | पैदल सैनिक, स्नाइपर, sniper, क्रांतिकारी, krantikari, स्वतंत्रता सेनानी, swatantrata senani, मराठा सैनिक, मावळा, mavala
knight | yoddha, yodha, वीर योद्धा, राजपूत योद्धा, rajput yoddha, घुड़सवार सैनिक, shoorveer, महारथी, maharathi, क्षत्रिय, kshatriya
archer | धनुर्धर, तीरंदाज, dhanurdhar, teerandaz, tirandaz, tirandaaz
police-officer | पुलिस वाला, पुलिसवाले, policewala, police wala, policewale, police uncle, पुलिस अंकल, थानेदार, थानेदार साहब, thanedar, daroga, inspector, inspektar, हवलदार साहब, हवालदार
police-officer | havaldar, hawaldar, kotwal, कोतवाल, ट्रैफिक पुलिस, traffic police, कांस्टेबल, कॉन्स्टेबल, constable
guard | chowkidar, chaukidar, pahredar, paheredar, वॉचमैन, watchman, सिक्योरिटी गार्ड, security guard, द्वारपाल, dwarpal, darban, अंगरक्षक, angrakshak
detective | jasoos, jasus, गुप्तचर, खुफिया, detective, cid wala, सीआईडी वाला, गुप्तचरों
firefighter | दमकल कर्मी, फायर ब्रिगेड वाला, fireman, fire brigade wala, firefighter, damkal karmi
health-worker | doctor, daaktar, doktar, dactar, वैद्य, vaidya, वैद्यजी, हकीम, hakim, hakeem, nurse, nars, कंपाउंडर, compounder, kampaundar, दाई माँ, आशा कार्यकर्ता, asha worker, surgeon
dentist | दाँतों का डॉक्टर, dant ka doctor, daanton ka doctor, dentist
vet | जानवरों का डॉक्टर, janwaron ka doctor, पशु डॉक्टर
pharmacist | दवाईवाला, दवाई वाला, दवा वाला, केमिस्ट, dawaiwala, dawai wala, chemist
patient | मरीजों, mareez, mareej, marij, rogi
teacher | मास्टर जी, masterji, master ji, शिक्षकों, मैडम, मैडमजी, गुरु जी, adhyapak, adhyapika, shikshak, shikshika, teacher, tichar, madam, madam ji, madamji, guruji, guru ji, आचार्य
teacher | acharya, प्रिंसिपल, principal, हेडमास्टर, headmaster, प्रधानाचार्य, pradhanacharya, ट्यूशन टीचर, tuition teacher, उस्तादजी, आंगनवाड़ी दीदी, anganwadi didi, टीचर जी, लेक्चरर
student | vidyarthi, vidhyarthi, chhatra, chhatr, student, स्टूडेंट, students, एनसीसी कैडेट
scientist | vaigyanik, vigyanik, scientist, साइंटिस्ट, अविष्कारक, आविष्कारक
technologist | programmer, कंप्यूटर इंजीनियर, computer engineer, software engineer, सॉफ्टवेयर इंजीनियर, यूट्यूबर, youtuber, स्ट्रीमर, streamer
office-worker | बड़े बाबू, clerk, klark, manager, मुंशी, munshi, अफसर, अफ़सर, afsar, secretary, तहसीलदार, tehsildar, पटवारी, patwari, चपरासी, chaprasi, peon, चपड़ासी, लेखपाल, कर्मचारी
office-worker | karmchari, अधिकारी, adhikari
judge | न्यायाधीश, nyayadhish, judge, जजसाहब
lawyer | वकील साहब, वकीलों, vakil, vakeel, wakil, lawyer
cashier | cashier, khajanchi, टिकट बाबू, ticket babu, बुकिंग क्लर्क
journalist | रिपोर्टर, patrakar, reporter, न्यूज एंकर, news anchor
photographer | फोटोवाला, फोटो वाला, photographer, photowala, photo wala, cameraman
actor | abhineta, abhinetri, एक्टर, हीरोइन, heroine, फिल्मी हीरो, filmi hero, स्टंटमैन, stuntman
singer | gayak, gayika, singer, सिंगर, कव्वाल, qawwal, kawwal, रैपर, rapper, भजन गायक, bhajan gayak, बाउल, गवैया, gavaiya, बैंड सिंगर
artist | chitrakar, पेंटर, painter, murtikar, मेहंदी वाली, mehndi wali, mehendi wali, रंगोली कलाकार, शिल्पकार
woman-dancing | नाचने वाली, nartaki, कथक नर्तकी, kathak dancer, भरतनाट्यम नर्तकी, bharatnatyam dancer, गरबा वाली, garba dancer, डांसर लड़की, belly dancer, apsara
man-dancing | डांसर, भांगड़ा डांसर, bhangra dancer, नचनिया, nachaniya, dancer, डांडिया डांसर, dandiya dancer
clown-face | joker, jokar, vidushak, maskhara, सर्कस का जोकर, circus ka joker
person-juggling | बाजीगर, baazigar, bazigar, juggler, करतब वाला, kartab wala
person-cartwheeling | कलाबाज, kalabaaz, kalabaj, नटनी, gymnast, जिम्नास्ट, acrobat
person-wrestling | कुश्तीबाज, pahalwan, pehlwan, pahelwan, wrestler, रेसलर, pehlwaan, दंगल के पहलवान
person-in-lotus-position | योगी बाबा, ध्यानी बाबा, योग गुरु, yog guru, yoga guru, ध्यान करता साधु
coach | कोच साहब, coach, prashikshak, अखाड़ा उस्ताद
babysitter | आया बाई, दाई अम्मा, dhai maa, nanny
pilot | pilot, paylat, air hostess, airhostess
astronaut | गगनयात्री, antariksh yatri, astronaut, antriksh yatri
librarian | पुस्तकालयाध्यक्ष, librarian
lifeguard | लाइफगार्ड, गोताखोर, lifeguard, gotakhor
hunter | शिकारियों, बहेलिया, shikari, shikaari, baheliya
miner | खदान मजदूर, khanik, कोयला मजदूर, koyla majdoor
pirate | समुद्री लुटेरा, samudri daku, samudri lutera, samudri lutere, pirate, पाइरेट
person-getting-haircut | हज्जाम, hajjam, barber, बार्बर, नाई अंकल
person-with-crown | शहंशाह, raja, raaja, rajaji, maharaj, maharaja, badshah, baadshah, samrat, shahenshah, राजा साहब, नवाब, nawab, निज़ाम, महाराजाओं
princess | राजकुमारियाँ, शहजादी, शहज़ादी, rajkumari, raajkumari, maharani, shahzadi, shehzadi, युवरानी, मलिका, राजकुमारियां, begum
prince | युवराज, शहजादा, शहज़ादा, rajkumar, raajkumar, shahzada, shehzada, kunwar, कुँवर, कुंवर
person-wearing-turban | सरदार जी, सरदारजी, sardar ji, sardarji, सिख, पगड़ी वाला, pagdi wala, निहंग, nihang
person-in-tuxedo | दूल्हे, dulha, dulhe, dulhe raja, दूल्हे राजा, वर राजा
person-with-veil | दुल्हनिया, नई दुल्हन, dulhan, dulhaniya, dulhaniyan
woman-with-headscarf | घूंघट वाली, घूँघट वाली औरत, ghoonghat wali, बुरके वाली, burqe wali, हिजाब वाली, hijab wali, पर्दानशीं
ghost | प्रेतात्मा, bhut, bhooton, bhuton, pret, pretatma, भूत प्रेत, bhoot pret, bhootni, bhutni, चुड़ैल भूत, मोहिनी, रूह, brahmarakshas
woman-mage | चुड़ैलें, churail, chudel, chudayl, dayan, daayan, jadugarni, jaadugarni, chudailen, टोनही, witch
man-mage | जादूगरों, jadugar, jaadugar, jaadugaar, ओझा, ojha, jadoogar, मायावी
person-genie | जिन्नात, jinn, jinnat, चिराग का जिन्न, chirag ka jinn
woman-merpeople | जलपरियाँ, जलपरियां, jalpari, jal pari, jalpariyan, mermaid
person-fairy | परियाँ, परियों, pari, pariyan, pariyaan, pariyon, परी रानी, pari rani, fairy
dwarf | बौनों, bauna, baune, baunon, baunaa
person-zombie | zombie, zombi, jombi, zombies, जिंदा लाश, zinda lash, murda, murde, मुर्दे
skeleton | kankal, kankaal, skeleton, हड्डियों का ढांचा
skull | खोपड़ियाँ, khopdi, khopri, नरमुंड
dragon | अजगर दानव, dragon, draigan, dragan, ड्रैगन का बच्चा
robot | robot, robots, robo, यंत्रमानव, मशीनी आदमी
alien | परग्रही, alien, aliens, aliyan, eliyan, दूसरे ग्रह वाले
creature | नाग देवता, नागराज, इच्छाधारी नागिन, ichchadhari nagin, naagin, nagin, गरुड़ देव, मगर राक्षस, वानर सेना, vanar sena, vaanar, जटायु, jatayu, शेषनाग, sheshnag, यक्ष, yaksh, यक्षिणी
creature | गंधर्व, नरसिंह, कामधेनु, मोंस्टर, monstar, मॉन्स्टर, दैत्यराज, नरभक्षी, narbhakshi, अघोरी, हौवा, hauva, महिषासुर
phoenix-bird | अग्निपक्षी, फीनिक्स, phoenix
snowman | बर्फ का आदमी, हिम मानव पुतला, snowman, barf ka aadmi, barf ka putla
yeti | हिम मानव, यति, येति, himmanav, yeti
unicorn | unicorn
teddy-bear | टैडी, teddy, teddy bear, tedi, भालू खिलौना
mummy | मिस्र की ममी, misr ki mummy
cyclops | काना राक्षस
pile-of-poo | पॉटी, पोट्टी, टट्टी, लीद, potty, potti, tatti, gobar, poop, उपला, उपले, कंडे, uple, upla, चिड़िया की बीट, गोबर के उपले
pot-of-food | दाल मखनी, कढ़ी, dal, dal makhani, saambhar, sambar, kadhi, chhole, chole, khichdi, khichri, पनीर की सब्ज़ी, paneer ki sabzi, निहारी, nihari, हलीम, आलू की सब्जी, aloo ki sabzi
pot-of-food | मटर पनीर, matar paneer, शाही पनीर, shahi paneer, बैंगन का भरता, baingan bharta, दाल तड़का, पाव भाजी, pav bhaji, pao bhaji, मिसल, misal pav, मिसल पाव
curry-rice | rajma chawal, दाल चावल, dal chawal, छोले चावल, chole chawal, कढ़ी चावल, kadhi chawal, biryani, biriyani, चिकन बिरयानी, chicken biryani, pulao, pulav, तहरी, curry, सांभर चावल
curry-rice | poha, मछली भात, machli bhat
cooked-rice | chawal, chaawal, bhaat, kheer, उबले चावल, चावल की थाली, जीरा राइस, दही चावल
flatbread | परांठा, आलू पराठा, कुलचा, पूरी रोटी, भटूरा, भटूरे, फुल्का, फुलका, roti, rotiyan, rotiya, chapati, chapaati, paratha, parantha, aloo paratha, aalu paratha, naan, kulcha, bhature
flatbread | bhatura, fulka, phulka, तंदूरी रोटी, tandoori roti, मक्के की रोटी, makke ki roti, बाजरे की रोटी, bajre ki roti, पापड़, papad, papadh, लच्छा पराठा, रुमाली रोटी, पूरियाँ, पूड़ी
flatbread | poori, थेपला, thepla, भाखरी
pancakes | दोसा, मसाला डोसा, dosa, dosha, masala dosa, uttapam, cheela, malpua
dumpling | मोमोज, मोमोज़, samosa, samose, samosas, momo, momos, momoz, gujiya, gujia, modak, कचौरी, kachori, kachauri, आलू समोसा, मोदकों
falafel | पकोड़ा, पकोड़े, मेदु वड़ा, भजिया, बड़ा पकौड़ा, pakoda, pakora, pakode, pakore, vada, medu vada, bhajiya, bhajia, आलू टिक्की, aloo tikki, आलू बोंडा, bonda, दही भल्ला, dahi bhalla
falafel | दही वड़ा, dahi vada, kofta, प्याज के पकौड़े, pyaz ke pakode, दाल वड़ा
hamburger | vada pav, vadapav, vada pao, दाबेली, dabeli, burger, bargar
rice-ball | इडलियाँ, idli, idly, idlee
takeout-box | चाट, गोलगप्पा, भेलपूरी, झालमुड़ी, टिफिन, golgappa, gol gappe, panipuri, pani puri, bhelpuri, bhel puri, chaat, पुचका, puchka, सेव पूरी, sev puri, jhalmuri
bento-box | टिफिन बॉक्स, लंच बॉक्स, डब्बा टिफिन, tiffin, tifin, tiffin box, lunch box, lunchbox, टिफिन का डिब्बा, थाली भोजन
steaming-bowl | maggi, maggie, noodles, nudals, चाऊमीन, chowmein, chaumin, chowmin, soup
oden | पनीर टिक्का, seekh kabab, kabab, kebab, kabaab, paneer tikka
poultry-leg | tandoori chicken, मुर्गे की टांग, chicken leg, लेग पीस, leg piece, चिकन तंदूरी
candy | बरफी, पेड़े, गुलाबजामुन, काजू कतली, सोन पापड़ी, चॉकलेट टॉफी, laddoo, ladoo, ladu, laddus, barfi, burfi, peda, pede, gulab jamun, gulabjamun, rasgulla, rasgulle, rosogolla, kaju katli
candy | soan papdi, toffee, tofi, taufi, mithaai, mishri, मिश्री, बताशा, बताशे, batasha, batashe, रेवड़ी, revdi, गजक, gajak, चिक्की, chikki, तिल के लड्डू, til ke laddu, संदेश मिठाई
candy | sandesh mithai, पेठा, petha, मोतीचूर के लड्डू, motichoor ke laddu, मैसूर पाक, mysore pak, आगरे का पेठा, gud, gur, खांड, kalakand, कलाकंद, हाजमोला, चूरन, churan, candy, kaindi
candy | गोली टॉफी, बेसन के लड्डू, besan ke laddu, घेवर, ghevar
pretzel | इमरती, jalebiyan, jaleebi, imarti, jelebi
custard | रबड़ी, श्रीखंड, rabri, rabdi, phirni, shrikhand, मिष्टी दोई, mishti doi, रस मलाई, रसमलाई, rasmalai, ras malai
ice-cream | फालूदा, falooda, aiskrim, icecream, ice cream, आइसक्रीम कप
soft-ice-cream | kulfi, kulfee, मटका कुल्फी, matka kulfi, सॉफ्टी, softy, आइसक्रीम कोन
shaved-ice | चुस्की, chuski, kala khatta, काला खट्टा
hot-beverage | कुल्हड़ चाय, मसाला चाय, अदरक वाली चाय, चाय का कप, फिल्टर कॉफी, chai, chaay, chaye, cutting chai, masala chai, kulhad chai, adrak wali chai, chai ka cup, coffee, kofi
hot-beverage | filter coffee, चाय की प्याली, कटिंग चाय, कप प्लेट, कहवा, kahwa
teacup-without-handle | कुल्हड़, सकोरा, kulhad, kullhad, kulhar
teapot | चायदानी, ketli, chaidani, kettle
glass-of-milk | lassi, chhachh, chhach, chaas, doodh, dudh, doodh ka gilas, thandai, बादाम दूध, badam milk, हल्दी दूध, haldi doodh
coconut | नारियल पानी, डाभ, nariyal, naariyal, nariyal pani, coconut
butter | माखन, makkhan, makhan, ghee, घी का डब्बा, माखन मिश्री
amphora | मटकी, मटकियाँ, लोटा, हाँडी, दही हांडी, matka, matki, matke, ghada, ghade, surahi, kalash, lota, handi, haandi, dahi handi, माखन की मटकी, makhan ki matki, dahi ki matki, गगरी, gagri
amphora | गागर, gagar, गुल्लक, gullak
jar | अचार, आचार, अचार का मर्तबान, achar, achaar, aachar, murabba, आम का अचार, aam ka achar, बरनी, barni, घी का जार, मसाले का डिब्बा
rolling-pin | बेलना, belan, बेलनों, चकला बेलन, chakla belan
shallow-pan-of-food | कढ़ाई, कड़ाहा, पतीली, kadhai, kadahi, karahi, tawa, tava, patila, patili, fry pan, फ्राई पैन, देगची, degchi, भगोना, bhagona
rice-cooker | कुकर, प्रेशर कुकर, cooker, pressure cooker, kukar
ladle | करछी, kalchi, karchi, kalchhi, कड़छी, झारा
fork-and-knife-with-plate | थालियाँ, thaali, thali, तश्तरी, plate, खाने की थाली, khane ki thali, पत्तल, pattal, खाने की प्लेट
tray | परात, parat, पूजा की थाली, pooja ki thali, puja ki thali, आरती की थाली, aarti ki thali
kitchen-knife | chaku, chaaku, chhuri, हँसिया रसोई, पहसुल
spoon | chammach, chamach, chamcha, चमचा
spiral-shell | शंखों, shankh, seep, सीपियाँ, घोंघे का खोल, कौड़ी, कौड़ियाँ, kaudi
diya-lamp | दीया, दिया मिट्टी का, दीप, दीयों, diya, diye, deepak, dipak, deep diya, मिट्टी का दीया, mitti ka diya, दीवाली का दीया, chirag, लैंप तेल का, माटी के दीये
firecracker | पटाखों, सुतली बम, patakha, patakhe, pataakha, pataka, patake, sutli bomb, लड़ी बम, ladi bomb, चॉकलेट बम, अनार पटाखा, anar patakha, चकरी, chakri
sparkler | फुलझड़ियाँ, phuljhadi, fuljhadi, phuljhari, fuljhari
fireworks | आतिशबाजी, aatishbazi, atishbaji, रॉकेट वाला पटाखा
water-pistol | पिचकारी, पिचकारियाँ, pichkari, pichkaari
balloon | gubbara, gubbare, gubbaara, gubare, balloon, पानी वाला गुब्बारा, pani wala gubbara, फुग्गा, fugga
kite | patangein, patange, कनकौवा
long-drum | मृदंग, dhol, dholak, mridang, mridangam, nagada, nagara, tabla, damru, damaru, dafli, ढोलकी, dholki, ताशा
guitar | इकतारा, sitar, guitar, gitar, veena, tanpura, ektara, sarod, तुंबी
violin | sarangi, violin
flute | बीन, bansuri, baansuri, murli, muralee, shehnai, shahnai, been bansuri, बांसुरियाँ, पुंगी, pungi
accordion | harmonium, harmoniyam
bell | घंटियाँ, घंटा मंदिर का, मंदिर की घंटी, ghanti, ghantiyan, mandir ki ghanti, स्कूल की घंटी, school ki ghanti
whistle | seeti, siti
prayer-beads | रुद्राक्ष, रुद्राक्ष माला, rudraksh, तुलसी माला, जप माला, jap mala, तस्बीह, tasbih, rudraksha
bouquet | फूलों का गुलदस्ता, guldasta, फूलों की टोकरी, गजरा, gajra
rosette | फूलों की माला, फूलमाला, वरमाला, जयमाला, phoolon ki mala, phool mala, varmala, jaymala, गेंदे की माला, genda mala
blossom | गेंदे का फूल, रजनीगंधा, genda, gende ka phool, chameli, mogra, champa, phool, phul, पारिजात
hibiscus | gudhal, gurhal
lotus | कमल का फूल, kamal ka phool
rose | gulab ka phool, gulaab
sunflower | surajmukhi, सूरजमुखी का फूल
seedling | सूरजमुखी के बीज, surajmukhi ke beej, पौध, beej, paudha, paudhe, ankur, कोंपल
potted-plant | तुलसी, तुलसी का पौधा, tulsi, tulsi ka paudha, gamla, gamle, मनी प्लांट, money plant
deciduous-tree | पेड़, पीपल का पेड़, बरगद का पेड़, नीम का पेड़, गुलमोहर, ped, pedo, pedon, peepal, peepal ka ped, bargad, bargad ka ped, neem ka ped, aam ka ped, imli ka ped, gulmohar
deciduous-tree | अमरूद का पेड़, amrud ka ped, जामुन का पेड़, चंदन का पेड़, कदंब का पेड़, babool, बबूल
palm-tree | केले का पेड़, nariyal ka ped, khajoor ka ped, kele ka ped, tad ka ped
sheaf-of-rice | धान, गेहूं की बाली, बाजरा, ज्वार, पुआल, gehun, gehu, genhu, dhaan, bajra, jowar, bhusa, भूसे का ढेर, चारा, घास का गट्ठर, सरसों का पौधा
mango | आमों, aam, aamon, कच्चा आम, कैरी, kairi, kachcha aam, हापुस, अल्फांसो आम, दशहरी आम, dussehri aam, लंगड़ा आम
guava | amrood, amrud, जामफल, jamfal
banana | केलों, kela, kele, kelon
banana-peel | kele ka chhilka, kele ke chilke
green-salad | salad, salaad
leafy-green | बंद गोभी, साग, सरसों का साग, palak, paalak, patta gobhi, band gobhi, saag, sarson ka saag
broccoli | फूल गोभी, gobhi, phool gobhi, fulgobi
potato | आलुओं, aloo, aalu, alu, aaloo
onion | pyaz, pyaaz, pyaj, कांदा, kaanda
tomato | टमाटरों, tamatar, tamaatar
eggplant | baingan, bengan, baigan
garlic | lahsun, lehsun
ginger-root | अदरक, adrak
hot-pepper | मिर्ची, हरी मिर्च, लाल मिर्च, mirch, mirchi, hari mirch, lal mirch, नींबू मिर्ची, nimbu mirchi
bell-pepper | shimla mirch
jack-o-lantern | kaddu, kaddoo
cucumber | kheera, khira, kakdi
carrot | gajar, gaajar
turnip | शलगम, mooli, muli, shalgam
beetroot | chukandar
pea-pod | matar, mattar
ear-of-corn | मक्का भुट्टा, bhutta, bhutte
peanuts | moongfali, mungfali, moongphali, kaju, kaaju
chestnut | badam, badaam, akhrot
lemon | nimbu, neembu, नींबुओं
tangerine | नारंगी फल, santra, santara, santre, mosambi, मोसंबी, कीनू
grapes | अंगूर, angoor, angur
watermelon | तरबूज, tarbooj, tarbuj, tarbooz
melon | खरबूजा, खरबूज़ा, kharbuja, kharbooja
red-apple | सेबों, seb, saeb
pineapple | ananas, अन्नानास
pear | नाशपाती, nashpati, naashpati
egg | अण्डा, anda, ande, andaa, andon, anday
cooking | omelette, aamlet, भुर्जी, bhurji, अंडा भुर्जी
dog | डॉगी, kutta, kutte, kutton, kuttae, pilla, pille, doggy, dogi, आवारा कुत्ता, आवारा कुत्ते, awara kutta, awara kutte, देसी कुत्ता, desi kutta, लैब्राडोर, पालतू कुत्ता, paltu kutta
dog | टॉमी कुत्ता
cat | बिल्लियों, बिलौटा, billi, billiyan, billiyon, billa, billi ka bachcha, billi ka bacha, म्याऊँ, billee, मौसी बिल्ली, बिल्ली मौसी, billi mausi
cow | गायों, गौ, गैया, गौ माता, gaay, gaaye, gaiya, gau mata, gaumata
cow-face | बछड़े, bachhda, bachda, bachhiya, bachhde
water-buffalo | भैंसें, भैंसों, भैंसा, bhains, bhens, bhainse, bhainsa, bhaisa
ox | बैलों, नंदी बैल, sand bail, saand, nandi bail, bailon
goat | बकरियाँ, बकरियों, bakri, bakriyan, bakriyon, bakra, bakre, memna
ewe | भेड़ें, भेड़ों, bhed, bheden, bhedon, bher
horse | घोड़े, घोड़ों, घोड़ी, ghoda, ghode, ghodon, ghodi, ghora, khachchar, tattu, chetak ghoda
donkey | गधों, gadha, gadhe, gadhaa, gadhon
elephant | हाथियों, हथिनी, गजराज, haathi, hathi, hathini, hathiyon, haathiyon, gajraj, हाथी का बच्चा, hathi ka bachcha
camel | ऊँटों, oont, unt, oonth
monkey | बंदरों, बंदरिया, bandar, bandaron, bandariya, langur, langoor, bander
tiger | बाघों, बाघिन, शेर बाघ, bagh, baagh, baghin
lion | शेरों, शेरनी, बब्बर शेर, sher, shero, sherni, babbar sher, शेर का बच्चा, sher ka bachcha
leopard | tendua, cheeta, tenduaa
bear | भालुओं, रीछ, bhalu, bhaalu, bhaloo, reechh
wolf | bhediya, bhedia, bhediye
fox | lomdi, lomri, lomadi
animal | सियार, नीलगाय, siyar, geedar, gidad, nevla, newla, lakadbaggha, lakadbagha, nilgai, सांभर हिरण, janwar, jaanwar, janvar, जंगली जानवर, jungli janwar, पालतू जानवर, paltu janwar
deer | हिरनी, hiran, hirni, mrig, barasingha
rabbit | खरगोशों, khargosh, khargos
mouse | चूहों, chuha, chuhe, chuhon, chooha, choohe, chuhiya, mushak
chipmunk | gilahri, gilehri, gilheri
mole | छछूँदर, chhachhundar
hedgehog | saahi
chicken | मुर्गियों, murgi, murgiyan, murgiyon
rooster | murga, murge
baby-chick | चूजे, चूजों, chuza, chuja, chuze, choozay
bird | चील पक्षी, chidiya, chidiyaa, chidiyan, chidia, pakshi, panchhi, gauraiya, bulbul, koyal, koel, maina, bagula, saras, teetar, bater, परिंदा, परिंदे, parinda, parinde, टिटहरी
blackbird | kauwa, kauaa, kauva, kauwe
dove | kabutar, kabootar, kabootron
parrot | तोतों, मिट्ठू, tota, tote, mitthu, mithu, मिट्ठू तोता
peacock | मोरनी, मोरों, mayur, मयूर, morni
owl | उल्लुओं, ullu, ulloo
eagle | cheel, baaz, giddh, garud
swan | राजहंस, rajhans
snake | सर्प, saanp, sanp, saap, naag, kobra, cobra, ajgar, samp
lizard | छिपकलियाँ, chhipkali, chipkali, chhipkli, girgit
crocodile | मगर मच्छ, magarmachh, magarmach, magarmacch, ghadiyal
turtle | kachhua, kachua, kachhue, kachhuaa
frog | मेढक, मेंढकों, mendhak, mendak, medhak
fish | मछलियां, मछलियों, हिल्सा, machli, machhli, machhliyan, machliyan, machliyon, rohu, machhali, हिलसा
crab | kekda, kekde, kekra
shrimp | jhinga, jheenga
ant | चींटियों, चींटा, chinti, cheenti, chintiyan, cheentiyan, चीटी, chiti
honeybee | madhumakkhi, madhumakhi, madhumakkhiyan, भंवरा, भौंरा, bhanwra, tataiya
fly | makkhi, makhi, makkhiyan
mosquito | machhar, machchar, macchar, machar, डेंगू मच्छर
butterfly | titli, titliyan, titlee
cockroach | कॉकरोच, cockroach, kakroch, tilchatta, tilchatte
bug | कीड़ों, keeda, keede, kida, kide, khatmal, jugnu, deemak, illi, मकोड़ा, makoda
spider | makdi, makdiyan, makri
spider-web | जाला, makdi ka jaal, makdi ka jala, जाले
worm | केंचुए, kenchua, kechua
snail | ghongha, ghonghe
scorpion | bichhu, bichchu, bicchu
cricket | tidda, tiddi, jhingur
auto-rickshaw | ऑटो, ऑटोरिक्शा, विक्रम टेम्पो, टैम्पो, auto rickshaw, autorickshaw, auto riksha, tuktuk, e rickshaw, erickshaw, tempo gadi
bicycle | साईकिल, साइकिल रिक्शा, cycle, saikil, saykil, bicycle
vehicle | rickshaw, riksha, बैल गाड़ी, bailgadi, bail gadi, bailgaadi, ताँगा, tanga gadi, palki, डोली दुल्हन की, rath, घोड़ागाड़ी, ghoda gadi, ghodagadi, ऊँट गाड़ी, jcb, बुलडोजर, bulldozer
vehicle | bulldojar, ट्राली, trolley, जुगाड़ गाड़ी, road roller, crane, खटारा, khatara
motor-scooter | एक्टिवा, scooter, skooter, scooty, skuti, activa
motorcycle | बुलेट बाइक, फटफटिया, bike, baik, motor cycle, bullet bike, phatphatiya
automobile | मोटरगाड़ी, मारुति कार, एंबेसडर कार, car, gaadi, gadi, gadiyan, gaadiyan, gadiyon, खिलौना कार, khilona car
bus | बस गाड़ी, बसें, स्कूल बस, रोडवेज बस, school bus, डबल डेकर बस, bus, buses
delivery-truck | लॉरी, truck, trak, lorry, kachra gadi, kachra gaadi, दूध की गाड़ी, पानी का टैंकर, pani ka tanker
train | मेट्रो ट्रेन, train, tren, relgadi, rail gadi, railgadi, local train, मुंबई लोकल, राजधानी एक्सप्रेस, छुक छुक गाड़ी, chhuk chhuk gadi, मालगाड़ी, malgadi, maal gadi
railway-car | रेल का डिब्बा, डिब्बा रेल का, rail ka dibba, बोगी, bogi
canoe | naav, nauka, shikara, dongi
ship | पानी का जहाज, jahaj, jahaaz, pani ka jahaz, युद्धपोत
airplane | hawai jahaj, hawai jahaz, vimaan, viman, plane, aeroplane
market-stall | रेहड़ी, चाट का ठेला, सब्जी का ठेला, गुमटी, thela, thele, rehdi, sabzi ka thela, chaat ka thela, खोखा, चाय की टपरी, paan ki dukan, chai ki dukan
hut | झोपड़ा, jhopdi, jhopri, jhonpdi, कुटीर, मिट्टी का घर, mitti ka ghar
hindu-temple | शिवालय, gurudwara
tent | तम्बू, शामियाना, tambu, shamiyana, pandal
well | kuan, kuaan, kuwa, बावड़ी
tap | नलका, nalka, हैंडपंप, हैंड पंप, handpump, hand pump, chapakal, चापाकल
bucket | balti, baalti, baltiyan
broom | झाड़ुओं, jhadu, jhaadu, jhaaru, pocha, pochha
bin | कचरे का डिब्बा, कचरापेटी, kudedan, kachre ka dibba, dustbin, kachra peti, kudadan
sack | bori, bora, boriyan, थैले, thaila, जूट का थैला
basket | टोकरियाँ, डलिया, tokri, tokriyan, tokra, फलों की टोकरी
treasure-chest | संदूक, खजाने का संदूक, khajana, tijori, sandook, sanduk, पिटारा, pitara
bed | खटिया, charpai, chaarpai, khaat, khatiya, palang, bistar
table | mez, tebal, table
chair | kursi, kursiyan, मोढ़ा, stool
wardrobe | अलमारियाँ, almari, almaari, almirah
fridge | fridge, frij
stove | गैस चूल्हा, गैस स्टोव, अंगीठी, chulha, choolha, gas chulha, tandoor, tandur, angithi, भट्टी
barrel | सिलेंडर गैस, गैस सिलेंडर, gas cylinder, gas silendar, ड्रम पानी का
umbrella | छतरी, chhata, chhaata, chhatri, chatri
locked | ताला, taala
key | chabi, chaabi, chabiyan
clothes-peg | कपड़े की चिमटी, चिमटी कपड़े की, kapde ki chimti
sari | साड़ियाँ, बनारसी साड़ी, saree, banarasi saree, lehenga, lehnga, lahanga, ghagra
scarf | चुन्नी, ओढ़नी, dupatta, chunni, odhni, gamcha, gamchha, muffler, shawl
womans-clothes | कुर्ती, सलवार, सलवार कमीज़, kurta, kurti, salwar, salwar kameez, sherwani, सूट सलवार, salwar suit
shorts | लुंगी, lungi, dhoti, निक्कर, nikkar, pajama
flat-shoe | मोजड़ी, कोल्हापुरी, juti, jooti, mojdi, kolhapuri chappal
mans-shoe | joota, joote
clog | khadau
glasses | chashma, ainak
crown | ताज मुकुट, mukut, सेहरा
cricket-game | बल्ला, बैट, क्रिकेट बैट, क्रिकेट का बल्ला, balla, cricket bat, bat balla
baseball | लेदर बॉल, टेनिस वाली गेंद
soccer-ball | गेंदों, gend, geind
sword | कृपाण, talwar, talwaar, talwaren, kripan, भवानी तलवार
dagger | खंजर, khanjar, katar, chhura
spear | बरछी, bhala, bhaala, bhale
bow-and-arrow | धनुष बाण, तीर कमान, dhanush, dhanush baan, teer kaman, teer kamaan
flying-arrow | बाण, तीरों, teer
shield | dhaal, dhal
cannon | topein
cannonball | गोला बारूद, top ka gola
bomb | बमों, bam, देसी बम
coin | चवन्नी, अठन्नी, सोने का सिक्का, सोने के सिक्के, sikka, sikke, sikkon, chavanni, athanni, sone ke sikke, sone ka sikka, अशर्फी, ashrafi
dollar-banknote | rupya, rupaya, rupaye, rupay, rupees, नोटों की गड्डी
red-envelope | शगुन का लिफाफा, लिफाफा शगुन, ईदी, eidi, shagun ka lifafa
ticket | टिकटें, tikat, ticket, tickets, लॉटरी टिकट, lottery ticket, रेल टिकट, बस टिकट, सिनेमा टिकट
wood | lakdi, lakdiyan, lakri
rock | कंकड़, pathar, patthar, pattharon, chattan, kankad, kankar, koyla
brick | eent, eentein
hole | gaddha, gaddhe, खड्डा, khadda
cloud | baadal
star | tara, taare, sitara, sitare, taara
sun | suraj, sooraj, surya
crescent-moon | चंदा मामा, chanda mama, chaand
snowflake | बर्फ का फाहा
snowball | बर्फ के गोले, barf ke gole
books | kitaab, kitabein, kitaben, pustak, पोथी
notebook | कॉपियाँ, notebook
pen | kalam, pen
pencil | pencil, pensil
eraser | रबड़, रबर पेंसिल, rabad, rubber, eraser, मिटौनी
backpack | basta, school bag, bag, स्कूल का बैग
nesting-dolls | गुड़ियाँ, gudia, gudiyan, गुड्डा, guddा
wrapped-gift | tohfa, uphaar, tohfe
white-cane | छड़ी, chhadi, chadi
crutch | baisakhi wali chhadi
chess-pawn | प्यादा, pyada, मोहरा
game-die | पाँसा, paasa, paase, लूडो का पासा
military-medal | वीर चक्र, परमवीर चक्र, padak
placard | तख्ती, takhti, बोर्ड तख्ती
triangular-flag | तिरंगा, jhanda, jhande, tiranga, dhwaj, पताका
`;
