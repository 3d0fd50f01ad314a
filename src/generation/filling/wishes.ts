/** Wishes to the letter in a design: messages at its end, signs, keys, names of the cast; and what became of each wish. */
import { asksOf } from '../asks/index.js';
import type { Brief, BriefSpan } from '../brief.js';
import { designText, type Actor, type GameDesign } from '../design.js';
import { withBoard } from './board-size.js';
import { withColours } from './colours.js';
import { contentAsk, withoutFacts } from './content.js';
import { withoutFactsOf } from './named.js';
import { isAgent, type Placed } from './things.js';

/** What of a design is there when its wishes are looked at. */
export interface Wished {
  readonly brief: Pick<
    Brief,
    | 'texts'
    | 'words'
    | 'content'
    | 'subject'
    | 'keys'
    | 'keyNames'
    | 'grid'
    | 'numbers'
    | 'beyond'
    | 'game'
    | 'colours'
    | 'rules'
  >;
  readonly cast: readonly Placed[];
  /** the sentence that says what no game can do; empty for what this one can */
  readonly cannot: (id: string) => string;
}

type Draft = Omit<GameDesign, 'asks'>;

/** Letters of a sign. */
const LONGEST_SIGN = 60;
/** The lanes that keys can be of. */
const LANES = [3, 4];

/** The design with every wish in it that it can take, and what became of each. Its evidence is of the same prompt. */
export function withWishes(plain: Draft, wished: Wished): GameDesign {
  const { brief } = wished;
  const { draft, asks: colours } = withColours(plain, brief, wished.cast);
  const design = withBoard(withSigns(withNames(withKeys(withTexts(draft, brief), brief), wished), brief), brief);
  const subject = withoutFacts(design, brief);
  const asks = asksOf(design, {
    literals: brief.texts
      .filter(({ use, span }) => use !== 'quoted' || !isUsed(span, draft))
      .map(({ use, text, span }) => ({ use, text, start: span.start, end: span.end })),
    keys: brief.keys && { letters: brief.keys.letters, ...brief.keys.span },
    keyNames: brief.keyNames.map(({ key, span }) => ({ key, ...span })),
    grid: brief.grid?.span && { ...brief.grid, ...brief.grid.span },
    words: brief.words.flatMap(({ text, span }) => (span ? [{ text, start: span.start, end: span.end }] : [])),
    numbers: unusedNumbers(design, brief),
    impossible: impossible(wished),
    content: contentAsk(design, brief) ?? subject,
    colours,
  });
  // that the game cannot be made at all is told before what it cannot be about, which the wishes tell
  const isNear = design.named?.why !== undefined;
  const named = subject && !isNear ? { ...design.named, ...withoutFactsOf(subject.text, design) } : design.named;
  return { ...design, ...(named ? { named } : {}), asks };
}

/** Whether something of a design was made of a stretch: the "hard" of a "hard" mode. */
const isUsed = ({ start, end }: BriefSpan, { evidence }: Draft): boolean =>
  evidence.some((one) => one.start < end && one.end > start);

const textsFor = ({ texts }: Pick<Brief, 'texts'>, use: Brief['texts'][number]['use']): string[] =>
  texts.filter((one) => one.use === use).map(({ text }) => text);

/** A game that is changed keeps what was asked for before, unless it is asked for anew. */
function withTexts(draft: Draft, brief: Wished['brief']): Draft {
  // of several the last one ends the game; the others are seen on its way
  const wins = textsFor(brief, 'win');
  const signs = textsFor(brief, 'sign');
  // a text too long for a sign ends the game, where no other does
  const long = signs.length > 1 ? signs.findLast((text) => text.length > LONGEST_SIGN / 2) : undefined;
  const win = wins.at(-1) ?? long;
  const [lose] = textsFor(brief, 'lose');
  const messages = {
    ...draft.messages,
    ...(win === undefined ? {} : { win: designText(win, 160) }),
    ...(lose === undefined ? {} : { lose: designText(lose, 160) }),
  };
  const seen = [...new Set([...signs, ...wins.slice(0, -1)])].filter((text) => text !== win);
  const sign = designText(seen.join(' · '), LONGEST_SIGN) || draft.sign;
  return {
    ...draft,
    texts: { ...draft.texts, win: messages.win ?? draft.texts.win, lose: messages.lose ?? draft.texts.lose },
    ...(Object.keys(messages).length === 0 ? {} : { messages }),
    ...(sign === undefined ? {} : { sign }),
  };
}

function withKeys({ keys: before, ...draft }: Draft, { keys }: Wished['brief']): Draft {
  const letters = keys && LANES.includes(keys.letters.length) ? [...keys.letters] : before;
  if (!letters || draft.genre !== 'rhythm') return draft;
  const [first, ...others] = draft.controls;
  const controls = first ? [{ ...first, key: letters.join(' ') }, ...others] : draft.controls;
  return { ...draft, keys: letters, controls };
}

/** "a dragon called Smaug": the dragon of the cast has that name, and bears it. */
function withNames(draft: Draft, { brief, cast: things }: Wished): Draft {
  const names = brief.texts.filter(({ use, text }) => use === 'name' && text !== draft.title);
  if (names.length === 0) return draft;
  const nameOf = ({ sprite, from }: Actor): string | undefined => {
    if (from !== 'prompt') return undefined;
    const ids = things.filter(({ mention }) => mention.picture === sprite).map(({ thing }) => thing.id);
    return names.find(({ of }) => of !== undefined && ids.includes(of))?.text;
  };
  const named = (actor: Actor): Actor => {
    const name = nameOf(actor);
    return name === undefined ? actor : { ...actor, name: designText(name, 40), named: true };
  };
  const { cast } = draft;
  return { ...draft, cast: { ...cast, enemies: cast.enemies.map(named), obstacles: cast.obstacles.map(named) } };
}

/** Names that nobody of the cast bears, of whom the game is for or of a firm, are seen all the time. */
function withSigns(draft: Draft, { texts }: Wished['brief']): Draft {
  const { cast, messages } = draft;
  const actors = [cast.hero, ...cast.enemies, ...cast.items, ...cast.obstacles, ...(cast.goal ? [cast.goal] : [])];
  const shown = [
    draft.title,
    draft.sign ?? '',
    messages?.win ?? '',
    messages?.lose ?? '',
    ...actors.map(({ name }) => name),
  ];
  const free = texts.filter(({ use, text }) => use === 'name' && !shown.some((line) => line.includes(text)));
  const sign = [...new Set(free.map(({ text }) => text))].reduce(
    (line, text) => (line.length + text.length + 3 <= LONGEST_SIGN ? [line, text].filter(Boolean).join(' · ') : line),
    draft.sign ?? '',
  );
  return sign === '' ? draft : { ...draft, sign: designText(sign, LONGEST_SIGN) };
}

/** Who stands on the other side, or lies about, has its name for itself. */
const OTHERS: ReadonlySet<string> = new Set(['enemy', 'boss', 'obstacle', 'item', 'goal', 'place']);

/** A name that is said of the hero, or of nobody else: "a hedgehog called Pip", "my name is Ada", "my cat Biscotte". */
export function heroNameOf({ texts }: Pick<Brief, 'texts'>, cast: readonly Placed[]): string | undefined {
  const own = texts.find(
    ({ use, of }) => use === 'name' && !cast.some(({ thing, role }) => thing.id === of && OTHERS.has(role)),
  );
  const hero = cast.find(({ role, mention }) => role === 'hero' && isAgent(mention) && !mention.plural);
  // "my wife Ann and our dog Tofu": whoever is played and has a name of its own keeps it
  return (own?.of === undefined ? hero?.thing.called : undefined) ?? own?.text ?? hero?.thing.called;
}

/** What evidence says of a thing of the cast, not of a number beside it. */
const OF_CAST: ReadonlySet<string> = new Set(['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile']);

/** Numbers that nothing came of. So many lanes as there are keys are no wish of their own, nor is the 2048 of the game. */
function unusedNumbers(design: Draft, { numbers, game, content }: Wished['brief']): BriefSpan[] {
  const used: readonly { readonly start: number; readonly end: number }[] = [
    ...design.evidence.filter(({ as }) => !OF_CAST.has(as)),
    ...(game?.span ? [game.span] : []),
    ...(content?.span ? [content.span] : []),
  ];
  return numbers
    .filter(({ value }) => value !== design.keys?.length)
    .filter(({ span }) => !used.some((one) => one.start < span.end && one.end > span.start))
    .map(({ whole }) => whole);
}

function impossible({ brief, cannot }: Wished): (BriefSpan & { note: string })[] {
  return brief.beyond.flatMap(({ what, span }) => {
    const note = cannot(what);
    return span && note !== '' ? [{ ...span, note }] : [];
  });
}
