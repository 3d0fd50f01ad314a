/** Games of two persons: a computer that is named is whom one plays against; where nobody else is named, one plays oneself. */
import type { Actor } from '../design.js';
import { textsOf } from '../texts/texts-of.js';
import { lives } from './sorts.js';
import type { Placed } from './things.js';

const COMPUTERS: ReadonlySet<string> = new Set(['laptop', 'desktop-computer']);
/** What is shown of a computer that plays. */
export const OPPONENT = 'robot';
const PLAYER = 'grinning-face-with-big-eyes';

/** The one who plays, where the prompt names nobody. */
export const oneself = (lang: string): Actor => ({
  name: textsOf(lang).you,
  sprite: PLAYER,
  traits: [],
  from: 'kind',
});

export const isOneself = ({ from, sprite }: Actor): boolean => from === 'kind' && sprite === PLAYER;

/**
 * The things, with the computer of "against the computer" and the robot of "against a robot" as the enemy where nobody else is at the board.
 * Where others are, a computer only moves for them, and is left out; a robot is one of them.
 */
export function seat(named: readonly Placed[]): readonly Placed[] {
  const isTaken = named.some(({ role }) => role === 'hero' || role === 'enemy');
  // whoever lives plays, and is no piece: "tic-tac-toe with cats and dogs"
  const things = isTaken
    ? named
    : named.map((one): Placed => (one.role === 'item' && lives(one) ? { ...one, role: 'free' } : one));
  const others = things.filter(({ mention }) => !COMPUTERS.has(mention.picture));
  const computer = things.find(({ mention }) => COMPUTERS.has(mention.picture));
  const [only, ...more] = others.filter(lives);
  if (only && more.length === 0 && !computer && only.mention.picture === OPPONENT && !only.mention.plural)
    return others.map((one) => (one === only ? { ...one, role: 'enemy' } : one));
  if (!computer || only) return others;
  const mention = { ...computer.mention, picture: OPPONENT, kind: 'creature', plural: false } as const;
  return [...others, { ...computer, mention, role: 'enemy' }];
}
