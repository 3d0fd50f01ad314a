/**
 * HTML by tagged template: what is interpolated is escaped for the place where it lands, unless it is markup made here.
 * The one file where text becomes markup; every page that is not the Studio is written with it.
 */
import { createHash } from 'node:crypto';

const made = Symbol('markup');

/** Text that is HTML already. Only `html`, `jsonScript`, `inline` and `join` make it. */
export interface Markup {
  readonly [made]: string;
}

export type Content = string | number | Markup | null | undefined | false | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  // a parser would make a line feed of it
  '\r': '&#13;',
  // no parser keeps it, and some end a text at it
  '\u0000': '\ufffd',
};

/** Text for an element's content or a quoted attribute. */
function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"'`\r\u0000]/gu, (character) => ESCAPES[character]!);
}

function render(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  if (Array.isArray(content)) return content.map(render).join('');
  return (content as Markup)[made];
}

/**
 * Interpolate into the content of an element or into a quoted attribute only: never a name of either, never into a
 * `<script>`, a `<style>` or a comment. A URL has to be one of ours: see `urlPath`.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  const [first = '', ...rest] = tight(strings);
  return { [made]: rest.reduce((text, next, at) => text + render(values[at]) + next, first) };
}

const kept = new WeakMap<TemplateStringsArray, readonly string[]>();

/** A template is indented for its reader; the page is not. */
function tight(strings: TemplateStringsArray): readonly string[] {
  let result = kept.get(strings);
  if (!result) kept.set(strings, (result = strings.map((text) => text.replace(/\n\s+/gu, '\n'))));
  return result;
}

/** `value` as a data block; `<` is escaped, so that no text ends it (HTML, section 4.12.1.3). */
export function jsonScript(type: 'application/ld+json' | 'application/json', value: unknown, id?: string): Markup {
  const json = JSON.stringify(value)
    .toWellFormed()
    .replace(/[<>&\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const named = id === undefined ? '' : ` id="${escaped(id)}"`;
  return { [made]: `<script type="${type}"${named}>${json}</script>` };
}

/** Our own script or style; texts of users have no way in. @throws when the text would end its element */
export function inline(element: 'script' | 'style', text: string): Markup {
  if (/<\/|<!--/u.test(text)) throw new Error(`This would end the ${element}.`);
  return { [made]: `<${element}>${text}</${element}>` };
}

/** What a `Content-Security-Policy` allows that script or style by, as `inline` writes it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A path of ours from segments that may be anything. */
export function urlPath(...segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment.toWellFormed())}`).join('');
}

export function toHtml(markup: Markup): string {
  return markup[made];
}

const MARK =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='#5b3df5' d='M12 3h8v8h-8zM3 12h8v8H3zM12 12h8v8h-8zM21 12h8v8h-8z'/>" +
  "<path fill='#b9adf7' d='M3 21h8v8H3zM21 21h8v8h-8z'/></svg>";

/** The product's mark, as the Studio has it, for `<link rel="icon">`: browsers ask for /favicon.ico where a page names none. */
export const ICON = `data:image/svg+xml,${MARK.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
