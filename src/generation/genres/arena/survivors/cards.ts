/** The three cards of a choice: a sign, a name, how often one has it already, and the key that takes it. */
import type { Game, Painter } from '../../../kit/types.js';
import { drawBlade } from './blade.js';
import { cardAt } from './choice.js';
import { CARD, type Choice, type State, type Upgrade } from './state.js';

const COLOUR: Readonly<Record<Upgrade, string>> = {
  upShot: '#ff9f1c',
  upBlades: '#6d7f9c',
  upGlow: '#e0a800',
  upWave: '#2f9be0',
  upPower: '#e0455f',
  upHaste: '#8e5cff',
  upFeet: '#27a567',
  upMagnet: '#c2417f',
  upHeart: '#ff4d6d',
};

export function drawCards(p: Painter, s: State, choice: Choice, g: Game): void {
  const { ctx, view } = p;
  ctx.fillStyle = 'rgba(8,10,24,.62)';
  ctx.fillRect(view.x - 1, view.y - 1, view.w + 2, view.h + 2);
  const open = Math.min(1, choice.age / 14);
  choice.cards.forEach((upgrade, i) => {
    const { x, y } = cardAt(choice, i);
    const chosen = i === choice.at;
    ctx.save();
    ctx.translate(x, y + (1 - open) * 1.2);
    const size = (chosen ? 1.06 : 1) * (0.7 + open * 0.3);
    ctx.scale(size, size);
    drawCard(p, upgrade, { chosen, key: `${i + 1}`, name: g.lineOf(upgrade), owned: s.owned[upgrade] });
    ctx.restore();
  });
}

interface Card {
  readonly chosen: boolean;
  readonly key: string;
  readonly name: string;
  readonly owned: number;
}

function drawCard(p: Painter, upgrade: Upgrade, { chosen, key, name, owned }: Card): void {
  const { w, h } = CARD;
  const colour = COLOUR[upgrade];
  p.rect(-w / 2 + 0.08, -h / 2 + 0.16, w, h, 'rgba(0,0,0,.45)', 0.3);
  p.rect(-w / 2, -h / 2, w, h, chosen ? '#ffffff' : '#c9cfdd', 0.3);
  p.rect(-w / 2 + 0.1, -h / 2 + 0.1, w - 0.2, h - 0.2, '#20263c', 0.24);
  p.rect(-w / 2 + 0.1, -h / 2 + 0.1, w - 0.2, 2.1, colour, 0.24);
  p.circle(0, -h / 2 + 1.15, 0.82, 'rgba(255,255,255,.25)');
  drawSign(p, upgrade, -h / 2 + 1.15);
  const lines = inLines(name);
  lines.forEach((line, i) => p.text(line, 0, 0.7 + (i - (lines.length - 1) / 2) * 0.48, sizeOf(line), '#ffffff'));
  for (let i = 0; i < 5; i++) p.circle((i - 2) * 0.36, h / 2 - 0.82, 0.11, i < owned + 1 ? colour : '#48506b');
  p.text(key, 0, h / 2 - 0.4, 0.34, '#aeb6cc');
}

/** As few lines as it takes; languages without spaces break where they must. */
function inLines(name: string): string[] {
  const longest = /[\u3000-\u9fff\uac00-\ud7af]/u.test(name) ? 6 : 11;
  const words = name.includes(' ')
    ? name.split(' ')
    : name.length > longest && longest === 6
      ? [name.slice(0, 6), name.slice(6)]
      : [name];
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A long word is smaller, so that it stays on its card. */
const sizeOf = (line: string): number => Math.min(0.44, (CARD.w - 0.3) / Math.max(1, line.length) / 0.6);

function drawSign(p: Painter, upgrade: Upgrade, y: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(0, y);
  ctx.fillStyle = ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.14;
  ctx.lineCap = ctx.lineJoin = 'round';
  ctx.beginPath();
  if (upgrade === 'upBlades') drawBlade(p, 0, 0, 0.3, 0.6);
  else if (upgrade === 'upShot')
    for (const a of [-0.5, 0, 0.5]) {
      ctx.moveTo(Math.cos(a) * -0.2, 0.35);
      ctx.lineTo(Math.sin(a) * 0.8, -0.5 + Math.abs(a) * 0.2);
    }
  else if (upgrade === 'upGlow')
    for (let i = 0; i < 8; i++) {
      ctx.moveTo(Math.cos(i * 0.7854) * 0.38, Math.sin(i * 0.7854) * 0.38);
      ctx.lineTo(Math.cos(i * 0.7854) * 0.6, Math.sin(i * 0.7854) * 0.6);
    }
  else if (upgrade === 'upWave')
    for (const r of [0.2, 0.4, 0.6]) {
      ctx.moveTo(r, 0);
      ctx.arc(0, 0, r, 0, 6.2832);
    }
  else if (upgrade === 'upPower') {
    ctx.moveTo(0.12, -0.6);
    ctx.lineTo(-0.3, 0.08);
    ctx.lineTo(0.05, 0.08);
    ctx.lineTo(-0.12, 0.6);
    ctx.lineTo(0.32, -0.12);
    ctx.lineTo(-0.03, -0.12);
    ctx.closePath();
    ctx.fill();
  } else if (upgrade === 'upHaste' || upgrade === 'upFeet')
    for (const dx of upgrade === 'upHaste' ? [-0.35, 0.05] : [-0.5, -0.12, 0.26]) {
      ctx.moveTo(dx, -0.36);
      ctx.lineTo(dx + 0.32, 0);
      ctx.lineTo(dx, 0.36);
    }
  else if (upgrade === 'upMagnet') {
    ctx.lineWidth = 0.24;
    ctx.moveTo(-0.36, -0.5);
    ctx.lineTo(-0.36, 0.05);
    ctx.arc(0, 0.05, 0.36, 3.1416, 0, true);
    ctx.lineTo(0.36, -0.5);
  } else {
    ctx.moveTo(0, 0.5);
    ctx.bezierCurveTo(-0.9, -0.1, -0.4, -0.75, 0, -0.28);
    ctx.bezierCurveTo(0.4, -0.75, 0.9, -0.1, 0, 0.5);
    ctx.fill();
  }
  if (upgrade !== 'upBlades') ctx.stroke();
  if (upgrade === 'upGlow') p.circle(0, 0, 0.24, '#ffffff');
  ctx.restore();
}
