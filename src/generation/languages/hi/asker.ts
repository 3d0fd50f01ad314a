/** Hindi: how somebody who asks for a game speaks of themselves and of those who will play it; `languages/asker.ts` says what each row means. */
export default `
greeting | नमस्ते, नमस्कार, हैलो, हेलो, हाय, राम राम, धन्यवाद, शुक्रिया, प्रणाम, namaste
self | मैं, हम, मेरा नाम, main, mera naam
request | चाहिए, चाहता, चाहती, चाहते, बनाओ, बनाइए, बना दो, बनाएं, बनाना, बना दीजिए, कृपया, chahiye, banao, bana do, banaiye, please
likes | पसंद है, पसंद हैं, पसंद, बहुत पसंद, प्यार, दीवाना, दीवानी, pasand
people | छात्र*, विद्यार्थ*, कक्षा, बच्चों, बच्चे, बच्चा, खिलाड़ियों, ग्राहक*, मेहमान*, कर्मचार*, दोस्तों, टीम, परिवार, पत्नी, पति, पोते, पोती, पोता, बेटे, बेटी, बेटा
people | भतीज*, भांज*, सभी, बुज़ुर्ग*, लोगों, दर्शक*, bachchon, bacchon, dosto
learner | छात्र, छात्रों, विद्यार्थी, विद्यार्थियों, प्रतिभागी, खिलाड़ी
`;
