import { LIFELESS_FOES, ONE_OF_THEM } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { isStation } from './mode.js';

export const speech: KindSpeech = {
  called: 'a timing game',
  does: 'Press at exactly the right moment to bake, chop or skip rope.',
  plays: ['eat', 'make', 'hit', 'push', 'over'],
  draws: ['knot'],
  near: ['reaction', 'rhythm', 'tower_stacking'],
  themes: ['kitchen', 'garden', 'forest', 'farm', 'school', 'sports'],
  slots: {
    crowd: 'item',
    leads: ONE_OF_THEM,
    moves: [LIFELESS_FOES],
    rest: { lifeless: 'item' },
    itself: ['stove', 'axe', 'cooking', 'knot'],
  },
  modes: [
    {
      mode: 'rope',
      games: ['jump_rope'],
      words:
        /\brope|springseil|\bseil(?:spring|hüpf)|corde à sauter|\bcuerda|\bcomba|\bcorda\b|touwtje|skakank|скакал|\bip atla|lompat tali|نط الحبل|रस्सी कूद|縄跳|なわとび|줄넘기|跳绳/iu,
    },
    {
      mode: 'chop',
      words:
        /\bchop|\bwood\b|\blogs?\b|\baxe?\b|holz|\baxt\b|hack|bois\b|bûch|hache|leña|hacha|legna|ascia|lenha|machado|hout|bijl|drewn|drwa|siekier|дров|топор|дрова|сокир|odun|balta|kayu|kapak|حطب|فأس|लकड़|कुल्हाड़|薪|斧|장작|도끼|柴/iu,
    },
    {
      mode: 'bake',
      words:
        /\bbak|\bbread|\boven|pancake|\bpizza|cookie|toast|\bcook|\bfry|\bgrill|brot|ofen|pfannkuchen|\bback|pain\b|\bfour\b|crêpe|\bpan\b|horno|tortita|\bpane\b|forno|frittell|pão|panqueca|brood|pannenkoek|chleb|piec|naleśnik|хлеб|печ[ьи]|блин|хліб|млин|ekmek|fırın|krep|roti|panekuk|خبز|فرن|فطائر|रोटी|पराठ|तवा|パン|ホットケーキ|焼|빵|오븐|팬케이크|面包|烤|煎/iu,
    },
  ],
  played: ({ mode }) => (isStation(mode) ? mode : 'plain'),
  goals: [{ line: 'rightMoment' }],
  warns: 'never',
  controls: [
    ['space', 'rightMoment', 'tap'],
    ['mouse', 'rightMoment', 'none'],
  ],
  title: 'time',
  levelNames: true,
  figures: true,
};
