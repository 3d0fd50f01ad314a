/** Hand-made designs to make games of, one a language or kind, without the reader. */
import { gameDesignSchema, type GameDesign } from '../../src/generation/design.js';

const en = {
  start: 'Play',
  tapToStart: 'Tap to play',
  win: 'You made it!',
  lose: 'Oh no!',
  again: 'Play again',
  score: 'Score',
  best: 'Best',
  lives: 'Lives',
  time: 'Time',
  level: 'Level',
  wave: 'Wave',
  boss: 'Boss',
  paused: 'Paused',
  muted: 'Sound',
  goal: 'Catch the fish and reach the igloo',
  controls: 'Controls',
};

export const penguin: GameDesign = gameDesignSchema.parse({
  v: 1,
  seed: 20260,
  lang: 'en',
  title: 'Penguin Peaks',
  tagline: 'One small penguin, one very big winter.',
  texts: en,
  genre: 'platformer',
  theme: {
    id: 'ice',
    time: 'day',
    mood: 'cheerful',
    weather: 'snow',
    palette: {
      sky: '#5bb3e8',
      horizon: '#dff3ff',
      far: '#8fbbe0',
      near: '#4f86b8',
      solid: '#5d87b5',
      solidEdge: '#eaf7ff',
      ink: '#12304a',
      panel: '#eef8ff',
      accent: '#ffb02e',
      danger: '#e5484d',
    },
  },
  cast: {
    hero: { name: 'penguin', sprite: 'penguin', from: 'prompt' },
    enemies: [
      { name: 'walrus', sprite: 'seal', from: 'prompt' },
      { name: 'polar bear', sprite: 'polar-bear', from: 'theme' },
    ],
    items: [
      { name: 'fish', sprite: 'fish', from: 'prompt' },
      { name: 'snowflake', sprite: 'snowflake', from: 'theme' },
    ],
    goal: { name: 'igloo', sprite: 'house', from: 'kind' },
    deco: [
      { name: 'snowman', sprite: 'snowman', from: 'theme' },
      { name: 'tree', sprite: 'evergreen-tree', from: 'theme' },
    ],
  },
  rules: [{ rule: 'lives', n: 3 }, { rule: 'doubleJump' }],
  difficulty: 'normal',
  controls: [
    { key: '← →', action: 'run' },
    { key: 'Space', action: 'jump, twice in the air' },
  ],
  audio: { music: 'cheerful', tempo: 124 },
  evidence: [],
  ignored: [],
});

/** The same game with parts replaced. */
export function designLike(base: GameDesign, over: Partial<GameDesign>): GameDesign {
  return gameDesignSchema.parse({ ...base, ...over });
}
