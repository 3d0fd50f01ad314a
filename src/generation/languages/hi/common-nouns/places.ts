/** Hindi: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | रिक्शा, ई-रिक्शा, टुकटुक
hoverboard | हॉवरबोर्ड
longboard | स्केटबोर्ड
tow truck | कचरा गाड़ी, टेंपो, टैंकर
forklift | रोड रोलर, क्रेन गाड़ी, हार्वेस्टर
fire truck | दमकल गाड़ी, फायर ब्रिगेड
tugboat | टगबोट, बजरा, लाइफबोट, जहाज
vaporetto | फेरी, स्टीमर
rowboat | नैया, कयाक
handcart | ट्रॉली, हाथगाड़ी
tricycle | तिपहिया साइकिल
railway track | पटरी, पटरियाँ, रेल पटरी, रेलवे फाटक
market stall | दुकानें, ठेले वाली दुकान, किराने की दुकान, स्टॉल, पान की दुकान
granary | अनाज गोदाम, गोशाला, सूअर बाड़ा, आरा मशीन, पनचक्की, चौकी, टेलीफोन बूथ, टोल नाका
paddock | रेलिंग, अवरोधक, बैरिकेड
pier | जेटी, बांध, जलद्वार, फुटओवर ब्रिज, पनघट
kindergarten | बालवाड़ी, किंडरगार्टन, विश्वविद्यालय, आंगनवाड़ी
courthouse | नगर निगम, अदालत, संसद, दूतावास
rock pool | घाटी, रेत का टीला, हिमस्खलन, खाड़ी
rice paddy | धान का खेत, बागान, फलों का बाग, चरागाह, अमराई
bouquet | गुलदस्ता, फूलों का गुच्छा
lilac | गेंदे, चंपा, मोगरा, कनेर
maple tree | आम का पेड़, शीशम, इमली का पेड़, गूलर
spruce | सरू
palm | नारियल का पेड़, खजूर का पेड़
bramble | झाड़ियों, कँटीली झाड़ी
`;
