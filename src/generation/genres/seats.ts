/** The kinds that two may play, each in a half of the window (`../kit/two/`), and what is special of a seat there. Not in it: what is for two of itself. */
import type { GameDesign, Genre } from '../design.js';
import type { Meeting } from '../kit/two/index.js';

const alone = (design: GameDesign): GameDesign => ({
  ...design,
  rules: [...design.rules.filter(({ rule }) => rule !== 'rivals'), { rule: 'noEnemies' }],
});

const LONG = ['levels', 'collect', 'timer', 'waves', 'bossEvery'];
/** A match is over sooner than a way of many levels. */
const ofLevels =
  (n: number) =>
  (design: GameDesign): GameDesign =>
    design.content || design.rules.some(({ rule }) => LONG.includes(rule))
      ? design
      : { ...design, rules: [...design.rules, { rule: 'levels', n }] };
const short = ofLevels(3);

export const SEATS: Readonly<Partial<Record<Genre, Meeting>>> = {
  arena: { design: ofLevels(1) },
  breakout: {},
  bubble_shooter: { design: short },
  catcher: { design: short },
  crossing: {},
  delivery_game: { design: short },
  falling_blocks: {},
  flappy: { design: ofLevels(1) },
  herding_game: {},
  marble_path: { design: short },
  maze: { design: short },
  platformer: { design: short },
  // who comes in behind a car of the computer has lost the race, and would lose the match while the other has far to go
  racing: { design: alone },
  runner: { design: short },
  shmup: { design: ofLevels(1) },
  snake: { design: short },
  sokoban: {},
  tower_stacking: { design: short },
};
