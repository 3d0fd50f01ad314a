/** Nouns of every day as people type them: inflected, with an article, beside verbs that look like them. */
import { expect, it } from 'vitest';
import { labelOf } from '../../../src/generation/lexicon/labels.js';
import { findMentions } from '../../../src/generation/reader/mentions.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

const picturesIn = (language: string, text: string): string[] =>
  findMentions(tokenise(normalise(text), language), language, false).mentions.map(({ picture }) => picture);

it.each([
  ['en', 'dodge the homework', 'notebook'],
  ['de', 'der Bäcker fängt Brötchen', 'bread'],
  ['fr', 'la maîtresse ramasse des cartables', 'backpack'],
  ['es', 'reparte sobres', 'envelope'],
  ['pt', 'o pedreiro pega tijolos', 'brick'],
  ['it', 'il postino consegna pacchi', 'package'],
  ['nl', 'de loodgieter vangt druppels', 'droplet'],
  ['pl', 'omija psy i zbiera cegły', 'brick'],
  ['tr', 'silgileri, yastıkların üstünden', 'pillow'],
  ['ru', 'прыгает по подушкам', 'pillow'],
  ['uk', 'стрибає по подушках', 'pillow'],
  ['ar', 'يجمع الطوب والجيران', 'brick'],
  ['hi', 'पेंसिलें उठाकर', 'pencil'],
  ['id', 'tukang ledeng dengan ember', 'plumber'],
  ['ja', 'そうじきが追いかける', 'vacuum-cleaner'],
  ['zh', '外卖员躲开顾客', 'passenger'],
  ['ko', '숙제를 피하고', 'notebook'],
  ['ko', '나는 공룡이고', 't-rex'],
  ['ko', '주인공은 손님이에요', 'passenger'],
  ['ja', 'おひめさまがおしろにいく', 'castle'],
  ['en', 'the student reaches the exit', 'door'],
  ['fr', 'pétanque contre mon beau-père', 'man'],
  ['ru', 'теннис против тёщи', 'woman'],
  ['ko', '시어머니랑 테니스', 'woman'],
  ['tr', 'sincap fındıkları topluyor', 'chipmunk'],
  ['tr', 'sincap fındıkları topluyor', 'chestnut'],
  ['en', 'the shepherd looks for lambs', 'ewe'],
  ['de', 'der Hirte sucht Lämmer', 'ewe'],
  ['pt', 'o pastor de ovelhas foge do touro', 'ox'],
  ['it', 'il pastore raccoglie le conchiglie', 'spiral-shell'],
  ['nl', 'vang de oliebollen', 'doughnut'],
  ['pl', 'łap pierogi do miski', 'dumpling'],
  ['uk', 'збирай вареники', 'dumpling'],
  ['ru', 'лови желуди и орехи', 'chestnut'],
  ['tr', 'martı kurabiyeleri kapıyor, midyeleri değil', 'spiral-shell'],
  ['ar', 'الفلاح يجمع الذرة', 'ear-of-corn'],
  ['hi', 'चरवाहा भुट्टे बटोरता है', 'shepherd'],
  ['id', 'tangkap ketupat yang jatuh', 'rice-ball'],
  ['ja', 'カルガモがどんぐりをひろう', 'duck'],
  ['ko', '꽈배기를 받아요', 'doughnut'],
  ['zh', '接住掉下来的粽子', 'rice-ball'],
])('%s: “%s” shows %s', (language, text, picture) => {
  expect(picturesIn(language, text)).toContain(picture);
});

it('labels what no picture shows', () => {
  expect(picturesIn('fr', 'attrape des gommes et de la colle')).toContain(labelOf('colle'));
});

it.each([
  ['en', 'dodge the clarinets', 'clarinet'],
  ['de', 'fang die Sicheln', 'Sichel'],
  ['fr', 'ramasse les tabliers', 'tablier'],
  ['nl', 'de non vangt speenjes', 'non'],
])('%s: each word of “%s” has a label of its own: %s', (language, text, word) => {
  expect(picturesIn(language, text)).toContain(labelOf(word));
});

it.each([
  ['tr', 'yıldızları topla, sonra atla', 'soccer-ball'],
  ['tr', 'karesine', 'snowflake'],
  ['nl', 'de monsters komen eraan', 'bowl-with-spoon'],
  ['nl', 'je mag kiezen', 'tooth'],
  ['es', 'el rey dice algo', 'game-die'],
  ['uk', 'іти додому', 'old-man'],
  ['ko', '검은 고양이', 'sword'],
  ['ko', '적을 피하고', 'drop-of-blood'],
  ['ko', '병아리에게 먹이고', 'goblin'],
  ['ar', 'جدا واحد', 'old-man'],
  ['fr', 'tennis contre mon père', 'santa-claus'],
  ['nl', 'een doolhof met mijn broer', 'sea-mine'],
  ['es', 'un juego sobre gatos', 'envelope'],
  ['it', 'ancora un gioco', 'anchor'],
  ['nl', 'loop het pad af en ik sla ze', 'frog'],
  ['de', 'Sterne fallen vom Himmel', 'mouse-trap'],
  ['en', 'a snake swallows apples', 'bird'],
  ['hi', 'शेर आया और हार गया', labelOf('हार')],
  ['ko', '나는 못 뛰어요', labelOf('못')],
  ['ja', 'もちろんたかいところにいく', 'eagle'],
])('%s: “%s” shows no %s', (language, text, picture) => {
  expect(picturesIn(language, text)).not.toContain(picture);
});
