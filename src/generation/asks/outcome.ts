/** What became of each wish of a prompt: kept, changed or dropped, told in the game's language. */
import type { Brief } from '../brief.js';
import type { KeyName } from '../design-lists.js';
import { designText, RULE_NAMES, type Ask, type GameDesign, type Rule, type RuleName } from '../design.js';
import { SECOND } from '../genres/speech.types.js';
import { SPEECHES } from '../genres/speeches.js';
import { ASK_NOTES } from '../languages/asks.js';
import type { AskNotes } from '../languages/asks.types.js';
import { graphemes } from '../letters.js';
import type { NamedKey } from './key-names.js';
import type { Keys } from './keys.js';
import type { Literal } from './literals.js';
import type { Stretch } from './quoted.js';

/** Everything found in a prompt; offsets are the prompt's. */
export interface Wishes {
  readonly literals: readonly Literal[];
  readonly keys: Keys | undefined;
  readonly keyNames: readonly NamedKey[];
  /** cells of a board */
  readonly grid: (Stretch & { readonly rows: number; readonly columns: number }) | undefined;
  /** the words of a list, which is one wish */
  readonly words: readonly Stretch[];
  /** numbers that led to nothing */
  readonly numbers: readonly Stretch[];
  /** what is to be learnt by playing, and what became of it */
  readonly content?: Ask | undefined;
  /** each colour, and what became of it */
  readonly colours?: readonly Ask[];
  /** what no game here does, with the sentence that says so */
  readonly impossible: readonly (Stretch & { readonly note: string })[];
}

/** How many a design holds. */
const MOST = 40;
const RULES: ReadonlySet<string> = new Set(RULE_NAMES);

/** In the order of the prompt. */
export function asksOf(design: Omit<GameDesign, 'asks'>, wishes: Wishes): Ask[] {
  const notes = notesOf(design.lang);
  const asks = [
    ...wishes.literals.map((literal) => literalAsk(literal, design, notes)),
    ...(wishes.keys ? [keysAsk(wishes.keys, design, notes)] : []),
    ...wishes.keyNames.map((one) => keyNameAsk(one, design, notes)),
    ...(wishes.grid ? [gridAsk(wishes.grid, design, notes)] : []),
    ...wordsAsk(wishes.words, design, notes),
    ...(wishes.content ? [wishes.content] : []),
    ...(wishes.colours ?? []),
    ...rulesAsked(design, notes),
    ...wishes.numbers.map((number) => ask('number', number, 'dropped', notes.notUsed)),
    ...wishes.impossible.map(({ note, ...stretch }) => ask('wish', stretch, 'dropped', note)),
  ];
  return withoutTwins(asks.sort((a, b) => a.start - b.start || b.end - a.end)).slice(0, MOST);
}

/** Each stretch of the prompt once: where two wishes stand in the same words, what was kept of them, else the first. */
function withoutTwins(asks: readonly Ask[]): Ask[] {
  const inside = (one: Ask, other: Ask): boolean => one.start >= other.start && one.end <= other.end;
  return asks.filter(
    (one, at) =>
      !asks.some((other, place) => {
        if (other === one || !inside(one, other)) return false;
        const same = inside(other, one);
        return same
          ? (other.outcome === 'kept') === (one.outcome === 'kept')
            ? place < at
            : other.outcome === 'kept'
          : one.outcome === 'dropped';
      }),
  );
}

/** A design whose kind keeps none of these rules: their wishes are dropped. */
export function dropRules(design: GameDesign, lost: ReadonlySet<RuleName>): Ask[] {
  const places = design.evidence.filter(({ as }) => (lost as ReadonlySet<string>).has(as));
  const isLost = ({ kind, start, end }: Ask) =>
    (kind === 'rule' || kind === 'number') && places.some((one) => one.start === start && one.end === end);
  const notes = notesOf(design.lang);
  return design.asks.map((one) =>
    isLost(one) ? { ...one, outcome: 'dropped', note: notes.notUsed } : keysWithout(one, design, lost, notes),
  );
}

/** A wish for keys, once more: where one plays alone, the second half of the keyboard does nothing. */
function keysWithout(one: Ask, design: GameDesign, lost: ReadonlySet<RuleName>, notes: AskNotes): Ask {
  if (one.kind !== 'keys' || !lost.has('twoPlayers')) return one;
  const { keys, keyNames = [] } = (design.brief ?? {}) as Partial<Pick<Brief, 'keys' | 'keyNames'>>;
  const alone = { ...design, rules: design.rules.filter(({ rule }) => !lost.has(rule)) };
  const name = keyNames.find(({ span }) => span.start === one.start);
  if (name) return keyNameAsk({ key: name.key, ...name.span }, alone, notes);
  return keys?.span.start === one.start ? keysAsk({ letters: keys.letters, ...keys.span }, alone, notes) : one;
}

function notesOf(lang: string): AskNotes {
  return ASK_NOTES[lang] ?? ASK_NOTES['en']!;
}

function ask(kind: Ask['kind'], { text, start, end }: Stretch, outcome: Ask['outcome'], note = ''): Ask {
  return { kind, text: designText(text, 80), start, end, outcome, note: designText(note, 120) };
}

/** A colour: kept where it is to be seen in the game. */
export const colourAsk = (colour: Stretch, kept: boolean, lang: string): Ask =>
  kept ? ask('colour', colour, 'kept') : ask('colour', colour, 'dropped', notesOf(lang).notUsed);

const ASK_OF_USE = {
  title: 'title',
  win: 'message',
  lose: 'message',
  sign: 'sign',
  name: 'name',
  quoted: 'wish',
} as const;

/** Kept where the text stands somewhere in the design; changed where it was too long for its place. */
function literalAsk(literal: Literal, design: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask {
  const { cast, texts } = design;
  const actors = [cast.hero, ...cast.enemies, ...cast.items, ...(cast.goal ? [cast.goal] : []), ...cast.obstacles];
  const places = [design.title, texts.win, texts.lose, design.sign ?? '', ...actors.map(({ name }) => name)];
  const text = designText(literal.text, 160);
  const kind = design.title === text ? 'title' : ASK_OF_USE[literal.use];
  if (places.some((place) => place.includes(text))) return ask(kind, literal, 'kept');
  const cut = places.find((place) => place.length >= 10 && text.startsWith(place));
  return cut === undefined
    ? ask(kind, literal, 'dropped', notes.notUsed)
    : ask(kind, literal, 'changed', notes.changed.replace('{n}', cut));
}

/** Letters that do what the key of a line does, as the kit has them. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  arrows: ['W', 'A', 'S', 'D'],
  arrowsSpace: ['W', 'A', 'S', 'D', 'Z'],
  leftRight: ['A', 'D'],
  up: ['W'],
  down: ['S'],
  space: ['Z'],
};

type Played = Omit<GameDesign, 'asks'>;

const linesOf = (design: Played) => {
  const { controls, played } = SPEECHES[design.genre];
  const mode = played?.(design) ?? design.mode ?? 'plain';
  return controls.filter(([, , , when]) => !when?.mode || when.mode.some((one) => one === mode));
};

const hasTwo = ({ rules }: Played): boolean => rules.some(({ rule }) => rule === 'twoPlayers');

/** Names of keys that do what the key of a line does. */
const NAMES: Readonly<Record<string, readonly KeyName[]>> = {
  arrows: ['arrows', 'wasd'],
  arrowsSpace: ['arrows', 'wasd', 'space'],
  leftRight: ['arrows', 'wasd'],
  up: ['arrows', 'wasd'],
  down: ['arrows', 'wasd'],
  space: ['space'],
  [SECOND]: ['shift'],
};

/** Whether one key does all that is done in a game of one player. A mouse does the same there, or has none of it. */
function isOfOneKey(design: Played): boolean {
  const has = (rule: RuleName): boolean => design.rules.some((one) => one.rule === rule);
  const lines = linesOf(design).filter(
    ([, , , when]) =>
      !when ||
      ((when.rule?.some(has) ?? true) && (when.with?.every(has) ?? true) && !(when.without?.some(has) ?? false)),
  );
  const keys = new Set(lines.flatMap(([key]) => (key === 'mouse' ? [] : [key])));
  return keys.size === 1 && keys.has('space') && !hasTwo(design);
}

/** The named keys that the kind takes, in its mode: two players have a half of the keyboard each. */
function keyNamesOf(design: Played): ReadonlySet<KeyName> {
  const names = linesOf(design).flatMap(([key]) => NAMES[key] ?? []);
  return new Set(hasTwo(design) ? [...names, 'wasd', 'arrows', 'space', 'enter'] : names);
}

function keyNameAsk(one: NamedKey, design: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask {
  if (one.key === 'one')
    return isOfOneKey(design) ? ask('keys', one, 'kept') : ask('keys', one, 'dropped', notes.moreKeys);
  return keyNamesOf(design).has(one.key) ? ask('keys', one, 'kept') : ask('keys', one, 'dropped', notes.ownKeys);
}

/** The second player's letters that do what the key of a line does. */
const RIGHT_HAND: Readonly<Record<string, string>> = {
  arrows: 'IJKL',
  arrowsSpace: 'IJKLU',
  leftRight: 'JL',
  up: 'I',
  down: 'K',
  space: 'U',
  [SECOND]: 'O',
};

/** Which of the four letters of the left hand do what the key of a line does: up, left, down, right. */
const LEFT_HAND: Readonly<Record<string, readonly number[]>> = {
  arrows: [0, 1, 2, 3],
  arrowsSpace: [0, 1, 2, 3],
  leftRight: [1, 3],
  up: [0],
  down: [2],
};

/** The letters that the kind takes, in its mode. */
function lettersOf(design: Played): ReadonlySet<string> {
  const lines = linesOf(design);
  const hand = design.lang === 'fr' ? 'ZQSD' : 'WASD';
  const ofFirst = hasTwo(design)
    ? lines.flatMap(([key]) => [
        ...(LEFT_HAND[key] ?? []).map((place) => hand.charAt(place)),
        ...(RIGHT_HAND[key] ?? ''),
      ])
    : [];
  // a step is taken back by U where that is a key's own work
  return new Set([
    ...ofFirst,
    ...lines.flatMap(([key, act]) => [...(SAME[key] ?? []), ...(act === 'undo' && key === 'space' ? ['U'] : [])]),
  ]);
}

/** Kept where the kind takes these letters, by its lanes or as it is. */
function keysAsk(keys: Keys, design: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask {
  const own = design.keys?.join('') === keys.letters.join('');
  const taken = lettersOf(design);
  const kept = own || keys.letters.every((one) => taken.has(one));
  return kept ? ask('keys', keys, 'kept') : ask('keys', keys, 'dropped', notes.ownKeys);
}

/** Changed where the kind has another board, dropped where it has none. */
function gridAsk(wish: NonNullable<Wishes['grid']>, { grid }: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask {
  if (!grid) return ask('number', wish, 'dropped', notes.notUsed);
  if (grid.rows === wish.rows && grid.columns === wish.columns) return ask('number', wish, 'kept');
  return ask('number', wish, 'changed', notes.changed.replace('{n}', `${grid.columns} × ${grid.rows}`));
}

/** Kept where the game plays with each of them; changed where some are left out, which are told. */
function wordsAsk(words: readonly Stretch[], design: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask[] {
  const { words: made, content } = design;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const stretch = { text: words.map(({ text }) => text).join(', '), start: first.start, end: last.end };
  const spelt = content?.topic === 'spelling' ? new Set(content.rows.map(({ answer }) => answer)) : undefined;
  if (!spelt?.size && !made?.own) return [ask('words', stretch, 'dropped', notes.notUsed)];
  const all = spelt?.size ? spelt : new Set(wordsPlayed(design));
  const missing = words.filter(({ text }) => !all.has(spelt?.size ? text : designText(text, 24)));
  if (missing.length === 0) return [ask('words', stretch, 'kept')];
  const left = missing.map(({ text }) => text).join(', ');
  return [ask('words', stretch, 'changed', notes.leftOut.replace('{n}', left))];
}

/** Those of the prompt's own list that come up in one of the levels. */
function wordsPlayed({ words, genre, grid, rules }: Omit<GameDesign, 'asks'>): string[] {
  const { longest, each } = SPEECHES[genre].words?.own ?? { longest: Infinity };
  const most = grid?.columns ?? longest;
  const fitting = (words?.list ?? []).flatMap(({ text }) =>
    graphemes(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')).length <= most ? [text] : [],
  );
  const levels = rules.find(({ rule }) => rule === 'levels');
  const wanted = rules.find(({ rule }) => rule === 'collect');
  if (each !== undefined && levels && 'n' in levels) return fitting.slice(0, levels.n * each);
  return each === undefined && wanted && 'n' in wanted ? fitting.slice(0, wanted.n) : fitting;
}

/** Each rule that words of the prompt led to; its number may have been out of range. */
function rulesAsked({ evidence, rules }: Omit<GameDesign, 'asks'>, notes: AskNotes): Ask[] {
  return evidence.flatMap(({ as, value, ...stretch }) => {
    const rule = RULES.has(as) ? rules.find((one) => one.rule === as) : undefined;
    if (!rule) return [];
    const kind = 'n' in rule || 'seconds' in rule ? 'number' : 'rule';
    const [said, made] = [numberSaid(value, rule), numberOf(rule)];
    if (said === undefined || made === undefined || said === made) return [ask(kind, stretch, 'kept')];
    // cards and pairs are asked for alike
    const told = rule.rule === 'pairs' ? `${made} × 2` : String(made);
    return [ask(kind, stretch, 'changed', notes.changed.replace('{n}', told))];
  });
}

const numberOf = (rule: Rule): number | undefined =>
  'n' in rule ? rule.n : 'seconds' in rule ? rule.seconds : undefined;

/** The reader writes "90 s", "2 min" and bare numbers. */
function numberSaid(value: string, rule: Rule): number | undefined {
  const said = /^\d+/u.exec(value);
  if (!said) return undefined;
  return Number(said[0]) * ('seconds' in rule && value.endsWith('min') ? 60 : 1);
}
