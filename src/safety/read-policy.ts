/** The operator's input policy: the default one, a file (`policy.yaml`) that chooses from it and adds rules, or none. Read once, when a process starts. */
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { DEFAULT_CATEGORIES, defaultRules } from './default-rules.js';
import { createInputPolicy, type InputPolicy } from './input-policy.js';

const phrase = z.string().trim().min(1).max(100);
const phrases = z.array(phrase).min(1).max(2_000);
const message = z.string().min(1).max(300);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/u, 'expected a short name in lower case');

const fileSchema = z.strictObject({
  /** of the default rules; absent: all of them */
  categories: z.array(z.enum(DEFAULT_CATEGORIES)).optional(),
  rules: z
    .array(
      z.strictObject({
        category: name,
        say: phrases,
        near: phrases.optional(),
        after: z.boolean().optional(),
        reach: z.int().min(0).max(1_000).optional(),
        unless: phrases.optional(),
      }),
    )
    .max(1_000)
    .default([]),
  /** what is told for a category, in place of our own sentence */
  messages: z.record(name, message).default({}),
});

/** The file can't be used; a sentence for each problem, with its place. */
export class PolicyFileError extends Error {
  override readonly name = 'PolicyFileError';
}

export interface PolicySettings {
  readonly inputPolicy: 'default' | 'off';
  readonly inputPolicyFile: string | undefined;
}

/** Undefined where nothing is refused. @throws PolicyFileError */
export function readInputPolicy({ inputPolicy, inputPolicyFile: file }: PolicySettings): InputPolicy | undefined {
  if (inputPolicy === 'off') return undefined;
  return file === undefined ? createInputPolicy(defaultRules()) : parseInputPolicy(textOf(file), file);
}

/** @throws PolicyFileError with a sentence for each problem */
export function parseInputPolicy(text: string, source: string): InputPolicy {
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0)
    throw new PolicyFileError(document.errors.map(({ code }) => `${source}: not YAML (${code}).`).join('\n'));
  const { data, error } = fileSchema.safeParse(document.toJS({ maxAliasCount: 20 }) ?? {});
  if (error) {
    const problems = error.issues.map((issue) => `${source}: ${issue.path.join('.') || 'the file'}: ${issue.message}.`);
    throw new PolicyFileError(problems.join('\n'));
  }
  return createInputPolicy([...data.rules, ...defaultRules(data.categories)], data.messages);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new PolicyFileError(
      `INPUT_POLICY_FILE: ${file} can't be read (${String((error as NodeJS.ErrnoException).code)}).`,
    );
  }
}
