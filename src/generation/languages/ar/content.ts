import type { ContentTexts } from '../content.types.js';

/** Arabic: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | جدول الضرب, جداول الضرب
tableof | جدول ضرب
add | الجمع والطرح, جمع الأعداد, عملية الجمع
subtract | طرح الأعداد, عملية الطرح
divide | عملية القسمة, جدول القسمة
sums | الرياضيات, رياضيات
fractions | الكسور, كسور
capitals | عواصم, العواصم, عاصمة
flags | أعلام, الأعلام
pairs | مفردات, المفردات, ترجمة
words | كلمات
upto | حتى, إلى, الى
europe | أوروبا, اوروبا, أوروبية
arab | الدول العربية, دول عربية, البلدان العربية, بلدان عربية, الوطن العربي, العالم العربي, العواصم العربية, عواصم عربية
eu | الاتحاد الأوروبي, الاتحاد الاوروبي
asia | آسيا, اسيا
africa | أفريقيا, افريقيا, إفريقيا
oceania | أوقيانوسيا
south_america | أمريكا الجنوبية
north_america | أمريكا الشمالية
america | أمريكا, امريكا
`;

export const texts: ContentTexts = {
  goal: 'اختر الإجابات الصحيحة.',
  pairs: 'اربط كل سؤال بجوابه.',
  noFacts: 'لا توجد هنا معلومات عن هذا؛ الأسئلة عن صور وأعداد وأنماط',
  noPairs: 'لا توجد هنا معلومات عن هذا؛ على البطاقات صور',
  elsewhere: 'لا أسئلة في هذه اللعبة؛ توجد في: {n}',
};
