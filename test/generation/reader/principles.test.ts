/**
 * What the reader must do whatever it scores (`npm run eval`): one prompt for each principle, each read exactly. Pictures
 * by role; 'a/b' = either will do.
 */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign, type Genre } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

interface Expected {
  readonly lang: string;
  readonly kind?: Genre;
  readonly hero?: string;
  readonly enemies?: readonly string[];
  readonly items?: readonly string[];
  readonly theme?: string;
  readonly rules?: readonly string[];
}

type Row = readonly [principle: string, prompt: string, expected: Expected];

const PRINCIPLES: readonly Row[] = [
  [
    'who acts is the hero, what is collected an item, what is avoided an enemy',
    'a platformer where a fox collects berries and avoids wolves',
    { lang: 'en', kind: 'platformer', hero: 'fox', items: ['strawberry'], enemies: ['wolf'] },
  ],
  [
    'a named game is its kind, and "but" tells what differs',
    'Flappy bird but with a flying pig over a volcano',
    { lang: 'en', kind: 'flappy', hero: 'pig', theme: 'volcano' },
  ],
  [
    'a known title gives its parts to things: "as ghosts"',
    'can you make pacman but with a bee in a flower garden eating pollen and spiders as ghosts',
    { lang: 'en', kind: 'maze', hero: 'honeybee', enemies: ['spider'], theme: 'garden' },
  ],
  [
    'the head noun names the kind, not the things in it',
    'snake game where a train eats pizza',
    { lang: 'en', kind: 'snake', hero: 'train/locomotive', items: ['pizza'] },
  ],
  [
    'bricks are of what they are made of',
    'Breakout, but every brick is a donut and the paddle is a cat',
    { lang: 'en', kind: 'breakout', hero: 'cat', items: ['doughnut'] },
  ],
  [
    'numbers belong to what they count',
    'zombie shooter in a graveyard at night, boss every 3 waves',
    { lang: 'en', enemies: ['person-zombie'], theme: 'haunted', rules: ['bossEvery 3'] },
  ],
  [
    'minutes are seconds, and numbers may be words',
    'Breakout mit Käse statt Ziegeln, 3 Leben und zwei Minuten Zeit',
    { lang: 'de', kind: 'breakout', items: ['cheese-wedge'], rules: ['lives 3', 'timer 120'] },
  ],
  [
    'the second sentence goes on with the first',
    'Make a racing game with snails. 3 laps.',
    { lang: 'en', kind: 'racing', hero: 'snail' },
  ],
  [
    'who chases is an enemy, whoever is named first',
    'maze game: mouse looking for cheese while cats chase it',
    { lang: 'en', kind: 'maze', hero: 'mouse/mouse-face', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  [
    'a subordinate clause has a subject of its own',
    'лабиринт, где мышка ищет сыр, а кот её ловит',
    { lang: 'ru', kind: 'maze', hero: 'mouse', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  [
    'who defends is the hero, against whom the enemy',
    'Tower defense where frogs protect their pond from mosquitoes',
    { lang: 'en', kind: 'tower_defense', hero: 'frog', enemies: ['mosquito'] },
  ],
  [
    '"you are" names the hero, wherever it stands',
    'push the crates in a warehouse, you are a small robot',
    { lang: 'en', kind: 'sokoban', hero: 'robot' },
  ],
  [
    '"I want to be" does, too',
    'I want to be a wizard who fights goblins with fireballs in a castle',
    { lang: 'en', kind: 'arena', hero: 'person-mage', enemies: ['cave-goblin'], theme: 'castle' },
  ],
  [
    'an infinitive after "help" is what the hero does',
    'help a turtle cross a busy highway full of trucks',
    { lang: 'en', kind: 'crossing', hero: 'turtle', enemies: ['delivery-truck'] },
  ],
  [
    'instead of: the one that is there, not the one that is gone',
    'space shooter with bananas instead of bullets, you play a gorilla, enemies are aliens',
    { lang: 'en', kind: 'shmup', hero: 'gorilla', enemies: ['alien'] },
  ],
  [
    'what is refused is a rule, and what is left is played',
    'no enemies please, just a snail collecting mushrooms in the rain',
    { lang: 'en', hero: 'snail', items: ['mushroom'], rules: ['noEnemies'] },
  ],
  [
    'a list after a colon is of the things',
    'memory game with sea animals: octopus, whale, crab',
    { lang: 'en', kind: 'memory', items: ['octopus', 'whale/spouting-whale', 'crab'], theme: 'ocean' },
  ],
  [
    'a person in the sentence around the game is not in it',
    'My son loves trucks. Make a simple game where a truck collects boxes.',
    { lang: 'en', hero: 'delivery-truck', items: ['package'], rules: ['gentle'] },
  ],
  [
    'a sentence that begins with "Create a game" says more in its clauses',
    'Create a 2D side-scrolling platformer game where the player controls a ninja cat that jumps across rooftops in Tokyo at night, collecting sushi and avoiding robot dogs. There should be 3 levels.',
    { lang: 'en', kind: 'platformer', hero: 'cat', items: ['sushi'], enemies: ['dog/robot'], rules: ['levels 3'] },
  ],
  [
    'after a semicolon others attack',
    'A witch flies on a broom through the night collecting pumpkins; bats and ghosts attack her',
    { lang: 'en', hero: 'woman-mage', items: ['jack-o-lantern'], enemies: ['bat', 'ghost'], theme: 'haunted' },
  ],
  [
    'a proper name is no thing, and what it is called is',
    'Help Mia the mermaid collect pearls. Sharks are dangerous.',
    { lang: 'en', hero: 'person-merpeople', items: ['white-circle'], enemies: ['shark'] },
  ],
  [
    'a boss is a rule in any language',
    'você é um astronauta e atira em alienígenas na lua, com chefão',
    { lang: 'pt', hero: 'astronaut', enemies: ['alien'], theme: 'space', rules: ['boss'] },
  ],
  [
    'German verbs at the end of their clause',
    'Mach mir ein Spiel, in dem ein Eichhörnchen Nüsse sammelt und dabei Adlern ausweicht',
    { lang: 'de', hero: 'chipmunk', items: ['chestnut'], enemies: ['eagle'] },
  ],
  [
    'what befalls the hero during it',
    'Ein Pinguin rutscht durch das Eis und fängt Fische, während Robben ihn jagen. 4 Leben.',
    { lang: 'de', hero: 'penguin', items: ['fish'], enemies: ['seal'], rules: ['lives 4'], theme: 'ice' },
  ],
  [
    'who is saved is no enemy, from whom is',
    'Ein Ritter rettet eine Prinzessin vor einem Drachen',
    { lang: 'de', hero: 'knight', enemies: ['dragon'] },
  ],
  [
    'Spanish relative clauses',
    'juego de plataformas con un pingüino que recoge peces y esquiva focas, con doble salto',
    { lang: 'es', kind: 'platformer', hero: 'penguin', items: ['fish'], enemies: ['seal'], rules: ['doubleJump'] },
  ],
  [
    'a road and its cars are to be crossed',
    'una rana cruza la carretera llena de coches para llegar a su casa',
    { lang: 'es', kind: 'crossing', hero: 'frog', enemies: ['automobile'] },
  ],
  [
    'French participles',
    'fais-moi un jeu où une abeille récolte du miel en évitant les guêpes',
    { lang: 'fr', hero: 'honeybee', items: ['honey-pot'] },
  ],
  [
    'French: who fights, whom, and where',
    'un jeu de tir où une sorcière combat des citrouilles dans un manoir hanté',
    { lang: 'fr', hero: 'woman-mage', enemies: ['jack-o-lantern'], theme: 'haunted' },
  ],
  [
    'Italian: who flees from whom',
    'sei una principessa che scappa dai fantasmi in un labirinto',
    { lang: 'it', kind: 'maze', hero: 'princess', enemies: ['ghost'] },
  ],
  [
    'Portuguese: what is eaten, and what is fled from',
    'jogo de plataforma com um macaco que pega bananas e foge de cobras',
    { lang: 'pt', kind: 'platformer', hero: 'monkey', items: ['banana'], enemies: ['snake'] },
  ],
  [
    'Russian endings',
    'платформер про лису, которая собирает грибы и убегает от волков',
    { lang: 'ru', kind: 'platformer', hero: 'fox', items: ['mushroom'], enemies: ['wolf'] },
  ],
  [
    'Japanese particles',
    'うさぎがにんじんを集めながらキツネから逃げるゲーム',
    { lang: 'ja', hero: 'rabbit', items: ['carrot'], enemies: ['fox'] },
  ],
  [
    'Japanese: a noun behind its clause',
    'ドラゴンを倒す騎士のゲーム、お城が舞台',
    { lang: 'ja', hero: 'knight', enemies: ['dragon'], theme: 'castle' },
  ],
  [
    'Chinese without spaces',
    '小蜜蜂采花蜜，躲避蜘蛛，背景是花园',
    { lang: 'zh', hero: 'honeybee', items: ['honey-pot/blossom'], enemies: ['spider'], theme: 'garden' },
  ],
  [
    'Chinese numbers',
    '机器人打外星人的竞技场游戏，每五波有一个boss',
    { lang: 'zh', kind: 'arena', hero: 'robot', enemies: ['alien'], rules: ['bossEvery 5'] },
  ],
  ['Korean particles', '고양이가 물고기를 잡는 게임', { lang: 'ko', hero: 'cat', items: ['fish'] }],
  [
    'Arabic, from right to left',
    'لعبة منصات مع قطة تجمع النجوم',
    { lang: 'ar', kind: 'platformer', hero: 'cat', items: ['star'] },
  ],
  ['pictures for words', '🐝🌸🌸🌸', { lang: 'en', hero: 'honeybee', items: ['cherry-blossom'] }],
  ['a kind without any thing', 'quiz about the solar system', { lang: 'en', kind: 'quiz', theme: 'space' }],
];

const shows = (wanted: string, actors: readonly { sprite: string }[]): boolean =>
  wanted.split('/').some((sprite) => actors.some((actor) => actor.sprite === sprite));

const ruleText = (rule: GameDesign['rules'][number] | undefined): string => {
  if (!rule) return '';
  if ('n' in rule) return `${rule.rule} ${rule.n}`;
  return 'seconds' in rule ? `${rule.rule} ${rule.seconds}` : rule.rule;
};

/** What the design lacks of what the row expects, in words. */
function misses(design: GameDesign, expected: Expected): string[] {
  const { cast, rules } = design;
  return [
    ...(design.lang === expected.lang ? [] : [`language ${design.lang}`]),
    ...(!expected.kind || expected.kind === design.genre ? [] : [`kind ${design.genre}`]),
    ...(!expected.hero || shows(expected.hero, [cast.hero]) ? [] : [`hero ${cast.hero.sprite}`]),
    ...(expected.enemies ?? []).filter((one) => !shows(one, cast.enemies)).map((one) => `enemy ${one}`),
    ...(expected.items ?? []).filter((one) => !shows(one, cast.items)).map((one) => `item ${one}`),
    ...(!expected.theme || expected.theme === design.theme.id ? [] : [`theme ${design.theme.id}`]),
    ...(expected.rules ?? [])
      .filter((one) => !rules.some((rule) => ruleText(rule) === one))
      .map((one) => `rule ${one}`),
  ];
}

describe('the reader', () => {
  // two seeds: what the prompt says may not depend on chance
  it.each(PRINCIPLES)('%s', (_principle, prompt, expected) => {
    const found = [7, 4_000_000_000].map((seed) => misses(readPrompt({ prompt, seed, supported: GENRES }), expected));
    expect(found).toEqual([[], []]);
  });
});
