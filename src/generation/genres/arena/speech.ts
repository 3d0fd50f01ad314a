import { arenaMode } from './mode.js';
import { AGAINST_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';

/** What the levels of each of its games bring in. */
const IDEAS_OF = {
  plain: ['shooters', 'dashers', 'split', 'ice', 'bursts', 'dark', 'chief'],
  growing: ['dashers', 'dark', 'haste', 'chief'],
  // what a level offers is told on cards
  survivors: ['upShot', 'upBlades', 'upGlow', 'upWave', 'upPower', 'upHaste', 'upFeet', 'upMagnet', 'upHeart'],
  bosses: [],
  guard: ['pincer', 'nimble', 'sly', 'over', 'dark', 'sturdy'],
} as const;

export const speech: KindSpeech = {
  called: 'an arena game',
  does: 'Survive attacks from all sides.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'fight', 'chase', 'throw', 'shoot', 'hit'],
  playsIn: { guard: ['guard'] },
  near: ['shmup', 'maze', 'platformer', 'snake', 'duel'],
  themes: ['haunted', 'cyberpunk', 'castle', 'volcano', 'desert'],
  emoji: { 'crossed-swords': 6 },
  slots: {
    crowd: 'enemy',
    leads: AGAINST_THEM,
    moves: [
      // what can be carried off lies about in pieces; a house stays a house
      { from: 'goal', what: 'harmless', to: 'item', mode: 'guard' },
      { from: 'item', what: 'raider', to: 'enemy', mode: 'guard' },
      { from: 'item', what: 'hostile', to: 'enemy', mode: 'guard' },
      { from: 'enemy', what: 'flock', beside: 'raider', to: 'item', mode: 'guard' },
      { from: 'ally', to: 'item', mode: 'guard' },
    ],
    rest: { vehicle: 'enemy' },
    shoots: true,
  },
  modes: [
    {
      mode: 'growing',
      games: ['eating_game', 'agar_io', 'feeding_frenzy', 'hungry_shark_evolution', 'hungry_shark_world', 'katamari'],
    },
    { mode: 'survivors', games: ['vampire_survivors'] },
    { mode: 'guard', games: ['guard_game'] },
    { mode: 'bosses', games: ['boss_rush', 'dark_souls', 'god_of_war'] },
  ],
  played: arenaMode,
  goals: [
    { line: 'grow', when: { mode: ['growing'], without: ['collect'] } },
    { line: 'bosses', when: { mode: ['bosses'] } },
    { line: 'keepSafe', when: { mode: ['guard'], goalOpen: true } },
    { line: 'keepAway', when: { mode: ['guard'] } },
    { line: 'outlast', when: { mode: ['survivors'] } },
    COUNTED,
    { line: 'gather', when: { rule: ['noEnemies'] } },
    { line: 'survive' },
  ],
  controls: [
    ['arrows', 'move', 'stick'],
    ['mouse', 'move', 'none', { mode: ['growing', 'survivors', 'guard'] }],
    ['space', 'dash', 'a', { mode: ['growing', 'survivors'] }],
    ['space', 'scare', 'a', { mode: ['guard'] }],
    ['1–3', 'select', 'tap', { mode: ['survivors'] }],
    ['mouse', 'aim', 'tap', { mode: ['plain', 'bosses'] }],
    ['space', 'shoot', 'a', { mode: ['plain', 'bosses'] }],
    [SECOND, 'dodge', 'b', { mode: ['bosses'] }],
    [SECOND, 'dash', 'b', { mode: ['plain'], rule: ['dash'] }],
  ],
  title: 'fight',
  titlesOf: { growing: 'eat', guard: 'guard' },
  ideas: (design) => IDEAS_OF[arenaMode(design)],
  lends: [{ rule: 'waves', n: 5 }, { rule: 'shooting' }, { rule: 'dash' }, { rule: 'boss' }],
  figures: true,
};
