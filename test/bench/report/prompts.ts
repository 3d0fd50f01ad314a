/** A file of prompts with what each must show, and the file of judgements beside it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const words = z.array(z.string()).default([]);

const expectSchema = z.object({
  /** acceptable kinds, best first; `*` is any */
  genre_any: words,
  theme_any: words,
  /** per role of the cast, emoji or words of which one must be on the screen */
  entities: z.record(z.string(), z.array(z.string())).default({}),
  mechanics_all: words,
  mechanics_any: words,
  numbers: z.record(z.string(), z.number()).default({}),
  names: words,
  difficulty: z.enum(['easy', 'normal', 'hard']).optional(),
  ui_lang: z.string().optional(),
  /** lines that a person answers by looking and playing */
  judge: words,
  checks: z.record(z.string(), z.unknown()).default({}),
});
export type Expect = z.infer<typeof expectSchema>;

const fileSchema = z.object({
  set: z.string(),
  prompts: z.array(
    z.object({
      id: z.string().regex(/^[\w-]{1,40}$/u),
      category: z.string().default(''),
      lang: z.string().default('en'),
      prompt: z.union([
        z.string(),
        z.object({ repeat: z.string(), times: z.int().min(0).max(100_000), suffix: z.string().default('') }),
      ]),
      expect: expectSchema,
    }),
  ),
});

export interface Prompt {
  readonly id: string;
  readonly category: string;
  readonly lang: string;
  readonly text: string;
  readonly expect: Expect;
}

/** The prompts of a file, `{repeat, times, suffix}` written out. Throws where the file is not of this shape. */
export function readPrompts(file: string): { set: string; prompts: Prompt[] } {
  const { set, prompts } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    set,
    prompts: prompts.map(({ prompt, ...rest }) => ({
      ...rest,
      text: typeof prompt === 'string' ? prompt : prompt.repeat.repeat(prompt.times) + prompt.suffix,
    })),
  };
}

const verdictSchema = z.object({
  verdict: z.enum(['met', 'not', 'unseen']),
  /** how it was looked at: screenshots, the code, or play */
  by: z.string().optional(),
  note: z.string().optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;
/** prompt id → judge line → what was found; a line that is not there has not been looked at */
export type Judged = Readonly<Record<string, Readonly<Record<string, Verdict>>>>;

/** `judged.json` beside the prompts: its entry for that set, or nothing where nobody has judged yet. */
export function readJudged(promptsFile: string, set: string): Judged {
  const file = join(dirname(promptsFile), 'judged.json');
  if (!existsSync(file)) return {};
  const judged = z
    .record(z.string(), z.record(z.string(), z.record(z.string(), verdictSchema)))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return judged[set] ?? {};
}
