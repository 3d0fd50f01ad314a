/** Hindi: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
एक और या में पर से को का की के है हैं था थी थे हो होता होती होते ने तक लिए साथ जो वह यह वे ये उस इस उसे इसे उन इन मैं
हम तुम आप मेरा मेरी मेरे अपना अपनी अपने उसका उसकी उसके जब तब तो कि अगर लेकिन भी ही बहुत सब सभी कुछ कोई नहीं मत बिना
फिर बाद पहले जैसे जहाँ जहां वाला वाली वाले कर करना करता करती करे करो बनाओ बनाएं चाहिए
`;

export const gameTalk = '';
