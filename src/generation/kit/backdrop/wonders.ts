/** What only this theme has up there, not in every game of it: shafts of light, a rainbow, northern lights. */
import { fade, luminance, mix } from '../colour.js';
import { halo, type Air } from './air.js';

/** what only this theme has, not in every game of it */
export function extra(air: Air): void {
  const { ctx, w, h, design, rand } = air;
  const { id, time, palette: p, weather, style } = design.theme;
  const shafts = (n: number, colour: string, alpha: number): void => {
    const lean = rand.range(-0.25, 0.25) * w;
    for (let i = 0; i < n; i++) {
      const x = (w * (i + rand.range(0.1, 0.6))) / n;
      const wide = w * rand.range(0.03, 0.09);
      const g = ctx.createLinearGradient(0, 0, 0, h * 0.85);
      g.addColorStop(0, fade(colour, alpha));
      g.addColorStop(1, fade(colour, 0));
      ctx.fillStyle = g;
      ctx.beginPath();
      ctx.moveTo(x, 0);
      ctx.lineTo(x + wide, 0);
      ctx.lineTo(x + wide * 1.9 + lean, h * 0.85);
      ctx.lineTo(x - wide * 0.6 + lean, h * 0.85);
      ctx.fill();
    }
  };
  const rainbow = (): void => {
    const [x, r] = [w * rand.range(0.25, 0.75), h * rand.range(0.6, 0.85)];
    const hues =
      style === 'noir' ? ['#ffffff', '#999999'] : ['#ff6b6b', '#ffb14e', '#ffe66d', '#7bd389', '#6fb7ff', '#b28dff'];
    ctx.lineWidth = r * 0.045;
    hues.forEach((hue, i) => {
      ctx.strokeStyle = fade(hue, 0.42);
      ctx.beginPath();
      ctx.arc(x, h * 0.92, r - i * ctx.lineWidth, 3.1416, 6.2832);
      ctx.stroke();
    });
  };
  const clouded = (n: number, colours: readonly string[], alpha: number): void => {
    for (let i = 0; i < n; i++)
      halo(
        air,
        rand.range(0, w),
        rand.range(0, h * 0.7),
        Math.min(w, h) * rand.range(0.22, 0.5),
        rand.pick(colours),
        alpha,
      );
  };
  if (id === 'ocean') shafts(rand.int(5, 8), mix(p.horizon, '#ffffff', 0.6), time === 'night' ? 0.1 : 0.2);
  else if ((id === 'forest' || id === 'jungle' || id === 'garden') && time !== 'night' && rand.chance(0.65))
    shafts(rand.int(3, 6), '#fff6cf', 0.2);
  else if (id === 'cave') {
    shafts(rand.int(1, 2), mix(p.accent, '#ffffff', 0.7), 0.16);
    clouded(3, [p.accent, p.far], 0.16);
  } else if (id === 'space' || id === 'cyberpunk') clouded(rand.int(3, 6), [p.accent, p.danger, p.far, p.horizon], 0.2);
  else if (id === 'ice' && time !== 'day') aurora(air);
  else if (id === 'volcano')
    halo(air, w * rand.range(0.3, 0.7), h * 0.95, h * 0.9, style === 'noir' ? p.danger : '#ff5a1f', 0.4);
  else if (
    (id === 'candy' && time !== 'night') ||
    (id === 'sky' && rand.chance(0.6)) ||
    (weather === 'rain' && time === 'day')
  )
    rainbow();
  else if (id === 'city' && time === 'night') shafts(3, p.accent, 0.13);
  else if (id === 'haunted') clouded(3, [p.near, '#000000'], 0.22);
  if (luminance(p.sky) > 0.25 && (id === 'desert' || id === 'beach'))
    halo(air, w / 2, h * 0.8, w * 0.6, p.horizon, 0.5);
}

function aurora({ ctx, w, h, design, rand }: Air): void {
  const { palette: p, style } = design.theme;
  const hues = style === 'noir' ? [p.danger, p.accent] : ['#6df0b0', '#57c7ff', '#b58bff'];
  for (let band = 0; band < 3; band++) {
    const base = h * rand.range(0.2, 0.42);
    const phase = rand.range(0, 6);
    for (let x = 0; x < w; x += 5) {
      const y = base + Math.sin(x * 0.006 + phase) * h * 0.07 + Math.sin(x * 0.017 + phase * 2) * h * 0.02;
      const tall = h * (0.14 + 0.06 * Math.sin(x * 0.03 + phase));
      const g = ctx.createLinearGradient(0, y - tall, 0, y);
      const hue = hues[band % hues.length] as string;
      g.addColorStop(0, fade(hue, 0));
      g.addColorStop(1, fade(hue, 0.26));
      ctx.fillStyle = g;
      ctx.fillRect(x, y - tall, 5, tall);
    }
  }
}
