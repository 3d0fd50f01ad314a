/** The Studio's one page in each language: what it says before its script runs, and the texts that the script asks for next. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { direction } from '../generation/package/page.js';
import { html, toHtml } from '../http/html.js';
import { READER_LANGUAGES, type ReaderLanguage } from '../http/reader-language.js';
import { fill } from '../public/texts/format.js';
import { readerOf } from '../public/texts/index.js';

/**
 * `page` as Vite made it, in English, with `{title}` and the like where there are texts. Each language's page names the
 * scripts that the first one asks for, its texts and the view that it is answered for, so that a browser fetches all at once.
 * `view`: its source below `web`; none: it is in `page.tsx`.
 */
export function pagesByLanguage(
  page: string,
  scriptsOf: ScriptsOf,
  view: string | undefined,
): Readonly<Record<ReaderLanguage, string>> {
  const ofView = view === undefined ? [] : scriptsOf(view);
  const made = READER_LANGUAGES.map((language) => {
    const scripts = new Set([...scriptsOf('page.tsx'), ...scriptsOf(`messages/${language}.ts`), ...ofView]);
    return [language, inLanguage(page, language, [...scripts])] as const;
  });
  return Object.fromEntries(made) as Record<ReaderLanguage, string>;
}

function inLanguage(page: string, language: ReaderLanguage, scripts: readonly string[]): string {
  const { lang, texts } = readerOf(language);
  const { noScript, ...plain } = texts.studio;
  const paths = ['/docs', '/games'];
  const linked = escaped(noScript).replace(
    /\[([^\]]*)\]/gu,
    (_, words: string) => `<a href="${paths.shift()}">${words}</a>`,
  );
  const values = Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, escaped(text)]));
  const preload = scripts.map((script) => `<link rel="modulepreload" crossorigin href="/studio/${script}">`).join('');
  return fill(page, { ...values, noScript: linked })
    .replace('<html lang="en">', `<html lang="${lang}" dir="${direction(lang)}">`)
    .replace('</head>', `${preload}</head>`);
}

const escaped = (text: string): string => toHtml(html`${text}`);

/** A script of Vite's list by its source, with those that it imports; the page names the first one and what that imports. */
type ScriptsOf = (source: string) => readonly string[];

/** From Vite's list of what it made (https://vite.dev/guide/backend-integration). */
export async function readScripts(folder: string): Promise<ScriptsOf> {
  const text = await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8');
  const list = JSON.parse(text) as Readonly<Record<string, Made>>;
  const withImports = (source: string): readonly string[] => [
    source,
    ...(list[source]?.imports ?? []).flatMap(withImports),
  ];
  const first = new Set(withImports('index.html'));
  return (source) => {
    const wanted = new Set(withImports(source).filter((each) => !first.has(each)));
    return [...wanted].flatMap((each) => list[each]?.file ?? []);
  };
}

interface Made {
  readonly file: string;
  readonly imports?: readonly string[];
}
