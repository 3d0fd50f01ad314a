/** Colours that a prompt asks for, in a design: of its cast, of two sides, of what means something by its colour; and what became of each. */
import type { Brief } from '../brief.js';
import type { Actor, Ask, GameDesign, Genre } from '../design.js';
import { colourAsk } from '../asks/index.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { hueApart, lchOf } from '../oklch.js';
import { isBeing, type Placed } from './things.js';

type Draft = Omit<GameDesign, 'asks'>;
type Said = Brief['colours'][number];
type Sides = NonNullable<NonNullable<GameDesign['theme']['asked']>['sides']>;

/** Kinds whose two sides have pieces of their colours. */
const OF_PIECES: ReadonlySet<Genre> = new Set<Genre>([
  'tic_tac_toe',
  'connect_four',
  'reversi',
  'gomoku',
  'checkers',
  'chess',
  'backgammon',
  'mancala',
  'shuffleboard',
  'carrom',
  'race_board',
]);
/** Kinds that tell two players apart by their colours, beside what the whole game is painted in. */
const OF_TWO: ReadonlySet<Genre> = new Set<Genre>(['battleship', 'air_hockey', 'tank_battle', 'duel', 'snake']);
/** Kinds whose letters have a colour where they are right, and another where they are near. */
const MARKED: ReadonlySet<Genre> = new Set<Genre>(['guess_word', 'hangman', 'anagram', 'crossword']);
/** Whom the other side has where one colour alone is said. */
const OTHERS = ['#e0483e', '#2f78d0', '#f4c430', '#2f9e55'] as const;

type Coloured = Pick<Brief, 'colours' | 'rules'>;

interface Made {
  readonly draft: Draft;
  readonly kept: ReadonlySet<Said>;
}

/** The design with the colours of the brief, and one line for each of them. */
export function withColours(
  draft: Draft,
  brief: Coloured,
  cast: readonly Placed[],
): { readonly draft: Draft; readonly asks: Ask[] } {
  const steps = [withSides, withCoats, withMeant, withPalette];
  let made: Made = { draft, kept: new Set() };
  for (const step of steps) made = step(made, brief, cast);
  const { kept } = made;
  const asks = brief.colours.flatMap((one) => (one.span ? [colourAsk(one.span, kept.has(one), draft.lang)] : []));
  return { draft: made.draft, asks };
}

const and = (kept: ReadonlySet<Said>, more: readonly Said[]): ReadonlySet<Said> => new Set([...kept, ...more]);

const asked = (theme: Draft['theme'], more: Partial<NonNullable<Draft['theme']['asked']>>): Draft['theme'] => ({
  ...theme,
  asked: { colours: [], looks: [], ...theme.asked, ...more },
});

/** The colours of two players that are said, whose first and then the other's; of pieces one's own alone is enough. */
function sidesIn({ colours, rules }: Coloured, genre: Genre, hero?: string): readonly Said[] {
  const pieces = OF_PIECES.has(genre);
  if (!pieces && !OF_TWO.has(genre)) return [];
  if (genre === 'snake' && !rules.some(({ rule }) => rule === 'twoPlayers')) return [];
  // a firm's two colours are no two players
  const isOfSides = ({ as, several }: Said): boolean => pieces || as === 'thing' || several !== true;
  const valued = colours.filter((one) => one.value !== undefined && isOfSides(one));
  const isMine = ({ side, of }: Said): boolean => side === 'mine' || (pieces && of !== undefined && of === hero);
  const theirs = valued.find(({ side }) => side === 'theirs');
  const mine = valued.find(isMine) ?? valued.find((one) => one.value !== theirs?.value);
  const other = theirs ?? valued.find((one) => one !== mine && one.value !== mine?.value);
  if (!mine || (!other && !(pieces && isMine(mine)))) return [];
  // the snake is purple and the ground black: those are no two players
  if (other && !pieces && !mine.side && !other.side && mine.as !== other.as) return [];
  return other ? [mine, other] : [mine];
}

/** The brief whose scene has no colours that only two players are told apart by. */
export function withoutSides(brief: Brief, genre: Genre): Brief {
  const sides = sidesIn(brief, genre).filter(({ several }) => several !== true);
  if (sides.length === 0) return brief;
  const isElsewhere = (value: string): boolean => !sides.some((one) => one.value === value);
  return { ...brief, scene: { ...brief.scene, colours: brief.scene.colours.filter(isElsewhere) } };
}

/** "Yellow and black stones", "mine are black": the kinds of two sides have them. */
function withSides({ draft, kept }: Made, brief: Coloured, things: readonly Placed[]): Made {
  const { hero } = draft.cast;
  const played = things.find(({ mention }) => hero.from === 'prompt' && mention.picture === hero.sprite);
  const [mine, other] = sidesIn(brief, draft.genre, played?.thing.id);
  if (mine?.value === undefined) return { draft, kept };
  const colours: Sides['colours'] = [mine.value, other?.value ?? oppositeOf(mine.value)];
  const plain = hero.from !== 'prompt' || !isBeing(hero.sprite);
  const theme = asked(draft.theme, { sides: { colours, plain } });
  // a tank is its player's, as a piece is
  const own = draft.genre === 'snake' || (draft.genre === 'tank_battle' && !isBeing(hero.sprite));
  const cast = own ? { ...draft.cast, hero: { ...hero, colour: mine.value } } : draft.cast;
  return { draft: { ...draft, theme, cast }, kept: and(kept, other ? [mine, other] : [mine]) };
}

const oppositeOf = (colour: string): string => {
  const { h } = lchOf(colour);
  return OTHERS.find((one) => hueApart(lchOf(one).h, h) > 70) ?? OTHERS[0];
};

/** "Orange boat", "my car should be purple": whoever of the cast it is said of is drawn in it. */
function withCoats({ draft, kept }: Made, { colours }: Coloured, things: readonly Placed[]): Made {
  const coats = new Map<string, Said>();
  const { hero } = draft.cast;
  for (const one of colours) {
    if (one.value === undefined || kept.has(one)) continue;
    const own = one.of === undefined ? undefined : things.find(({ thing }) => thing.id === one.of)?.mention.picture;
    const sprite = own ?? (one.side === 'mine' && hero.from === 'prompt' ? hero.sprite : undefined);
    if (sprite !== undefined && !coats.has(sprite)) coats.set(sprite, one);
  }
  if (coats.size === 0) return { draft, kept };
  const worn = new Set<Said>();
  const dressed = (actor: Actor): Actor => {
    const coat = isLabelPicture(actor.sprite) ? undefined : coats.get(actor.sprite);
    if (coat?.value === undefined) return actor;
    worn.add(coat);
    return { ...actor, colour: coat.value };
  };
  const { enemies, items, obstacles, deco, goal, projectile } = draft.cast;
  const cast = {
    hero: dressed(hero),
    enemies: enemies.map(dressed),
    items: items.map(dressed),
    ...(goal ? { goal: dressed(goal) } : {}),
    obstacles: obstacles.map(dressed),
    ...(projectile ? { projectile: dressed(projectile) } : {}),
    deco: deco.map(dressed),
  };
  return { draft: { ...draft, cast }, kept: and(kept, [...worn]) };
}

/** "Purple instead of green": a right letter is purple. */
function withMeant({ draft, kept }: Made, { colours }: Coloured): Made {
  const swaps = colours.filter(({ value, instead }) => value !== undefined && instead !== undefined);
  if (!MARKED.has(draft.genre) || swaps.length === 0) return { draft, kept };
  const instead = swaps.slice(0, 3).map((one) => ({ of: one.instead as string, to: one.value as string }));
  return { draft: { ...draft, theme: asked(draft.theme, { instead }) }, kept: and(kept, swaps) };
}

/** What the palette was made of: of a film of greys the accent alone has a colour. */
function withPalette({ draft, kept }: Made, { colours }: Coloured): Made {
  const { style, asked: wish, palette } = draft.theme;
  const isInFilm = (value: string): boolean =>
    lchOf(value).c < 0.03 || hueApart(lchOf(value).h, lchOf(palette.accent).h) < 20;
  const isSeen = ({ as, value, look }: Said): boolean =>
    as === 'game' &&
    (look === undefined
      ? wish?.colours.some((one) => one === value) === true && (style !== 'noir' || isInFilm(value as string))
      : wish?.looks.some((one) => one === look) === true && style !== 'noir');
  return { draft, kept: and(kept, colours.filter(isSeen)) };
}
