/** Words of a prompt that say which of a kind's games is meant. The mode is decided by them here, once; the kinds read the mode. */
import type { GameDesign, GameMode, Genre } from '../design.js';

/** Words, and what they were understood as. */
export interface Said {
  readonly text: string;
  readonly as: string;
}
type Cues = readonly (readonly [GameMode, RegExp])[];

const DUEL: Cues = [
  [
    'court',
    /pong|tennis|tenis|tênis|hockey|volley|badminton|squash|乒乓|网球|テニス|卓球|ホッケー|теннис|хоккей|테니스|탁구/iu,
  ],
  ['ring', /sumo|wrestl|相撲|スモウ|摔跤|сумо|ringkampf|ringen|lutte|스모|씨름|schubs/iu],
  [
    'fight',
    new RegExp(
      [
        String.raw`fight|box|karate|kampf|prügel|lucha|pelea|combat|luta|格闘|格斗|拳|бокс|дра[кч]|единобор|격투|권투|kung|sword|schwert`,
        String.raw`|fireball|wizard|zauber|magic|sorci|mago|магия|волшеб|魔法|ninja|忍者|samurai|侍|knight|ritter|chevalier|cavalier`,
        String.raw`|caballero|рыцар|cowboy|pistol`,
      ].join(''),
      'iu',
    ),
  ],
];
const AIM: Cues = [
  [
    'golf',
    /golf|putt|curling|bowl|billiard|snooker|pinball|flipper|ゴルフ|ボウリング|ビリヤード|高尔夫|台球|保龄|гольф|бильярд|боулинг|جولف|غولف|골프|볼링|당구|billar|bolos|bilhar|boliche|biliardo|kegeln|マーブル|marble/iu,
  ],
  [
    'archery',
    /archer|bow\b|arrow|dart|cannon|artiller|bogensch|pfeil|arco|flecha|fl[èe]ch|freccia|弓|アーチェリー|射箭|из лука|стрел|رماية|양궁|penalt|elfmeter|basket|catap|katap/iu,
  ],
  // whatever else is aimed with is aimed at something
  ['targets', /./u],
];
const CATCH: Cues = [
  ['slice', /slic|ninja|cut|schneid|cort|tagli|coup|切|斬|реж|ناي|썰/iu],
  ['holes', /whack|mole|maulwurf|topo|taupe|toupeira|talpa|もぐら|モグラ|地鼠|крот|두더지|خلد/iu],
  ['fish', /fish|angel|fisch|pesc|pêch|pech|釣|钓|рыб|낚|صيد|salmon|lachs/iu],
];
const LAMP: Cues = [
  [
    'lamp',
    /green|light|signal|duel|draw|ampel|grün|vert|feu|verde|sem[aá]foro|緑|信号|绿|зел[её]н|светофор|test|신호|أخضر/iu,
  ],
];
const CAPITALS = /capital|capita(?:is|li)|hauptst|首都|столиц|عواصم|عاصمة|수도/iu;
const PARTS: Cues = [
  ['capitals_europe', /europ|ヨーロッパ|欧|европ/iu],
  ['capitals_america', /am[eé]ric|amerik|アメリカ|美洲|америк/iu],
];
const QUIZ: Cues = [
  [
    'typing',
    /typing|types?\b|tipp|dactylo|clavier|mecanograf|teclado|digita|tastiera|タイピング|打字|печат|клавиатур|타자/iu,
  ],
  ['capitals', CAPITALS],
  ['sums', /math|rechen|matem|calcul|aritm|算|数学|матем|сч[её]т|حساب|산수|수학/iu],
  ['words', /vocab|spell|word|wort|vokab|mot\b|mots|palabra|palavra|parol|буква|слов|單|单词|単語|كلم|단어/iu],
];
const MAZE: Cues = [
  [
    'stealth',
    /stealth|sneak|heist|thief|burglar|\bspy|sigilo|furtiv|schleich|infiltr|ladr[oó]n|voleur|ladr[aã]o|ladro|泥棒|怪盗|ステルス|忍|潜入|潜行|小偷|стелс|вор\b|тайком|تسلل/iu,
  ],
];
const SHMUP: Cues = [
  ['formation', /invad|invas|formation|formaci|formaç|galag|eindringl|envahiss|インベーダー|侵略|阵|갤러그/iu],
];

const cued = (cues: Cues, said: readonly Said[]): GameMode | undefined =>
  cues.find(([, words]) => said.some(({ text }) => words.test(text)))?.[0];

/** The mode that these words name; undefined where they leave it to the kind. */
export function modeSaid(genre: Genre, said: readonly Said[]): GameMode | undefined {
  const ofKind = said.filter(({ as }) => as === 'kind');
  switch (genre) {
    case 'duel':
      return cued(DUEL, said);
    case 'aim_physics':
      return cued(AIM, ofKind);
    case 'reaction':
      return cued(CATCH, [...ofKind, ...said.filter(({ as }) => as === 'item')]) ?? cued(LAMP, said);
    case 'quiz': {
      const mode = cued(QUIZ, said);
      return mode === 'capitals' ? (cued(PARTS, said) ?? mode) : mode;
    }
    case 'maze':
      return cued(MAZE, said);
    case 'shmup':
      return cued(SHMUP, said);
    default:
      return undefined;
  }
}

/**
 * The mode of a game that is changed: the one that the change names as a kind ("as sumo"), else the one it had, else what
 * all words of the change say. Pong with a knight in it is still pong. Another kind of game begins anew.
 */
export function modeChanged(
  parent: Pick<GameDesign, 'genre' | 'mode'>,
  genre: Genre,
  said: readonly Said[],
): GameMode | undefined {
  const named = modeSaid(
    genre,
    said.filter(({ as }) => as === 'kind'),
  );
  return named ?? (parent.genre === genre ? parent.mode : undefined) ?? modeSaid(genre, said);
}
