/** Parts of the pages of operators: tables, times, the way to the next page, forms with what was wrong. */
import { html, type Content, type Markup } from '../http/html.js';

/** Rows of a page; one more is read, to know whether there is a next one. */
export const PAGE_SIZE = 25;

export interface Column {
  readonly name: string;
  readonly number?: true;
  /** texts that people wrote, or addresses: their words are torn where there is no room, those of others never */
  readonly long?: true;
}

/** What a cell looks like. */
const classOf = (column: Column | undefined): Content => {
  const name = column?.number ? 'number' : column?.long ? 'long' : undefined;
  return name !== undefined && html` class="${name}"`;
};

const NAME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function time(date: Date): Markup {
  return html`<time datetime="${date.toISOString()}">${NAME.format(date)}</time>`;
}

/** `empty`: a sentence instead of a table without rows. */
export function table(columns: readonly Column[], rows: readonly (readonly Content[])[], empty: string): Markup {
  if (rows.length === 0) return html`<p class="none">${empty}</p>`;
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col" ${classOf(column)}>${column.name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map(
              (cell, at) =>
                html`<td data-label="${columns[at]?.name}" ${classOf(columns[at])}><span>${cell}</span></td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Names and values of one thing; those without a value are left out. */
export function facts(list: Readonly<Record<string, Content>>): Markup {
  const told = Object.entries(list).filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  );
  return html`<dl class="facts">
    ${told.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** The address of the same list with other parameters; empty ones are left out. */
export function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) parts.set(name, value);
  const text = parts.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What of `rows` is shown, and the link to the rest, whose address ends in the cursor of the last one. */
export function paged<Row>(
  rows: readonly Row[],
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  cursorOf: (row: Row) => string,
): { readonly shown: readonly Row[]; readonly more: Content } {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  if (rows.length <= PAGE_SIZE || last === undefined) return { shown, more: null };
  const next = address(path, { ...query, after: cursorOf(last) });
  return { shown, more: html`<p class="more"><a class="button" href="${next}">Show more</a></p>` };
}

/** A choice among `options`, the first of which stands for all. */
export function select(name: string, label: string, options: Readonly<Record<string, string>>, chosen = ''): Markup {
  return html`<select name="${name}" aria-label="${label}">
    ${Object.entries(options).map(
      ([value, text]) => html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`,
    )}
  </select>`;
}

/** A list's form: it works without script. */
export function finder(path: string, search: string | undefined, hint: string, choices: Content = null): Markup {
  return html`<div class="find">
    <form action="${path}" role="search">
      <input
        type="search"
        name="search"
        value="${search ?? ''}"
        maxlength="200"
        placeholder="${hint}"
        aria-label="${hint}"
      />
      ${choices}
      <button class="button" type="submit">Find</button>
    </form>
  </div>`;
}

export function problem(text: string | undefined): Content {
  return text !== undefined && html`<p class="bad" role="alert">${text}</p>`;
}

export function confirmation(text: Content): Content {
  return text ? html`<p class="good" role="status">${text}</p>` : null;
}

/** The word that goes with the number. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
