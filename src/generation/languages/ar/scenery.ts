/** Arabic: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | الفضاء, فضاء, المجرة, القمر, المريخ
theme ice | جليد, ثلج, الشتاء, القطب, الثلج, عيد الميلاد
theme forest | غابة, الغابة, خريف, حديقة عامة
theme ocean | محيط, بحر, البحر, تحت الماء, المحيط, بحيرة, نهر
theme desert | صحراء, الصحراء, مصر, أهرامات, هرم, الهرم, فرعون
theme city | مدينة, المدينة, شارع, طريق, الطريق, مكتب, مستشفى
theme castle | قلعة, القلعة, مملكة, فارس, قصر, العصور الوسطى, معبد
theme candy | حلوى, حلويات, شوكولاتة, كعك, آيس كريم, الحلوى, قوس قزح
theme haunted | مسكون, شبح, أشباح, مقبرة, هالوين, زومبي, رعب, مصاص دماء
theme farm | مزرعة, المزرعة, جرار, حقل
theme jungle | أدغال, الأدغال, سفاري, أفريقيا, ديناصور, ديناصورات, غابة استوائية
theme beach | شاطئ, الشاطئ, جزيرة, قراصنة, قرصان, الصيف
theme volcano | بركان, البركان, حمم, جحيم
theme garden | حديقة, الحديقة, زهور, الربيع, أزهار
theme kitchen | مطبخ, المطبخ, مطعم, بيتزا, مخبز, طعام
theme school | مدرسة, المدرسة, مكتبة, جامعة, كتب, المكتبة, مختبر
theme cyberpunk | سايبربانك, نيون, مستقبل, روبوت, مصنع
theme sky | سماء, السماء, غيوم, طائرة, بالون, جبال, الجبال
theme cave | كهف, الكهف, منجم, نفق, كنز, كهوف
theme toys | ألعاب أطفال, دمية, غرفة, سيرك, دمى
time night | ليل, الليل, ليلا, منتصف الليل
time dawn | فجر, الفجر, شروق, صباح
time dusk | غروب, المساء, مساء, الغروب
time day | نهار, مشمس, النهار
weather snow | ثلج, الشتاء
weather rain | مطر, ممطر, عاصفة
weather leaves | خريف
weather petals | أزهار الكرز, الربيع
weather fog | ضباب
weather embers | حمم, بركان
weather bubbles | تحت الماء, فقاعات
weather stars | الفضاء, مجرة
mood cheerful | ممتعة, سعيد, مرحة, لطيف, مضحك, مرح
mood calm | هادئة, مريحة, هادئ, استرخاء, للاسترخاء
mood tense | مثيرة, خطير, توتر, حماسية
mood spooky | مخيف, رعب, مرعب, مخيفة
mood epic | ملحمية, أسطوري, مغامرة, معركة, حرب
mood melancholy | حزين, وحيد, وحدة, حنين, الوحدة, حزن
difficulty easy | سهلة, سهل, للأطفال, بسيطة, ليست صعبة
difficulty hard | صعبة, صعب, تحدي, صعبة جدا
difficulty easy | مو قوي, مش قوي, ليس قويا, غير صعبة, مش صعبة, مو صعبة
difficulty hard | قوي جدا, صعبة شوي
difficulty easy | للمبتدئين, مبتدئين, ما تكون صعبة, مو صعبة كثير
difficulty hard | صعبة مرة, صعبة جدًا, أصعب ما يمكن
colour #e53935 | أحمر, حمراء
colour #fb8c00 | برتقالي
colour #fdd835 | أصفر, ذهبي, صفراء, ذهبية
colour #43a047 | أخضر, خضراء
colour #00acc1 | فيروزي
colour #1e88e5 | أزرق, زرقاء
colour #8e24aa | بنفسجي, بنفسجية
colour #ec407a | وردي, وردية, زهرية
look warm | ألوان دافئة
look pastel | باستيل
look neon | نيون
look muted | رمادي
style flat | تصميم مسطح, بسيط التصميم
style pixel | بكسل, بيكسل, فن البكسل, ريترو, 8 بت
style noir | أبيض وأسود, أبيض و أسود, بالأبيض والأسود, نوار
style paper | قصاصات ورقية, من ورق, من الورق, كتاب قصص, كتاب مصور, مرسوم باليد, أوريغامي
`;
