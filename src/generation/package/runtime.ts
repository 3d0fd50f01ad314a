/**
 * The script of each kind: engine, kit and kind in one classic script, made by esbuild at the first game of that kind in a process (about
 * 100 ms) and kept; after that a game is only text put together.
 */
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Genre, ThemeId } from '../design.js';
import { entryOf, type Played } from '../genres/index.js';
import type { Laid } from '../kit/floors/ground.js';
import { BANKS } from '../kit/banks/table.js';
import { MATTERS, painterOf } from '../kit/floors/table.js';
import { callsUnreached, leanEngine, SWITCHES } from './engine.js';

const here = dirname(fileURLToPath(import.meta.url));
/** `.ts` when run from sources, `.js` from the compiled tree, which mirrors it */
const extension = extname(fileURLToPath(import.meta.url));
const made = new Map<string, Promise<string>>();

function once(key: string, make: () => Promise<string>): Promise<string> {
  let script = made.get(key);
  if (!script) {
    script = make();
    made.set(key, script);
    // a failed build must not be remembered
    script.catch(() => made.delete(key));
  }
  return script;
}

async function bundle(contents: string, resolveDir: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    treeShaking: true,
    legalComments: 'none',
    target: platform === 'browser' ? 'es2022' : 'node22',
    format: platform === 'browser' ? 'iife' : 'cjs',
    platform,
    conditions: ['production'],
    charset: 'utf8',
    plugins: [leanEngine],
    define: SWITCHES,
    logLevel: 'silent',
    // the project's own compiler options ask for decorator metadata, which has no place in a game
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: false } },
  });
  const text = outputFiles[0]?.text ?? '';
  const unreached = platform === 'browser' ? callsUnreached(text) : undefined;
  if (unreached !== undefined) throw new Error(`the engine of a page has no method ${unreached} (package/engine.ts)`);
  // `</script` can't end the page's script element early, nor `<!--` open a comment in it
  return text.replaceAll(/<(?=\/script|!--)/giu, '\\x3c');
}

/** Whether a page of the kind may show the game itself on its title. */
const isShownOnTitle = ({ view, titleShowsCast }: NonNullable<ReturnType<typeof entryOf>>['kind']): boolean =>
  !titleShowsCast && (typeof view === 'function' || view.kind === 'board');

/** The page's script of that kind, with questions where the design has them; throws where the kind is not registered. */
export function kindScript(game: Genre | Played): Promise<string> {
  const design = typeof game === 'string' ? { genre: game } : game;
  const kind = entryOf(design);
  if (!kind) throw new Error(`no kind is registered for ${design.genre}`);
  const from = (...path: string[]): string => JSON.stringify(`${join(here, '..', ...path)}${extension}`);
  const one =
    `import { start } from ${from('kit', 'main')};\n` +
    // 3 KB that no game seen from the side has a use for
    (kind.kind.backdrop === 'top'
      ? `import { layGround } from ${from('kit', 'backdrop', 'ground')};\nlayGround();\n`
      : '') +
    (isShownOnTitle(kind.kind) ? `import { layDemo } from ${from('kit', 'demo')};\nlayDemo();\n` : '') +
    `import { ${kind.name} } from ${from('genres', kind.module)};\n`;
  if (!kind.inHalves) return once(kind.name, () => bundle(`${one}start(${kind.name});`, here, 'browser'));
  return once(`${kind.name} for two`, () =>
    bundle(
      `${one}import { forTwo } from ${from('kit', 'two', 'index')};\n` +
        `import { SEATS } from ${from('genres', 'seats')};\n` +
        `start(forTwo(${kind.name}, SEATS[${kind.name}.genre]));`,
      here,
      'browser',
    ),
  );
}

/** What draws a theme's scenery, for the kind's script to find: that theme's alone, or all twenty for a design that its owner may change. */
function themeScript(theme: ThemeId | 'all'): Promise<string> {
  const module = JSON.stringify(join(here, '..', 'kit', 'themes', `${theme === 'all' ? 'index' : theme}${extension}`));
  return once(`theme ${theme}`, () =>
    bundle(
      theme === 'all'
        ? `import { SCENES } from ${module};\nglobalThis.__SCENE__ = SCENES[globalThis.__GAME__.design.theme.id];`
        : `import { scene } from ${module};\nglobalThis.__SCENE__ = scene;`,
      here,
      'browser',
    ),
  );
}

/** What paints a theme's floor, for kinds that show it: that theme's alone, or all for a design that its owner may change. */
function floorScript(theme: ThemeId | 'all'): Promise<string> {
  const module = (laid: Laid): string =>
    JSON.stringify(join(here, '..', 'kit', 'floors', `${painterOf(laid)}${extension}`));
  return once(`floor ${theme}`, () => {
    if (theme !== 'all') {
      const matter = MATTERS[theme];
      return bundle(
        `import { paint } from ${module(matter.laid)};\nglobalThis.__FLOOR__ = { matter: ${JSON.stringify(matter)}, paint };`,
        here,
        'browser',
      );
    }
    const laid = [...new Set(Object.values(MATTERS).map((matter) => matter.laid))];
    return bundle(
      `${laid.map((one) => `import { paint as ${one} } from ${module(one)};`).join('\n')}\n` +
        `const matter = ${JSON.stringify(MATTERS)}[globalThis.__GAME__.design.theme.id];\n` +
        `globalThis.__FLOOR__ = { matter, paint: { ${laid.join(', ')} }[matter.laid] };`,
      here,
      'browser',
    );
  });
}

/** What is in a theme's ground and on it, for kinds that show it from the side: that theme's alone, or all for a design that its owner may change. */
function bankScript(theme: ThemeId | 'all'): Promise<string> {
  const module = (name: string): string => JSON.stringify(join(here, '..', 'kit', 'banks', `${name}${extension}`));
  return once(`bank ${theme}`, () => {
    const dress = `import { dress } from ${module('dress')};\n`;
    if (theme === 'all')
      return bundle(
        `${dress}import * as finds from ${module('finds')};\nimport * as growth from ${module('growth')};\n` +
          `const { find, grow } = ${JSON.stringify(BANKS)}[globalThis.__GAME__.design.theme.id];\n` +
          `globalThis.__BANK__ = dress(finds[find], growth[grow]);`,
        here,
        'browser',
      );
    const { find, grow } = BANKS[theme];
    return bundle(
      `${dress}import { ${find} } from ${module('finds')};\n` +
        (grow ? `import { ${grow} } from ${module('growth')};\n` : '') +
        `globalThis.__BANK__ = dress(${[find, ...(grow ? [grow] : [])].join(', ')});`,
      here,
      'browser',
    );
  });
}

/** The whole script of a game of that kind, or of a design. */
export async function gameScript(game: Genre | Played, theme: ThemeId | 'all'): Promise<string> {
  const design = typeof game === 'string' ? { genre: game } : game;
  const [scene, floor, bank, kind] = await Promise.all([
    themeScript(theme),
    entryOf(design)?.kind.floor ? floorScript(theme) : '',
    entryOf(design)?.kind.bank ? bankScript(theme) : '',
    kindScript(game),
  ]);
  return scene + floor + bank + kind;
}

/** The playtest worker's script, for `new Worker(text, { eval: true })`: the same from sources and from the compiled tree. */
export function workerScript(): Promise<string> {
  return once(' worker', () =>
    bundle(`import ${JSON.stringify(join(here, '..', 'playtest', `worker${extension}`))};`, here, 'node'),
  );
}
