/** What the reader makes of one labelled prompt, against its label. */
import type { GameDesign } from '../../src/generation/design.js';
import { keepRules } from '../../src/generation/filling/index.js';
import { GAMES } from '../../src/generation/games/games.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { readingOf } from '../../src/generation/reading.js';
import type { Label } from './label.js';
import { untoldNumbers } from './numbers.js';
import { inventedIn, standOf, thingsOf } from './things.js';
import { untoldKeys, untoldTexts } from './untold-literals.js';
import { untoldThings } from './untold-things.js';
import { literalsKept, refusedAbsent, rulesKept, sceneKept, type Answer } from './wishes.js';

/** Each is a share: of how many chances, how many were taken. */
export const MEASURES = [
  'kind',
  'near',
  'fits',
  'told',
  'alarm',
  'roles',
  'cast',
  'clean',
  'wrong',
  'rules',
  'literals',
  'scene',
  'language',
  'refused',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What each measure counts, for whoever reads the table. */
export const MEANING: Readonly<Record<Measure, string>> = {
  kind: 'the game that is asked for is made',
  near: 'it is made, or the nearest is, said or not',
  fits: 'it is made, or the nearest is, and the reading says so',
  told: 'where it is not made, the reading says so',
  alarm: 'it is made, and yet the reading says that it is only near: the fewer the better',
  roles: 'things of the prompt that stand in their role',
  cast: 'prompts of which all things stand in their role',
  clean: 'prompts of which all things stand in their role, and nothing that the label does not name has one',
  wrong: 'things that stand in another role: the fewer the better',
  rules: 'rules and numbers that are kept',
  literals: 'title, names, messages and keys that are kept',
  scene: 'theme, time, weather, mood, style and colours that are kept',
  language: 'texts are in the language of the prompt',
  refused: 'what is refused is absent',
};

export interface Count {
  readonly of: number;
  readonly won: number;
}

export interface Score {
  readonly label: Label;
  readonly made: string;
  readonly counts: Readonly<Record<Measure, Count>>;
  /** what is not as the label has it, each a few words */
  readonly misses: readonly string[];
  /** numbers and keys of the prompt that are neither used nor told */
  readonly untold: readonly string[];
  /** texts to the letter that are neither shown nor told */
  readonly untoldTexts: readonly string[];
  /** things of its brief that are neither in the game nor told */
  readonly untoldThings: readonly string[];
}

const count = (list: readonly boolean[]): Count => ({ of: list.length, won: list.filter(Boolean).length });
const kept = (answers: readonly Answer[]): Count => count(answers.map((answer) => answer.kept));

/** Whether the reading says that what is made is not the game that was asked for. */
function isTold(design: GameDesign): boolean {
  const reading: { readonly fit?: unknown; readonly named?: unknown; readonly askedKind: unknown } = readingOf(design);
  const fit = reading.fit ?? (reading.named as { readonly fit?: unknown } | null | undefined)?.fit;
  return fit === 'near' || fit === 'far' || reading.askedKind !== null;
}

/**
 * Whether the made kind is one of the games that a label asks for. Labels keep the names of games that were no kinds when they were
 * written; the day one is made, its row of the table says which kind it is exactly.
 */
const isAsked = ({ exact }: Label, { genre }: GameDesign): boolean =>
  exact.some((id) => {
    const game = GAMES.get(id);
    return id === genre || (game?.fit === 'exact' && game.kind === genre);
  });

/** As the composer makes it: of the rules, those alone that the kind plays. */
const asMade = (design: GameDesign): GameDesign => keepRules(design, KINDS[design.genre]?.kind.rules ?? []);

export function scoreOf(label: Label, read: GameDesign): Score {
  const design = asMade(read);
  const things = thingsOf(label).map((thing) => ({ thing, stand: standOf(thing, label, design) }));
  // scenery has no slot of a design to stand in: it can only be wrong
  const cast = things.filter(({ thing }) => thing.roles.some((role) => role !== 'scenery'));
  const invented = inventedIn(label, design);
  const named = !label.exact.includes('*');
  const exact = isAsked(label, design);
  const told = isTold(design);
  // where nothing of today comes near, it is enough to say so
  const near = label.near.includes(design.genre) || (named && label.near.length === 0 && told);
  const rules = rulesKept(label, design);
  const literals = literalsKept(label, design);
  const scene = sceneKept(label, design);
  const refused = refusedAbsent(label, design);
  const counts = {
    kind: count(named ? [exact] : []),
    near: count(named ? [exact || near] : []),
    fits: count(named ? [exact || (near && told)] : []),
    told: count(named && !exact ? [told] : []),
    alarm: count(named && !exact ? [] : [told]),
    roles: count(cast.map(({ stand }) => stand === 'right')),
    cast: count(cast.length > 0 ? [cast.every(({ stand }) => stand === 'right')] : []),
    clean: count(cast.length > 0 ? [invented.length === 0 && cast.every(({ stand }) => stand === 'right')] : []),
    wrong: count(things.map(({ stand }) => stand === 'wrong')),
    rules: kept(rules),
    literals: kept(literals),
    scene: kept(scene),
    language: count([design.lang === label.language]),
    refused: kept(refused),
  };
  const misses = [
    ...(named && !exact ? [`kind ${design.genre}${near ? ' (near)' : ''}${told ? ', told' : ''}`] : []),
    ...(design.lang === label.language ? [] : [`language ${design.lang}`]),
    ...cast
      .filter(({ stand }) => stand !== 'right')
      .map(({ thing, stand }) => `${thing.roles.join('/')} ${thing.word} ${stand}`),
    ...things
      .filter(({ thing, stand }) => stand === 'wrong' && thing.roles.every((role) => role === 'scenery'))
      .map(({ thing }) => `scenery ${thing.word} wrong`),
    ...invented.map((text) => `invented ${text}`),
    ...[...rules, ...literals, ...scene, ...refused].filter((answer) => !answer.kept).map(({ what }) => `lost ${what}`),
  ];
  return {
    label,
    made: design.genre,
    counts,
    misses,
    untold: [...untoldNumbers(label.prompt, label.language, design), ...untoldKeys(label, design)],
    untoldTexts: untoldTexts(label, design),
    untoldThings: untoldThings(design),
  };
}

/** The sum of a measure over scores. */
export function total(scores: readonly Score[], measure: Measure): Count {
  let of = 0;
  let won = 0;
  for (const { counts } of scores) {
    of += counts[measure].of;
    won += counts[measure].won;
  }
  return { of, won };
}
