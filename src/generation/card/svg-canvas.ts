/**
 * As much of a 2D canvas as the games' backdrops are drawn with, written down as SVG: the same scenery code draws the
 * picture of a game where there is no browser. What it does not know throws, so that a test over all themes tells.
 */
type Paint = string | SvgGradient;

class SvgGradient {
  private readonly stops: string[] = [];

  constructor(
    readonly id: string,
    private readonly element: string,
    private readonly place: string,
  ) {}

  addColorStop(offset: number, colour: string): void {
    this.stops.push(`<stop offset="${round(offset)}" stop-color="${colour}"/>`);
  }

  toString(): string {
    return `<${this.element} id="${this.id}" gradientUnits="userSpaceOnUse" ${this.place}>${this.stops.join('')}</${this.element}>`;
  }
}

interface State {
  fillStyle: Paint;
  strokeStyle: Paint;
  lineWidth: number;
  globalAlpha: number;
  transform: string;
  clip: string;
}

const round = (n: number): string => String(Math.round(n * 100) / 100);

export class SvgCanvas {
  fillStyle: Paint = '#000000';
  strokeStyle: Paint = '#000000';
  lineWidth = 1;
  globalAlpha = 1;
  lineCap = 'round';
  private transform = '';
  private clipped = '';
  private readonly saved: State[] = [];
  private readonly out: string[] = [];
  private readonly gradients: SvgGradient[] = [];
  private readonly clips: string[] = [];
  private path = '';

  /** `prefix` keeps ids apart where several are put into one picture. */
  constructor(private readonly prefix: string) {}

  /** As the scenery sees it. */
  get context(): CanvasRenderingContext2D {
    return this as unknown as CanvasRenderingContext2D;
  }

  toString(): string {
    return `<defs>${this.gradients.join('')}${this.clips.join('')}</defs>${this.out.join('')}`;
  }

  beginPath(): void {
    this.path = '';
  }

  closePath(): void {
    this.path += 'Z';
  }

  moveTo(x: number, y: number): void {
    this.path += `M${round(x)} ${round(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.path += `${this.path === '' ? 'M' : 'L'}${round(x)} ${round(y)}`;
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path += `Q${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`;
  }

  arc(x: number, y: number, r: number, from: number, to: number): void {
    this.ellipse(x, y, r, r, 0, from, to);
  }

  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void {
    const at = (angle: number): [number, number] => {
      const [dx, dy] = [rx * Math.cos(angle), ry * Math.sin(angle)];
      return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
    };
    const degrees = round((turn * 180) / Math.PI);
    this.lineTo(...at(from));
    // an arc whose ends meet draws nothing, so a whole one is two halves
    const middle = (from + Math.min(to, from + 2 * Math.PI)) / 2;
    const sweep = to >= from ? 1 : 0;
    for (const angle of [middle, to]) {
      const [ax, ay] = at(angle);
      this.path += `A${round(rx)} ${round(ry)} ${degrees} 0 ${sweep} ${round(ax)} ${round(ay)}`;
    }
  }

  rect(x: number, y: number, w: number, h: number): void {
    this.path += `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;
  }

  roundRect(x: number, y: number, w: number, h: number, radii: number | readonly number[] = 0): void {
    const [a, b = a, c = a, d = b] = typeof radii === 'number' ? [radii] : radii;
    const most = Math.min(w, h) / 2;
    const [tl, tr, br, bl] = [a, b, c, d].map((r) => Math.max(0, Math.min(r ?? 0, most))) as [
      number,
      number,
      number,
      number,
    ];
    const corner = (r: number, dx: number, dy: number) =>
      r === 0 ? '' : `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
    this.path +=
      `M${round(x + tl)} ${round(y)}H${round(x + w - tr)}${corner(tr, tr, tr)}V${round(y + h - br)}${corner(br, -br, br)}` +
      `H${round(x + bl)}${corner(bl, -bl, -bl)}V${round(y + tl)}${corner(tl, tl, -tl)}Z`;
  }

  fill(): void {
    this.put(`<path d="${this.path}" fill="${paint(this.fillStyle)}"${this.rest()}/>`);
  }

  stroke(): void {
    const line = `stroke="${paint(this.strokeStyle)}" stroke-width="${round(this.lineWidth)}" stroke-linecap="${this.lineCap}"`;
    this.put(`<path d="${this.path}" fill="none" ${line}${this.rest()}/>`);
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.put(
      `<path d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z" fill="${paint(this.fillStyle)}"${this.rest()}/>`,
    );
  }

  clip(): void {
    const id = `${this.prefix}c${this.clips.length}`;
    this.clips.push(`<clipPath id="${id}"><path d="${this.path}"/></clipPath>`);
    this.clipped = ` clip-path="url(#${id})"`;
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): SvgGradient {
    return this.gradient('linearGradient', `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`);
  }

  /** From a circle to one around it with the same middle, which is all that is asked for. */
  createRadialGradient(_x: number, _y: number, r0: number, x: number, y: number, r: number): SvgGradient {
    return this.gradient('radialGradient', `cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fr="${round(r0)}"`);
  }

  translate(x: number, y: number): void {
    this.transform += `translate(${round(x)} ${round(y)})`;
  }

  rotate(angle: number): void {
    this.transform += `rotate(${round((angle * 180) / Math.PI)})`;
  }

  scale(x: number, y: number): void {
    this.transform += `scale(${x} ${y})`;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, globalAlpha, transform, clipped: clip } = this;
    this.saved.push({ fillStyle, strokeStyle, lineWidth, globalAlpha, transform, clip });
  }

  restore(): void {
    const state = this.saved.pop();
    if (!state) return;
    const { clip, ...rest } = state;
    Object.assign(this, rest, { clipped: clip });
  }

  /** Markup of our own, e.g. a picture. */
  put(markup: string): void {
    this.out.push(markup);
  }

  private gradient(element: string, place: string): SvgGradient {
    const made = new SvgGradient(`${this.prefix}g${this.gradients.length}`, element, place);
    this.gradients.push(made);
    return made;
  }

  private rest(): string {
    const transform = this.transform === '' ? '' : ` transform="${this.transform}"`;
    const opacity = this.globalAlpha === 1 ? '' : ` opacity="${round(this.globalAlpha)}"`;
    return transform + opacity + this.clipped;
  }
}

function paint(style: Paint): string {
  return typeof style === 'string' ? style : `url(#${style.id})`;
}
