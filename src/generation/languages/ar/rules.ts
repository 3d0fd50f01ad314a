/** Arabic: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | قفزة مزدوجة, القفز المزدوج
rule lowGravity | جاذبية منخفضة, انعدام الجاذبية
rule dash | اندفاع
rule dash | نيترو, دحرجة
rule shield | درع, دروع
rule rapidFire | إطلاق سريع
rule magnet | مغناطيس
rule wrap | عبور الجدران
rule multiBall | كرات متعددة
rule speedUp | أسرع فأسرع, يتسارع, تزداد السرعة
rule speedUp | يسرع أكثر, أسرع وأسرع, السرعة تزيد, تتسارع, كل مرة أسرع
rule speedUp | أسرع كل, تزيد السرعة, يزداد سرعة, تزداد سرعة, السرعة تزداد, يسرع
rule fast | سريعة, سريع
rule slow | بطيئة, ببطء, بطيء
rule noEnemies | بدون أعداء, بلا أعداء, بدون عنف
rule gentle | مريحة, بدون موت, للأطفال, هادئة, بلا ضغط, ابنتي, ابني
rule gentle | قبل النوم, بدون استعجال, لطيفة وهادئة, غير مخيفة, للصغار, لا يمكن الخسارة
rule shooting | إطلاق النار, يطلق, ليزر, مدفع
rule confetti | قصاصات ورق ملونة, احتفال, ألعاب نارية
rule boss | زعيم, الزعيم, وحش نهائي
rule endless | لا نهائي
unit lives | حياة, أرواح, حيوات, قلوب
unit seconds | ثانية, ثوان, ثواني
unit minutes | دقيقة, دقائق, دقيقتان, دقيقتين
unit moves | حركة, حركات
unit laps | لفات, لفة
unit rivals | منافسين, خصوم
unit pairs | أزواج
unit points | نقاط
unit holes | حفر
unit days | أيام
unit levels | مستوى, مستويات, مراحل
unit waves | موجة, موجات
every every | كل
every half | نصف دقيقة
`;
