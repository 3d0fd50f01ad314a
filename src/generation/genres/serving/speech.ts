import { CHOOSING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { GUEST, isCooking, isFeeding } from './mode.js';

export const speech: KindSpeech = {
  called: 'a serving game',
  does: 'Serve each guest at the counter what they want, from the shelf or freshly cooked, before they run out of patience.',
  plays: ['take', 'eat', 'bring', 'make', 'throw', 'push', 'match'],
  draws: ['table'],
  near: ['delivery_game', 'catcher', 'farm_sim', 'clicker'],
  themes: ['kitchen', 'candy', 'city', 'toys', 'village'],
  themesIn: { feeding: ['garden', 'farm', 'forest'] },
  emoji: { cook: 6, 'fork-and-knife-with-plate': 5, cooking: 6, 'shopping-cart': 4 },
  slots: {
    crowd: 'enemy',
    leads: ['one', 'bare', 'riderAlone'],
    // whoever is brought something is a guest
    moves: [
      { from: 'goal', what: 'agent', to: 'enemy' },
      { from: 'item', what: 'living', to: 'enemy' },
      { from: 'obstacle', what: 'agent', to: 'enemy' },
    ],
    rest: { agent: 'enemy', lifeless: 'item' },
    itself: [
      'cooking',
      'fork-and-knife-with-plate',
      'convenience-store',
      'stove',
      'table',
      'shopping-cart',
      'restaurant',
    ],
    items: 3,
    own: { pictures: ['cook'] },
    foes: ['cat', 'rabbit', 'penguin', 'bear'],
    inMode: {
      feeding: {
        // who is fed is not played: whoever feeds is said to
        leads: [],
        moves: [
          { from: 'goal', what: 'agent', to: 'item' },
          { from: 'ally', to: 'item' },
          { from: 'projectile', what: 'lifeless', to: 'item' },
          { from: 'obstacle', what: 'agent', to: 'enemy' },
        ],
        rest: { agent: 'item', beast: 'item' },
        // "feed the bear honey": the only animal there is the guest
        later: [
          { from: 'hero', what: 'beast', to: 'item', ifNone: 'eater' },
          { from: 'hero', what: 'beast', to: 'item', ifNone: 'beast' },
          { from: 'enemy', what: 'eater', to: 'item', ifNone: 'eater' },
          // "pigeons are fed by a man"
          { from: 'item', what: 'person', beside: 'beast', to: 'hero', ifEmpty: ['hero'], most: 1 },
        ],
        items: 2,
        own: { pictures: ['farmer'] },
        foes: ['raccoon'],
        feeds: GUEST,
      },
    },
  },
  modes: [
    {
      mode: 'cooking',
      games: ['cooking_game'],
      words:
        /\bcook(?:s|ing)?\b|\bbak(?:e|es|ing)\b|koch|back(?:e|en|spiel)|cocin|hornea|cuisin|cozin|culin[aá]|cucin|kook|bak(?:ken|spel)|gotow|piecz|memasak|masak|pişir|aşçı|готов|кулинар|кулінар|料理|クッキング|요리|做饭|烹饪|烹飪|做菜|पका|कुकिंग|طبخ|طهي/iu,
      as: ['kind'],
    },
    { mode: 'feeding', games: ['feeding_game'] },
  ],
  played: (design) => (isFeeding(design) ? 'feeding' : isCooking(design) ? 'cooking' : 'plain'),
  goals: [
    { line: 'feedNumber', when: { mode: ['feeding'], rule: ['collect'] } },
    { line: 'feedAll', when: { mode: ['feeding'] } },
    { line: 'cookOrders', when: { mode: ['cooking'] } },
    { line: 'serveNumber', when: { rule: ['collect'] } },
    { line: 'serveGuests' },
  ],
  warns: 'never',
  warnsIn: { feeding: 'named' },
  controls: CHOOSING,
  title: 'serve',
  titlesOf: { feeding: 'feed' },
  ideas: (design) => (isFeeding(design) ? ['courses', 'uninvited', 'shy', 'siblings', 'refill'] : []),
};
