/** The labelled prompts of a folder, checked: each file by itself, and no id twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { labelFileSchema, type Label } from './label.js';

/** Paths are told from the root of the repository: the compiled program lies in another folder than its sources. */
export const LABELLED = 'test/generation/prompts/labelled';

/**
 * Every label below `folder`, by file name and then as they stand. Throws an error that names the file, the prompt's
 * id and the field of everything that is wrong in the first bad file.
 */
export function readLabels(folder: string = LABELLED): Label[] {
  const labels: Label[] = [];
  const seen = new Map<string, string>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const { author, tuned, prompts } = parseFile(join(folder, file));
    if (!basename(file, '.json').endsWith(`-${author}`))
      throw new Error(`${file}: its author is ${author}, so it is called <language>-${author}.json`);
    for (const label of prompts) {
      const other = seen.get(label.id);
      if (other !== undefined) throw new Error(`${file}: the id ${label.id} stands in ${other} already`);
      seen.set(label.id, file);
      labels.push({ ...label, author, tuned });
    }
  }
  return labels;
}

function parseFile(path: string): z.infer<typeof labelFileSchema> {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const parsed = labelFileSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const ids = z.object({ prompts: z.array(z.looseObject({ id: z.string() })) }).safeParse(data).data?.prompts ?? [];
  const lines = parsed.error.issues.map(({ path: [first, at, ...rest], message }) => {
    const where =
      first === 'prompts' && typeof at === 'number' ? [ids[at]?.id ?? `prompt ${at + 1}`, ...rest] : [first, at];
    return `  ${where
      .filter((part) => part !== undefined)
      .map(String)
      .join('.')}: ${message}`;
  });
  throw new Error([`${path} holds labels that are wrong:`, ...lines].join('\n'));
}
