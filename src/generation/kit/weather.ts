/** Snow, rain, leaves … as a function of time alone: nothing to keep, and the same picture at the same moment. */
import type { GameDesign } from '../design.js';
import { fade } from './colour.js';

type Weather = GameDesign['theme']['weather'];

interface Fall {
  readonly n: number;
  /** screen heights a second, down */
  readonly speed: number;
  readonly sway: number;
  readonly size: number;
  readonly colours: readonly string[];
  readonly shape: 'dot' | 'streak' | 'leaf' | 'ring';
}

const FALLS: Readonly<Partial<Record<Weather, Fall>>> = {
  snow: { n: 80, speed: 0.09, sway: 26, size: 3, colours: ['#ffffff'], shape: 'dot' },
  rain: { n: 90, speed: 1.2, sway: 0, size: 16, colours: ['#bcd9ff'], shape: 'streak' },
  leaves: { n: 26, speed: 0.09, sway: 60, size: 7, colours: ['#e8923a', '#d9622b', '#f0c24b'], shape: 'leaf' },
  petals: { n: 30, speed: 0.07, sway: 60, size: 6, colours: ['#ffc4dd', '#ff9fc6', '#ffe3ef'], shape: 'leaf' },
  bubbles: { n: 30, speed: -0.1, sway: 18, size: 6, colours: ['#e6fbff'], shape: 'ring' },
  embers: { n: 46, speed: -0.14, sway: 40, size: 2.4, colours: ['#ffb347', '#ff7a2f', '#ffe08a'], shape: 'dot' },
};

const hash = (i: number, k: number): number => {
  const x = Math.sin(i * 127.1 + k * 311.7) * 43758.5453;
  return x - Math.floor(x);
};

export function drawWeather(
  ctx: CanvasRenderingContext2D,
  weather: Weather,
  w: number,
  h: number,
  now: number,
  drift: number,
  /** real pixels a CSS pixel; nothing is smaller than one */
  ratio = 1,
  thrift = 0,
): void {
  if (weather === 'fog') {
    for (let i = 0; i < 4; i++) {
      const y = h * (0.45 + i * 0.15);
      const x = Math.sin(now * 0.07 + i * 2) * w * 0.2;
      const g = ctx.createRadialGradient(w / 2 + x, y, 0, w / 2 + x, y, w * 0.7);
      g.addColorStop(0, 'rgba(235,240,245,.16)');
      g.addColorStop(1, 'rgba(235,240,245,0)');
      ctx.fillStyle = g;
      ctx.fillRect(0, 0, w, h);
    }
    return;
  }
  const fall = FALLS[weather];
  if (!fall) return;
  const streaks = fall.shape === 'streak';
  if (streaks) {
    // all of the rain is one path: a stroke each cost 3 ms a frame
    ctx.strokeStyle = fade(fall.colours[0] as string, 0.35);
    ctx.lineWidth = Math.max(1.4, 0.7 / ratio);
    ctx.beginPath();
  }
  const n = Math.round((fall.n * Math.min(1, (w * h) / 500_000 + 0.35)) / (1 + thrift));
  for (let i = 0; i < n; i++) {
    const depth = 0.5 + hash(i, 1);
    const travel = hash(i, 2) + now * fall.speed * depth;
    const y = (travel - Math.floor(travel)) * (h + 40) - 20;
    const across = hash(i, 3) + (drift * depth) / w;
    const x = (across - Math.floor(across)) * (w + 60) - 30 + Math.sin(now * (0.6 + hash(i, 4)) + i) * fall.sway;
    const size = Math.max(fall.size * depth, 0.6 / ratio);
    if (streaks) {
      ctx.moveTo(x, y);
      ctx.lineTo(x - 3, y + size);
      continue;
    }
    const colour = fall.colours[i % fall.colours.length] as string;
    ctx.fillStyle = ctx.strokeStyle = fade(colour, 0.85 * Math.min(1, depth));
    ctx.beginPath();
    if (fall.shape === 'leaf') {
      ctx.ellipse(x, y, size, size * 0.45 * (0.4 + Math.abs(Math.sin(now * 2 + i))), now + i, 0, 6.2832);
      ctx.fill();
    } else {
      ctx.arc(x, y, size, 0, 6.2832);
      if (fall.shape === 'ring') {
        ctx.lineWidth = Math.max(1.5, 0.7 / ratio);
        ctx.stroke();
      } else ctx.fill();
    }
  }
  if (streaks) ctx.stroke();
}
