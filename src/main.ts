import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from './config.js';
import { start } from './process/start.js';

/** The supervisor: configuration → address, PostgreSQL → children → signals. Exit codes: 0 ended in order, 1 could not start, 2 configuration. */
async function main(): Promise<void> {
  // what the environment says already stays
  if (existsSync('.env')) process.loadEnvFile();
  const config = readConfig(process.env, process.argv.slice(2));
  await start(config);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) {
    for (const problem of error.problems) process.stderr.write(`gamewright: ${problem}\n`);
    process.exit(2);
  }
  process.stderr.write(`gamewright: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
