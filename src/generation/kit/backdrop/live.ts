/** Small life behind the game: fireflies, birds, fish, motes, shooting stars, glitter. A function of time alone, a few shapes a frame. */
import type { GameDesign, ThemeId } from '../../design.js';
import { fade, mix } from '../colour.js';
import { INSIDE } from './sky.js';

type Life = 'fireflies' | 'birds' | 'fish' | 'motes' | 'shooting' | 'glitter' | 'blink';

const OWN: Readonly<Partial<Record<ThemeId, readonly Life[]>>> = {
  ocean: ['fish'],
  beach: ['glitter', 'birds'],
  space: ['shooting'],
  cave: ['motes'],
  kitchen: ['motes'],
  school: ['motes'],
  toys: ['motes'],
  home: ['motes'],
  haunted: ['fireflies', 'birds'],
  cyberpunk: ['blink'],
  city: ['blink', 'birds'],
  sky: ['birds'],
};

export function livesOf({ theme }: GameDesign, style: 'side' | 'top'): readonly Life[] {
  const { id, time } = theme;
  if (style === 'top')
    return id === 'space' ? ['shooting'] : INSIDE.has(id) ? ['motes'] : time === 'night' ? ['fireflies'] : [];
  const lives = [...(OWN[id] ?? (time === 'night' ? [] : ['birds' as const]))];
  if (time === 'night' && !INSIDE.has(id) && !lives.includes('shooting')) lives.push('shooting');
  if (time !== 'day' && (id === 'forest' || id === 'garden' || id === 'farm' || id === 'jungle'))
    lives.push('fireflies');
  return lives;
}

const hash = (i: number, k: number): number => {
  const x = Math.sin(i * 127.1 + k * 311.7) * 43758.5453;
  return x - Math.floor(x);
};
const turn = (x: number, by: number): number => ((x % by) + by) % by;

export function drawLife(
  ctx: CanvasRenderingContext2D,
  lives: readonly Life[],
  design: GameDesign,
  w: number,
  h: number,
  now: number,
  cameraX: number,
  ratio: number,
): void {
  const { palette: p } = design.theme;
  const seed = design.seed % 211;
  // never thinner than a pixel
  const least = 1 / ratio;
  for (const life of lives)
    switch (life) {
      case 'fireflies':
      case 'motes': {
        const glow = life === 'fireflies';
        const n = glow ? 22 : 26;
        ctx.fillStyle = glow ? mix(p.accent, '#fff6a8', 0.7) : mix(p.horizon, '#ffffff', 0.7);
        for (let i = 0; i < n; i++) {
          const x = turn(hash(i, seed) * w + Math.sin(now * 0.5 + i) * 40 - cameraX * 0.2, w);
          const y = (0.35 + hash(seed, i) * 0.6) * h + Math.cos(now * 0.7 + i * 2) * 24;
          ctx.globalAlpha = (0.5 + 0.5 * Math.sin(now * (1 + hash(i, 3)) * 2 + i * 5)) * (glow ? 0.95 : 0.3);
          const r = Math.max(least, glow ? 2.2 : 1.6);
          ctx.fillRect(x - r, y - r, r * 2, r * 2);
        }
        break;
      }
      case 'birds': {
        ctx.strokeStyle = fade(mix(p.near, '#000000', 0.3), 0.65);
        ctx.lineWidth = Math.max(least, 2);
        ctx.beginPath();
        for (let i = 0; i < 6; i++) {
          const size = 7 + hash(i, seed) * 6;
          const x = turn(hash(seed, i) * w * 1.3 + now * (16 + (i % 3) * 5) - cameraX * 0.06, w * 1.3) - w * 0.1;
          const y = h * (0.12 + hash(i, seed + 2) * 0.24) + Math.sin(now + i) * 6;
          const flap = Math.sin(now * 7 + i * 2) * size * 0.45;
          ctx.moveTo(x - size, y - flap);
          ctx.quadraticCurveTo(x - size * 0.3, y - size * 0.2, x, y);
          ctx.quadraticCurveTo(x + size * 0.3, y - size * 0.2, x + size, y - flap);
        }
        ctx.stroke();
        break;
      }
      case 'fish': {
        ctx.fillStyle = fade(mix(p.far, p.near, 0.5), 0.55);
        for (let i = 0; i < 10; i++) {
          const way = i % 2 ? 1 : -1;
          const size = 8 + hash(i, seed) * 16;
          const x = turn(hash(seed, i) * w + way * now * (12 + hash(i, 4) * 18) - cameraX * 0.12, w + 80) - 40;
          const y = h * (0.2 + hash(i, seed + 5) * 0.5) + Math.sin(now * 1.2 + i) * 8;
          ctx.beginPath();
          ctx.ellipse(x, y, size, size * 0.42, 0, 0, 6.2832);
          ctx.moveTo(x - way * size * 0.8, y);
          ctx.lineTo(x - way * size * 1.5, y - size * 0.45);
          ctx.lineTo(x - way * size * 1.5, y + size * 0.45);
          ctx.fill();
        }
        break;
      }
      case 'shooting': {
        const every = 5.5;
        const part = (now % every) / 0.9;
        if (part > 1 || now === 0) break;
        const at = Math.floor(now / every) + seed;
        const x = (0.1 + hash(at, 1) * 0.7) * w + part * w * 0.22;
        const y = hash(at, 2) * h * 0.3 + part * h * 0.14;
        ctx.strokeStyle = fade('#ffffff', 0.8 * (1 - part));
        ctx.lineWidth = Math.max(least, 2);
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.lineTo(x - w * 0.06, y - h * 0.038);
        ctx.stroke();
        break;
      }
      case 'glitter':
        ctx.fillStyle = '#ffffff';
        for (let i = 0; i < 34; i++) {
          ctx.globalAlpha = Math.max(0, Math.sin(now * 2.2 + i * 2.4)) * 0.6;
          ctx.fillRect(
            turn(hash(i, seed) * w - cameraX * 0.2, w),
            h * (0.68 + hash(seed, i) * 0.16),
            8 + hash(i, 9) * 14,
            Math.max(least, 2),
          );
        }
        break;
      default:
        for (let i = 0; i < 12; i++) {
          ctx.fillStyle = i % 2 ? p.accent : p.danger;
          ctx.globalAlpha = Math.sin(now * (1.5 + hash(i, 2) * 2) + i * 4) > 0.3 ? 0.8 : 0.12;
          const r = Math.max(least, 2);
          ctx.fillRect(turn(hash(i, seed) * w - cameraX * 0.12, w), h * (0.36 + hash(seed, i) * 0.34), r * 2, r);
        }
    }
  ctx.globalAlpha = 1;
}
