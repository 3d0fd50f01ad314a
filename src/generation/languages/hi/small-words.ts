/** Hindi: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
एक और या में पर से को का की के है हैं था थी थे हो होता होती होते ने तक लिए साथ जो वह यह वे ये उस इस उसे इसे उन इन मैं
हम तुम आप मेरा मेरी मेरे अपना अपनी अपने उसका उसकी उसके जब तब तो कि अगर लेकिन भी ही बहुत सब सभी कुछ कोई नहीं मत बिना
फिर बाद पहले जैसे जहाँ जहां वाला वाली वाले कर करना करता करती करे करो बनाओ बनाएं चाहिए
नमस्ते नमस्कार धन्यवाद शुक्रिया कृपया हाय हेलो भाई यार शायद हमेशा कभी अक्सर अभी यहाँ वहाँ क्योंकि इसलिए ताकि जबकि
दौरान चारों ओर सामने पास दूर किसी किस कौन क्या क्यों कैसे कितना कितने दूसरा दूसरी दूसरे हमारा हमारी हमारे तुम्हारा
आपका आपकी उनका उनकी उनके मुझे तुझे हमें उन्हें सकता सकती सकते रहा रही रहे गया गई गए bhai yaar bana banao do de hai
hain ho ka ki ke ko se mein main jo aur ya nahi mat sab kuch phir bas isme jisme usko wala wali wale karo karna
chahiye ek koi toh bhi mujhe hume hamare hamara hamari mera meri apna apni apne tumhara tumhari kya kaise kyun kyunki lekin jiska
jiski jisko uska uski iska iski isko hoga hogi honge raha rahi rahe gaya gayi kuchh thoda thodi bahut wahi yahan wahan jahan kahin
`;

export const gameTalk = 'khelna khel khelo khelte khelenge khelne';
