/** Texts that a prompt wants as they stand, found by the words beside them in every language. */
import { expect, test } from 'vitest';
import { keysIn } from '../../../src/generation/asks/keys.js';
import { findLiterals } from '../../../src/generation/asks/literals.js';
import { quotedIn } from '../../../src/generation/asks/quoted.js';
import { ASK_NOTES, ASK_WORDS } from '../../../src/generation/languages/asks.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';

const found = (prompt: string, language: string) =>
  findLiterals(normalise(prompt), language).map(({ use, text }) => `${use}: ${text}`);

test.each([
  ['en', 'quiz about volcanoes, at the end show "Well done, class 4b!"', ['win: Well done, class 4b!']],
  ['en', 'when you lose it says ‘Nice try’, when you win it says ‘Champion’', ['lose: Nice try', 'win: Champion']],
  ['de', 'am Ende steht »Danke«, der Hund heißt »Rex«', ['win: Danke', 'name: Rex']],
  ['de', 'am Ende steht „Danke fürs Spielen!“', ['win: Danke fürs Spielen!']],
  ['fr', 'quand on gagne, afficher « Bravo les CM2 ! »', ['win: Bravo les CM2 !']],
  ['es', 'al ganar muestra "Feliz cumpleaños, Ana"', ['win: Feliz cumpleaños, Ana']],
  ['pt', 'quando vencer mostra "Parabéns, João"', ['win: Parabéns, João']],
  ['it', 'alla fine mostra "Bravi tutti"', ['win: Bravi tutti']],
  ['nl', 'aan het einde staat er "Gefeliciteerd Daan"', ['win: Gefeliciteerd Daan']],
  ['pl', 'na koniec pokaż „Brawo, klasa 3a!”', ['win: Brawo, klasa 3a!']],
  ['tr', 'oyun kazanınca "Aferin Ali" yazsın', ['win: Aferin Ali']],
  ['ru', 'в конце надпись «С днём рождения, Маша!»', ['win: С днём рождения, Маша!']],
  ['ru', 'в конце надпись «Молодцы, 5 «А»!»', ['win: Молодцы, 5 «А»!']],
  ['uk', 'у кінці напис «Молодець, Оксано!»', ['win: Молодець, Оксано!']],
  ['id', 'di akhir tampilkan "Selamat, Budi"', ['win: Selamat, Budi']],
  ['hi', 'जीतने पर "शाबाश रिया" लिखा आए', ['win: शाबाश रिया']],
  ['ar', 'عند الفوز تظهر عبارة "أحسنت يا ليلى"', ['win: أحسنت يا ليلى']],
  ['ja', '最後に「おめでとう、ゆうた」と表示して', ['win: おめでとう、ゆうた']],
  ['zh', '通关后显示“生日快乐小明”', ['win: 生日快乐小明']],
  ['ko', '이기면 "축하해 민수야"라고 나오게', ['win: 축하해 민수야']],
  ['ja', 'タイトルは「道場」、45秒、最後に「お疲れさま」と表示して', ['title: 道場', 'win: お疲れさま']],
  ['ko', '제목은 "야식 도둑", 이기면 "최고!"라고 나오게', ['title: 야식 도둑', 'win: 최고!']],
  ['en', 'title "Nan", when you win it says "Well done"', ['title: Nan', 'win: Well done']],
  ['en', 'my channel is NOVABYTE, put the name on screen', ['sign: NOVABYTE']],
  ['en', 'catch falling croissants for our bakery Crumb & Co', ['sign: Crumb & Co']],
  ['de', 'ein Spiel für unsere Firma MÜLLER GMBH', ['sign: MÜLLER GMBH']],
  ['ru', 'Игра «Бабушкин рубеж»: бабушка защищает грядки', ['title: Бабушкин рубеж']],
  ['en', 'a game "Odd Socks" with two hamsters', ['title: Odd Socks']],
  ['fr', 'un jeu « Nuit blanche » avec un hibou', ['title: Nuit blanche']],
  ['en', '12 levels. After the last level: "Still leaking? Ring us."', ['win: Still leaking? Ring us.']],
  ['es', 'un juego de gatos, «¡Nos vemos pronto!»', ['win: ¡Nos vemos pronto!']],
  ['en', 'pinball for "Go Go Gerald!"', ['name: Go Go Gerald!']],
  ['pt', 'corrida com um gato, o nome é Corre Camelô', ['title: Corre Camelô']],
  ['en', 'five locks, then "Locked out? Give us a ring"', ['win: Locked out? Give us a ring']],
  ['en', 'a ghost called Mister Boo chases a girl named Lily', ['name: Mister Boo', 'name: Lily']],
])('%s: %s', (language, prompt, literals) => {
  expect(found(prompt, language)).toEqual(literals);
});

test.each([
  ['en', 'make the "hard" mode a bit "cozy"'],
  ['en', 'a window shows the team that wins'],
  ['en', "the dog's bone and the cats' milk"],
  ['de', 'Die Firma baut ein Haus, der Name ist egal'],
  ['en', 'In Paris a Fox meets an Owl'],
])('nothing is wanted to the letter: %s: %s', (language, prompt) => {
  expect(found(prompt, language).filter((one) => !one.startsWith('quoted: '))).toEqual([]);
});

test('quotation marks of all sorts, and no apostrophe', () => {
  const text = `"a" “b” „c“ «d» 「e」 『f』 《g》 'h i' don't, cats' and dogs'`;
  expect(quotedIn(text).map((one) => one.text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h i']);
  for (const { text: inner, start, end } of quotedIn(text)) expect(text.slice(start, end)).toBe(inner);
});

test('keys are capitals by themselves, each once, or one beside a word for keys', () => {
  expect(keysIn('4 lanes D F J K, neon', 'en')?.letters).toEqual(['D', 'F', 'J', 'K']);
  expect(keysIn('Tasten A, S, K und L', 'en')?.letters).toEqual(['A', 'S', 'K', 'L']);
  expect(keysIn('arrows to move, F to shoot', 'en')?.letters).toEqual(['F']);
  expect(keysIn('left player uses A, right player uses L', 'en')?.letters).toEqual(['A', 'L']);
  expect(keysIn('Schritt zurück mit Z.', 'de')?.letters).toEqual(['Z']);
  expect(keysIn('les tomates avec Q, les poireaux avec D', 'fr')?.letters).toEqual(['Q', 'D']);
  expect(keysIn('左边用W和S', 'zh')?.letters).toEqual(['W', 'S']);
  expect(keysIn('U키로 한 수 무르기', 'ko')?.letters).toEqual(['U']);
  for (const none of ['I want to use it', 'vitamin C', 'Plan A is best', 'A A B', 'USB C', 'MARIO KART'])
    expect(keysIn(none, 'en')).toBeUndefined();
});

test('no language has a hole', () => {
  const languages = 'ar de en es fr hi id it ja ko nl pl pt ru tr uk zh'.split(' ');
  expect(Object.keys(ASK_WORDS).toSorted()).toEqual(languages);
  expect(Object.keys(ASK_NOTES).toSorted()).toEqual(languages);
  for (const words of Object.values(ASK_WORDS))
    for (const list of Object.values(words)) expect(list.length).toBeGreaterThan(0);
  for (const { notUsed, changed, ownKeys } of Object.values(ASK_NOTES)) {
    expect(notUsed.length * ownKeys.length).toBeGreaterThan(0);
    expect(changed).toContain('{n}');
  }
});
