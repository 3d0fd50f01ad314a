/** About how much a shape of a picture covers: its outline through the points of its path, curves taken as the lines between them. */

const NUMBER = /-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/giu;
const TOKEN = /([a-z])([^a-z]*)/giu;
/** Numbers that each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const attribute = (shape: string, name: string): number =>
  Number(new RegExp(`\\b${name}=["']([-\\d.]+)`, 'u').exec(shape)?.[1] ?? 0);

/** Numbers of a command; the flags of an arc may be written without spaces. */
function numbersIn(command: string, text: string): number[] {
  if (command !== 'a') return [...text.matchAll(NUMBER)].map(([one]) => Number(one));
  const out: number[] = [];
  let rest = text;
  while (/\d/u.test(rest)) {
    const isFlag = out.length % 7 === 3 || out.length % 7 === 4;
    const found = (isFlag ? /[01]/u : /-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/iu).exec(rest);
    if (!found) break;
    out.push(Number(found[0]));
    rest = rest.slice(found.index + found[0].length);
  }
  return out;
}

/** Area of a path, circle, ellipse or rectangle, in the picture's units. */
export function areaOf(shape: string): number {
  if (shape.startsWith('<circle')) return Math.PI * attribute(shape, 'r') ** 2;
  if (shape.startsWith('<ellipse')) return Math.PI * attribute(shape, 'rx') * attribute(shape, 'ry');
  if (shape.startsWith('<rect')) return attribute(shape, 'width') * attribute(shape, 'height');
  const path = /\bd=["']([^"']*)["']/u.exec(shape)?.[1] ?? '';
  let [x, y, startX, startY, area, sum] = [0, 0, 0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    sum += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  };
  const close = (): void => {
    to(startX, startY);
    area += Math.abs(sum) / 2;
    sum = 0;
  };
  for (const [, letter = 'z', text = ''] of path.matchAll(TOKEN)) {
    const command = letter.toLowerCase();
    const takes = TAKES[command] ?? 0;
    const isRelative = letter === command;
    const numbers = numbersIn(command, text);
    const steps = takes > 0 ? Math.floor(numbers.length / takes) : 0;
    if (command === 'z') close();
    for (let step = 0; step < steps; step += 1) {
      const at = step * takes;
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const one = numbers.slice(at, at + takes);
      if (command === 'h') to(dx + (one[0] ?? 0), y);
      else if (command === 'v') to(x, dy + (one[0] ?? 0));
      else if (command === 'm' && at === 0) {
        close();
        [x, y] = [dx + (one[0] ?? 0), dy + (one[1] ?? 0)];
        [startX, startY] = [x, y];
      } else {
        const points = command === 'a' ? one.slice(5) : one;
        for (let i = 0; i < points.length; i += 2) to(dx + (points[i] ?? 0), dy + (points[i + 1] ?? 0));
      }
    }
  }
  close();
  return area;
}
