/** Hindi: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | दोस्त, मित्र
neighbour | पड़ोसी
family | परिवार
child | बच्चा, बच्चे, बच्ची
fisherman | मछुआरा, मछुआरे
patient | मरीज़, मरीज
captain | कप्तान
sailor | नाविक
driver | ड्राइवर, चालक
shopkeeper | दुकानदार
villager | गाँववाला, ग्रामीण
lifeguard | गोताखोर रक्षक, बचावकर्मी
owner | मालिक
visitor | मेहमान, आगंतुक
stranger | अजनबी
messenger | दूत, संदेशवाहक
survivor | बचे हुए लोग, जीवित
grandchild | पोता, पोती, नाती
mum | माँ, मम्मी
dad | पापा, पिता
people | लोग, लोगों
piglet | सूअर का बच्चा
calf | बछड़ा
stork | सारस
hornet | ततैया, बर्रे
locust | टिड्डी, टिड्डा, टिड्डियाँ
heron | बगुला
water | पानी, जल
smoke | धुआँ
shadow | परछाई, छाया
wind | हवा
rain | बारिश, वर्षा
storm | तूफ़ान, तूफान, आंधी
waterfall | झरना
wave | लहर, लहरें
hill | पहाड़ी, टीला
cave | गुफा, गुफ़ा
forest | जंगल, वन
meadow | घास का मैदान
field | खेत
swamp | दलदल
mud | कीचड़
sand | रेत
pond | तालाब
puddle | पोखर
cliff | चट्टान
shore | किनारा, तट
sea | समुद्र, सागर
river | नदी
lake | झील
mountain | पहाड़, पर्वत
island | द्वीप, टापू
street | सड़क, गली
farm | खेत घर
roof | छत
station | स्टेशन
village | गाँव, गांव
city | शहर, नगर
base | अड्डा
playground | खेल का मैदान
market | बाज़ार, बाजार
museum | संग्रहालय
restaurant | रेस्तरां, होटल
cellar | तहखाना
tunnel | सुरंग
stable | अस्तबल
burrow | बिल, मांद
beehive | छत्ता, मधुमक्खी का छत्ता
anthill | बांबी
bin | डिब्बा, कूड़ेदान
shelf | अलमारी, शेल्फ
well | कुआँ, कुआं
paper | कागज़, कागज
carpet | कालीन
screw | पेंच
hose | पाइप
spring | स्प्रिंग
plastic | प्लास्टिक
metal | धातु
block | ब्लॉक
cube | घन
number | संख्या, अंक, नंबर
word | शब्द
question | सवाल, प्रश्न
letter | अक्षर
medicine | दवा, दवाई
domino | डोमिनो
towel | तौलिया
wind turbine | पवनचक्की
solar panel | सोलर पैनल
traffic light | ट्रैफ़िक लाइट
button | बटन
saw | आरी
rifle | बंदूक
crumb | टुकड़ा
pollution | प्रदूषण
darkness | अंधेरा
throne | सिंहासन
tray | ट्रे, थाली
kitchen | रसोई, रसोईघर, rasoi
bathroom | स्नानघर, बाथरूम
bedroom | शयनकक्ष, बेडरूम
living room | बैठक कक्ष, ड्राइंग रूम
classroom | कक्षा कक्ष, क्लासरूम
attic | अटारी
`;
