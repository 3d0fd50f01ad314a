/** JSON Schema as a list of fields: its type in words, and links to what it refers to. */
import { html, type Content, type Markup } from '../../../src/http/html.js';
import type { JsonSchema } from '../../../src/http/openapi.types.js';
import { prose } from './text.js';

const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** `text (date-time) or null`, with links. */
export function typeOf(schema: JsonSchema): Content {
  if (schema.$ref !== undefined) return html`<a href="#schema-${refName(schema.$ref)}">${refName(schema.$ref)}</a>`;
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.map((option, index) => [index > 0 ? ' or ' : '', typeOf(option)]);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  const types = [schema.type ?? 'anything'].flat();
  const list = types.includes('array') && schema.items ? ['list of ', typeOf(schema.items)] : undefined;
  const format = schema.format === undefined ? '' : ` (${schema.format})`;
  return types.map((type, index) => [
    index > 0 ? ' or ' : '',
    type === 'array' && list ? list : type + (index === 0 ? format : ''),
  ]);
}

/** What a field's values can be, beyond its type. */
function limits(schema: JsonSchema): Content {
  const values = schema.enum?.filter((value) => value !== null);
  // the description lists each value already
  const told = values?.every((value) => schema.description?.includes(`\`${value}\``));
  const parts: Content[] = [];
  if (values && !told)
    parts.push(html`<span class="values">${values.map((value) => html`<code>${value}</code> `)}</span>`);
  const { minLength, maxLength } = schema;
  if (maxLength !== undefined) parts.push(html`<span class="dim">${minLength ?? 0} to ${maxLength} characters</span>`);
  else if (minLength !== undefined) parts.push(html`<span class="dim">not empty</span>`);
  if (schema.default !== undefined) parts.push(html`<span class="dim">default ${String(schema.default)}</span>`);
  return parts;
}

/** The fields of an object, those of objects within it below them. */
export function fields(schema: JsonSchema): Markup | null {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties);
  if (rows.length === 0) return null;
  return html`<dl class="fields">
    ${rows.map(([name, field]) => fieldRow(name, field, required.includes(name) ? null : 'optional'))}
  </dl>`;
}

export function fieldRow(name: string, schema: JsonSchema, note: string | null): Markup {
  const inner = objectWithin(schema);
  return html`<div>
    <dt>
      <code>${name}</code>
      <span class="type">${typeOf(schema)}</span
      >${[note, schema.deprecated ? 'deprecated' : null].map((text) => text && html` <span class="note">${text}</span>`)}
    </dt>
    <dd>
      ${schema.description === undefined ? null : prose(schema.description)} ${limits(schema)} ${inner && fields(inner)}
    </dd>
  </div>`;
}

/** The object that a field holds, alone, in a list, or among other things. */
function objectWithin(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectWithin(schema.items);
  for (const option of schema.anyOf ?? schema.oneOf ?? []) {
    const found = objectWithin(option);
    if (found) return found;
  }
  return undefined;
}
