/**
 * The game as files: a page, classic scripts, pictures, the design and the licences. It works unpacked on a disk (a page from `file:` may
 * load scripts, but not modules or JSON), in a sandbox and on a games portal. The same design and seed give the same bytes.
 */
import { createHash } from 'node:crypto';
import type { GameData } from '../kit/types.js';
import type { GeneratedFile } from '../provider.types.js';
import { html, scriptJson } from './embed.js';
import { licenceText } from './licences.js';
import { hash } from '../random.js';
import { editedDesign } from './edited.js';
import { direction, pageData } from './page.js';
import { prelude } from './prelude.js';

export interface BundleFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly contentType: string;
  readonly role: GeneratedFile['role'];
}

const SCRIPT = 'text/javascript; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';

/**
 * No `script-src`: where a bundle's own scripts come from differs between a disk, a sandbox and a portal, and an opaque origin has no 'self'
 * in every browser. Nothing else leads out. `connect-src` is for `design.json` beside the page; a preview's own headers deny that too.
 */
const POLICY =
  "style-src 'unsafe-inline'; img-src 'self' file: data: blob:; media-src data: blob:; connect-src 'self'; frame-src 'none'; worker-src 'none'; object-src 'none'; form-action 'none'";

/** A picture's file: `mask:robot` is `assets/mask-robot.svg`. */
const assetPath = (name: string): string => `assets/${name.replaceAll(':', '-')}.svg`;

const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function indexPage({ design, pictures }: GameData): string {
  const icon = pictures[design.cast.hero.sprite];
  return `<!doctype html>
<html lang="${html(design.lang)}" dir="${direction(design.lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="theme-color" content="${design.theme.palette.sky}">
<title>${html(design.title)}</title>
<meta name="description" content="${html(design.tagline)}">
<link rel="icon" href="${icon ? html(dataUri(icon.svg)) : 'data:,'}">
</head>
<body>
<script src="design.js"></script>
<script src="assets.js"></script>
<script src="game.js"></script>
</body>
</html>
`;
}

/** The design as the game reads it. Readable, since this is a file to change by hand: texts, colours, rules, who is who. */
function designScript(data: GameData): string {
  const { pictures: _pictures, ...rest } = pageData(data);
  return `// Change it, save it, reload the page. (Or change design.json instead: see README.txt.)
var __GAME__ = ${scriptJson(rest, 2)};
${editedDesign(hash(JSON.stringify(data.design)))}`;
}

function assetsScript({ pictures }: GameData): string {
  const lines = Object.entries(pictures).map(
    ([name, { svg, face }]) => `  ${JSON.stringify(name)}: { "face": "${face}", "svg": ${scriptJson(dataUri(svg))} }`,
  );
  return `// The pictures of assets/ as data URIs: a page on a disk or in a sandbox can show those.\n__GAME__.pictures = {\n${lines.join(',\n')}\n};\n`;
}

/** Starts at once, or when `design.json` has been read. */
function gameScript({ seed }: GameData, script: string): string {
  const start = `(__GAME__.ready || { then: function (go) { go(); } }).then(function () {\n${script}\n});`;
  return `/* licences: LICENSES.txt */\n${prelude(seed)}\n${start}\n`;
}

function readMe(data: GameData): string {
  const { design } = data;
  return `${design.title}
${design.tagline}

Play it: open index.html in a browser. It needs no network and no server.
Publish it: upload the whole folder, or the zip with index.html at its root, to any web space or games portal.

${design.controls.map(({ key, action }) => `  ${key}: ${action}`).join('\n')}
  P or Esc: pause   M: sound   R: restart

Files
  index.html     the page
  game.js        engine, kit and rules
  design.js      what this game is: title, texts, cast, rules, colours. Change it and reload the page:
                 that works everywhere, also from a disk
  assets.js      the pictures as data URIs, from assets/. "svg" may also be SVG text or a file's path
  design.json    the same as data, with what was understood of the prompt. Change it instead of design.js if you
                 like, and reload: once changed, it is what counts. On a web server that is all. From a disk
                 no browser lets a page read a file that it was not handed, so drop design.json onto the running
                 game once; from then on every reload reads it (in Firefox and Safari: drop it after each change)
  manifest.json  title, controls, seed and the sha256 of every file
  LICENSES.txt   licences of the engine and the pictures
`;
}

/** All files but `manifest.json`, which lists them. */
export function bundleFiles(data: GameData, script: string): GeneratedFile[] {
  const file = (path: string, contentType: string, role: GeneratedFile['role'], content: string): GeneratedFile => ({
    path,
    contentType,
    role,
    bytes: Buffer.from(content),
  });
  return [
    file('index.html', 'text/html; charset=utf-8', 'entry', indexPage(data)),
    file('game.js', SCRIPT, 'script', gameScript(data, script)),
    file('design.js', SCRIPT, 'script', designScript(data)),
    file('assets.js', SCRIPT, 'script', assetsScript(data)),
    ...Object.entries(data.pictures).map(([name, { svg }]) => file(assetPath(name), SVG, 'asset', `${svg}\n`)),
    file('design.json', JSON_TYPE, 'data', `${JSON.stringify(data.design, null, 2)}\n`),
    file('LICENSES.txt', TEXT, 'licence', licenceText()),
    file('README.txt', TEXT, 'document', readMe(data)),
  ];
}

/** What the manifest says of the files; their hashes are of the bytes as delivered. */
export function fileList(files: readonly GeneratedFile[]): BundleFile[] {
  return files.map(({ path, contentType, role, bytes }) => ({
    path,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    contentType,
    role,
  }));
}

/** `manifest.json` itself; it can't list its own hash. */
export function manifestFile(manifest: Record<string, unknown>): GeneratedFile {
  return {
    path: 'manifest.json',
    contentType: JSON_TYPE,
    role: 'manifest',
    bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
  };
}
