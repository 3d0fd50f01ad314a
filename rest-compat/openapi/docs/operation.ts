/** One operation: what it does and takes on one side, how it looks on the other. */
import { html, type Content, type Markup } from '../../../src/http/html.js';
import type { Header, JsonSchema, MediaType, OpenApi, Operation, Response } from '../../../src/http/openapi.types.js';
import { snippetsOf } from '../../../src/http/calls/snippets.js';
import { resolve } from '../registry.js';
import { callOf, type Place } from './call-of.js';
import { calls } from './calls.js';
import { fieldRow, fields, typeOf } from './schemas.js';
import { codeBlock, json, prose, words } from './text.js';
import { heightClass } from './unseen.js';

export function operationArticle(document: OpenApi, place: Place): Markup {
  const { operation, path, method } = place;
  const { parameters = [], requestBody } = operation;
  const answers = Object.entries(operation.responses).map(
    ([status, response]) => [status, resolve<Response>(document.components, response)] as const,
  );
  const good = answers.filter(([status]) => Number(status) < 400);
  const bad = answers.filter(([status]) => Number(status) >= 400);
  const body = requestBody?.content['application/json'];
  const content = html`<div class="words">
      <h3 id="${operation.operationId}-title">
        <a href="#${operation.operationId}">${words(operation.summary.replace(/\.$/u, ''))}</a>
      </h3>
      <p class="line">
        <span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${breakable(path)}</code>
      </p>
      ${badges(operation)} ${rest(operation)}
      ${
        parameters.length > 0 &&
        html`<h4>Parameters</h4>
          <dl class="fields">
            ${parameters.map((one) =>
              fieldRow(
                one.name,
                { ...one.schema, description: one.description },
                one.required ? one.in : `${one.in}, optional`,
              ),
            )}
          </dl>`
      }
      ${
        body &&
        html`<h4>Body</h4>
          ${prose(body.schema.description ?? '')} ${fields(body.schema)}`
      }
      <h4>Answers</h4>
      <dl class="answers">${good.map(([status, response]) => answer(document, status, response))}</dl>
      ${
        bad.length > 0 &&
        html`<dl class="answers">
          ${bad.map(
            ([status, response]) =>
              html`<div>
                <dt><span class="status bad">${status}</span></dt>
                <dd>
                  ${codes(response)} ${headerLinks(document, response.headers ?? {}, (name) => TELLING.has(name))}
                </dd>
              </div>`,
          )}
        </dl>`
      }
    </div>
    <div class="looks">
      ${calls(`Request of ${operation.operationId}`, snippetsOf(callOf(document, place)))}
      ${examples(document, place, good, bad)}
    </div>`;
  const { operationId: id } = operation;
  return html`<article id="${id}" class="${heightClass(content)}" aria-labelledby="${id}-title">${content}</article>`;
}

/** A path breaks after its slashes, not within its words. */
export function breakable(path: string): Content {
  return path.split(/(?<=\/)/u).map((part) => [part, html`<wbr />`]);
}

function badges({ security, deprecated }: Operation): Content {
  const open = security.length === 0;
  const optional = security.some((one) => Object.keys(one).length === 0);
  const token = security.some((one) => 'previewToken' in one);
  const need = open
    ? 'no session'
    : optional
      ? 'session, for what is yours'
      : token
        ? 'session or preview token'
        : 'session';
  return html`<p class="badges">
    <span class="${open ? 'open' : 'lock'}">${need}</span
    >${deprecated ? html` <span class="retired">deprecated</span>` : null}
  </p>`;
}

/** The description without the words of the title. */
function rest({ summary, description }: Operation): Content {
  return description === summary ? null : prose(description);
}

function answer(document: OpenApi, status: string, { description, headers = {}, content = {} }: Response): Markup {
  return html`<div>
    <dt><span class="status">${status}</span></dt>
    <dd>
      ${prose(description)} ${Object.entries(content).map(([type, { schema }]) => bodyOf(type, schema))}
      ${headerLinks(document, headers, (name) => !EVERYWHERE.has(name))}
    </dd>
  </div>`;
}

function headerLinks(
  { components }: OpenApi,
  headers: NonNullable<Response['headers']>,
  shown: (name: string) => boolean,
): Content {
  const own = Object.entries(headers).filter(([name]) => shown(name));
  if (own.length === 0) return null;
  return html`<p class="heads">
    ${own.map(([name, header], index) => [
      index > 0 ? ', ' : 'Headers: ',
      html`<a href="#header-${name}" title="${resolve<Header>(components, header).description}">${name}</a>`,
    ])}
  </p>`;
}

const EVERYWHERE: ReadonlySet<string> = new Set(['Cache-Control', 'X-Request-Id']);
/** The headers of an error that tell a client what to do next. */
const TELLING: ReadonlySet<string> = new Set([
  'Allow',
  'Content-Range',
  'Deprecation',
  'Link',
  'Retry-After',
  'Sunset',
]);

function bodyOf(type: string, schema: JsonSchema): Markup {
  const data = schema.properties?.['data'];
  const enveloped = type === 'application/json' && schema.properties?.['code'] !== undefined && data;
  const events = schema.contentSchema?.items?.oneOf;
  return html`<p class="body">
      <code>${type}</code>${enveloped ? html` <span class="type">data: ${typeOf(data)}</span>` : null}${
        events ? html` <span class="type">events: ${typeOf({ oneOf: events })}</span>` : null
      }
    </p>
    ${enveloped && data.properties ? fields(data) : null}`;
}

/** The codes that an answer may carry, each with a link to what it means. */
function codes({ content = {}, description }: Response): Content {
  const found = content['application/json']?.schema.properties?.['error']?.properties?.['code']?.enum;
  if (!found) return words(description);
  return found.map((code) => html`<a class="errorcode" href="#error-${String(code)}">${String(code)}</a> `);
}

/** The first success, or where there is none the first error. */
function examples(
  document: OpenApi,
  { operation }: Place,
  good: readonly (readonly [string, Response])[],
  bad: readonly (readonly [string, Response])[],
): Content {
  const of = ` of ${operation.operationId}`;
  const [status, response] = good[0] ?? bad.find(([code]) => code === '402') ?? bad[0] ?? [];
  const [media] = Object.values(response?.content ?? {});
  if (media === undefined) return response ? codeBlock(`Answer ${status}`, 'No body.', of) : null;
  const example = exampleOf(document, media);
  if (example === undefined) return null;
  const shown = typeof example === 'string' ? example : json(example);
  return codeBlock(`Answer ${status}`, shown, of);
}

function exampleOf({ components }: OpenApi, { example, examples }: MediaType): unknown {
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  return first && resolve(components, first).value;
}
