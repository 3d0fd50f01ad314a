/** A page of text with snippets: the GraphQL guide and the recipes are made of these. */
import { html, type Markup } from '../../../../src/http/html.js';
import { calls } from '../calls.js';
import type { Found } from '../search-index.js';
import { shell } from '../shell.js';
import { prose } from '../text.js';
import type { Guide, GuideSection } from './guide.types.js';

export function guidePage({ path, title, description, lead, sections }: Guide, index: readonly Found[]): string {
  return shell({
    path,
    title: `${title} · Gamewright API`,
    description,
    index,
    contents: html`<ul>
      ${sections.map(
        (section) =>
          html`<li>
            <a class="head" href="#${section.id}">${section.title}</a>
            <ul>
              ${section.parts.map((part) => html`<li><a href="#${part.id}">${part.title}</a></li>`)}
            </ul>
          </li>`,
      )}
    </ul>`,
    main: html`<section class="intro">
        <h1>${title}</h1>
        ${prose(lead)}
      </section>
      ${sections.map(sectionOf)}`,
  });
}

function sectionOf({ id, title, words, parts }: GuideSection): Markup {
  return html`<section class="group" aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    <div class="lead">${prose(words)}</div>
    ${parts.map(
      (part) =>
        html`<article id="${part.id}" aria-labelledby="${part.id}-title">
          <div class="words">
            <h3 id="${part.id}-title"><a href="#${part.id}">${part.title}</a></h3>
            ${prose(part.words)}
          </div>
          <div class="looks">${calls(part.title, part.snippets)}</div>
        </article>`,
    )}
  </section>`;
}
