/** Prompts whose things are marked with their part: `[hero fox] collects [item berries]`, and behind ` | ` of a line what it asks for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Mark {
  readonly part: string;
  /** where it stands in the prompt: characters from, up to, not including, to */
  readonly from: number;
  readonly to: number;
}

export interface Marked {
  /** of its file, and its line there */
  readonly id: string;
  /** the game that its deeds ask for; undefined where the line says none */
  readonly answer?: string;
  readonly prompt: string;
  readonly marks: readonly Mark[];
}

const MARK = /\[(\w+) ([^\]]+)\]/gu;
/** `answer | prompt`; the answer `-` is none */
const ANSWERED = /^(\S+) \| (?=.)/u;

/** A line as a prompt and its marks. */
export function parseMarked(id: string, line: string): Marked {
  const [told = '', answer] = ANSWERED.exec(line) ?? [];
  const text = line.slice(told.length);
  const marks: Mark[] = [];
  let prompt = '';
  let read = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, part = '', word = ''] = match;
    prompt += text.slice(read, match.index);
    marks.push({ part, from: prompt.length, to: prompt.length + word.length });
    prompt += word;
    read = match.index + whole.length;
  }
  return { id, ...(answer && answer !== '-' ? { answer } : {}), prompt: prompt + text.slice(read), marks };
}

/** The lines of all files of a folder, in the order of their names; none where the folder is absent. `#` begins a comment. */
export function readMarked(folder: string): Marked[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  return files.toSorted().flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line, i) => parseMarked(`${path.basename(name, '.txt')}-${i + 1}`, line)),
  );
}
