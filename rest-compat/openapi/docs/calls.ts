/**
 * The same request in several languages. Without script they stand one below the other, each under its name; the script
 * makes tabs of them (`script.ts`).
 */
import { html, type Markup } from '../../../src/http/html.js';

/** @param label what the tabs are named for, for screen readers */
export function calls(
  label: string,
  snippets: readonly { readonly language: string; readonly text: string }[],
): Markup {
  return html`<div class="calls" data-label="${label}">
    ${snippets.map(
      ({ language, text }) =>
        html`<div class="code" data-tab="${language}">
          <p class="name">${language}</p>
          <pre tabindex="0" role="region" aria-label="${label}, ${language}">${text}</pre>
        </div>`,
    )}
  </div>`;
}
