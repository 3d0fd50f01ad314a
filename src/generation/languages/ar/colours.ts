/** Arabic: words for colours and what stands around them, `meaning | words`; `languages/colours.ts` tells how they are read. */
export const colours = `
red | أحمر, حمراء, حمر, احمر
orange | برتقالي, برتقالية
yellow | أصفر, صفراء, صفر, اصفر
gold | ذهبي, ذهبية, ذهبيه
green | أخضر, خضراء, خضر, اخضر
darkgreen | أخضر داكن, أخضر غامق
turquoise | فيروزي, فيروزية, تركواز
blue | أزرق, زرقاء, زرق, ازرق
navy | كحلي, أزرق داكن, كحلية, أزرق غامق
sky | سماوي, أزرق فاتح, سماوية
purple | بنفسجي, بنفسجية, موف, أرجواني
pink | وردي, وردية, زهري, زهرية, ورديه
black | أسود, سوداء, سود, اسود
white | أبيض, بيضاء, بيض, ابيض
grey | رمادي, رمادية
brown | بني, بنية
beige | بيج, بيجي
silver | فضي, فضية
olive | زيتي, زيتية
burgundy | عنابي, خمري
as gold | ذهب
as silver | فضة
as mint | نعناع
as yellow | ليمون, ليموني
as coral | مرجاني
as cream | كريم, كريمي
as brown | شوكولاتة
pastel | باستيل
neon | نيون
word | لون, ألوان, لونه, لونها, ألوانه, ألوانها, ألوانو, بلون, ألواننا, لوننا, درجات
instead | بدل, بدلا من, بدلًا من, عوضا عن, وليس, مش
all | كل شيء, كله, كلها, كل شي, فقط, بس
is | يكون, تكون, هو, هي, لتكن, خليها
in | ب
and | و, مع, أو, على
against | ضد, مقابل
mine | أنا, لي, حقي, تبعي
theirs | الكمبيوتر, الخصم
place | خلفية, الخلفية, السماء, الطاولة, اللوح, الملعب
light | فاتح, فاتحة
dark | داكن, غامق, داكنة, غامقة
of | اللون
`;
