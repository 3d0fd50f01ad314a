/** Hindi: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | की जगह, के बजाय, की बजाय, के स्थान पर, ki jagah, ke bajaye
as | के रूप में, बनकर, की भूमिका में
hero | हीरो, नायक, खिलाड़ी, टावर, मीनार, रैकेट, चिड़िया, साँप, सांप, कार, मेंढक, hero
enemy | दुश्मन, दुश्मनों, विरोधी, प्रतिद्वंद्वी, गोलकीपर, भूत, एलियन, राक्षस, ज़ॉम्बी, dushman
item | चीज़ें, पिन, गोटी, गोटियों, मोहरे, मोहरों, अंक, अंकों, संख्या, पत्ते, ब्लॉक, ईंट, ईंटों, रत्न, टॉफी, चिह्न, बुलबुले, खाना, फल, सेब, सिक्के, सिक्कों, अंडे
obstacle | बाधा, बाधाएँ, सीढ़ी, पाइप, दीवार
projectile | गेंद, बॉल, गोली, तीर, ball
`;
