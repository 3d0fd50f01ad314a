/** How Arabic speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'مثل, تشبه, يشبه, شبيهة, على غرار, نسخة من, بأسلوب, على طريقة, كلعبة, زي, مستوحاة من, نلعب, كنا نلعب',
  liked: 'لكن, ضد, بأسلوب',
  opening: 'في, مع, و',
  title: 'لعبة مثل, لعبة تشبه, لعبة شبيهة, نسخة من, لعبة زي',
  titled: '',
  game: 'لعبة, العاب, ألعاب',
  between: 'ب, لعبة',
  not: 'ليس, ليست, لا, بدون, ليست مثل, ليس مثل, بدل, بدلا من, لا تشبه',
  idioms: 'في ذكرى, تخليدا لذكرى',
  told: {
    near: '{asked}: هذه اللعبة غير متاحة بعد. لعبة قريبة منها: {made}.',
    far: '{asked}: هذه اللعبة غير متاحة بعد. أقرب ما لدينا: {made}.',
    unknown: 'لا نعرف لعبة «{asked}». بدلًا منها: {made}.',
    deeds: 'الأقرب إلى {said}: {made}.',
    open: 'لم يُذكر نوع اللعبة. صُنعت: {made}.',
  },
};
