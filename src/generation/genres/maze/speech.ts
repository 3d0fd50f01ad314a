import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import { SECOND, type KindSpeech } from '../speech.types.js';
import { isField, isStealthy } from './mode.js';

export const speech: KindSpeech = {
  called: 'a maze game',
  does: 'Find the way out while something chases you.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'fight', 'chase', 'hit', 'cross'],
  playsIn: { stealth: ['sneak'] },
  draws: ['brick'],
  near: ['sokoban', 'snake', 'arena', 'platformer'],
  nearWhere: { prompt: 'chased', near: ['sokoban', 'arena'] },
  themes: ['castle', 'haunted', 'cave', 'school', 'home'],
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    // nothing bars the way across a field: the hoover that one runs from runs after one
    moves: [{ from: 'obstacle', what: 'device', to: 'enemy', ifEmpty: ['enemy', 'boss'], mode: 'field' }],
  },
  modes: [
    {
      mode: 'dots',
      games: ['pac_man'],
      words:
        /\b(?:dots|pellets|power ?pills?)\b|pac-?gommes?|pünktchen|kügelchen|futterpillen|bolitas|bolinhas|pallini|stippen|bolletjes|kropk|kulk|noktac|точк|шарик|крапк|кульк|ドット|クッキー|豆|小点|알갱이|गोलिय|titik/iu,
    },
    {
      mode: 'stealth',
      words:
        /stealth|sneak|heist|thief|burglar|\bspy|sigilo|furtiv|schleich|infiltr|ladr[oó]n|voleur|ladr[aã]o|ladro|泥棒|怪盗|ステルス|忍|潜入|潜行|小偷|стелс|вор\b|тайком|تسلل/iu,
    },
    { mode: 'field', games: ['collecting_game', 'chase_game'] },
  ],
  played: (design) =>
    design.mode === 'dots' || design.mode === 'field' ? design.mode : isStealthy(design) ? 'stealth' : 'plain',
  goals: [
    COUNTED,
    { line: 'eatAllInTime', when: { mode: ['dots'], rule: ['noEnemies'] } },
    { line: 'eatAll', when: { mode: ['dots'] } },
    { line: 'sneak', when: { mode: ['stealth'] } },
    { line: 'gather', when: { mode: ['field'] } },
    { line: 'reach' },
  ],
  controls: [
    ['arrows', 'move', 'swipe'],
    [SECOND, 'dash', 'b', { rule: ['dash'] }],
  ],
  title: 'maze',
  titlesOf: { field: 'any' },
  levelNames: true,
  ideas: (design) =>
    isField(design)
      ? ['power', 'cutoff', 'edges', 'haste', 'dark']
      : ['power', 'rooms', 'cutoff', 'edges', 'haste', 'dark', 'key'],
  figures: true,
};
