/** Hindi: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | लाल
orange | नारंगी, संतरी, केसरिया
yellow | पील~
gold | सुनहर~
green | हर~
turquoise | फ़िरोज़ी, फिरोजी
blue | नील~
sky | आसमानी
navy | गहरा नीला, गहरे नीले, गहरी नीली
purple | बैंगनी, जामुनी
pink | गुलाबी
black | काल~
white | सफेद, सफ़ेद
grey | धूसर, स्लेटी, ग्रे
brown | भूर~
silver | चांदी जैसा, रुपहला
burgundy | मैरून
cream | क्रीम
as gold | सोना
as silver | चांदी
as mint | पुदीना
as yellow | नींबू
as brown | चॉकलेट
pastel | पेस्टल
neon | नियॉन
word | रंग, रंगों, रंग का, रंग की, रंग के, कलर
inplace | के बजाय, की बजाय, की जगह, के बदले
all | सब कुछ, सब, पूरा, सिर्फ, पूरी, सारा
is | हो, है, हों, हैं, होना चाहिए, होनी चाहिए, होगा
in | में
and | और, व, या
against | बनाम, खिलाफ
mine | मेरा, मेरी, मेरे, मैं
theirs | कंप्यूटर, दुश्मन
place | पृष्ठभूमि, बैकग्राउंड, आसमान, मेज, बोर्ड, मैदान, दीवार
light | हल्क~
dark | गहर~
bright | चमकील~
of | रंग, रंग का, रंग की, रंग के, का, की, के
`;
