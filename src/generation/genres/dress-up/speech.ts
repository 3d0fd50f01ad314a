import { CHOOSING } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { OCCASIONS } from './mode.js';

export const speech: KindSpeech = {
  called: 'a dress-up game',
  does: 'Dress someone for the occasion from a wardrobe of pieces, colours and prints.',
  plays: ['take', 'bring', 'make', 'clean', 'push', 'match'],
  draws: [
    'princess',
    'prince',
    'person',
    'child',
    'girl',
    'boy',
    'woman',
    'man',
    'teddy-bear',
    'mirror',
    'person-with-veil',
    'person-with-crown',
    'nesting-dolls',
  ],
  near: ['virtual_pet', 'memory', 'clicker'],
  themes: ['home', 'toys', 'castle', 'candy', 'garden'],
  emoji: { dress: 6, 'high-heeled-shoe': 5, kimono: 5, lipstick: 5, 'nail-polish': 5, 'womans-clothes': 5 },
  slots: {
    crowd: 'hero',
    leads: ['doll', 'one', 'bare', 'crowd', 'foe', 'alone', 'riderAlone'],
    moves: [
      // what stands in nobody's way is put on
      { from: 'obstacle', what: 'lifeless', to: 'item' },
      { from: 'goal', what: 'lifeless', to: 'item' },
    ],
    rest: { lifeless: 'item' },
    items: 1,
    own: { pictures: ['girl', 'princess', 'teddy-bear', 'rabbit', 'cat'] },
  },
  modes: [
    {
      mode: 'winter',
      words:
        /winter|\bcold\b|\bsnow|kalt|schnee|invierno|fr[ií]o\b|hiver|froid|neige|inverno|freddo|frio\b|koud|zim[aęyiąo]|zimn|mróz|kış|soğuk|musim dingin|зим|холод|冬|寒|겨울|추[운워]|सर्दी|ठंड|الشتاء|شتاء|برد/iu,
    },
    {
      mode: 'rainy',
      words:
        /\brain(?!bow)|\bregen(?!bog)|lluvi|pluie|pleut|piov|pioggia|chuva|deszcz|yağmur|hujan|дожд|дощ|雨|비 오는|비옷|장마|बारिश|बरसात|مطر|المطر/iu,
    },
    {
      mode: 'summer',
      words:
        /summer|\bbeach|sommer|strand|verano|playa|\bété\b|plage|estate\b|spiaggia|verão|praia|zomer|\blat[oea]\b|plaż|\byaz(?:lık|ın)?\b|plaj|musim panas|pantai|лет[оан]|пляж|літ[оан]|夏|海辺|海边|여름|해변|गर्मी|समुद्र तट|الصيف|صيف|شاطئ/iu,
    },
    {
      mode: 'ball',
      words:
        /\b(?:ball|prom|wedding|party|gala)\b|hochzeit|abschlussball|\bbaile|boda|fiesta|\bbal\b|mariage|noces|\bfête|ballo\b|matrimonio|nozze|festa|casamento|bruiloft|feest|wesel|ślub|balu\b|\bbalo|düğün|parti|pesta|pernikahan|\bбал(?:а|у)?\b|свадьб|выпускн|весілл|випускн|舞踏会|パーティ|結婚|舞会|婚礼|派对|무도회|결혼|파티|शादी|दुल्हन|पार्टी|حفل|زفاف|عروس/iu,
    },
  ],
  played: ({ mode }) => OCCASIONS.find((one) => one === mode) ?? 'plain',
  goals: [{ line: 'dressUp' }],
  warns: 'never',
  controls: CHOOSING,
  title: 'dress',
  byColour: true,
  ideas: ['dye', 'occasion', 'print', 'alike', 'unwanted', 'portrait', 'glimpse'],
};
