/** The game behind its play button; the frame has no source until someone presses it. */
import { html, type Content, type Markup } from '../http/html.js';
import type { Words } from './words.js';

export const ICONS = {
  play: html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
    <path
      d="M6.500 4.300c0-1.300 1.400-2.100 2.500-1.400l11.500 7.700c1 .7 1 2.100 0 2.800L9 21.100c-1.100.7-2.500 0-2.500-1.400z"
    />
  </svg>`,
  full: html`<svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.500"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
  </svg>`,
  again: html`<svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.500"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    <path d="M20 11a8 8 0 1 0-2.300 6.600M20 4v7h-7" />
  </svg>`,
  leave: html`<svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="2.500"
    stroke-linecap="round"
  >
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>`,
} as const;

export const LINES = {
  like: html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line">
    <path
      d="M12 20.500l-7.500-7.300a4.800 4.800 0 0 1 0-7 4.900 4.900 0 0 1 7 0l.5.5.5-.5a4.900 4.900 0 0 1 7 0 4.800 4.800 0 0 1 0 7z"
    />
  </svg>`,
  share: html`<svg viewBox="0 0 24 24" aria-hidden="true" class="line">
    <path d="M12 15V3M7.500 7L12 2.500 16.500 7M5 12v8h14v-8" />
  </svg>`,
} as const;

/** What the frame of a game may do, by its attribute; its answer's policy says the same (`artifacts/preview-headers.ts`). */
export const SANDBOX = 'allow-scripts allow-pointer-lock';

export interface StageOptions {
  readonly title: string;
  /** what the best score is kept under, in the player's browser */
  readonly name: string;
  /** the path of the picture behind the button */
  readonly cover: string;
  readonly words: Words;
  /** of the words, where they are not in the page's language */
  readonly wordsLang: string | null;
  /** where the frame gets the game from */
  readonly source: string;
  /** the service worker that keeps the game for when there is no connection; absent where none can */
  readonly worker?: string;
  readonly after: Content;
}

/**
 * `sandbox` without `allow-same-origin`: the game has an origin of its own. The response says so again, for whoever
 * opens it without this frame.
 */
export function stage({ title, name, cover, words, wordsLang, source, worker, after }: StageOptions): Markup {
  return html`<div class="stage">
    <div
      class="screen"
      data-slug="${name}"
      data-src="${source}"
      ${worker !== undefined && html`data-worker="${worker}"`}
    >
      <img src="${cover}" width="960" height="540" alt="" fetchpriority="high" /><iframe
        hidden
        title="${title}"
        sandbox="${SANDBOX}"
        allow="autoplay; fullscreen; gamepad"
      ></iframe
      ><button class="play" type="button" ${wordsLang === null ? null : html` lang="${wordsLang}"`}>
        <b>${ICONS.play}${words.play}</b></button
      ><button class="tool leave" type="button" aria-label="${words.leave}">${ICONS.leave}</button>
    </div>
    ${after}
  </div>`;
}
