/** Arabic: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | منصات, لعبة منصات
platformer 3 | يقفز, القفز
shmup 12 | لعبة إطلاق نار, إطلاق النار
shmup 4 | سفينة فضائية
shmup 3 | يطلق
arena 12 | ساحة قتال, البقاء, حلبة
arena 4 | موجات, البقاء على قيد الحياة, حرب كرات الثلج
arena 3 | قتال, يحارب, سيف
breakout 12 | كسر الطوب, تكسير الطوب, تحطيم الطوب
breakout 4 | طوب
snake 12 | لعبة الثعبان, لعبة ثعبان, لعبة الأفعى
snake 5 | ثعبان, أفعى
runner 12 | جري لا نهائي, العدو اللانهائي, ركض لا نهائي
runner 5 | لا نهائي, بلا نهاية
runner 3 | يركض, يجري
flappy 12 | فلابي
flappy 6 | أنابيب
flappy 3 | هبوط
flappy 3 | يطير
match3 12 | طابق ثلاثة, مطابقة ثلاثة, ثلاثة في صف
match3 4 | لغز, ألغاز
sokoban 12 | سوكوبان, دفع الصناديق
sokoban 5 | يدفع, صناديق
maze 12 | متاهة, المتاهة, تسلل
maze 4 | مخرج, الخروج, التسلل, كنز
tower_defense 12 | دفاع الأبراج, الدفاع عن البرج
tower_defense 4 | أبراج, دفاع, يدافع
racing 12 | سباق, سباقات, سباق سيارات
racing 4 | لفات, يقود, حلبة سباق
memory 12 | ذاكرة, لعبة ذاكرة
memory 4 | بطاقات
quiz 5 | عواصم
quiz 12 | اختبار, أسئلة, مسابقة أسئلة, مسابقة, أسئلة عن, حساب ذهني, خمن
aim_physics 12 | مقلاع, رماية
aim_physics 3 | تصويب
reaction 12 | رد الفعل
reaction 5 | اضغط على, قبل أن تختفي
rhythm 12 | إيقاع, لعبة إيقاع
clicker 12 | نقر, لعبة نقر
catcher 12 | التقاط, يلتقط, تسقط, امسك
catcher 4 | سلة
crossing 12 | عبور الطريق, يعبر الطريق, عبور الشارع, تعبر الطريق
crossing 4 | المرور
duel 12 | مبارزة, بونغ, كاراتيه, واحد ضد واحد
duel 7 | لاعبين
falling_blocks 12 | كتل متساقطة, المكعبات المتساقطة
farm_sim 12 | لعبة مزرعة, محاكاة مزرعة
farm_sim 4 | حصاد, زراعة
`;
