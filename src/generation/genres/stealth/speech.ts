import { ONE_OF_THEM, COUNTED } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { isAsleep, isRedLight } from './mode.js';

export const speech: KindSpeech = {
  called: 'a stealth game',
  does: 'Sneak past watchers and sleepers, hide, take things and get out unseen.',
  plays: ['take', 'eat', 'steal', 'save', 'avoid', 'throw', 'push', 'sneak'],
  draws: ['flashlight'],
  near: ['maze', 'crossing', 'hidden_objects'],
  themes: ['castle', 'haunted', 'kitchen', 'school', 'city', 'home', 'village'],
  slots: {
    crowd: 'hero',
    leads: ONE_OF_THEM,
    rest: { hostile: 'enemy' },
    own: { pictures: ['raccoon', 'cat', 'ninja', 'mouse'] },
  },
  modes: [
    { mode: 'red_light', games: ['red_light_green_light'] },
    {
      mode: 'sleepers',
      // no word of the table but those for sleep and waking
      words: new RegExp(
        [
          String.raw`asleep|sleep|snor|napp|dozing|wak(?:e|ing)|schl[aä]f|schnarch|penn|weck|wach(?:t|en)\b|duerm|dorm|durm|despiert|despert|ronca`,
          String.raw`|\bdort\b|endormi|ronfl|réveill|addorment|\brussa|svegli|acord|sla(?:a)?p(?:t|en)|snurk|wakker|śpi|chrap|bud[zź]`,
          String.raw`|\bсп[ия]т|спящ|храп|дремл|разбуд|просн|спл[яи]|спить|хропе|розбуд|прокин|uyu|uyan|horla|tidur|dengkur|bangun`,
          String.raw`|寝|眠|いびき|ねて|起こ|目を覚|자고|자는|잠|졸고|코 고|깨우|깨지|睡|打盹|呼噜|吵醒|نائم|نيام|نايم|[تي]نام|يقاظ|يستيقظ|توقظ|सो[ तया]|खर्रा|जगा|जाग|नींद`,
        ].join(''),
        'iu',
      ),
    },
  ],
  played: (design) => (isRedLight(design) ? 'red_light' : isAsleep(design) ? 'sleepers' : 'plain'),
  goals: [
    { line: 'freeze', when: { mode: ['red_light'] } },
    { line: 'wakeNobody', when: { mode: ['sleepers'] } },
    { ...COUNTED, when: { rule: ['collect'] } },
    { line: 'sneak' },
  ],
  controls: [
    ['arrows', 'move', 'stick'],
    ['space', 'tiptoe', 'a', { mode: ['plain', 'sleepers'] }],
  ],
  title: 'sneak',
  levelNames: true,
  figures: true,
};
