import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import type { Idea } from '../../design.js';
import { isThrowing, modeOf, type Mode } from './mode.js';
import { targetsOf } from './throwing/mode.js';

const IDEAS: Readonly<Record<Mode, readonly Idea[]>> = {
  top: ['bank', 'sand', 'slope', 'mill', 'pond', 'tunnel', 'posts'],
  side: [],
  targets: ['glass', 'lintel', 'boulder', 'lob', 'dominoes', 'hovering', 'blast'],
};

const THROWING_IDEAS: readonly Idea[] = ['leave', 'peek', 'golden', 'crosswind', 'helmets', 'together', 'dark'];

export const speech: KindSpeech = {
  called: 'an aiming game',
  does: 'Aim a slingshot and let go.',
  plays: ['take', 'make', 'fight', 'throw', 'shoot', 'hit', 'push', 'match'],
  draws: ['soccer-ball', 'triangular-flag', 'sand', 'bullseye', 'bow-and-arrow'],
  near: ['breakout', 'catcher', 'shmup', 'platformer'],
  nearWhere: { prompt: 'walker', near: ['catcher', 'reaction', 'platformer'] },
  themes: ['garden', 'farm', 'beach'],
  emoji: { 'flag-in-hole': 6, 'bow-and-arrow': 4, bullseye: 4 },
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    // a crowd is thrown at, not played
    inMode: { throwing: { leads: ['one', 'bare', 'vehicle', 'riderAlone'] } },
    // "thrown at haystacks": what is named to stand there is aimed at
    moves: [
      { from: 'obstacle', to: 'item', ifEmpty: ['item', 'enemy'] },
      { from: 'obstacle', what: 'lifeless', to: 'deco', mode: 'throwing' },
      { from: 'enemy', what: 'spared', to: 'obstacle', mode: 'throwing' },
      { from: 'hero', what: 'many', to: 'enemy', mode: 'throwing' },
      // "from the wall I pelt knights with eggs"
      { from: 'hero', what: 'rough', to: 'deco', mode: 'throwing' },
      { from: 'projectile', what: 'agent', to: 'enemy', ifEmpty: ['enemy', 'goal'], mode: 'throwing' },
    ],
    rest: { target: 'goal' },
    // the holes of a course are made by the course
    itself: ['hole'],
    goalIsItem: true,
    implied: 'ball',
  },
  modes: [
    { mode: 'throwing', games: ['throwing_game', 'shooting_gallery', 'duck_hunt', 'moorhuhn'] },
    // by the game that is asked for, so that a golf that was kept before there was this mode keeps its view
    { mode: 'mini_golf', games: ['mini_golf'] },
    {
      mode: 'golf',
      words:
        /golf|putt|curling|bowl|billiard|snooker|pinball|flipper|ゴルフ|ボウリング|ビリヤード|高尔夫|台球|保龄|гольф|бильярд|боулинг|جولف|غولف|골프|볼링|당구|billar|bolos|bilhar|boliche|biliardo|kegeln|マーブル|marble/iu,
      as: ['kind'],
    },
    {
      mode: 'archery',
      words:
        /archer|bow\b|arrow|dart|cannon|artiller|bogensch|pfeil|arco|flecha|fl[èe]ch|freccia|(?<!弹)弓|アーチェリー|射箭|из лука|стрел|رماية|양궁|penalt|elfmeter|basket|catap|katap/iu,
      as: ['kind'],
    },
    // whatever else is aimed with is aimed at something
    { mode: 'targets', words: /./u, as: ['kind'] },
  ],
  played: (design) => (isThrowing(design) ? 'throwing' : modeOf(design) === 'targets' ? 'targets' : 'golf'),
  foes: (design) => (isThrowing(design) ? targetsOf(design) : design.cast.enemies),
  goals: [
    { line: 'hit', when: { mode: ['targets', 'throwing'] } },
    COUNTED,
    // the cup looks like a thing of the prompt, where it names no goal
    { line: 'hole', when: { goalOpen: true } },
    { line: 'aim' },
  ],
  controls: [
    ['mouse', 'throw', 'tap', { mode: ['throwing'] }],
    ['arrows', 'aim', 'none', { mode: ['throwing'] }],
    ['space', 'throw', 'none', { mode: ['throwing'] }],
    ['mouse', 'pullBack', 'drag', { mode: ['targets', 'golf'] }],
    ['arrows', 'aim', 'none', { mode: ['targets', 'golf'] }],
    ['space', 'power', 'none', { mode: ['targets', 'golf'] }],
  ],
  title: 'aim',
  ideas: (design) => (isThrowing(design) ? THROWING_IDEAS : IDEAS[modeOf(design)]),
  throws: 'throws',
  figures: ['throwing'],
};
