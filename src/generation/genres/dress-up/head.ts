/** The doll's head: hair behind and before, ears, muzzle and face. Its middle is at −5.6. */
import type { Painter } from '../../kit/types.js';
import type { Being } from './beings.js';
import { blob, both, cloth, clothOf, darker, ellipse, fill, lighter, limb, stroke, type Cloth } from './brush.js';

const HAIR_BACK: Readonly<Record<string, string>> = {
  straight: 'M-28-118C-32-148 32-148 28-118C33-96 32-72 27-56Q18-53 14-58L-14-58Q-18-53-27-56C-32-72-33-96-28-118Z',
  tail: 'M12-138C34-150 52-132 47-104C46-90 42-78 34-70C35-86 30-98 24-110Z',
};

export function hairBehind(p: Painter, cut: string, { colour }: Cloth): void {
  const dark = darker(p, colour, 0.2);
  if (cut === 'curls')
    for (const [x, y, r] of [
      [1.3, -6.2, 0.55],
      [1.6, -5.5, 0.55],
      [1.6, -4.7, 0.55],
      [1.3, -4.05, 0.5],
      [0.75, -6.85, 0.55],
      [0, -7.05, 0.55],
    ] as const)
      both(p, () => p.circle(x, y, r, dark));
  const shape = HAIR_BACK[cut];
  if (shape) fill(p, shape, dark);
  if (cut === 'bun') {
    blob(p, 0, -7.2, 0.62, 0.62, colour);
    stroke(p, 'M-6-148Q0-152 6-146M-5-142Q0-146 5-140', 0.06, dark);
  }
}

export function hairFront(p: Painter, cut: string, { colour }: Cloth): void {
  const shine = lighter(p, colour, 0.3);
  const dark = darker(p, colour, 0.3);
  const fringe =
    cut === 'short'
      ? 'M-28-111C-31-147 31-147 28-111Q26-118 21-123Q14-119 9-124Q2-118-6-123Q-14-118-21-122Q-26-118-28-111Z'
      : 'M-28-102C-32-148 32-148 28-102Q26-118 7-130Q-10-119-22-118Q-26-112-28-102Z';
  fill(p, fringe, colour);
  stroke(p, fringe, 0.05, dark);
  stroke(p, 'M-18-131Q-6-139 10-137', 0.11, shine);
  if (cut === 'curls')
    for (const x of [-0.95, -0.5, 0, 0.5, 0.95]) p.circle(x, -6.45 + x * x * 0.35, 0.36, x === 0.5 ? shine : colour);
}

const INK = '#3a2c46';

/** Eyes, nose, mouth and cheeks; `glad` closes the eyes in joy, `wink` for a moment. */
function face(p: Painter, being: Being, glad: boolean, wink: boolean): void {
  const { mark, person, pale, fur } = being;
  both(p, () => {
    if (mark === 'patches') ellipse(p, 0.58, -5.42, 0.42, 0.5, '#4a4560', 0.35);
    if (glad || wink)
      stroke(p, glad ? 'M6-106Q11-114 16-106' : 'M6-108Q11-104 16-108', 0.1, mark === 'patches' ? '#fff' : INK);
    else {
      if (person) stroke(p, 'M7-114Q12-117 17-113', 0.09, INK);
      ellipse(p, 0.57, -5.4, 0.235, 0.3, INK);
      p.circle(0.64, -5.5, 0.1, '#ffffff');
      p.circle(0.5, -5.28, 0.05, '#ffffff');
    }
    p.ctx.globalAlpha *= 0.5;
    ellipse(p, 0.92, -4.98, 0.24, 0.15, '#ff7f96');
    p.ctx.globalAlpha *= 2;
  });
  if (person) {
    stroke(p, 'M-1-102Q0-101 2-102', 0.07, darker(p, fur, 0.3));
    if (glad) fill(p, 'M-6-98Q0-96 6-98Q5-90 0-90Q-5-90-6-98Z', '#c2455c');
    else stroke(p, 'M-5-96Q0-92 5-96', 0.09, '#a8434f');
    return;
  }
  if (mark === 'beak') {
    fill(p, 'M-7-102Q0-106 7-102Q4-94 0-92Q-4-94-7-102Z', '#f6984d');
    stroke(p, 'M-6-101Q0-98 6-101', 0.05, '#a85a1e');
  } else if (mark === 'trunk') {
    limb(p, 'M0-100Q-1-88 7-83', 0.46, fur);
  } else if (mark === 'snout') {
    blob(p, 0, -4.92, 0.5, 0.36, pale);
    both(p, () => ellipse(p, 0.17, -4.94, 0.08, 0.13, darker(p, pale, 0.45)));
  } else {
    fill(p, 'M-4-103Q0-105 4-103Q3-99 0-99Q-3-99-4-103Z', INK);
    stroke(p, 'M0-99L0-96M-6-96Q-2-93 0-96Q2-93 6-96', 0.07, INK);
  }
}

function ears(p: Painter, { ears: kind, fur, pale, mark }: Being): void {
  const colour = mark === 'patches' ? '#4a4560' : fur;
  both(p, () => {
    if (kind === 'round') {
      blob(p, 1.05, -6.6, 0.52, 0.52, colour);
      if (colour === fur) p.circle(1.05, -6.55, 0.26, pale);
    } else if (kind === 'wide') {
      blob(p, 1.4, -6.25, 0.74, 0.74, fur);
      p.circle(1.4, -6.22, 0.45, pale);
    } else if (kind === 'point') {
      cloth(p, 'M7-134L26-152Q31-134 26-118Z', clothOf(p, fur));
      fill(p, 'M14-132L23-141Q25-132 23-124Z', pale);
    } else if (kind === 'long') {
      blob(p, 0.62, -7.45, 0.4, 1.15, fur, 0.16);
      ellipse(p, 0.62, -7.4, 0.17, 0.8, pale, 0.16);
    } else if (kind === 'flop') cloth(p, 'M17-134C34-138 40-118 35-98Q29-93 25-104Z', clothOf(p, darker(p, fur, 0.12)));
  });
}

/** What lies behind the head: ears, mane, spikes. */
export function headBehind(p: Painter, being: Being): void {
  const { mark, fur } = being;
  if (mark === 'mane')
    for (let i = 0; i < 14; i++)
      p.circle(Math.cos(i * 0.449) * 1.45, -5.6 + Math.sin(i * 0.449) * 1.38, 0.5, i % 2 ? '#b5632c' : '#c9763a');
  if (mark === 'spikes')
    fill(
      p,
      'M-25-111L-38-116L-24-118L-35-126L-21-124L-30-135L-17-130L-21-142L-11-134L-12-147L-4-136L-1-149L3-136L10-148L10-134L20-143L16-131L28-136L21-125L34-128L24-119L38-117L25-112Z',
      darker(p, fur, 0.5),
    );
  ears(p, being);
}

export function drawHead(p: Painter, being: Being, glad: boolean, wink: boolean): void {
  const { fur, pale, person, mark } = being;
  blob(p, 0, -5.6, 1.42, 1.34, fur);
  if (mark === 'beak') both(p, () => ellipse(p, 0.48, -5.25, 0.72, 0.78, pale));
  else if (!person && mark !== 'snout' && mark !== 'trunk') ellipse(p, 0, -4.98, 0.72, 0.52, pale);
  if (mark === 'stripes') stroke(p, 'M0-137L0-127M-8-135L-6-127M8-135L6-127M26-110L20-108M-26-110L-20-108', 0.14, INK);
  face(p, being, glad, wink);
  if (mark === 'horn') {
    fill(p, 'M-5-132L0-158L5-132Z', '#ffd24d');
    stroke(p, 'M-3-138L3-140M-2-145L2-147', 0.07, '#e0a020');
    for (const [i, x] of [-0.7, -0.35, 0.5, 0.85].entries())
      p.circle(x, -6.72 + x * x * 0.3, 0.3, ['#f58fc0', '#9a6ae0', '#7cc5f5', '#f58fc0'][i] as string);
  }
}
