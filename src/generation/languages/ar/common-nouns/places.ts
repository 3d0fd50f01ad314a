/** Arabic: vehicles, buildings, landscapes, plants; by the families of `lexicon/shown-families.ts`. */
export const places = `
tuk-tuk | عربة ريكشا
hoverboard | سكوتر كهربائي, هوفربورد
longboard | لوح تزلج
tow truck | شاحنة نفايات, قلاب, شاحنة سحب, خلاطة إسمنت, شاحنة توصيل
forklift | مدحلة
fire truck | سيارة مطافئ
tugboat | قاطرة بحرية, بارجة, قارب نجاة, ناقلة نفط
vaporetto | باص مائي
rowboat | كاياك, قارب تجديف, جندول
handcart | عربة تسوق, كارو
tricycle | بسكليت
railway track | قضبان, سكك حديدية, محولة سكة
market stall | أكشاك, محل زهور, محل سمك
granary | صومعة حبوب, زريبة, منشرة, طاحونة ماء, برج مراقبة, كابينة هاتف, كشك حراسة
paddock | درابزين, زريبة غنم
pier | رصيف ميناء, مرسى, هويس, قناطر, جسر مشاة, مرفأ
kindergarten | روضة أطفال, حضانة, ثانوية
courthouse | محكمة, برلمان, سفارة
rock pool | بحيرة ضحلة, كثبان, كثيب, فوهة, رمال متحركة, نهر جليدي, انهيار ثلجي, شعاب, صقيع, خليج
rice paddy | حقل أرز, كرم عنب, حقل ذرة, حقل قمح, مرعى, حوض زهور, مزرعة نخيل
bouquet | باقة
lilac | نرجس, قرنفل, خزامى, بنفسج, أوركيد
maple tree | شجرة تفاح, صفصاف, شجرة ليمون, شجرة تين, سنديان
spruce | سرو
palm | شجرة جوز الهند
bramble | شجيرة
`;
