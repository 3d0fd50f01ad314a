/** Titles and messages that stand without quotation marks, and what looks like one and is none. */
import { expect, test } from 'vitest';
import { findLiterals } from '../../../src/generation/asks/literals.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';

const found = (prompt: string, language: string) =>
  findLiterals(normalise(prompt), language).map(({ use, text }) => `${use}: ${text}`);

test.each([
  ['en', 'It must be called Tuesday Club, be purple and last two minutes', ['title: Tuesday Club']],
  ['en', "It's called SOCK PANIC. You are a washing machine", ['title: SOCK PANIC']],
  ['de', 'ein Otter sucht Muscheln, Titel: Ottos Reise', ['title: Ottos Reise']],
  ['ar', 'غواصة تنزل وتصعد، والعنوان كنز القاع', ['title: كنز القاع']],
  ['ko', '우산으로 밀친다. 제목 막차생존', ['title: 막차생존']],
  ['id', 'ikan makan udang, judul: Laut Biru', ['title: Laut Biru']],
  ['en', 'call it turbo toast, its about a slice of toast', ['title: turbo toast']],
  ['es', 'un cohete en el espacio, se llama ESPERAME', ['title: ESPERAME']],
  ['pt', 'um jogo de susto. Nome: "Não Pisque"', ['title: Não Pisque']],
  ['de', 'ein Schneemann schmilzt. Überschrift: „Rettet Frosti!“', ['title: Rettet Frosti!']],
  ['ar', 'اسم اللعبة «صقر ليلى»، صقر يطير', ['title: صقر ليلى']],
  ['fr', 'Un pendu. Titre : La crêpe ou la vie', ['title: La crêpe ou la vie']],
  ['ru', 'Курица бежит. Название: Побег из курятника', ['title: Побег из курятника']],
  ['es', 'Un volcán. Título: Noche de lava. Tres vidas', ['title: Noche de lava']],
  ['zh', '乒乓球，标题写“鼎远科技杯”，喜庆一点', ['title: 鼎远科技杯']],
  ['en', 'Title: Frog Run with 3 lives', ['title: Frog Run']],
  ['en', 'two minutes on the clock, name it TICKET DADDY', ['title: TICKET DADDY']],
  ['en', 'the title should be Frog Run', ['title: Frog Run']],
  ['pl', 'trzy okrążenia, tytuł ma być Turbo Maluch', ['title: Turbo Maluch']],
  ['de', 'Treckerrennen, der Titel soll Turbo Trecker sein', ['title: Turbo Trecker']],
  ['es', 'carreras, el título debe ser Turbo Caracol', ['title: Turbo Caracol']],
  ['fr', 'une course, le titre doit être Turbo Escargot', ['title: Turbo Escargot']],
  ['it', 'una corsa, il titolo deve essere Turbo Lumaca', ['title: Turbo Lumaca']],
  ['pt', 'uma corrida, o título deve ser Turbo Lesma', ['title: Turbo Lesma']],
  ['nl', 'een race, de titel moet zijn Turbo Slak', ['title: Turbo Slak']],
  ['ru', 'гонки, название пусть будет Турбо Улитка', ['title: Турбо Улитка']],
  ['uk', 'перегони, назва хай буде Турбо Равлик', ['title: Турбо Равлик']],
  ['id', 'balapan, judul harus Turbo Siput', ['title: Turbo Siput']],
  ['es', 'un quiz de pelis, q se llame EL CINE DE RULO', ['title: EL CINE DE RULO']],
])('a title ends with its clause: %s: %s', (language, prompt, literals) => {
  expect(found(prompt, language)).toEqual(literals);
});

test.each([
  ['en', 'catch apples, at the end it should say You are a star!', ['win: You are a star!']],
  ['es', 'cuatro teclas y al terminar muestra Menuda orquesta', ['win: Menuda orquesta']],
  ['de', 'drei Runden, am Ende erscheint Ihr seid Helden', ['win: Ihr seid Helden']],
  ['id', 'ular tangga, kalau menang tulis HOREEE', ['win: HOREEE']],
  ['en', 'memory game, finish with HAPPY BIRTHDAY OTIS', ['win: HAPPY BIRTHDAY OTIS']],
  ['en', 'a quiz about water. At the end: Well done 5a', ['win: Well done 5a']],
  ['en', 'write Good job Finn and Mia when the dam holds', ['win: Good job Finn and Mia']],
  ['en', 'at the end show Well done, then the next level starts', ['win: Well done']],
  ['en', 'at the end show Bravo, class 4b! and my name', ['win: Bravo, class 4b!']],
  ['fr', 'on rend la monnaie, dernier écran Merci de votre visite', ['win: Merci de votre visite']],
  ['nl', 'poets de ramen, daarna staat er Helder toch', ['win: Helder toch']],
  ['pt', 'trocar gemas. Frase final: Brilhe sempre', ['win: Brilhe sempre']],
  ['ru', 'пекарня, пусть в конце будет Тёплого вечера', ['win: Тёплого вечера']],
  ['zh', '师傅修灯泡，片尾写 有事您说话', ['win: 有事您说话']],
  ['ja', '箱に入れる、最後に ものづくりは人づくり と表示して', ['win: ものづくりは人づくり']],
  ['ja', 'ネジを箱に入れる、最後に ものづくりは人づくり と出す', ['win: ものづくりは人づくり']],
  ['es', 'un juego con mi perro, que al final ponga: te quiero, boba', ['win: te quiero, boba']],
  ['es', 'un tlacuache ke ronca i al final ke diga feliz cumple santi porfa', ['win: feliz cumple santi']],
  ['en', 'pop the balloons, at the end it says happy birthday grandma pls', ['win: happy birthday grandma']],
  ['ar', 'بالونات نفرقعها وفي النهاية يطلع: كل سنة وانتي طيبة', ['win: كل سنة وانتي طيبة']],
  ['en', 'when u hit 500 emails it goes OUT OF OFFICE and ur free', ['win: OUT OF OFFICE']],
  ['it', 'rigori, se li segno tutti esce la scritta SANTO SUBITO', ['win: SANTO SUBITO']],
  ['uk', 'пазл, щоб після складання написало Тимко, ти майстер!', ['win: Тимко, ти майстер!']],
  ['hi', 'आखिर में लिखा आए शाबाश, साबुन से कीटाणु भगाओ', ['win: शाबाश']],
  ['es', 'esquive baches y si pierde q diga ya ni modo viejo', ['lose: ya ni modo viejo']],
  ['es', 'esquive baches y al final que diga cuantos puntos hice', []],
  ['en', 'at the end it says the score', []],
  ['tr', 'tavla, düşeş gelince ekranda kocaman DÜŞEŞ yazsın', ['sign: DÜŞEŞ']],
])('a message at the end: %s: %s', (language, prompt, literals) => {
  expect(found(prompt, language)).toEqual(literals);
});

test.each([
  ['en', 'say hello to the dragon'],
  ['en', 'The name of the game is up to you'],
  ['en', 'at the end show the score of the team'],
  ['en', 'at the end appears Drago'],
  ['de', 'am Ende zeigt der Drache seinen Schatz'],
  ['de', 'der Titel ist egal, ein Hund jagt Katzen'],
  ['en', 'at the end it says how many points you have'],
  ['es', 'al final que diga los puntos de cada uno'],
  ['en', 'the robot says beep all the time'],
])('nothing is wanted to the letter: %s: %s', (language, prompt) => {
  expect(found(prompt, language)).toEqual([]);
});

test('what a thing is called is no title', () => {
  expect(found('a hero called Pip', 'en')).toEqual(['name: Pip']);
});

test.each([
  ['en', 'arena for two, title BEEF ARENA, loser screen says SKILL ISSUE', ['title: BEEF ARENA', 'lose: SKILL ISSUE']],
  ['es', 'un carpincho salta carpas, y q diga GANASTE CAPO al final', ['win: GANASTE CAPO']],
  ['id', 'tumpuk kue lapis, tulis REKOR BARU BOSKU kalo rekor', ['win: REKOR BARU BOSKU']],
  ['it', 'un gatto col jetpack, scritta GIGI PLAYS fissa', ['sign: GIGI PLAYS']],
  ['pl', 'kot łapie ryby, na końcu napis WYGRAŁEŚ MISTRZU', ['win: WYGRAŁEŚ MISTRZU']],
  ['en', 'A SIGN GAME WITH CATS AND DOGS', []],
  ['en', 'show three UFO sprites, put a NASA logo', []],
])('words in capitals are a text where a word for showing leads to them: %s: %s', (language, prompt, literals) => {
  expect(found(prompt, language)).toEqual(literals);
});

test.each([
  ['en', 'catch the drips. End screen: Call Norrgaard before it drips.', ['win: Call Norrgaard before it drips']],
  ['en', 'catch parcels. Slogan: Swift Parcels all day. Three lives', ['sign: Swift Parcels all day']],
  ['it', "affettare le mozzarelle. Nome sempre in vista: Caseificio Sant'Elmo", ["name: Caseificio Sant'Elmo"]],
  ['de', 'Tippspiel. Text: Große Buchstaben bitte', []],
  ['en', 'show the score: Points and Lives', []],
])('behind a colon a text is the whole sentence: %s: %s', (language, prompt, literals) => {
  expect(found(prompt, language)).toEqual(literals);
});

test.each([
  ['en', 'the title is up to you, dodge the rocks'],
  ['en', 'name it whatever you like'],
])('no title is made of a description: %s: %s', (language, prompt) => {
  expect(found(prompt, language)).toEqual([]);
});

test.each([
  ['de', 'ein Spiel mit Schiffen. Das Spiel soll Lichtblick heißen, er wird 80', ['title: Lichtblick']],
  ['nl', 'het spel moet Vrolijke Vissen heten', ['title: Vrolijke Vissen']],
  ['de', 'das Spiel soll so heißen wie mein Hund', []],
  ['it', 'se ne prende 4 vince ed esce scritto REGINA DEL LIDO', ['win: REGINA DEL LIDO']],
  ['nl', 'als ze ze allemaal heeft komt er HIEP HIEP FENNA in beeld', ['win: HIEP HIEP FENNA']],
  ['pt', 'quando pede tem que aparecer TRUCOOO bem grande', ['win: TRUCOOO']],
])('a title before the verb, a message in capitals: %s %s', (language, prompt, texts) =>
  expect(found(prompt, language)).toEqual(texts),
);
