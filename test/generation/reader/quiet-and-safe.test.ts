/** No sound, and no way to lose, in the words of each language, wherever in the sentence they stand. */
import { describe, expect, it } from 'vitest';
import { conditionsIn } from '../../../src/generation/asks/conditions.js';

const conditions = (language: string, prompt: string) => conditionsIn(prompt, language).map(({ name }) => name);

describe('no sound', () => {
  it.each([
    ['en', 'a quiz, no sound as people are on the phone'],
    ['de', 'ein Quiz ohne Ton weil nebenan Unterricht ist'],
    ['es', 'un quiz sin sonido porque al lado hay clase'],
    ['fr', "un quiz sans son car la classe d'à côté travaille"],
    ['it', 'un quiz senza audio perché accanto si lavora'],
    ['pt', 'um quiz sem som porque ao lado há aula'],
    ['nl', 'een quiz zonder geluid want hiernaast is les'],
    ['pl', 'quiz bez dźwięku bo obok jest lekcja'],
    ['tr', 'yarışma, ses olmasın çünkü yanda ders var'],
    ['ru', 'викторина без звука потому что рядом урок'],
    ['uk', 'вікторина без звуку бо поруч урок'],
    ['ja', 'クイズ。音はいらないです'],
    ['zh', '问答游戏，不要声音，旁边在上课'],
    ['ko', '퀴즈, 소리는 없어도 괜찮아요'],
    ['hi', 'क्विज़, आवाज़ नहीं चाहिए क्योंकि पास में क्लास है'],
    ['ar', 'مسابقة بدون صوت لأن الصف المجاور عنده اختبار'],
    ['id', 'kuis tanpa suara karena di sebelah ada kelas'],
  ])('%s: %s', (language, prompt) => expect(conditions(language, prompt)).toContain('noSound'));
  it.each([
    ['en', 'a quiz about the speed of sound'],
    ['fr', 'un quiz avec le son de la mer'],
    ['ar', 'مسابقة مع صوت البحر'],
  ])('and there is some in %s: %s', (language, prompt) =>
    expect(conditions(language, prompt)).not.toContain('noSound'),
  );
});

describe('no way to lose', () => {
  it.each([
    ['en', 'my mum should not be able to lose'],
    ['de', 'man soll nicht verlieren können'],
    ['es', 'y que no se pueda perder'],
    ['fr', 'on ne doit pas pouvoir perdre'],
    ['it', 'e non si deve poter perdere'],
    ['pt', 'e que não dê pra perder'],
    ['nl', 'je moet niet kunnen verliezen'],
    ['pl', 'i żeby nie dało się przegrać'],
    ['tr', 'kaybetmek olmasın'],
    ['ru', 'и чтобы нельзя было проиграть'],
    ['uk', 'і щоб не можна було програти'],
    ['ja', '敵も失敗もなしで'],
    ['zh', '孩子不会输'],
    ['ko', '지지 않게 해 주세요'],
    ['hi', 'बस haar na ho'],
    ['ar', 'بحيث لا يخسر أحد'],
    ['id', 'anak tidak bisa kalah'],
  ])('%s: %s', (language, prompt) => expect(conditions(language, prompt)).toContain('noLose'));
  it.each([
    ['en', 'whoever falls loses'],
    ['it', 'chi cade perde'],
  ])('and one loses in %s: %s', (language, prompt) => expect(conditions(language, prompt)).not.toContain('noLose'));
});
