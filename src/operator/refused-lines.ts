/** Where the lines that an import refused are told: a file, or the first of them on stderr. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CommandFailure, EXIT } from './command.js';

export interface Report {
  add(line: number, reason: string): Promise<void>;
  end(): Promise<void>;
}

/** Refused lines that are shown on stderr; a file gets all of them. */
const SHOWN = 50;

/** `file` is opened before anything is imported, so that its name is no reason to fail later. */
export async function openReport(file: string | undefined, input: string): Promise<Report> {
  if (file === undefined) return reportToStderr();
  const [there, read] = await Promise.all([stat(file).catch(() => null), stat(input).catch(() => null)]);
  if (there && read && there.ino === read.ino && there.dev === read.dev)
    throw new CommandFailure(EXIT.usage, '--refused must not be the file to import.');
  const out = createWriteStream(file);
  await once(out, 'open').catch(() => {
    throw new CommandFailure(EXIT.usage, `${file} cannot be written.`);
  });
  // a disk that is full: add() and end() tell
  out.on('error', () => undefined);
  return {
    async add(line, reason) {
      if (out.errored) throw out.errored;
      if (!out.write(`${JSON.stringify({ line, reason })}\n`)) await once(out, 'drain');
    },
    async end() {
      out.end();
      await finished(out);
    },
  };
}

function reportToStderr(): Report {
  const { stderr } = process;
  let count = 0;
  return {
    add(line, reason) {
      count += 1;
      // on a terminal the progress bar stands there
      if (count <= SHOWN) stderr.write(`${stderr.isTTY ? '\r\u001B[2K' : ''}line ${line}: ${reason}\n`);
      return Promise.resolve();
    },
    end() {
      if (count > SHOWN) stderr.write(`… and ${count - SHOWN} more: --refused FILE writes them all.\n`);
      return Promise.resolve();
    },
  };
}
