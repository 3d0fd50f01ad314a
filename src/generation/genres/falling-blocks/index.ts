/** Pieces of four cells fall into a well: full rows go. Wells are empty, hold rubble, or a picture with treasures; the boss pushes rows from below. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import { Random } from '../../kit/random.js';
import { defineKind, type Game } from '../../kit/types.js';
import { blocksBot } from './bot.js';
import { drawBlocks } from './draw.js';
import { playPiece } from './hands.js';
import { askedOf, hasBoss, ideaOf, layoutOf, levelsOf, pushesOf } from './ideas.js';
import { buildWell } from './layout.js';
import { COLS, ROWS } from './shapes.js';
import { LAYOUTS, SHELF, VIEW_H, VIEW_W, type State } from './state.js';
import { burst, fits, overflow, pushUp, spawn } from './well.js';

export const fallingBlocks = defineKind<State>({
  genre: 'falling_blocks',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'lowGravity',
    'shield',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: VIEW_W, h: VIEW_H },
  touch: { move: 'none' },
  lives: 2,
  levels: levelsOf,
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    const collect = design.rules.find((entry) => entry.rule === 'collect')?.n;
    return 120 + (levels ?? (collect === undefined ? levelsOf(design) : 1)) * 80 + (collect ?? 0) * 2;
  },
  backdrop: 'side',
  inCells: true,

  create(g) {
    const boss = hasBoss(g) ? (g.design.cast.enemies.at(-1) as Actor) : null;
    const idea = ideaOf(g);
    const layout = layoutOf(g, idea, LAYOUTS);
    const seconds = g.rule('timer')?.seconds;
    const counts = boss ? 'boss' : g.has('collect') ? 'things' : layout === 'picture' ? 'treasures' : 'lines';
    // a row takes a person some eight seconds
    const most = seconds ? Math.max(1, Math.floor(seconds / 9)) * (counts === 'things' ? COLS / 4 : 1) : 999;
    const pushEvery = pushesOf(g, idea, layout);
    const need = Math.min(most, askedOf(g, idea, counts));
    const well = buildWell(g, { layout, counts, need, push: pushEvery, idea });
    const s: State = {
      idea,
      layout,
      cells: well.cells,
      piece: null,
      bag: new Random(well.bagSeed),
      queue: [],
      hold: null,
      held: false,
      full: [],
      clearing: 0,
      lines: 0,
      gathered: 0,
      treasures: 0,
      need: well.need,
      counts,
      combo: 0,
      shields: g.has('shield') ? 1 : 0,
      pushEvery,
      // the first of a new idea comes soon
      push: idea === 'rising' ? Math.round(pushEvery * 0.4) : pushEvery,
      pushes: 0,
      boss: boss && { actor: boss, most: well.need, hp: well.need, hit: 0, squash: new Spring() },
      loose: [],
      joy: new Spring(),
      bump: new Spring(),
      side: 0,
      sideFor: 0,
      finger: null,
      hoverX: null,
      put: null,
      wait: 0,
      tries: 0,
      asked: null,
    };
    if (boss) {
      g.bar(1, boss);
      g.sound('boss');
    }
    if (g.has('timer')) g.clock(150, 'lose');
    if (idea && idea !== 'plain') g.idea(idea);
    tell(g, s);
    spawn(g, s);
    return s;
  },

  update(g, s) {
    s.joy.step();
    s.bump.step();
    s.boss?.squash.step();
    if (s.boss && s.boss.hit > 0) s.boss.hit--;
    for (const thing of s.loose) {
      thing.age++;
      thing.vy += 20 / 60;
      thing.x += thing.vx / 60;
      thing.y += thing.vy / 60;
    }
    if (s.loose.length > 0) s.loose = s.loose.filter((thing) => thing.age < 60);
    if (s.clearing > 0) {
      if (--s.clearing === 0) cleared(g, s);
      return;
    }
    if (s.pushEvery > 0 && --s.push <= 0) {
      s.push = s.pushEvery;
      pushUp(g, s);
    }
    if (!s.piece) {
      spawn(g, s);
      // no room for the next: the well is full
      if (s.piece && !fits(s, s.piece)) overflow(g, s);
      return;
    }
    playPiece(g, s);
  },

  draw: drawBlocks,
  bot: blocksBot,

  state: (s) => ({
    hero: { x: s.piece?.x ?? 3, y: s.piece?.y ?? -2 },
    piece: s.piece && { kind: s.piece.kind, turn: s.piece.turn },
    layout: s.boss ? 'boss' : s.layout,
    idea: s.idea,
    well: s.cells.filter(Boolean).length,
    next: s.queue[0] ?? null,
    kept: s.hold,
    lines: s.lines,
    needed: s.need,
    shields: s.shields,
    boss: s.boss && { hp: s.boss.hp },
  }),
});

const doneOf = (s: State): number =>
  s.counts === 'treasures' ? s.treasures : s.counts === 'things' ? s.gathered : s.lines;

function tell(g: Game, s: State): void {
  const { items, goal, hero } = g.design.cast;
  const actor = s.counts === 'things' ? items[0] : s.counts === 'treasures' ? (goal ?? items[0]) : hero;
  if (s.counts !== 'boss') g.progress(Math.min(doneOf(s), s.need), s.need, actor);
}

const POINTS = [0, 40, 100, 220, 400] as const;

/** The full rows are gone: what was in them counts, what was above comes down. */
function cleared(g: Game, s: State): void {
  const n = s.full.length;
  const { boss } = s;
  for (const y of s.full) {
    for (let x = 0; x < COLS; x++) {
      const i = y * COLS + x;
      const cell = s.cells[i];
      if (!cell) continue;
      burst(g, s, i, cell.actor);
      if (cell.tone < 7 && cell.ripe) s.gathered++;
      if (cell.tone !== 8) continue;
      s.treasures++;
      g.sound('power');
      g.addScore(100, x + 0.8, y + SHELF);
    }
  }
  for (const y of s.full) {
    s.cells.splice(y * COLS, COLS);
    s.cells.unshift(...Array.from({ length: COLS }, () => null));
  }
  s.lines += n;
  s.combo++;
  s.joy.kick(-0.2 - n * 0.06);
  g.shake(0.08 + n * 0.08);
  const middle = (s.full[0] ?? 0) + SHELF;
  g.addScore(((POINTS[n] as number) ?? 400) * (1 + (s.combo - 1) * 0.25), COLS / 2 + 0.3, middle);
  if (n > 1) g.float(`×${n}`, COLS / 2 + 0.3, middle - 1, g.design.theme.palette.accent);
  s.full = [];
  tell(g, s);
  if (boss) {
    boss.hp -= n > 1 ? n + 1 : n;
    boss.hit = 14;
    boss.squash.kick(0.3);
    g.sound('hit');
    g.burst(VIEW_W - 1.3, 1.2, { n: 18, colour: [g.design.theme.palette.danger, '#ffffff'] });
    g.bar(Math.max(0, boss.hp) / boss.most, boss.actor);
    if (boss.hp > 0) return;
    g.burst(VIEW_W - 1.3, 1.2, { n: 60, shape: 'star', speed: 9, life: 1.1, size: 0.3 });
    g.sound('explode');
    g.shake(0.9);
    g.bar(null);
    s.boss = null;
    g.addScore(500);
  } else if (doneOf(s) < s.need) return;
  g.addScore(100 + g.lives * 50);
  for (let i = 0; i < COLS * ROWS; i++)
    if (s.cells[i] && i % 3 === 0) burst(g, s, i, (s.cells[i] as { actor: Actor }).actor);
  s.piece = null;
  g.levelDone();
}
