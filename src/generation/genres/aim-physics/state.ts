/** What a running game of aim is made of. */
import type { GameDesign, RuleName } from '../../design.js';
import { heard, type Words } from '../../kit/heard.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Shot } from './plan.js';
import type { Mode, World } from './world.js';

export interface State {
  readonly mode: Mode;
  /** the hero shoots something instead of flying */
  readonly archer: boolean;
  readonly boss: boolean;
  world: World;
  plan: readonly Shot[];
  /** shots of this hole left, and given */
  left: number;
  given: number;
  shots: number;
  /** how the player aims: radians and 0…1 */
  angle: number;
  power: number;
  /** where a finger went down, or null */
  drag: { x: number; y: number } | null;
  /** frames that the key is held; 0: not charging */
  charge: number;
  /** frames that it has been turned by keys or stick */
  turning: number;
  /** frames since the last shot came to rest; the next one waits a moment */
  calm: number;
  /** courses that were played in this level */
  turn: number;
  gathered: number;
  need: number;
  shield: boolean;
  /** frames of joy after a hole */
  cheer: number;
  readonly squash: Spring;
  trail: { x: number; y: number }[];
  bot: { wait: number; shot: Shot | null; from: number };
}

const GOLF =
  /golf|putt|curling|bowl|billiard|snooker|pinball|flipper|ゴルフ|ボウリング|ビリヤード|高尔夫|台球|保龄|гольф|бильярд|боулинг|جولف|غولف|골프|볼링|당구|billar|bolos|bilhar|boliche|biliardo|kegeln|マーブル|marble/iu;
const ARROWS =
  /archer|bow\b|arrow|dart|cannon|artiller|bogensch|pfeil|arco|flecha|fl[èe]ch|freccia|弓|アーチェリー|射箭|из лука|стрел|رماية|양궁|penalt|elfmeter|basket|catap|katap/iu;

/** what the style is decided by: of a running game, or of a design alone */
interface Asked {
  readonly design: Words & Pick<GameDesign, 'seed'>;
  has(rule: RuleName): boolean;
}

/** the words by which the prompt named the kind */
const words = (g: Asked): string =>
  heard(g.design)
    .filter(({ as }) => as === 'kind')
    .map(({ text }) => text)
    .join();

/** Golf or targets, as the prompt names it; where it does not, the seed decides. */
export function modeOf(g: Asked): Mode {
  const said = words(g);
  const turn = Math.imul(g.design.seed ^ 0x5bd1, 0x9e3779b1) >>> 16;
  if (GOLF.test(said)) return turn % 2 ? 'side' : 'top';
  if (g.has('shooting') || said) return 'targets';
  return (['targets', 'top', 'side'] as const)[turn % 3] as Mode;
}
export const isArcher = (g: Game): boolean =>
  modeOf(g) === 'targets' && (g.has('shooting') || g.design.cast.projectile !== undefined || ARROWS.test(words(g)));
