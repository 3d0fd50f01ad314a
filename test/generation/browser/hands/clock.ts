/** In the page, before its scripts: the browser's frames come when they are asked for, and drawing can be left out. */

const queue: FrameRequestCallback[] = [];
let now = 0;
let blind = false;

/** what only makes pixels; measuring, gradients and pictures stay as they are */
const PIXELS = (
  'fill stroke fillRect strokeRect clearRect fillText strokeText drawImage putImageData ' +
  'beginPath closePath moveTo lineTo quadraticCurveTo bezierCurveTo arc arcTo ellipse rect roundRect ' +
  'clip save restore scale rotate translate transform setTransform'
).split(' ');

/** Takes the clock and the brush from the browser. */
export function takeClock(): void {
  window.requestAnimationFrame = (callback) => queue.push(callback);
  // asking for it lays the page out anew, which is how a sign of the HUD is made to hop
  const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth');
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
    get(this: HTMLElement) {
      return blind ? 0 : (width?.get?.call(this) as number);
    },
  });
  const brush = CanvasRenderingContext2D.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of PIXELS) {
    const paint = brush[name] as (...args: unknown[]) => unknown;
    brush[name] = function (...args) {
      return blind ? undefined : paint.apply(this, args);
    };
  }
}

/** One frame of the browser, a sixtieth of a second after the last; `seen` draws it. */
export function frame(seen = true): void {
  blind = !seen;
  now += 1000 / 60;
  for (const callback of queue.splice(0)) callback(now);
  blind = false;
}
