/**
 * The page around a game that somebody opened by its address. The game is in a frame of it, which is what holds it in
 * every browser: `frame-src` leaves that frame nowhere to go but its own files, whatever the game assigns to `location`
 * or writes into a `<meta>`; the frame's `sandbox` keeps the tab, and keeps `javascript:` URLs from making a document
 * that is new to the guard. Only Chromium holds a document in a tab of its own (`preview-headers.ts`).
 */
import { hashSource, html, ICON, inline, toHtml } from '../http/html.js';
import { PERMISSIONS_POLICY } from './preview-headers.js';

/** The features of the frame are decided by its own header, which cannot give more than this one. */
export const HOST_PERMISSIONS = PERMISSIONS_POLICY.replaceAll('(self)', '*');

const GROUND = { light: '#fbfaf8', dark: '#131118' } as const;

const STYLE =
  `:root{color-scheme:light dark;background:${GROUND.light}}` +
  `@media(prefers-color-scheme:dark){:root{background:${GROUND.dark}}}` +
  'iframe{position:fixed;inset:0;width:100%;height:100%;border:0}';

/** Keys are the game's at once, as they were without this page. */
const SCRIPT =
  'const frame=document.querySelector("iframe"),focus=()=>frame.focus();focus();frame.addEventListener("load",focus)';

export interface HostPageOptions {
  readonly title: string;
  /** where the frame gets the game from: an address that needs no cookie, since a game has none when it reloads itself */
  readonly source: string;
  /** absolute URL that everything in the frame starts with, by the rules of a policy's sources: a folder, or one file */
  readonly within: string;
}

export interface HostPage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function hostPage({ title, source, within }: HostPageOptions): HostPage {
  const markup = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="${GROUND.light}" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${GROUND.dark}" />
        <link rel="icon" href="${ICON}" />
        ${inline('style', STYLE)}
      </head>
      <body>
        <main>
          <iframe
            src="${source}"
            title="${title}"
            sandbox="allow-scripts allow-pointer-lock"
            allow="autoplay; fullscreen; gamepad"
          ></iframe>
        </main>
        ${inline('script', SCRIPT)}
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    `script-src ${hashSource(SCRIPT)}`,
    'img-src data:',
    // a policy cannot spell a literal IPv6 host
    `frame-src ${within.includes('//[') ? "'self'" : within}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    body: toHtml(markup),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': HOST_PERMISSIONS,
    },
  };
}
