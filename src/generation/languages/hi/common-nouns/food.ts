/** Hindi: food and drink; by the families of `lexicon/shown-families.ts`. */
export const food = `
brioche | डबलरोटी
croissant | क्रोइसैन
bagel | बेगल
meatballs | कोफ्ता, पकौड़े, पकौड़ी
samosa | गुझिया, स्प्रिंग रोल
crepe | उत्तपम
taco | टाको, नाचोस
burrito | काठी रोल, फ्रैंकी
hamburgers | बर्गर
wurst | सॉसेज
drumstick | तंदूरी चिकन, मुर्ग टंगड़ी, चिकन
roast | मांस का टुकड़ा
skewer | सीख कबाब, टिक्का
borscht | दलिया
biryani | बिरयानी, पुलाव, राजमा चावल, छोले
lasagne | चाउमीन, मैकरोनी
sashimi | सुशी
tempura | टेम्पुरा
potato wedge | फ्रेंच फ्राइज़
gingerbread man | नानखटाई
profiterole | मफिन, पेस्ट्री
strudel | केक पाई
cheesecake | केक का टुकड़ा, चीज़केक
pudding | खीर, हलवा, फिरनी, जेली
sherbet | बर्फ का गोला, शरबत बर्फ
ice lolly | कुल्फ़ी
toffee | रसगुल्ला, पेड़ा, चुइंगम
praline | चॉकलेट
gherkin | करेला
asparagus | पत्ता गोभी
cauliflower | फूलगोभी, गोभी
turnip | मूली
squash | कुम्हड़ा, सीताफल
lentil | चना, चने, मूंग, छोला
cashew | पिस्ता
peanut | मूंगफली
papaya | अनार, पपीता, लीची, शरीफा, कटहल, अंजीर
cherry | चेरियां
cornflakes | कॉर्नफ्लेक्स, ओट्स, पोहा
yogurt | दही, छाछ, मलाई, मट्ठा
cider | शिकंजी, कोला, ठंडाई, ठंडा पेय
cheddar | पनीर
spices | इलायची, सिरका, हल्दी, जीरा
`;
