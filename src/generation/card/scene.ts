/** The picture of a game, as SVG: its sky, scenery and weather, its hero and who is in its way, and its title. */
import type { Actor, GameDesign } from '../design.js';
import { fade, luminance, mix } from '../kit/colour.js';
import { Random, subSeed } from '../kit/random.js';
import { dressed } from '../kit/style/palette.js';
import { stripsOf } from '../kit/backdrop/scene.js';
import { INSIDE } from '../kit/backdrop/sky.js';
import { SCENES } from '../kit/themes/index.js';
import { lookSeed } from '../kit/style/palette.js';
import { drawWeather } from '../kit/weather.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { labelPicture } from '../package/label.js';
import { direction } from '../package/page.js';
import { picture } from '../package/pictures.js';
import { filtered, styleFilters } from './filters.js';
import { letter, type Line } from '../package/lettering.js';
import { SvgCanvas } from './svg-canvas.js';

export interface SceneOptions {
  readonly width: number;
  readonly height: number;
  /** written on the picture; none where absent, or where no font here has its letters */
  readonly title?: string;
  /** BCP 47 primary language of the title */
  readonly lang?: string;
}

/** A whole SVG document, the same for the same design and options. */
export function scene(plain: GameDesign, { width: w, height: h, title, lang = plain.lang }: SceneOptions): string {
  const design = dressed(plain);
  const { palette: p } = design.theme;
  const rand = new Random(subSeed(design.seed, 'card'));
  const { style } = design.theme;
  const parts = [
    styleFilters(design, h),
    sky(design, w, h, rand),
    ...strips(design, w, h).map((strip) => filtered(strip, style === 'noir' ? 'grey' : '')),
    ground(design, w, h),
    cast(design, w, h, title !== undefined),
  ];
  const weather = new SvgCanvas('w');
  // a moment at which nothing special happens
  drawWeather(weather.context, design.theme.weather, w, h, 3.7, 0);
  parts.push(filtered(weather.toString(), style === 'noir' ? 'grey' : ''));
  if (title !== undefined) parts.push(heading(title, lang, w, h, mix(mix(p.near, p.sky, 0.3), '#000000', 0.82)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${parts.join('')}</svg>`;
}

function sky({ theme }: GameDesign, w: number, h: number, rand: Random): string {
  const { palette: p, time } = theme;
  const canvas = new SvgCanvas('s');
  const gradient = canvas.createLinearGradient(0, 0, 0, h);
  gradient.addColorStop(0, p.sky);
  gradient.addColorStop(0.75, p.horizon);
  gradient.addColorStop(1, mix(p.horizon, p.far, 0.4));
  canvas.fillStyle = gradient;
  canvas.fillRect(0, 0, w, h);
  if ((time === 'night' && !INSIDE.has(theme.id)) || theme.weather === 'stars')
    for (let i = 0; i < 70; i += 1) {
      canvas.fillStyle = fade('#ffffff', rand.range(0.3, 0.9));
      canvas.beginPath();
      canvas.arc(rand.range(0, w), rand.range(0, h * 0.6), rand.range(0.7, 2.1), 0, 6.2832);
      canvas.fill();
    }
  if (!INSIDE.has(theme.id)) {
    // behind the hero's adversaries: the left half belongs to the title
    const [x, y, r] = [
      w * 0.8,
      h * (time === 'day' || time === 'night' ? 0.2 : 0.36),
      h * (time === 'day' ? 0.08 : 0.1),
    ];
    const colour = time === 'night' ? '#f4f1de' : time === 'day' ? '#fff6cf' : mix('#ffd9a0', p.accent, 0.3);
    const glow = canvas.createRadialGradient(x, y, r * 0.6, x, y, r * 5);
    glow.addColorStop(0, fade(colour, 0.55));
    glow.addColorStop(1, fade(colour, 0));
    canvas.fillStyle = glow;
    canvas.fillRect(0, 0, w, h);
    canvas.fillStyle = colour;
    canvas.beginPath();
    canvas.arc(x, y, r, 0, 6.2832);
    canvas.fill();
  }
  return canvas.toString();
}

/** The game's own three strips of scenery, with the mist between them that gives depth. */
function strips(design: GameDesign, w: number, h: number): string[] {
  const { palette: p, id } = design.theme;
  const base = [mix(p.horizon, p.far, 0.55), mix(p.far, p.near, 0.45), p.near];
  const light = luminance(p.horizon) > 0.3 ? '#ffffff' : mix(p.accent, '#ffffff', 0.35);
  return stripsOf(SCENES[id], lookSeed(design)).map((outline, i) => {
    const tall = Math.round(id === 'cave' && i < 2 ? h : h * [0.66, 0.54, 0.38][i]!);
    const foot = Math.round(h * 0.93) - tall;
    const drawn = (colour: string, shine: string, id: string, up: number): string => {
      const canvas = new SvgCanvas(id);
      // the same each time: a sheet's white edge is the sheet once more, behind it and a little higher
      const rand = new Random(subSeed(design.seed, `card strip ${i}`));
      outline({ ctx: canvas.context, w, h: tall, rand, colour, light: shine });
      return `<g transform="translate(0 ${foot - up})">${canvas.toString()}</g>`;
    };
    const edge = design.theme.style === 'paper' ? drawn('#fffaf0', '#fffaf0', `e${i}`, Math.round(h * 0.009)) : '';
    const strip = edge + drawn(base[i]!, light, `b${i}`, 0);
    const veil = new SvgCanvas(`m${i}`);
    const cover = veil.createLinearGradient(0, h * 0.3, 0, h);
    cover.addColorStop(0, fade(p.horizon, 0));
    cover.addColorStop(1, fade(p.horizon, i === 2 ? 0.06 : 0.3));
    veil.fillStyle = cover;
    veil.fillRect(0, 0, w, h);
    return strip + veil.toString();
  });
}

const groundAt = (h: number): number => h * 0.86;

function ground({ theme: { palette: p } }: GameDesign, w: number, h: number): string {
  const canvas = new SvgCanvas('f');
  const y = groundAt(h);
  const earth = canvas.createLinearGradient(0, y, 0, h);
  earth.addColorStop(0, p.solid);
  earth.addColorStop(1, mix(p.solid, '#000000', 0.35));
  canvas.fillStyle = earth;
  canvas.fillRect(0, y, w, h - y);
  canvas.fillStyle = p.solidEdge;
  canvas.beginPath();
  canvas.roundRect(-20, y - h * 0.008, w + 40, h * 0.034, h * 0.017);
  // an edge that hangs down here and there, as on the games' own ground
  for (let x = 0; x < w; x += h * 0.07) {
    const hang = Math.abs(Math.sin((x + 1) * 78.233) * 43758.5453) % 1;
    canvas.roundRect(x, y, h * 0.058, h * (0.03 + hang * 0.032), h * 0.02);
  }
  canvas.fill();
  return canvas.toString();
}

function cast(design: GameDesign, w: number, h: number, titled: boolean): string {
  const { cast: who, theme } = design;
  const canvas = new SvgCanvas('h');
  const y = groundAt(h) + h * 0.012;
  const side = h * (titled ? 0.46 : 0.5);
  const heroX = w * 0.25;
  const colour = mix(theme.palette.accent, '#ffffff', 0.72);
  const halo = canvas.createRadialGradient(heroX, y - side / 2, 0, heroX, y - side / 2, side * 0.95);
  halo.addColorStop(0, fade(colour, 0.7));
  halo.addColorStop(1, fade(colour, 0));
  canvas.fillStyle = halo;
  canvas.fillRect(0, 0, w, h);

  const stand = (actor: Actor, x: number, size: number, towards: 'left' | 'right', shadow = true) => {
    if (shadow) {
      canvas.fillStyle = 'rgba(0,0,0,.22)';
      canvas.beginPath();
      canvas.ellipse(x, y - size * 0.01, size * 0.38, size * 0.07, 0, 0, 6.2832);
      canvas.fill();
    }
    canvas.put(placed(design, actor, x, y - size / 2 - size * 0.01, size, towards));
  };
  if (who.goal) stand(who.goal, w * 0.91, h * 0.28, 'left');
  const foes = who.enemies.slice(0, 2);
  foes.forEach((foe, i) => stand(foe, w * (i === 0 ? 0.61 : 0.765), h * (i === 0 ? 0.34 : 0.25), 'left'));
  // what there is to collect lies along a jump from the hero to the first adversary
  for (let i = 0; i < 5; i += 1) {
    const actor = who.items[i % who.items.length]!;
    const t = (i + 0.5) / 5;
    const x = w * (0.38 + 0.22 * t);
    const at = y - h * (0.2 + 0.16 * 4 * t * (1 - t));
    const glow = canvas.createRadialGradient(x, at, 0, x, at, h * 0.08);
    glow.addColorStop(0, fade(colour, 0.6));
    glow.addColorStop(1, fade(colour, 0));
    canvas.fillStyle = glow;
    canvas.fillRect(x - h * 0.1, at - h * 0.1, h * 0.2, h * 0.2);
    canvas.put(placed(design, actor, x, at, h * 0.085, 'right'));
  }
  stand(who.hero, heroX, side, 'right');
  return canvas.toString();
}

/** A picture of the set in its own document, so that its ids meet no others. */
function placed(
  design: GameDesign,
  actor: Actor,
  x: number,
  y: number,
  size: number,
  towards: 'left' | 'right',
): string {
  const drawn = design.generated?.find(({ sprite }) => sprite === actor.sprite);
  const { svg, face } =
    !drawn && isLabelPicture(actor.sprite) && design.assets !== 'none'
      ? labelPicture(actor.sprite, design, true)
      : picture(actor.sprite, design);
  const flip =
    face !== 'still' && (face === 'left') === (towards === 'right') && (face === 'left' || towards === 'left');
  // the renderer shows no picture that is inside of an inner document
  const source = drawn ? `png;base64,${drawn.png}` : `svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const half = Math.round(size / 2);
  const { cast: who, theme } = design;
  const prize = who.items.includes(actor) || actor === who.goal;
  const filter = { flat: '', pixel: '', paper: 'cut', noir: prize ? 'tint' : 'grey' }[theme.style];
  return filtered(
    `<image transform="translate(${Math.round(x)} ${Math.round(y)})${flip ? ' scale(-1 1)' : ''}" x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" href="data:image/${source}"/>`,
    filter,
  );
}

/** As on the games' title cards: white, with a dark outline that any sky lets read. */
function heading(title: string, lang: string, w: number, h: number, outline: string): string {
  const [left, most] = [w * 0.055, w * 0.68];
  for (const [size, rows] of [
    [0.175, 1],
    [0.14, 2],
    [0.105, 3],
  ] as const) {
    const lines = letter(title, lang, h * size, most, rows);
    if (lines === null) return '';
    if (fits(title, lines, lang, h * size, most, rows) || rows === 3)
      return set(lines, { left, right: w - left, rtl: direction(lang) === 'rtl' }, h, h * size, outline);
  }
  return '';
}

function fits(title: string, lines: readonly Line[], lang: string, size: number, most: number, rows: number): boolean {
  const all = letter(title, lang, size, most, rows + 1);
  return all?.length === lines.length && lines.every(({ width }) => width <= most);
}

function set(
  lines: readonly Line[],
  { left, right, rtl }: { left: number; right: number; rtl: boolean },
  h: number,
  size: number,
  outline: string,
): string {
  const paths = lines.map(
    ({ path, width }, i) =>
      `<path transform="translate(${Math.round(rtl ? right - width : left)} ${Math.round(h * 0.1 + size * (0.78 + i * 1.06))})" d="${path}"/>`,
  );
  const text = paths.join('');
  const wide = Math.round(size * 0.17);
  return (
    `<g fill="${outline}" stroke="${outline}" stroke-width="${wide}" stroke-linejoin="round"><g transform="translate(0 ${Math.round(size * 0.07)})">${text}</g>${text}</g>` +
    `<g fill="#ffffff">${text}</g>`
  );
}
