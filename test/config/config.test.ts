import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.js';

function problems(env: Record<string, string>, argv: string[] = []): readonly string[] {
  try {
    readConfig(env, argv);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const SECRET = 'x'.repeat(32);

describe('configuration', () => {
  test('nothing set: embedded mode on loopback', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      production: false,
    });
    expect(config.prices).toEqual({ quick_html: 10, game_bundle: 30 });
  });

  test('an empty value is no value', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'games.example'],
    ['CREDITS_HELP_URL', 'javascript:alert(1)'],
    ['CREDITS_HELP_URL', 'shop.example'],
    ['CREDITS_HELP_TEXT', 'two\nlines'],
    ['CREDITS_HELP_TEXT', 'x'.repeat(301)],
    ['GUEST_GAMES', '-1'],
    ['GUEST_DAYS', '0'],
    ['PUBLIC_URL', 'https://games.example/path'],
    ['PREVIEW_ORIGIN', 'ftp://games.example'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'yes'],
    ['WORKER_CONCURRENCY', '0'],
    ['SESSION_SECRET', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['PREVIEW_TOKEN_KEYS', `${SECRET},short`],
    ['HOST', 'not a host'],
  ])('%s=%s is one sentence that names the setting', (name, value) => {
    const found = problems({ [name]: value }).filter((problem) => problem.includes(name));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^.+\.$/u);
  });

  test('every problem is told at once', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'y', OIDC_ISSUER: 'https://id.example' }, ['--rolle=all'])).toHaveLength(4);
  });

  test('a database password is not repeated', () => {
    expect(problems({ DATABASE_URL: 'mysql://u:hunter2@h/d' }).join(' ')).not.toContain('hunter2');
  });

  test('production needs its own database and secrets', () => {
    expect(problems({ NODE_ENV: 'production' })).toHaveLength(3);
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://h/d',
      SESSION_SECRET: SECRET,
      PREVIEW_TOKEN_KEYS: SECRET,
    };
    expect(readConfig(env).production).toBe(true);
  });

  test('games are not previewed on the host of the application', () => {
    const env = { PUBLIC_URL: 'https://games.example' };
    expect(problems({ ...env, PREVIEW_ORIGIN: 'https://games.example' }).join()).toContain('PREVIEW_ORIGIN');
    expect(readConfig({ ...env, PREVIEW_ORIGIN: 'https://play.games.example' }).previewOrigin).toBe(
      'https://play.games.example',
    );
  });

  test('one role alone needs a database that both can reach', () => {
    expect(problems({}, ['--role=worker']).join()).toContain('DATABASE_URL');
  });

  test('there are as many gateways as asked for, or as cores', () => {
    expect(readConfig({}).gateways).toBe(1);
    expect(readConfig({ GATEWAYS: '4' }).gateways).toBe(4);
    expect(readConfig({ GATEWAYS: 'auto' }).gateways).toBe(availableParallelism());
    expect(problems({ GATEWAYS: 'many' }).join()).toContain('GATEWAYS');
  });

  test('reads who is an operator, each once, in lower case', () => {
    const id = '019AD2A0-0000-7000-8000-000000000000';
    const { operators } = readConfig({ OPERATORS: ` Ada@Example.com, ${id},ada@example.com,, ` });
    expect(operators).toEqual(['ada@example.com', id.toLowerCase()]);
    expect(() => readConfig({ OPERATORS: 'ada' })).toThrow('OPERATORS must list e-mail addresses or account ids');
  });

  test('.env.example and docs/operating.md list every setting, and no other', () => {
    const source = readFileSync('src/config.ts', 'utf8');
    const settings = new Set(
      [...source.matchAll(/(?:value|integer|price|oneOf|origin|url|line)\(\s*'([A-Z_]+)'/gu)].map((match) => match[1]),
    );
    settings.delete('NODE_ENV');
    const example = readFileSync('.env.example', 'utf8');
    const readme = readFileSync('docs/operating.md', 'utf8');
    expect(new Set([...example.matchAll(/^#?([A-Z_]+)=/gmu)].map((match) => match[1]))).toEqual(settings);
    expect(new Set([...readme.matchAll(/^\| `([A-Z_]+)`/gmu)].map((match) => match[1]))).toEqual(settings);
  });
});
