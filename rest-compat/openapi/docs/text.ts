/** The little Markdown that descriptions hold, and JSON in colour. */
import { html, type Content, type Markup } from '../../../src/http/html.js';

/** Paragraphs and lists. */
export function prose(markdown: string): Markup {
  return html`${markdown.split(/\n{2,}/u).map(block)}`;
}

function block(text: string): Markup {
  const lines = text.split('\n');
  return lines.every((line) => line.startsWith('- '))
    ? html`<ul>
        ${lines.map((line) => html`<li>${words(line.slice(2))}</li>`)}
      </ul>`
    : html`<p>${words(text)}</p>`;
}

/** One line: `code`, **bold** and [links](/docs) within this site. */
export function words(text: string): Content {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\(\/[\w/#-]*\))/u).map((part) => {
    const [, label = '', href = ''] = /^\[([^\]]+)\]\((\/[\w/#-]*)\)$/u.exec(part) ?? [];
    if (href !== '') return html`<a href="${href}">${label}</a>`;
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part;
  });
}

/** Indented JSON with its keys, texts and other values marked for colour; the style breaks long lines. */
export function json(value: unknown): Content {
  const text = JSON.stringify(value, null, 2);
  return text.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?)/u).map((part) => {
    if (!part.startsWith('"')) return part;
    return part.endsWith(':') ? html`<i>${part.slice(0, -1)}</i>:` : html`<b>${part}</b>`;
  });
}

/** A block of code with a name, which can be scrolled by keyboard. */
export function codeBlock(label: string, content: Content, of = ''): Markup {
  return html`<figure class="code">
    <figcaption>${label}</figcaption>
    <pre tabindex="0" role="region" aria-label="${label}${of}">${content}</pre>
  </figure>`;
}
