import type { KindSpeech } from '../speech.types.js';
import { toldIdeas } from './ideas.js';
import { workOf } from './mode.js';

export const speech: KindSpeech = {
  called: 'a cleaning game',
  does: 'Clean everything up, put out fires, or light the lamps.',
  plays: ['take', 'save', 'bring', 'make', 'clean', 'avoid', 'fight', 'chase', 'hit', 'push'],
  draws: ['fire', 'window', 'house', 'droplet', 'water', 'fog', 'light-bulb', 'flashlight', 'lighthouse'],
  near: ['arena', 'maze', 'delivery_game', 'reaction'],
  // what burns makes no volcano
  speaksOf: ['volcano'],
  themes: ['home', 'kitchen', 'city', 'garden', 'school', 'village'],
  emoji: {
    broom: 6,
    sponge: 6,
    soap: 5,
    toothbrush: 6,
    bucket: 4,
    'fire-extinguisher': 6,
    firefighter: 6,
    'fire-engine': 4,
  },
  slots: {
    crowd: 'item',
    leads: ['one', 'bare', 'vehicle', 'riderAlone'],
    moves: [
      // who is saved from a fire is fetched; what burns stands there
      { from: 'goal', what: 'living', to: 'item', mode: 'fire' },
      { from: 'enemy', what: 'living', to: 'item', mode: 'fire' },
      { from: 'item', what: 'lifeless', to: 'obstacle', mode: 'fire' },
      { from: 'projectile', to: 'deco', mode: 'fire' },
      // a lamp that is lit is no goal that one gets to
      { from: 'goal', what: 'lifeless', to: 'item', mode: 'lamps', ifEmpty: ['item'] },
      { from: 'obstacle', what: 'lifeless', to: 'item', mode: 'lamps', ifEmpty: ['item'] },
      { from: 'goal', what: 'lifeless', to: 'item', ifEmpty: ['item'] },
    ],
    rest: { hostile: 'enemy', living: 'enemy' },
    // what one cleans or sprays with, and the rain that comes, are no things that lie about
    itself: [
      'cloud-with-rain',
      'lotion-bottle',
      'hose',
      'fire-extinguisher',
      'sprinkler',
      'water',
      'droplet',
      'ladder',
    ],
    own: { pictures: ['cleaner', 'raccoon'] },
    foes: ['dog', 'cat'],
    flock: ['dust-bunny'],
    inMode: {
      fire: { own: { pictures: ['firefighter'] }, foes: ['fire'], flock: ['fire-hydrant'] },
      lamps: { own: { pictures: ['person-fairy', 'owl'] }, foes: ['bat'], flock: ['red-paper-lantern'] },
    },
  },
  modes: [
    { mode: 'fire', games: ['firefighting'] },
    { mode: 'lamps', games: ['lighting_game'] },
    {
      mode: 'panes',
      words:
        /window|\bpanes?\b|skyscraper|fenster|scheiben|hochhaus|wolkenkratzer|ventana|cristal|rascacielos|fenêtre|vitre|gratte-ciel|janela|vidraça|arranha|finestr|lavavetri|\bvetri|grattacielo|\bra(?:am|men)\b|ruiten|glazenwasser|wolkenkrabber|\bok(?:n|ien)|\bszyb|wieżow|pencere|\bcam(?:lar|ları|ı)?\b|gökdelen|окн|окон|небоскр|вікн|вікон|шибк|хмарочос|窓|ガラス|窗|玻璃|摩天|창문|유리창|고층|खिड़क|نوافذ|نافذ|زجاج|ناطحة|jendela|kaca\b|pencakar/iu,
    },
  ],
  played: workOf,
  goals: [
    { line: 'dousing', when: { mode: ['fire'] } },
    { line: 'lightNumber', when: { mode: ['lamps'], rule: ['collect'] } },
    { line: 'lightAll', when: { mode: ['lamps'] } },
    { line: 'cleanNumber', when: { rule: ['collect'] } },
    { line: 'cleanAll' },
  ],
  controls: [
    ['arrows', 'move', 'none'],
    ['mouse', 'head', 'drag'],
  ],
  warns: 'named',
  title: 'clean',
  titlesOf: { fire: 'fire', lamps: 'lights' },
  levelNames: true,
  ideas: toldIdeas,
  figures: true,
};
