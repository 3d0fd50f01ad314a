/** Arabic: places that no theme shows, `nearest theme | words`; `*` stands for any ending. What stands before or behind a place. */
import type { FarPlaces } from '../far-places.types.js';

export const farPlaces: FarPlaces = {
  before: 'في|داخل|بداخل',
  places: `
home | مغسلة*, المغسلة*, غرفة الانتظار, غرفة انتظار*, صالون حلاقة, صالون الحلاقة, دار المسنين, دار مسنين, الساونا, ساونا, دار الأيتام
city | مستودع*, المستودع*, مخزن*, المخزن*, سجن*, السجن*, محكمة*, المحكمة*, قسم الشرطة, مركز الشرطة, سينما, السينما, مسرح*, المسرح*, كازينو, مكب*, غسيل السيارات, صيدلية*, الصيدلية*
city | مطبعة*, المطبعة*, موقف السيارات, مسلخ*, سفارة*, السفارة*, مصعد*, المصعد*
village | مزاد*, المزاد*
cyberpunk | محطة كهرباء, محطة الكهرباء, محطة نووية
ocean | منصة نفط*, سفينة سياحية
space | مرصد*, المرصد*
`,
};
