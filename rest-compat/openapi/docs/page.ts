/**
 * `/docs`: the OpenAPI document as one page of HTML, made when the gateway starts. Its script is on it and it loads no
 * other file, so its policy can forbid both.
 */
import { html, type Content, type Markup } from '../../../src/http/html.js';
import { ERROR_CATALOGUE, ERROR_CODES } from '../../../src/errors.js';
import { errorExample } from '../examples.js';
import type { Header, OpenApi, Response } from '../../../src/http/openapi.types.js';
import { resolve } from '../registry.js';
import { EXAMPLE_ORIGIN, placesOf, type Place } from './call-of.js';
import { breakable, operationArticle } from './operation.js';
import { fields, typeOf } from './schemas.js';
import type { Found } from './search-index.js';
import { shell } from './shell.js';
import { codeBlock, json, prose, words } from './text.js';
import { heightClass } from './unseen.js';

export function docsPage(document: OpenApi, index: readonly Found[]): string {
  const places = placesOf(document);
  const groups = document.tags.map((tag) => ({
    tag,
    places: places.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  return shell({
    path: '/docs',
    title: `${document.info.title} API`,
    description: 'Every route, status, header and error code, each with an example.',
    index,
    contents: contents(groups),
    main: html`${intro(document)}
    ${groups.map(
      ({ tag, places: own }) =>
        html`<section class="group" aria-labelledby="${anchor(tag.name)}">
          <h2 id="${anchor(tag.name)}">${tag.name}</h2>
          <p class="lead">${words(tag.description)}</p>
          ${own.map((place) => operationArticle(document, place))}
        </section>`,
    )}
    ${gateway(document)} ${errors()} ${headers(document)} ${schemas(document)}`,
  });
}

const anchor = (name: string) => `group-${name.toLowerCase().replaceAll(/\W+/gu, '-')}`;

interface Group {
  readonly tag: OpenApi['tags'][number];
  readonly places: readonly Place[];
}

function contents(groups: readonly Group[]): Markup {
  return html`<ul>
    <li><a href="#start">Start</a></li>
    ${groups.map(
      ({ tag, places }) =>
        html`<li>
          <a class="head" href="#${anchor(tag.name)}">${tag.name}</a>
          <ul>
            ${places.map(
              ({ operation, method, path }) =>
                html`<li>
                  <a href="#${operation.operationId}"
                    ><span class="method ${method}">${method === 'delete' ? 'DEL' : method.toUpperCase()}</span
                    ><span>${breakable(path.replace(/^\/api\//u, '/'))}</span></a
                  >
                </li>`,
            )}
          </ul>
        </li>`,
    )}
    <li><a class="head" href="#gateway">Unknown routes</a></li>
    <li><a class="head" href="#errors">Error codes</a></li>
    <li><a class="head" href="#headers">Headers</a></li>
    <li><a class="head" href="#schemas">Types</a></li>
  </ul>`;
}

function intro({ info }: OpenApi): Markup {
  return html`<section id="start" class="intro">
    <h1>Gamewright API</h1>
    ${prose(info.description)}
    <p>
      For tools, the same reference is an <a href="/openapi.json">OpenAPI 3.1 document</a>. GraphQL can do all of this
      and more: see the <a href="/docs/graphql">guide</a>. The <a href="/docs/recipes">recipes</a> lead from a prompt to
      a public game, step by step.
    </p>
    ${codeBlock(
      'A first game',
      `curl -c jar -X POST ${EXAMPLE_ORIGIN}/api/auth/demo
curl -b jar -H 'Content-Type: application/json' \\
  -d '{"prompt": "a penguin platformer with double jump"}' \\
  ${EXAMPLE_ORIGIN}/api/studio/runs
curl -N -b jar ${EXAMPLE_ORIGIN}/api/studio/runs/RUN_ID/events`,
    )}
  </section>`;
}

function gateway(document: OpenApi): Markup {
  const rows = Object.entries(document['x-gateway-responses']).map(
    ([status, reference]) => [status, resolve<Response>(document.components, reference)] as const,
  );
  return html`<section class="group" aria-labelledby="gateway">
    <h2 id="gateway">Unknown routes</h2>
    <p class="lead">Answers to unknown paths and methods, and to requests that are not valid HTTP.</p>
    <dl class="answers">
      ${rows.map(
        ([status, { description }]) =>
          html`<div>
            <dt><span class="status ${Number(status) >= 400 ? 'bad' : ''}">${status}</span></dt>
            <dd>${prose(description)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function errors(): Markup {
  const sorted = ERROR_CODES.toSorted((a, b) => ERROR_CATALOGUE[a].status - ERROR_CATALOGUE[b].status);
  return html`<section class="group" aria-labelledby="errors">
    <h2 id="errors">Error codes</h2>
    <p class="lead">
      Found in <code>error.code</code>, and in <code>extensions.code</code> in GraphQL. A retryable request may succeed
      later, unchanged.
    </p>
    ${codeBlock('An error', json(errorExample('validation_failed')))}
    <dl class="answers codes">
      ${sorted.map((code) => {
        const row = ERROR_CATALOGUE[code];
        return html`<div id="error-${code}">
          <dt><span class="status bad">${row.status}</span> <code>${code}</code></dt>
          <dd>
            <p>${row.message}${'retryable' in row ? html` <span class="note">retryable</span>` : null}</p>
          </dd>
        </div>`;
      })}
    </dl>
  </section>`;
}

function headers({ components }: OpenApi): Markup {
  const all = new Map<string, Header>();
  for (const [name, header] of Object.entries(components.headers)) all.set(name.replace(/-optional$/u, ''), header);
  const sorted: Content = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, header]) =>
        html`<div id="header-${name}">
          <dt><code>${name}</code></dt>
          <dd>
            <p>${words(header.description)}</p>
            <p><code class="example">${String(header.example)}</code></p>
          </dd>
        </div>`,
    );
  return html`<section class="group" aria-labelledby="headers">
    <h2 id="headers">Headers</h2>
    <p class="lead">The headers of answers. Every answer has <code>X-Request-Id</code>.</p>
    <dl class="answers heads-list">${sorted}</dl>
  </section>`;
}

function schemas({ components }: OpenApi): Markup {
  return html`<section class="group" aria-labelledby="schemas">
    <h2 id="schemas">Types</h2>
    <p class="lead">The contents of <code>data</code>. Every field is present unless marked “optional”.</p>
    ${Object.entries(components.schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => {
        const content = html`<h3 id="schema-${name}-title"><a href="#schema-${name}">${name}</a></h3>
          ${schema.description === undefined ? null : prose(schema.description)}
          ${schema.properties ? fields(schema) : html`<p class="type">${typeOf(schema)}</p>`}`;
        const guessed = heightClass(content);
        return html`<article class="schema ${guessed}" id="schema-${name}" aria-labelledby="schema-${name}-title">
          ${content}
        </article>`;
      })}
  </section>`;
}
