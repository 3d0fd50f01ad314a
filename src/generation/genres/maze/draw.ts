/** How it looks: thin walls of the theme's stone, beams of light before guards, those who flee pale and trembling, somebody huge in the air. */
import { drawDark } from '../../kit/dark.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawGround, drawWalls } from './draw-ground.js';
import { sightOf } from './foes.js';
import { DX, DY } from './level.js';
import { isWord, middle, sees, type Foe, type Habit, type State } from './state.js';

function drawBeam(p: Painter, s: State, g: Game, foe: Foe): void {
  const { ctx, palette } = p;
  if (foe.way < 0 || s.power > 0 || foe.rest >= 100) return;
  const range = sightOf(g);
  const heading = Math.atan2(DY[foe.way] as number, DX[foe.way] as number);
  ctx.save();
  ctx.globalAlpha = foe.sees ? 0.65 : 0.55;
  const light = ctx.createRadialGradient(foe.x, foe.y, 0.2, foe.x, foe.y, range);
  const colour = foe.sees ? palette.danger : '#fff2a8';
  light.addColorStop(0, colour);
  light.addColorStop(1, `${colour}44`);
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.moveTo(foe.x, foe.y);
  for (let i = -7; i <= 7; i++) {
    const a = heading + (i / 7) * 0.36;
    let far = 0.3;
    while (far < range && sees(s.level, foe, foe.x + Math.cos(a) * far, foe.y + Math.sin(a) * far, range)) far += 0.12;
    ctx.lineTo(foe.x + Math.cos(a) * far, foe.y + Math.sin(a) * far);
  }
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** The colour of a habit, so that those with one face are told apart. */
function colourOf(p: Painter, habit: Habit): string {
  const { palette } = p;
  if (habit === 'hunter') return palette.danger;
  if (habit === 'ahead') return palette.accent;
  return p.mix(habit === 'shy' ? palette.danger : palette.accent, '#ffffff', 0.7);
}

function drawFoe(p: Painter, s: State, foe: Foe, roused: boolean): void {
  const { ctx, palette } = p;
  const scared = s.power > 0 && !s.stealth;
  const out = s.stealth && foe.rest >= 100;
  const ending = s.power < 100 && s.power % 20 < 10;
  const shake = scared ? Math.sin(p.now * 40) * 0.03 : 0;
  const hop = foe.rest > 0 ? 0 : Math.abs(Math.sin(p.now * 7 + foe.home)) * 0.06;
  if (scared) {
    ctx.globalAlpha = ending ? 0.35 : 0.6;
    p.circle(foe.x + shake, foe.y, 0.48, ending ? '#ffffff' : '#4f7bff');
    ctx.globalAlpha = 1;
  }
  // those of a den may all have one face: their habits are told apart by colours
  else if (foe.den !== undefined) {
    ctx.globalAlpha = 0.6;
    p.circle(foe.x, foe.y, 0.46, colourOf(p, foe.habit));
    ctx.globalAlpha = 1;
  }
  p.sprite(foe.actor, foe.x + shake, foe.y - 0.06 - hop, scared ? 0.78 : 0.92, {
    shadow: true,
    squash: foe.squash.value,
    ...(foe.way === 0 ? { dir: 1 } : foe.way === 2 ? { dir: -1 } : {}),
    ...(out ? { angle: 1.4, alpha: 0.8 } : scared ? { alpha: 0.85 } : roused ? { glow: palette.danger } : {}),
  });
  if (out)
    for (let i = 0; i < 3; i++) {
      const a = p.now * 3 + i * 2.09;
      p.circle(foe.x + Math.cos(a) * 0.36, foe.y - 0.35 + Math.sin(a) * 0.12, 0.07, palette.accent);
    }
  if (foe.sees) p.text('!', foe.x, foe.y - 0.68 + Math.sin(p.now * 20) * 0.03, 0.7, palette.danger);
}

function drawGuardian(p: Painter, s: State): void {
  const { guardian } = s;
  if (!guardian) return;
  const { palette, ctx } = p;
  const float = guardian.awake ? Math.sin(p.now * 2.4) * 0.1 : 0;
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = '#000000';
  ctx.beginPath();
  ctx.ellipse(guardian.x, guardian.y + 1.05, 0.8 - float, 0.2, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 1;
  p.sprite(guardian.actor, guardian.x, guardian.y + float, 2.1, {
    squash: guardian.squash.value,
    dir: s.hero.x < guardian.x ? -1 : 1,
    white: guardian.stunned > 80 ? 0.6 : 0,
    ...(guardian.awake ? { glow: palette.danger } : { alpha: 0.3 }),
    ...(guardian.stunned > 0 && guardian.awake ? { angle: Math.sin(p.now * 9) * 0.12 } : {}),
  });
  // asleep over the maze until the key is taken
  if (!guardian.awake) p.text('z', guardian.x + 0.8, guardian.y - 0.8 - ((p.now * 0.4) % 0.5), 0.5, palette.ink);
  else if (guardian.most > 1) p.health(guardian.x, guardian.y - 1.25, 1.6, guardian.hp / guardian.most);
}

function drawKey(p: Painter, x: number, y: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y + Math.sin(p.now * 4) * 0.06);
  ctx.rotate(-0.6 + Math.sin(p.now * 2) * 0.15);
  for (const [grow, colour] of [
    [0.06, '#00000088'],
    [0, palette.accent],
  ] as const) {
    p.rect(-0.06 - grow, -0.08 - grow, 0.46 + grow * 2, 0.14 + grow * 2, colour, 0.05);
    p.rect(0.24 - grow, 0, 0.1 + grow, 0.2 + grow, colour, 0.03);
    p.rect(0.08 - grow, 0, 0.09 + grow, 0.16 + grow, colour, 0.03);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 0.12 + grow * 2;
    ctx.beginPath();
    ctx.arc(-0.2, -0.01, 0.17, 0, 6.2832);
    ctx.stroke();
  }
  ctx.restore();
}

function drawGoal(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const at = middle(s.level.goal);
  const { goal } = g.design.cast;
  const barred = s.guardian !== null && s.guardian.most > 1;
  const ready = s.open && !barred;
  ctx.globalAlpha = ready ? 0.55 + Math.sin(p.now * 5) * 0.2 : 0.35;
  p.circle(at.x, at.y, 0.46, ready ? palette.accent : '#000000');
  ctx.globalAlpha = 1;
  if (goal)
    p.sprite(
      goal,
      at.x,
      at.y - 0.04,
      ready ? 1 + Math.sin(p.now * 5) * 0.06 : 0.84,
      ready ? { glow: palette.accent } : { alpha: 0.55 },
    );
  else p.rect(at.x - 0.26, at.y - 0.4, 0.52, 0.74, ready ? palette.accent : palette.ink, 0.26);
  if (ready) return;
  // a small padlock says what the pale picture may not
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.arc(at.x + 0.28, at.y + 0.18, 0.1, Math.PI, 0);
  ctx.stroke();
  p.rect(at.x + 0.12, at.y + 0.18, 0.32, 0.25, palette.accent, 0.06);
}

/** All of it; `lay` draws what lies on its ways in the place of the way out. */
export function drawMaze(p: Painter, s: State, g: Game, lay?: () => void): void {
  const { ctx, palette } = p;
  drawGround(p, s, g);
  if (s.stealth) for (const foe of s.foes) drawBeam(p, s, g, foe);
  drawWalls(p, s, g);
  if (lay) lay();
  else if (s.wayOut) drawGoal(p, s, g);
  s.things.forEach((thing, i) => {
    const y = thing.y - 0.02 + Math.sin(p.now * 3 + i * 1.3) * 0.05;
    if (thing.power) {
      p.circle(thing.x, y, 0.44 + Math.sin(p.now * 5) * 0.03, palette.accent);
      p.circle(thing.x, y, 0.36, '#ffffff');
      if (!isWord(thing.actor)) p.sprite(thing.actor, thing.x, y, 0.64, { glow: palette.accent });
    } else p.sprite(thing.actor, thing.x, y, 0.7, { shadow: true });
  });
  if (s.key) drawKey(p, s.key.x, s.key.y);
  if (s.goTo >= 0) {
    const at = middle(s.goTo);
    ctx.globalAlpha = 0.6;
    ctx.strokeStyle = palette.accent;
    ctx.lineWidth = 0.06;
    ctx.beginPath();
    ctx.arc(at.x, at.y, 0.3 + Math.sin(p.now * 8) * 0.05, 0, 6.2832);
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
  const roused = s.finale && s.open;
  for (const foe of s.foes) drawFoe(p, s, foe, roused);
  const { hero } = s;
  if (s.power > 0) {
    ctx.globalAlpha = s.power < 100 && s.power % 20 < 10 ? 0.15 : 0.38;
    p.circle(hero.x, hero.y, 0.56 + Math.sin(p.now * 9) * 0.05, palette.accent);
    ctx.globalAlpha = 1;
  }
  // a light of its own, or a small hero is lost among the rest
  ctx.globalAlpha = 0.22;
  p.circle(hero.x, hero.y, 0.5, '#ffffff');
  ctx.globalAlpha = 1;
  p.hero(hero.x, hero.y - 0.06 - (s.walking ? Math.abs(Math.sin(p.now * 10)) * 0.06 : 0), 0.94, {
    squash: s.squash.value + (s.walking ? 0 : Math.sin(p.now * 3) * 0.02),
    shadow: true,
    ...(hero.way === 0 ? { dir: 1 } : hero.way === 2 ? { dir: -1 } : {}),
    ...(s.stealth && s.power > 0 ? { alpha: 0.55 } : {}),
  });
  if (s.shield) {
    ctx.strokeStyle = palette.accent;
    ctx.lineWidth = 0.07;
    ctx.beginPath();
    ctx.arc(hero.x, hero.y, 0.54, 0, 6.2832);
    ctx.stroke();
  }
  if (s.alarm > 0) p.health(hero.x, hero.y - 0.66, 0.9, s.alarm);
  if (s.idea === 'dark') drawNight(p, s, g);
  drawGuardian(p, s);
}

/** What is to be fetched glimmers through the dark, and whoever chases has eyes. */
function drawNight(p: Painter, s: State, g: Game): void {
  drawDark(p, s.hero.x, s.hero.y, 4.2 - g.skill * 0.5, 0.9);
  for (const thing of s.things) {
    const glint = 0.08 + Math.sin(p.now * 4 + thing.x) * 0.03;
    p.circle(thing.x, thing.y, glint * 2, `${p.palette.accent}66`);
    p.circle(thing.x, thing.y, glint, p.palette.accent);
  }
  for (const foe of s.foes)
    for (const side of [-0.1, 0.1]) {
      p.circle(foe.x + side, foe.y - 0.1, 0.09, '#ffffff');
      p.circle(foe.x + side, foe.y - 0.1, 0.05, p.palette.danger);
    }
  const at = middle(s.level.goal);
  if (s.open && s.wayOut) p.circle(at.x, at.y, 0.16 + Math.sin(p.now * 5) * 0.04, p.palette.accent);
}
