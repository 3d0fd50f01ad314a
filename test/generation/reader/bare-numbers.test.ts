/** Numbers without a measure: what the words around them say, else what the kind counts; where neither is sure, they are told. */
import { expect, test } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

test.each([
  [
    'quiz about rivers: pick the name out of four, 12 rivers, 8 seconds each',
    ['answers 4', 'questions 12', 'perQuestion 8'],
  ],
  ['Quiz: vier stehen zur Auswahl, 18 Hauptstädte, drei Fehler', ['answers 4', 'questions 18', 'lives 3']],
  ['racing game with tractors, overtake 5 farmers, 3 laps', ['rivals 5', 'laps 3']],
  ['course de tondeuses, trois tours, contre mes 5 voisins', ['laps 3', 'rivals 5']],
  ['tower defense, 10 waves, and if 20 moths get through it is over', ['waves 10', 'lives 20']],
  ['a sword duel, first to 5', ['points 5']],
  ['sumo frogs, best of 7 rounds', ['points 4']],
  ['sumo de ranas, al mejor de 5', ['points 3']],
  ['хрестики-нулики, граємо до п’яти перемог', ['points 5']],
  ['gra rytmiczna, trzy piosenki', ['levels 3']],
  ['a racing game with 5 tracks against 3 bears', ['levels 5', 'rivals 3']],
  ['Autorennen mit vier verschiedenen Strecken', ['levels 4']],
  ['гонки на машинах, шесть трасс', ['levels 6']],
  ['juego de carreras con 5 circuitos', ['levels 5']],
  ['Sokoban mit Kisten, 8 Räume', ['levels 8']],
  ['сокобан с ульями, семь пасек', ['levels 7']],
  ['a girl catches chestnuts in her apron, hedgehogs sting, 40 chestnuts', ['collect 40']],
])('%s', (prompt, wanted) => {
  const made = read(prompt).rules.flatMap((rule) =>
    'n' in rule ? [`${rule.rule} ${rule.n}`] : 'seconds' in rule ? [`${rule.rule} ${rule.seconds}`] : [],
  );
  expect(made).toEqual(expect.arrayContaining(wanted));
});

test.each([
  'a race on a track against 4 cars',
  'carrera contra cinco zorros en una pista de hielo',
  'Rennspiel: drei Runden auf einer Strecke gegen 5 Autos',
  'collect 6 coins on the race track',
])('who is raced against, and where, is no number of stages: %s', (prompt) =>
  expect(read(prompt).rules.filter(({ rule }) => rule === 'levels')).toEqual([]),
);

test.each([
  ['a basket catches apples, 17 decibels', '17 decibels'],
  ['a maze with three wolves that chase me', 'three wolves'],
  ['a sword duel of two knights', 'two knights'],
  ['a platformer about a gnome who lives at number 12', '12'],
])('nothing is made of what may be anything: %s', (prompt, number) => {
  const { asks, rules } = read(prompt);
  expect(rules.filter((rule) => 'n' in rule)).toEqual([]);
  expect(asks.filter(({ text }) => text.includes(number)).map(({ outcome }) => outcome)).toEqual(['dropped']);
});
