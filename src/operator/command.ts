/** What every operator's command shares: exit codes, and one sentence instead of a stack where it can't go on. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { translateDatabaseError } from '../db/errors.js';
import { AppError } from '../errors.js';

/** Exit codes; 3 and above belong to the single command, which lists them in its `--help`. */
export const EXIT = { done: 0, unexpected: 1, usage: 2, noDatabase: 5, interrupted: 130 } as const;

/** The command stops here. `message` is a sentence for the operator. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  constructor(
    readonly exitCode: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Runs a command with the arguments of this process and the settings of `.env`, and sets its exit code. `--help` shows
 * `usage`.
 */
export function runCommand(usage: string, main: (args: readonly string[]) => Promise<number>): void {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // what the environment says already stays
  if (existsSync('.env')) process.loadEnvFile();
  main(args).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      const [code, message] = explain(error);
      process.stderr.write(code === EXIT.usage ? `${message}\n\n${usage}\n` : `${message}\n`);
      process.exitCode = code;
    },
  );
}

/** A file as it was named: npm runs scripts in the package's folder, not where the operator typed. */
export function namedFile(file: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', file);
}

function explain(error: unknown): [code: number, message: string] {
  if (error instanceof CommandFailure) return [error.exitCode, error.message];
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return [EXIT.usage, error.message];
  const translated = translateDatabaseError(error);
  if (translated instanceof AppError && translated.code === 'service_unavailable')
    return [EXIT.noDatabase, "The database can't be reached. Check DATABASE_URL, and that PostgreSQL is running."];
  return [EXIT.unexpected, `Unexpected: ${error instanceof Error ? error.message : String(error)}`];
}
