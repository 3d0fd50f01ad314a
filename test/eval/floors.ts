/**
 * The scores below which the reader may not fall: `floors.json`, written by `npm run eval -- --floors` a little below what
 * was measured. It is raised when the reader gets better, and lowered only with a reason in the commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { MEASURES, type Measure } from './score.js';
import type { Line } from './table.js';

/** As a path from the root of the repository: the compiled program lies in another folder. */
const FILE = 'test/eval/floors.json';
/** Sets and languages are kept; what one author scores hangs on too few prompts. */
const KEPT = new Set(['set', 'language']);
/** A share of fewer chances says nothing. */
const FEWEST = 10;

const floorsSchema = z.record(z.string(), z.partialRecord(z.enum(MEASURES), z.number()));
export type Floors = z.infer<typeof floorsSchema>;

/** Of what counts against a reader, a ceiling is kept. */
const isCeiling = (measure: Measure): boolean => measure === 'wrong' || measure === 'alarm';

const shareOf = ({ of, won }: { readonly of: number; readonly won: number }): number => (100 * won) / of;

/** Two points, or two chances where they are more: a language has some twenty prompts. */
function floorOf(line: Line, measure: Measure): number | undefined {
  const share = line.shares[measure];
  if (share.of < FEWEST) return undefined;
  const room = Math.max(2, 200 / share.of);
  return isCeiling(measure)
    ? Math.min(100, Math.ceil(shareOf(share) + room))
    : Math.max(0, Math.floor(shareOf(share) - room));
}

export const readFloors = (): Floors => floorsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export function writeFloors(lines: readonly Line[]): void {
  const floors = Object.fromEntries(
    lines
      .filter(({ group }) => KEPT.has(group))
      .map((line) => [
        `${line.group} ${line.name}`,
        Object.fromEntries(
          MEASURES.flatMap((measure) => {
            const floor = floorOf(line, measure);
            return floor === undefined || (floor === 0 && !isCeiling(measure)) ? [] : [[measure, floor]];
          }),
        ),
      ]),
  );
  writeFileSync(FILE, `${JSON.stringify(floors, undefined, 2)}\n`);
}

/** What of a line lies below its floors (or above a ceiling), in words; empty where all is kept. */
export function fallen(line: Line, floors: Floors): string[] {
  return Object.entries(floors[`${line.group} ${line.name}`] ?? {}).flatMap(([name, floor]) => {
    const measure = name as Measure;
    const share = line.shares[measure];
    if (share.of === 0) return [];
    const found = shareOf(share);
    return (isCeiling(measure) ? found > floor : found < floor)
      ? [`${measure} ${found.toFixed(1)} ${isCeiling(measure) ? 'above' : 'below'} ${floor}`]
      : [];
  });
}
