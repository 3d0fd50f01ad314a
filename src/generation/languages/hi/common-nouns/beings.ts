/** Hindi: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | फ्लेमेंको नर्तकी
bridesmaid | दुल्हन की सहेली
angler | मछुआरिन, मल्लाह, केवट
gondolier | गोंडोला चालक, खेवैया
lumberjack | लकड़हारा
foreman | वेल्डर
sculptor | मूर्तिकार, चित्रकार
astronomer | खगोलशास्त्री, रसायनशास्त्री, जीवविज्ञानी
hacker | हैकर, गेमर
caretaker | चौकीदार मिस्त्री, ताला बनाने वाला, तकनीशियन
confectioner | वेट्रेस, हलवाइन
optician | डॉक्टरनी
receptionist | रिसेप्शनिस्ट, क्लर्क
croupier | डीलर, नीलामकर्ता
linesman | लाइन्समैन
striker | स्ट्राइकर
bowler | गेंदबाज़, गेंदबाज, बल्लेबाज़, बल्लेबाज, विकेटकीपर
tennis player | टेनिस खिलाड़ी
golfer | गोल्फर
gymnast | जिमनास्ट, कलाबाज़
weightlifter | पहलवान
sprinter | एथलीट
ice skater | स्केटर
juggler | जादूगर बाज़ीगर, बाज़ीगर
street musician | वायलिन वादक, गिटारवादक
shepherdess | ग्वाला
cameraman | कैमरामैन
film director | लेखक, कवि, निर्देशक
magistrate | जज साहब
constable | हवलदार
bouncer | दरबान
pickpocket | जेबकतरा, तस्कर, शिकारी चोर, गुंडा
stepsister | चचेरी बहन, छोटी बहन
stepbrother | छोटा भाई
godmother | चाची
godfather | फूफा, मौसा, ताऊ
great-grandma | परदादी, बुढ़िया
great-grandpa | नानाजी, बूढ़ा आदमी
teenager | किशोर, रूममेट
duchess | रानी साहिबा
emperor | सुल्तान, सम्राट
jester | विदूषक, मसखरा
bullfighter | बुलफाइटर, मैटाडोर
cosmonaut | अंतरिक्ष यात्री
airman | एयर होस्टेस, विमान चालक
squire | सैनिक सवार
nomad | व्यापारी, भिखारी, खानाबदोश, अनाथ, किरायेदार, फेरीवाला
street sweeper | झाड़ूवाला, नौकरानी, नौकर, कूड़ेवाला
taxi driver | टैक्सी चालक, बस चालक, ट्रक चालक, रिक्शावाला
usher | गाइड, टिकट बेचने वाला, कुली
cobbler | मोची, बुनकर, घड़ीसाज़, फूलवाला, सुनार
orchestra | ऑर्केस्ट्रा, बैंडवाले
djinn | जिन्न
troll | असुर
leshy | पिशाच, ब्रह्मराक्षस, बेताल
kappa | मकर, व्याल
baba yaga | डायन, चुड़ैल
tooth fairy | परियां, अप्सरा
selkie | जलपरी
kobold | बौना राक्षस, गोब्लिन
leprechaun | बौना
reaper | यमदूत, यमराज
wraith | भूतनी
ghoul | ज़ोंबी, ज़िंदा लाश
antelope | मृग
lynx | बनबिलाव, जगुआर
jackal | गीदड़, लकड़बग्घा
sheepdog | कुतिया
tabby | म्याऊं
pullet | मुर्गी
cockerel | मुर्गे
quail | बटेर, तीतर, बुलबुल, अबाबील
pelican | हवासील
jay | नीलकंठ
budgie | मकाओ
osprey | गरुड़ पक्षी
catfish | मांगुर, टूना, सार्डिन
moray eel | अजगर, नागिन
porpoise | डॉल्फिन, सोंस
stingray | व्हेल शार्क
sea anemone | जोंक, समुद्री एनीमोन
prawn | झींगे, झींगी
cockle | घोंघा सीप
cuttlefish | कटलफिश
dragonfly | तितलियां, व्याध पतंग
firefly | जुगनू
weevil | जूं, किलनी, दीमक
gnat | मच्छर
roach | तिलचट्टे
millipede | रेशम का कीड़ा
stick insect | मेंटिस
vole | चुहिया
stoat | नेवला, मीरकैट
guanaco | लामा
cassowary | शुतुरमुर्ग, एमू
pterodactyl | अजदहा, टेरोडैक्टाइल
stegosaur | ट्राइसेराटॉप्स, स्टेगोसॉरस
`;
