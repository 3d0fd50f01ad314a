/** The one-file game: policy, prelude, design and pictures as data, the kind's script. The same design and seed give the same bytes. */
import { createHash } from 'node:crypto';
import type { GameDesign } from '../design.js';
import type { GameData } from '../kit/types.js';
import { html, scriptJson } from './embed.js';
import { setFrenchTexts } from './french-texts.js';
import { licenceText } from './licences.js';
import { prelude } from './prelude.js';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb']);

const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export function direction(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr';
}

/** What every page's head says; `scripts` are the policy's sources. */
function head(design: GameDesign, scripts: string): string {
  return (
    `<!doctype html>\n<html lang="${html(design.lang)}" dir="${direction(design.lang)}">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${scripts}; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; base-uri 'none'; form-action 'none'">\n` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\n<meta name="theme-color" content="${design.theme.palette.sky}">\n` +
    `<title>${html(design.title)}</title>\n<link rel="icon" href="data:,">\n<meta name="description" content="${html(design.tagline)}">\n`
  );
}

/** `data` as the script sees it; what was understood or not, and what became of wishes, stays out of the page: no kind reads a word of the prompt, and the page has none. */
export function pageData(data: GameData): GameData {
  const { revision: _revision, generated: _generated, named, ...design } = data.design;
  // the card says what was made instead; a name that needs no such word stays out
  const shown = { ...design, ...(named?.why ? { named } : {}), evidence: [], asks: [], ignored: [] };
  return setFrenchTexts({ ...data, design: shown });
}

/** The whole page; `script` from `gameScript`. */
export function page(data: GameData, script: string): string {
  const scripts = [prelude(data.seed), `__GAME__=${scriptJson(pageData(data))}`, script];
  return (
    `${head(data.design, scripts.map(hash).join(' '))}</head>\n<body>\n<!--\n${licenceText().replaceAll('--', '- -')}-->\n` +
    `${scripts.map((text) => `<script>${text}</script>`).join('\n')}\n</body>\n</html>\n`
  );
}
