import type { ContentTexts } from '../content.types.js';

/** Ukrainian: words for what is learnt by playing, `subject | words`, and what a game says of it. */
export const content = `
table | таблиця множення, таблицю множення, таблицею множення, таблиці множення, множення
tableof | множення на, таблиця множення на, таблицю множення на
add | додавання
subtract | віднімання
divide | ділення
sums | математика, математику, математикою, усна лічба, арифметика
fractions | дроби, дробів, дробами
capitals | столиці, столиць, столицями, столиця
flags | прапори, прапорів
pairs | словник, переклад, переклади, лексика
words | слова
upto | до, у межах, в межах
europe | європи, європа, європі, європейські
arab | арабських, арабські, арабського світу
eu | євросоюзу, євросоюз, європейського союзу, єс
asia | азії, азія
africa | африки, африка
oceania | океанії, океанія
south_america | південної америки
north_america | північної америки, центральної америки
america | америки, америка
`;

export const texts: ContentTexts = {
  goal: 'Обирай правильні відповіді.',
  pairs: 'Знайди до кожного запитання відповідь.',
  elsewhere: 'у цій грі немає запитань; вони є тут: {n}',
};
