import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import { SECOND, SECOND_KEYS, type KindSpeech } from '../speech.types.js';
import { modeOf } from './mode.js';

export const speech: KindSpeech = {
  called: 'a duel',
  does: 'Play a match against one opponent.',
  plays: ['bring', 'avoid', 'fight', 'throw', 'shoot', 'hit', 'guard', 'push', 'race'],
  draws: ['soccer-ball', 'table', 'boxing-glove', 'goal-net'],
  near: ['arena', 'breakout', 'racing', 'platformer'],
  nearWhere: { prompt: 'ball', near: ['breakout'] },
  themes: ['castle', 'cyberpunk', 'ice', 'sports'],
  emoji: { 'ping-pong': 6 },
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL] },
  modes: [
    {
      mode: 'court',
      words:
        /pong|tennis|tenis|tênis|hockey|volley|badminton|squash|乒乓|网球|テニス|卓球|ホッケー|теннис|хоккей|테니스|탁구/iu,
    },
    { mode: 'ring', words: /sumo|wrestl|相撲|スモウ|摔跤|сумо|ringkampf|ringen|lutte|스모|씨름|schubs/iu },
    {
      mode: 'fight',
      words: new RegExp(
        [
          String.raw`fight|box|karate|kampf|prügel|lucha|pelea|combat|luta|格闘|格斗|拳|бокс|дра[кч]|единобор|격투|권투|kung|sword|schwert`,
          String.raw`|fireball|wizard|zauber|magic|sorci|mago|магия|волшеб|魔法|ninja|忍者|samurai|侍|knight|ritter|chevalier|cavalier`,
          String.raw`|caballero|рыцар|cowboy|pistol`,
        ].join(''),
        'iu',
      ),
    },
  ],
  played: modeOf,
  goals: [{ line: 'duel' }],
  most: { points: 60 },
  controls: [
    ['mouse', 'move', 'drag', { mode: ['court'] }],
    ['arrows', 'move', 'none', { mode: ['court'] }],
    ['space', 'strike', 'tap', { mode: ['court'] }],
    ['arrows', 'move', 'stick', { mode: ['ring'] }],
    ['space', 'shove', 'a', { mode: ['ring'] }],
    ['leftRight', 'move', 'stick', { mode: ['fight'] }],
    ['up', 'jump', 'up', { mode: ['fight'] }],
    ['down', 'guard', 'down', { mode: ['fight'] }],
    ['space', 'strike', 'a', { mode: ['fight'] }],
    // the second button throws, or dashes where only that was asked for
    [SECOND, 'throw', 'b', { mode: ['fight'], without: ['dash', 'shooting'] }],
    [SECOND, 'throw', 'b', { rule: ['shooting'] }],
    [SECOND, 'dash', 'b', { rule: ['dash'], without: ['shooting'] }],
    [SECOND_KEYS, 'second', 'none'],
  ],
  title: 'rival',
  lends: [{ rule: 'boss' }],
  can: 'multiplayer',
  figures: true,
};
