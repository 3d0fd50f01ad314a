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
 * script with its texts as well, so that a browser fetches both at once.
 */
export function pagesByLanguage(
  page: string,
  scripts: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<ReaderLanguage, string>> {
  const made = READER_LANGUAGES.map((language) => [language, inLanguage(page, language, scripts[language])] as const);
  return Object.fromEntries(made) as Record<ReaderLanguage, string>;
}

function inLanguage(page: string, language: ReaderLanguage, script: string | undefined): string {
  const { lang, texts } = readerOf(language);
  const { noScript, ...plain } = texts.studio;
  const paths = ['/docs', '/games'];
  const linked = escaped(noScript).replace(
    /\[([^\]]*)\]/gu,
    (_, words: string) => `<a href="${paths.shift()}">${words}</a>`,
  );
  const values = Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, escaped(text)]));
  const preload = script === undefined ? '' : `<link rel="modulepreload" crossorigin href="/studio/${script}">`;
  return fill(page, { ...values, noScript: linked })
    .replace('<html lang="en">', `<html lang="${lang}" dir="${direction(lang)}">`)
    .replace('</head>', `${preload}</head>`);
}

const escaped = (text: string): string => toHtml(html`${text}`);

/** By language, from Vite's list of what it made (https://vite.dev/guide/backend-integration). */
export async function messageScripts(folder: string): Promise<Readonly<Partial<Record<string, string>>>> {
  const list: unknown = JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  const scripts = Object.entries(list as Readonly<Record<string, { readonly file: string }>>).flatMap(
    ([source, { file }]) => {
      const language = /^messages\/([a-z]{2})\.ts$/u.exec(source)?.[1];
      return language === undefined ? [] : [[language, file] as const];
    },
  );
  return Object.fromEntries(scripts);
}
