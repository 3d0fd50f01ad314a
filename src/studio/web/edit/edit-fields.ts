/**
 * A design as a flat list of fields, each a text by its name: what a form shows, what a draft keeps and what is sent are
 * then the fields that differ. `title`, `cast/enemies.0/name`, `numbers/lives`, `switches/boss`, `colours/sky`.
 */
import type { EditableQuery, EditDesignInput } from '../generated/operations.js';

export type Editable = NonNullable<NonNullable<EditableQuery['artifact']>['editable']>;
/** Texts by the names of their fields; a number that is empty is the game's own. */
export type Fields = Readonly<Record<string, string>>;

/** Texts of the game, in the order of the form. */
export const TEXTS = ['title', 'tagline', 'winMessage', 'loseMessage', 'sign'] as const;
export type TextName = (typeof TEXTS)[number];

/** Every field as the game has it. */
export function fieldsOf(design: Editable): Fields {
  const { cast, numbers, switches, colours } = design;
  return Object.fromEntries([
    ...TEXTS.map((name) => [name, design[name] ?? '']),
    ['difficulty', design.difficulty],
    ...cast.flatMap(({ slot, name, picture }) => [
      [`cast/${slot}/name`, name],
      [`cast/${slot}/picture`, picture.sprite],
    ]),
    ...numbers.map(({ rule, value }) => [`numbers/${rule}`, value == null ? '' : String(value)]),
    ...switches.map(({ rule, on }) => [`switches/${rule}`, String(on)]),
    ...colours.map(({ slot, value }) => [`colours/${slot}`, value]),
  ]) as Fields;
}

/** Those of `edits` that the design has and has otherwise: white space around a text is no change. */
export function changesOf(design: Editable, edits: Fields): Fields {
  const before = fieldsOf(design);
  return Object.fromEntries(
    Object.entries(edits)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => name in before && before[name] !== value),
  );
}

/** Why a field can't be sent as it is: `required`, or a number beyond its bounds. */
export function faultsOf(design: Editable, changes: Fields): Readonly<Record<string, 'required' | 'bounds'>> {
  const faults: Record<string, 'required' | 'bounds'> = {};
  for (const [name, value] of Object.entries(changes))
    if (value === '' && (name === 'title' || name === 'tagline' || name.startsWith('cast/'))) faults[name] = 'required';
  for (const { rule, least, most } of design.numbers) {
    const value = changes[`numbers/${rule}`];
    if (value === undefined || value === '') continue;
    const n = Number(value);
    if (!Number.isInteger(n) || n < least || n > most) faults[`numbers/${rule}`] = 'bounds';
  }
  return faults;
}

/** What is sent for these changes, in the order of the form; nothing that was left as it is. */
export function inputOf(artifactId: string, design: Editable, changes: Fields): EditDesignInput {
  const { difficulty } = changes;
  const cast = design.cast.flatMap(({ slot }) => {
    const name = changes[`cast/${slot}/name`];
    const picture = changes[`cast/${slot}/picture`];
    if (name === undefined && picture === undefined) return [];
    return [{ slot, ...(name === undefined ? {} : { name }), ...(picture === undefined ? {} : { picture }) }];
  });
  const numbers = design.numbers.flatMap(({ rule }) => {
    const value = changes[`numbers/${rule}`];
    return value === undefined ? [] : [{ rule, value: value === '' ? null : Number(value) }];
  });
  const switches = design.switches.flatMap(({ rule }) => {
    const value = changes[`switches/${rule}`];
    return value === undefined ? [] : [{ rule, on: value === 'true' }];
  });
  const colours = design.colours.flatMap(({ slot }) => {
    const value = changes[`colours/${slot}`];
    return value === undefined ? [] : [{ slot, value }];
  });
  const texts = TEXTS.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]]));
  return {
    artifactId,
    ...(Object.fromEntries(texts) as Partial<Record<TextName, string>>),
    ...(difficulty === undefined ? {} : { difficulty: difficulty as Editable['difficulty'] }),
    ...(cast.length > 0 ? { cast } : {}),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...(switches.length > 0 ? { switches } : {}),
    ...(colours.length > 0 ? { colours } : {}),
  };
}

/** Which field a refusal's path is about, in the input that was sent: `["input", "cast", "2", "picture"]`. */
export function fieldAt(path: readonly string[], input: EditDesignInput): string | undefined {
  const [list, index, part] = path[0] === 'input' ? path.slice(1) : path;
  if (list === undefined) return undefined;
  const at = Number(index);
  if (list === 'cast') {
    const sent = input.cast?.[at];
    if (!sent) return undefined;
    return `cast/${sent.slot}/${part === 'name' || part === 'picture' ? part : sent.name == null ? 'picture' : 'name'}`;
  }
  if (list === 'numbers' || list === 'switches') {
    const rule = input[list]?.[at]?.rule;
    return rule && `${list}/${rule}`;
  }
  if (list === 'colours') {
    const slot = input.colours?.[at]?.slot;
    return slot && `colours/${slot}`;
  }
  return list === 'difficulty' || (TEXTS as readonly string[]).includes(list) ? list : undefined;
}
