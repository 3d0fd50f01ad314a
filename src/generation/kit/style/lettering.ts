/** A title's letters. In pixel art they are drawn small without smoothing and shown large, whatever their script; else words are boxes that the style dresses. */
import type { GameDesign } from '../../design.js';
import { grey, mix } from '../colour.js';

/** pixels a letter is high before it is shown larger */
const SMALL = 15;

/** part of the window's height that the title may take with what stands beside it: the panel below needs the rest */
const MOST = 0.4;

/** pixels, below which letters are not made smaller */
const SMALLEST = 13;
/** pixels, below which a long word is rather torn */
const READABLE = 24;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How long a text is to the eye, in Latin letters. */
function lengthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.8 : 1), 0);
}

/** `fit` sets the letters as large as the style wants and the window allows; `head` is the box that they stand in. */
export function titleOf(
  { title, theme }: GameDesign,
  font: string,
): { node: HTMLElement; fit: (head: HTMLElement) => void } {
  const node = document.createElement('h1');
  const long = lengthOf(title);
  node.className = long > 34 ? 'longest' : long > 20 ? 'long' : long < 15 ? 'short' : '';
  if (theme.style !== 'pixel') {
    title.split(' ').forEach((word, i) => {
      if (i > 0) node.append(' ');
      const span = document.createElement('span');
      span.className = 'w';
      span.textContent = word;
      node.append(span);
    });
    return { node, fit: (head) => shrinkLetters(node, head) };
  }
  const text = document.createElement('span');
  text.className = 'hide';
  text.textContent = title;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  node.append(text, canvas);
  return { node, fit: (head) => pixelText(canvas, title, theme.palette, font, head.clientWidth || 600) };
}

/** Whether a word that no sign parts goes over two lines: "Backgam-mon". */
function isTorn(word: Element): boolean {
  const range = new Range();
  range.selectNodeContents(word);
  return !/[-\p{Lo}]/u.test(word.textContent) && range.getClientRects().length > 1;
}

/** Makes the letters smaller until no word is torn and their box leaves the panel its part of the window, whatever the font and the title. */
function shrinkLetters(node: HTMLElement, head: HTMLElement): void {
  node.style.fontSize = '';
  let size = Number.parseFloat(getComputedStyle(node).fontSize);
  // what stands under the letters is measured with them
  while (
    size > SMALLEST &&
    (head.scrollHeight > innerHeight * MOST || (size > READABLE && [...node.children].some(isTorn)))
  ) {
    size = Math.max(SMALLEST, size * 0.92);
    node.style.fontSize = `${size}px`;
  }
}

/** Sets the text in lines of the room that there is, in whole pixels. */
function pixelText(
  canvas: HTMLCanvasElement,
  title: string,
  palette: GameDesign['theme']['palette'],
  font: string,
  room: number,
): void {
  const ctx = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const type = `900 ${SMALL}px ${font}`;
  ctx.font = type;
  const linesOf = (most: number): string[] => {
    const lines: string[] = [];
    for (const word of WIDE.test(title) ? [...title] : title.split(' ')) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : WIDE.test(title) ? last + word : `${last} ${word}`;
      if (last !== undefined && ctx.measureText(joined).width <= most) lines[lines.length - 1] = joined;
      else lines.push(word);
    }
    return lines;
  };
  const step = SMALL + 4;
  let scale = Math.max(2, Math.min(6, Math.floor(Math.min(room / 130, innerHeight / 110))));
  let lines = linesOf(room / scale - 6);
  // below the letters stands the panel, in a poster the picture too
  while (scale > 2 && (lines.length * step + 8) * scale > innerHeight * 0.34) lines = linesOf(room / --scale - 6);
  const w = Math.ceil(Math.max(...lines.map((line) => ctx.measureText(line).width))) + 8;
  const h = lines.length * step + 8;
  canvas.width = w;
  canvas.height = h;
  ctx.font = type;
  ctx.textBaseline = 'middle';
  const { direction, textAlign } = getComputedStyle(canvas);
  const start = textAlign === 'center' ? 'center' : direction === 'rtl' ? 'right' : 'left';
  ctx.textAlign = start;
  ctx.fillStyle = '#fff';
  lines.forEach((line, i) =>
    ctx.fillText(line, start === 'left' ? 3 : start === 'right' ? w - 4 : w / 2, 3 + (i + 0.5) * step),
  );
  const image = ctx.getImageData(0, 0, w, h);
  const ink: boolean[] = Array.from({ length: w * h }, (_, i) => (image.data[i * 4 + 3] as number) > 110);
  const at = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < w && y < h && (ink[y * w + x] as boolean);
  ctx.clearRect(0, 0, w, h);
  const dark = mix(palette.near, '#000000', 0.86);
  const bright = grey(palette.accent) > 0.12 ? palette.accent : mix(palette.accent, '#ffffff', 0.4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (at(x, y)) {
        const part = ((y - 3) % step) / step;
        ctx.fillStyle = part < 0.38 ? '#ffffff' : part < 0.58 ? mix(bright, '#ffffff', 0.55) : bright;
      } else if (
        at(x - 1, y) ||
        at(x + 1, y) ||
        at(x, y - 1) ||
        at(x, y + 1) ||
        at(x - 1, y - 1) ||
        at(x + 1, y - 1) ||
        at(x, y - 2) ||
        at(x - 1, y - 2) ||
        at(x + 1, y - 2)
      )
        ctx.fillStyle = dark;
      else continue;
      ctx.fillRect(x, y, 1, 1);
    }
  canvas.style.width = `${w * scale}px`;
  canvas.style.height = `${h * scale}px`;
}
