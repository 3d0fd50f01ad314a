/** What a click, a tap or a key does: build, make better, sell, call the next wave. */
import { round } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { build, callWave, canBuild, sell, towerAt, upgrade } from './field.js';
import { saleOf, upgradeCost } from './makes.js';
import {
  COLS,
  NEXT,
  ROWS,
  SELL,
  SHOP_H,
  SHOP_Y,
  SLOTS,
  TOWERS,
  type State,
  type Tower,
  type TowerType,
} from './state.js';

/** middle of a button of the shop */
export const slotX = (slot: number): number => ((slot + 0.5) * COLS) / SLOTS;

/** Where the keys' cursor stands: on a cell, or on a button of the shop. */
export const cursorAt = (s: State): { x: number; y: number } =>
  s.cursor.r === ROWS
    ? { x: round(slotX(s.slot)), y: SHOP_Y + SHOP_H / 2 }
    : { x: s.cursor.c + 0.5, y: s.cursor.r + 0.5 };

export function readHands(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (pointer) {
    const moved = !s.seen || Math.abs(pointer.x - s.seen.x) + Math.abs(pointer.y - s.seen.y) > 0.05;
    s.seen = { x: pointer.x, y: pointer.y };
    if (moved || pointer.down) s.byKeys = false;
  }
  readKeys(g, s);
  if (!g.clicked() || !pointer) return;
  if (pointer.y >= SHOP_Y - 0.2) {
    if (pointer.x >= 0 && pointer.x < COLS && pointer.y < SHOP_Y + SHOP_H + 0.5)
      push(g, s, Math.floor((pointer.x * SLOTS) / COLS));
    return;
  }
  touch(g, s, Math.floor(pointer.x), Math.floor(pointer.y), false);
}

function readKeys(g: Game, s: State): void {
  const { pad } = g;
  const any = pad.left || pad.right || pad.up || pad.down;
  s.held = any ? s.held + 1 : 0;
  if (any || pad.a) s.byKeys = true;
  if (s.held === 1 || (s.held > 16 && s.held % 6 === 0)) move(g, s);
  if (g.pressed('a')) {
    if (s.cursor.r === ROWS) push(g, s, s.slot);
    else touch(g, s, s.cursor.c, s.cursor.r, true);
  }
  if (g.pressed('b')) {
    const tower = s.byKeys && s.cursor.r < ROWS ? towerAt(s.field, s.cursor.c, s.cursor.r) : s.chosen;
    if (tower) sold(g, s, tower);
    else choose(g, s, TOWERS[(TOWERS.indexOf(s.type) + 1) % TOWERS.length] as TowerType);
  }
  TOWERS.forEach((type, i) => g.key(`Digit${i + 1}`) && choose(g, s, type));
  if (g.key('KeyN')) next(g, s);
}

function move(g: Game, s: State): void {
  const { left, right, up, down } = g.pad;
  const { cursor } = s;
  const dx = Number(right) - Number(left);
  const dy = Number(down) - Number(up);
  if (cursor.r === ROWS) {
    s.slot = Math.max(1, Math.min(SLOTS - 1, s.slot + dx));
    if (dy < 0) s.cursor = { c: Math.floor(slotX(s.slot)), r: ROWS - 1 };
  } else {
    s.cursor = { c: Math.max(0, Math.min(COLS - 1, cursor.c + dx)), r: Math.max(0, Math.min(ROWS, cursor.r + dy)) };
    if (s.cursor.r === ROWS) s.slot = Math.max(1, Math.min(SLOTS - 1, Math.floor((cursor.c * SLOTS) / COLS)));
  }
  g.sound('step', 1.4);
}

function poor(g: Game, s: State): void {
  s.purse.kick(0.3);
  g.sound('bounce', 0.6);
}

/** A cell: builds on a free one; a tower is chosen, and made better the second time (by keys at once). */
function touch(g: Game, s: State, c: number, r: number, atOnce: boolean): void {
  const f = s.field;
  const tower = towerAt(f, c, r);
  if (tower) {
    if (s.chosen !== tower && !atOnce) {
      s.chosen = tower;
      tower.squash.kick(0.12);
      g.sound('select', 1.1);
      return;
    }
    s.chosen = tower;
    if (upgradeCost(tower) === Infinity) return g.sound('select', 0.8);
    if (!upgrade(f, tower)) return poor(g, s);
    tower.squash.kick(-0.35);
    g.sound('power', 0.9 + tower.level * 0.15);
    g.burst(tower.x, tower.y, { n: 22, shape: 'star', speed: 4, size: 0.16 });
    return;
  }
  if (s.chosen && !canBuild(f, c, r)) s.chosen = null;
  if (!canBuild(f, c, r)) return;
  s.chosen = null;
  const made = build(f, s.type, c, r);
  if (!made) return poor(g, s);
  made.squash.kick(-0.45);
  g.sound('break', 0.7);
  g.shake(0.08);
  g.burst(made.x, made.y + 0.3, { n: 14, shape: 'smoke', speed: 3, size: 0.24, gravity: 0 });
}

function push(g: Game, s: State, slot: number): void {
  if (slot === NEXT) return next(g, s);
  if (slot === SELL) {
    if (s.chosen) sold(g, s, s.chosen);
    else poor(g, s);
    return;
  }
  const type = TOWERS[slot - 1];
  if (type) choose(g, s, type);
}

function choose(g: Game, s: State, type: TowerType): void {
  s.type = type;
  s.chosen = null;
  g.sound('select');
}

function sold(g: Game, s: State, tower: Tower): void {
  g.float(`+${saleOf(tower)}`, tower.x, tower.y - 0.4, g.design.theme.palette.accent);
  sell(s.field, tower);
  s.chosen = null;
  s.purse.kick(-0.3);
  g.sound('swap', 0.8);
  g.burst(tower.x, tower.y, { n: 10, shape: 'smoke', speed: 2.5, size: 0.22, gravity: 0 });
}

/** The next wave at once; who does not wait gets a coin for each second saved. */
function next(g: Game, s: State): void {
  const f = s.field;
  const saved = f.wave > 0 ? Math.max(0, Math.min(15, Math.floor(f.rest))) : 0;
  if (!callWave(f)) return g.sound('bounce', 0.6);
  s.called.kick(-0.3);
  f.coins += saved;
  if (saved > 0) g.float(`+${saved}`, slotX(0), SHOP_Y, g.design.theme.palette.accent);
}
