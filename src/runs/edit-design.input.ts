/** `EditDesignInput` → what the service works with. What an edit means for a game is checked where its design is known (`generation/by-hand/`). */
import { createHash } from 'node:crypto';
import { TEXT_LENGTHS, type ColourSlot, type DesignEdits } from '../generation/design-edits.js';
import { DIFFICULTIES, RULE_NAMES } from '../generation/design.js';
import { paletteSchema } from '../generation/design-parts.js';
import { Problems } from '../validation.js';
import { readKey } from './create-run.input.js';
import type { EditDesignInput } from './runs.model.js';

export const COLOUR_SLOTS = Object.keys(paletteSchema.shape) as [ColourSlot, ...ColourSlot[]];
/** More of a list than a design has. */
const MOST_EDITS = 64;

export interface EditRequest {
  readonly artifactId: string;
  readonly edits: DesignEdits;
  readonly idempotencyKey: string | null;
  /** SHA-256 of the artifact and the edits */
  readonly bodyHash: Buffer;
}

type Fields = Readonly<Record<string, unknown>>;

/** @throws validation_failed with every problem */
export function readEditDesignInput(input: EditDesignInput): EditRequest {
  const problems = new Problems();
  const artifactId = problems.text('artifactId', input.artifactId, { max: 128, required: true });
  const idempotencyKey = readKey(problems, input.idempotencyKey);
  const texts = Object.fromEntries(
    (['title', 'tagline', 'winMessage', 'loseMessage', 'sign'] as const).flatMap((name) => {
      const text = textOf(problems, name, input[name], TEXT_LENGTHS[name]);
      return text === undefined ? [] : [[name, text]];
    }),
  );
  const difficulty = problems.oneOf('difficulty', input.difficulty, DIFFICULTIES, null);
  const colours = listOf(problems, 'colours', input.colours, (path, one) => ({
    slot: problems.oneOf(`${path}.slot`, one['slot'], COLOUR_SLOTS, 'ink'),
    value: problems.text(`${path}.value`, one['value'], { max: 16, required: true }),
  }));
  const cast = listOf(problems, 'cast', input.cast, (path, one) => {
    const name = textOf(problems, `${path}.name`, one['name'], TEXT_LENGTHS.name);
    const picture = problems.text(`${path}.picture`, one['picture'], { max: 100 });
    return {
      slot: problems.text(`${path}.slot`, one['slot'], { max: 40, required: true }),
      ...(name === undefined ? {} : { name }),
      ...(picture === null ? {} : { picture }),
    };
  });
  const numbers = listOf(problems, 'numbers', input.numbers, (path, one) => {
    const value = one['value'];
    if (value !== null && value !== undefined && typeof value !== 'number')
      problems.add(`${path}.value`, 'wrong_type', 'Expected a whole number, or null for the game’s own.');
    return {
      rule: problems.oneOf(`${path}.rule`, one['rule'], RULE_NAMES, 'lives'),
      value: typeof value === 'number' ? value : null,
    };
  });
  const switches = listOf(problems, 'switches', input.switches, (path, one) => {
    if (typeof one['on'] !== 'boolean') problems.add(`${path}.on`, 'wrong_type', 'Expected true or false.');
    return { rule: problems.oneOf(`${path}.rule`, one['rule'], RULE_NAMES, 'lives'), on: one['on'] === true };
  });
  problems.throwIfAny();
  const edits: DesignEdits = {
    ...texts,
    ...(difficulty === null ? {} : { difficulty }),
    ...(colours && { colours }),
    ...(cast && { cast }),
    ...(numbers && { numbers }),
    ...(switches && { switches }),
  };
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(['edit', artifactId, edits]))
    .digest();
  return { artifactId, edits, idempotencyKey, bodyHash };
}

/** Null and absent are alike: the text stays. An empty one is a text. */
function textOf(problems: Problems, path: string, value: unknown, max: number): string | undefined {
  return problems.text(path, value, { max, trim: true, singleLine: true }) ?? undefined;
}

function listOf<T>(
  problems: Problems,
  path: string,
  value: unknown,
  read: (path: string, one: Fields) => T,
): readonly T[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) {
    problems.add(path, 'wrong_type', 'Expected a list.');
    return undefined;
  }
  if (value.length > MOST_EDITS) {
    problems.add(path, 'too_long', `Expected at most ${MOST_EDITS} items.`);
    return undefined;
  }
  return value.flatMap((one: unknown, at): T[] => {
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) return [read(`${path}.${at}`, one as Fields)];
    problems.add(`${path}.${at}`, 'wrong_type', 'Expected an object.');
    return [];
  });
}
