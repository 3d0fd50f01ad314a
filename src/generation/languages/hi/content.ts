import type { ContentTexts } from '../content.types.js';

/** Hindi: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | पहाड़ा, पहाड़े, पहाड़ों, गुणा
tableof | का पहाड़ा, के पहाड़े
add | जोड़ घटाव, जोड़ के सवाल
subtract | घटाव
divide | भाग देना, विभाजन
sums | गणित
fractions | भिन्न, भिन्नों
capitals | राजधानी, राजधानियाँ, राजधानियों
flags | झंडे, झंडा, ध्वज
pairs | शब्दावली, अनुवाद
words | शब्द
upto | तक
europe | यूरोप
arab | अरब देश, अरब जगत, अरब दुनिया, अरब राजधान
eu | यूरोपीय संघ
asia | एशिया
africa | अफ्रीका, अफ़्रीका
oceania | ओशिनिया
south_america | दक्षिण अमेरिका
north_america | उत्तर अमेरिका, उत्तरी अमेरिका
america | अमेरिका
`;

export const texts: ContentTexts = {
  goal: 'सही उत्तर चुनें।',
  pairs: 'हर प्रश्न का उत्तर खोजें।',
  noFacts: 'इस विषय की जानकारी यहाँ नहीं है; सवाल चित्रों, संख्याओं और क्रमों पर हैं',
  noPairs: 'इस विषय की जानकारी यहाँ नहीं है; पत्तों पर चित्र हैं',
  elsewhere: 'इस खेल में प्रश्न नहीं हैं; इनमें हैं: {n}',
};
