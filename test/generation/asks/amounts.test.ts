/** Numbers with what they count, and what a prompt wants to be without, in every language. */
import { expect, test } from 'vitest';
import { amountsIn } from '../../../src/generation/asks/amounts.js';
import { conditionsIn } from '../../../src/generation/asks/conditions.js';

const read = (text: string, language: string): string[] =>
  amountsIn(text, language, () => false).map(
    ({ value, measures, every, per }) =>
      `${every ? 'every ' : ''}${value} ${measures.join('/')}${per === undefined ? '' : ` per ${per}`}`,
  );

test.each([
  ['en', '3 lives and ninety seconds', ['3 lives', '90 seconds']],
  ['en', 'a quiz with twenty-five questions, 10 seconds each', ['25 questions', '10 seconds per each']],
  ['en', '12 questions with 20 seconds per question', ['12 questions', '20 seconds per questions']],
  ['en', 'half a minute, a boss every fifth wave', ['0.5 minutes', 'every 5 waves']],
  ['en', 'survive 1:30', ['90 seconds']],
  ['en', 'three different computer opponents', ['3 rivals']],
  ['en', 'lives: 5, levels (4)', ['5 lives', '4 levels']],
  ['de', 'anderthalb Minuten, drei Leben', ['1.5 minutes', '3 lives']],
  ['de', 'fünfundzwanzig Fragen mit je vier Antworten', ['25 questions', '4 answers']],
  ['es', 'veinte segundos por pregunta, dos minutos y medio', ['20 seconds per questions', '2.5 minutes']],
  ['fr', 'quatre-vingt-dix secondes, une douzaine de questions', ['90 seconds', '12 questions']],
  ['pt', 'três vidas, a cada 4 ondas um chefe', ['3 lives', 'every 4 waves', '1 bosses']],
  ['it', 'quindici domande, 3 vite', ['15 questions', '3 lives']],
  ['nl', 'anderhalve minuut en vijf levens', ['1.5 minutes', '5 lives']],
  ['pl', 'dziesięć poziomów, co 3 fale boss', ['10 levels', 'every 3 waves']],
  ['tr', '20 soru, soru başına 15 saniye', ['20 questions', '15 seconds per questions']],
  ['ru', 'жизни: 3, полторы минуты, пять уровней', ['3 lives', '1.5 minutes', '5 levels']],
  ['uk', '6 хвиль, 4 життя', ['6 waves', '4 lives']],
  ['id', 'nyawa 3, lima belas soal', ['3 lives', '15 questions']],
  ['ar', 'خمسة وعشرون سؤالا', ['25 questions']],
  ['hi', '१२ सवाल, डेढ़ मिनट', ['12 questions', '1.5 minutes']],
  ['ja', 'ライフは３つ、九十秒、1問10秒', ['3 lives', '90 seconds', '1 questions', '10 seconds per questions']],
  ['zh', '十五道题，三条命，限时一分半', ['15 questions', '3 lives', '1.5 minutes']],
  ['ko', '목숨 3개, 문제당 20초, 세 판', ['3 lives', '20 seconds per questions', '3 rounds']],
])('%s: %s', (language, text, wanted) => expect(read(text.normalize('NFKC'), language)).toEqual(wanted));

test.each([
  ['en', 'well done class 4b in 3D', []],
  ['en', 'a 1v1 duel, 80s music', []],
  ['de', '3. Klasse', ['3 grade']],
  ['fr', 'pour les CM1', []],
])('%s: names are no numbers: %s', (language, text, wanted) => expect(read(text, language)).toEqual(wanted));

/** "1:30" is a time where a word says so: of lasting, of a clock, of minutes; never a score, a ratio or a time of the day. */
test.each([
  ['en', 'timer 1:30, a 50:50 joker', ['90 seconds', '50 ']],
  ['en', 'the bell rings at 12:00, play until 10:00', ['12 ', '10 ']],
  ['en', 'a 16:9 screen and a score of 3:2', ['16 ', '3 ']],
  ['es', 'aguantar 2:30, a las 12:00 sale el sol', ['150 seconds', '12 ']],
  ['fr', 'chrono 1:30, joker 50:50', ['90 seconds', '50 ']],
  ['de', 'der Timer steht auf 2:00, um 12:00 läutet es', ['120 seconds', '12 ']],
  ['pt', 'tempo: 1:30, um curinga 50:50', ['90 seconds', '1 ', '50 ']],
  ['it', 'resistere 1:30, alle 12:00', ['90 seconds', '12 ']],
  ['nl', 'tijdslimiet 1:30, om 12:00', ['90 seconds', '12 ']],
  ['pl', 'czas 1:30, o 12:00', ['90 seconds', '12 ']],
  ['tr', 'süre 1:30, saat 12:00', ['90 seconds', '12 ']],
  ['ru', 'продержаться 1:30, в 12:00', ['90 seconds', '12 ']],
  ['uk', 'таймер 1:30, о 12:00', ['90 seconds', '12 ']],
  ['id', 'waktu 1:30, pukul 12:00', ['90 seconds', '12 ']],
  ['ar', 'المدة 1:30 وجوكر 50:50', ['90 seconds', '50 ']],
  ['hi', 'समय 1:30, 50:50 जोकर', ['90 seconds', '50 ']],
  ['ja', '制限時間1:30、午前12:00', ['90 seconds', '12 ']],
  ['zh', '限时1:30，上午12:00', ['90 seconds', '12 ']],
  ['ko', '제한 시간 1:30, 오전 12:00', ['90 seconds', '12 ']],
])('%s, numbers with a colon: %s', (language, text, wanted) =>
  expect(read(text.normalize('NFKC'), language)).toEqual(wanted),
);

test.each([
  ['en', 'no time limit, you can not lose', ['noTimer', 'noLose']],
  ['en', 'two players on the same keyboard', ['twoPlayers']],
  ['de', 'ohne Zeitdruck und ohne Gegner', ['noTimer', 'noEnemies']],
  ['es', 'sin enemigos, sin tiempo', ['noEnemies', 'noTimer']],
  ['fr', 'pas de limite de temps, on ne peut pas perdre', ['noTimer', 'noLose']],
  ['pt', 'sem inimigos', ['noEnemies']],
  ['it', 'senza tempo e senza nemici', ['noTimer', 'noEnemies']],
  ['nl', 'geen tijdslimiet', ['noTimer']],
  ['pl', 'bez limitu czasu, bez wrogów', ['noTimer', 'noEnemies']],
  ['tr', 'süre olmasın, düşman yok', ['noTimer', 'noEnemies']],
  ['ru', 'без таймера, нельзя проиграть', ['noTimer', 'noLose']],
  ['uk', 'без ворогів, на двох', ['noEnemies', 'twoPlayers']],
  ['id', 'tanpa musuh, tanpa batas waktu', ['noEnemies', 'noTimer']],
  ['ar', 'بدون وقت وبدون خسارة', ['noTimer', 'noLose']],
  ['hi', 'बिना समय, हारना नहीं', ['noTimer', 'noLose']],
  ['ja', '時間制限なし、ゲームオーバーなし、敵はいない', ['noTimer', 'noLose', 'noEnemies']],
  ['zh', '没有时间限制，不会输，没有敌人', ['noTimer', 'noLose', 'noEnemies']],
  ['ko', '시간 제한 없이, 게임오버 없음', ['noTimer', 'noLose']],
  ['en', 'a garden that is impossible to lose', ['noLose']],
  ['fr', 'un truc tout doux, impossible de perdre', ['noLose']],
  ['ru', 'салки, в которых нельзя проиграть', ['noLose']],
  ['zh', '给宝宝玩的，输不了', ['noLose']],
])('%s: %s', (language, text, wanted) =>
  expect(
    conditionsIn(text.normalize('NFKC'), language)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(wanted.toSorted()),
);

/** A game that is not heard, and one that does not count: in each language, and what is said of some sounds or points is neither. */
test.each([
  ['en', 'for the office, no sound and no score', ['noScore', 'noSound']],
  ['en', 'a maze without any noise', ['noSound']],
  ['es', 'sin puntos y sin sonido', ['noScore', 'noSound']],
  ['fr', 'Ni ennemis ni score, et sans bruit', ['noEnemies', 'noScore', 'noSound']],
  ['de', 'möglichst wenige Züge, keine Zeit, kein Ton, ohne Punkte', ['noScore', 'noSound', 'noTimer']],
  ['pt', 'pra jogar no trampo, sem som nenhum, sem pontos', ['noScore', 'noSound']],
  ['it', 'senza suoni e senza punteggio', ['noScore', 'noSound']],
  ['nl', 'geen geluid en geen punten', ['noScore', 'noSound']],
  ['pl', 'bez dźwięku, bez punktów', ['noScore', 'noSound']],
  ['tr', 'ses olmasın, puan yok', ['noScore', 'noSound']],
  ['ru', 'без звука и без счёта', ['noScore', 'noSound']],
  ['uk', 'щоб скоротати час в укритті, без звуку і без балів', ['noScore', 'noSound']],
  ['ja', 'スコアなし、音なし', ['noScore', 'noSound']],
  ['zh', '别有声音，别有分数', ['noScore', 'noSound']],
  ['ko', '소리 없이, 점수 없이', ['noScore', 'noSound']],
  ['hi', 'बिना आवाज़, बिना अंक', ['noScore', 'noSound']],
  ['ar', 'بدون صوت وبدون نقاط', ['noScore', 'noSound']],
  ['id', 'tanpa suara, tanpa skor', ['noScore', 'noSound']],
  ['en', 'no scary sounds', []],
  ['en', 'a wrong answer gives no points at all but no harm is done', []],
  ['fr', 'un chat sans son chapeau', []],
  ['de', 'keine lauten Geräusche', []],
  ['es', 'sin sonidos fuertes', []],
  ['ja', '音符を取るゲーム', []],
])('%s: without sound or score: %s', (language, text, wanted) =>
  expect(
    conditionsIn(text.normalize('NFKC'), language)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(wanted),
);

/** A slip that costs nothing. */
test.each([
  ['en', 'if it is wrong the pigeon comes back quietly', ['noLose']],
  ['de', 'Kommt einer falsch an, ist das nicht schlimm', ['noLose']],
  ['pt', 'Se errar, a peça treme e volta', ['noLose']],
  ['pl', 'Zła tabliczka spada i wraca', ['noLose']],
  ['ko', '틀려도 다시 올라가기만 하면 좋겠어요', ['noLose']],
  ['zh', '抓错了倒回去就行', ['noLose']],
  ['ja', 'しっぱいしない、お花がいっぱい', ['noLose']],
  ['en', 'if you miss you go back to the start', []],
  ['es', 'si fallas vuelves al principio', []],
  ['fr', 'une erreur coûte une vie et on recommence', []],
  ['it', 'se perdi scrive «Riprova» e basta', []],
  ['de', 'Fehler kosten 5 Punkte. Dann fährt er zurück', []],
])('%s: a slip: %s', (language, text, wanted) =>
  expect(conditionsIn(text.normalize('NFKC'), language).map(({ name }) => name)).toEqual(wanted),
);

test.each([
  ['en', 'there is no time to lose'],
  ['en', 'never lose your hat'],
  ['es', 'no hay tiempo que perder'],
  ['de', 'keine Zeit zu verlieren'],
])('%s: says something else: %s', (language, text) => expect(conditionsIn(text, language)).toEqual([]));

/** What one hit brings is another thing than the score that wins. */
test.each([
  ['en', 'each basket is worth 2 points', 'worth'],
  ['es', 'cada canasta vale 2 puntos', 'worth'],
  ['de', 'jeder Korb zählt 2 Punkte', 'worth'],
  ['pl', 'każdy kosz daje 2 punkty', 'worth'],
  ['ko', '골을 넣으면 2점을 준다', 'worth'],
  ['en', 'first to 20 points wins', 'firstTo'],
  ['es', 'el primero en llegar a 20 puntos gana', 'firstTo'],
  ['de', 'wer 20 Punkte hat, gewinnt', undefined],
])('%s: what the points are: %s', (language, text, wanted) =>
  expect(amountsIn(text.normalize('NFKC'), language, () => false).map(({ sense }) => sense)).toEqual([wanted]),
);
