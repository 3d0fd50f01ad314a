/** Arabic: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | متعدد اللاعبين, لاعبين
threeD | ثلاثية الأبعاد
network | لوحة المتصدرين
purchases | إعلانات
laps | لفات
undo | تراجع
voice | صوت الراوي, ميكروفون
camera | جيروسكوب, الواقع المعزز
story | حوارات, وضع القصة
shop | متجر, مخزون
save | حفظ التقدم, حفظ اللعبة
editor | محرر المراحل
skins | اختيار الشخصية
achievements | إنجازات
timed | فترة التهدئة
endless | لا نهائي, لا نهائية, بلا نهاية, بدون نهاية, أعلى ما يمكن, إلى أعلى ما تستطيع
minimap | خريطة مصغرة
replay | إعادة بطيئة, مشاركة النتيجة
`;
