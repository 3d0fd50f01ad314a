/** What a prompt asks for and the game has nothing of is told, and nothing that is in it. */
import { expect, test } from 'vitest';
import { parseBrief } from '../../../src/generation/brief.js';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { fillBrief } from '../../../src/generation/filling/index.js';
import { ASK_NOTES } from '../../../src/generation/languages/asks.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const made = (prompt: string): GameDesign => readPrompt({ prompt, seed: 7, supported: GENRES });
const told = ({ asks, lang }: GameDesign): string[] =>
  asks
    .filter(({ kind, outcome, note }) => kind === 'wish' && outcome === 'dropped' && note === ASK_NOTES[lang]?.notUsed)
    .map(({ text }) => text);

test.each([
  // deeds
  ['a platformer where a girl grooms a horse and collects carrots', ['grooms a horse']],
  ['a delivery game where a boy assembles a bicycle and delivers parcels', ['assembles a bicycle']],
  ['a snake game: a boy sneaks past grandma and eats apples', ['sneaks past grandma']],
  ['un juego de plataformas donde una niña cepilla un caballo y recoge zanahorias', ['cepilla un caballo']],
  // more things than are drawn, and none of a slot that is
  ['memory with foxes, owls, boots, anchors, kites, pumpkins, drums and violins', ['drums', 'violins']],
  ['memory avec des renards et des hiboux, le but est un phare', ['phare']],
  ['battleship with an octopus against a shark, with water lilies', ['water lilies']],
  // weather that nobody sees
  ['a racing game in the rain with a red car', ['rain']],
  ['ein Autorennen im Regen', ['Regen']],
  ['una carrera de coches bajo la lluvia', ['lluvia']],
])('%s: tells %j', (prompt, lines) => {
  const design = made(prompt);
  expect(told(design)).toEqual(lines);
  for (const { text, start, end } of design.asks) expect(prompt.slice(start, end)).toContain(text);
});

test.each([
  'a stealth game: a boy sneaks past grandma',
  'a platformer where a girl collects carrots and jumps over rocks',
  'a platformer with a fox in the rain',
  'ein Memory mit Füchsen und Eulen',
  'ein Jump and Run im Wald mit einem Fuchs, der Pilze sammelt',
  'un jeu de plateforme avec un renard qui ramasse des champignons',
  // not to happen, names, titles and messages
  'a quiz where you must not feed the ducks',
  'a chess game called The Lighthouse',
  'a maze with a mouse, at the end it says "the lighthouse is lit"',
  // what a kind draws itself
  'breakout with bricks',
  'a cleaning game where firefighters put out fires in houses',
])('%s: has nothing to tell', (prompt) => {
  expect(told(made(prompt))).toEqual([]);
});

test('tells each once, in the order of the prompt, at most eight, and leaves out of what was ignored what it tells', () => {
  const words = ['drums', 'violins', 'trumpets', 'guitars', 'ladders', 'tents', 'anvils', 'kettles', 'sofas', 'lamps'];
  const prompt = `battleship, please, ${words.join(', ')}, drums`;
  let from = 0;
  const things = [...words, 'drums'].map((word, at) => {
    const start = prompt.indexOf(word, from);
    from = start + 1;
    const span = { start, end: start + word.length, text: word };
    return { id: `t${at}`, is: word.slice(0, -1), word, part: 'projectile' as const, span };
  });
  const brief = parseBrief({ v: 1, language: 'en', kinds: [{ kind: 'battleship', points: 12 }], things });
  const design = fillBrief({ brief, seed: 7, supported: ['battleship'] });
  expect(told(design)).toEqual(words.slice(0, 8));
  expect(design.ignored.filter((line) => words.slice(0, 8).includes(line))).toEqual([]);
});

test('a boss that has a face of its own is drawn where the game has a boss', () => {
  const prompt = 'platformer: a fox against wolves, bats, snakes and owls, the final boss is a dragon';
  expect(told(made(prompt))).toEqual([]);
});
