/** Two tanks in a walled field, seen from above: shells bounce once, crates break, and who first has hit so often has won. The rival is the computer, or another person. */
import type { Actor } from '../../design.js';
import { levelsUnless, secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game, type Pad } from '../../kit/types.js';
import { drawTanks } from './draw.js';
import { drive, flyShells, keepApart, shoot } from './drive.js';
import { buildMap } from './map.js';
import { tankBot, think, warmth } from './mind.js';
import { H, isShielded, START, W, type Spot, type State, type Tank } from './state.js';

/** hits that win a match */
const NEED = 4;
/** frames between two things that lie there, and how long one does */
const ITEM = 420;
/** frames of joy at the end */
const AFTER = 80;

export const tanks = defineKind<State>({
  genre: 'tank_battle',
  rules: [
    'points',
    'twoPlayers',
    'levels',
    'boss',
    'shield',
    'rapidFire',
    'shooting',
    'fast',
    'slow',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'stick', a: '●' },
  lives: 0,
  levels: levelsUnless(3, 'points'),
  budget: secondsByRules(240, { levels: 80, points: (n) => Math.min(50, n) * 14, boss: 60 }),
  twoPlayers: () => true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const { hero, enemies } = g.design.cast;
    const last = g.level === g.levels;
    const rival = (last ? enemies.at(-1) : enemies[(g.level - 1) % enemies.length]) as Actor;
    const s: State = {
      ...buildMap(g),
      me: newTank(hero, true, START.me, 1),
      foe: newTank(rival, false, START.foe, g.has('boss') && last ? 2 : 1),
      shells: [],
      item: null,
      nextItem: ITEM / 2,
      laid: 0,
      marks: [],
      need: Math.min(50, g.rule('points')?.n ?? NEED),
      over: 0,
      human: g.has('twoPlayers'),
      ways: new Int16Array(W * H),
    };
    s.me.shield = isShielded(g, s);
    g.progress(0, s.need, hero);
    return s;
  },

  update(g, s) {
    const { me, foe } = s;
    if (g.frame === 1) g.banner(foe.most > 1 ? (g.design.texts.boss ?? foe.actor) : foe.actor);
    if (foe.most > 1 && s.over === 0) g.bar(foe.hp / foe.most, foe.actor);
    const { pad } = g;
    drive(g, s, me, { x: pad.ax, y: pad.ay, a: pad.a }, 1);
    if (pad.a && s.over === 0) shoot(g, s, me);
    rival(g, s);
    keepApart(s);
    flyShells(g, s);
    stepItem(g, s);
    finish(g, s);
  },

  draw: drawTanks,
  bot: tankBot,

  state: (s) => ({
    hero: place(s.me),
    enemies: [place(s.foe)],
    hits: [s.me.won, s.foe.won],
    need: s.need,
    shells: s.shells.map(({ x, y, mine }) => ({ x: round(x), y: round(y), mine })),
    item: s.item && { x: round(s.item.x), y: round(s.item.y) },
    crates: s.crates.length,
    second: s.human,
  }),
});

const place = (one: Tank): Record<string, number> => ({
  x: round(one.x),
  y: round(one.y),
  heading: round(one.heading),
  out: one.out,
});

function newTank(actor: Actor, mine: boolean, { x, y }: Spot, most: number): Tank {
  const heading = Math.atan2(H / 2 - y, W / 2 - x);
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    hw: 0.38,
    hh: 0.38,
    grounded: false,
    wall: 0,
    actor,
    mine,
    heading,
    turret: heading,
    hp: most,
    most,
    reload: 30,
    fan: 0,
    shield: false,
    out: 0,
    safe: 60,
    hit: 0,
    won: 0,
    sees: 0,
    plan: { x: 0, y: 0, a: false, left: mine ? 1 : 40 },
    squash: new Spring(),
  };
}

const held = (pad: Pad): boolean => pad.left || pad.right || pad.up || pad.down || pad.a || pad.b;

/** The other tank: a person once one has pressed a key of the second half, else the computer. */
function rival(g: Game, s: State): void {
  const { pad2 } = g;
  const { foe } = s;
  if (!s.human && held(pad2)) {
    s.human = true;
    // two people are even
    s.me.shield &&= isShielded(g, s);
    g.sound('power');
    g.banner('2P');
  }
  if (s.human) {
    drive(g, s, foe, { x: pad2.ax, y: pad2.ay, a: pad2.a }, 1);
    if (pad2.a && s.over === 0) shoot(g, s, foe);
    return;
  }
  think(g, s);
  // a boss takes more, and is heavy
  const heavy = foe.most > 1;
  drive(g, s, foe, foe.plan, (0.66 + g.skill * 0.16) * (heavy ? 0.8 : 1));
  if (!foe.plan.a || foe.reload > 0 || s.over > 0) return;
  const wide = (g.has('gentle') ? 0.42 : 0.33) - g.skill * 0.22 + 0.12 * warmth(s);
  shoot(g, s, foe, g.rand.range(-wide, wide), (2.5 - g.skill * 0.8) * (heavy ? 1.5 : 1));
}

/** What lies there now and then: three shells at once, or a shield. */
function stepItem(g: Game, s: State): void {
  if (!s.item) {
    if (--s.nextItem > 0) return;
    const { items } = g.design.cast;
    for (let i = 0; i < 20 && !s.item; i++) {
      const [x, y] = [g.rand.int(3, W - 4) + 0.5, g.rand.int(2, H - 3) + 0.5];
      if (s.tiles.solid(x, y)) continue;
      s.item = { x, y, actor: items[s.laid % items.length] as Actor, kind: s.laid % 2 ? 'shield' : 'fan', age: 0 };
    }
    s.laid++;
    s.nextItem = ITEM;
    return;
  }
  const { item } = s;
  if (++item.age > ITEM * 1.5) s.item = null;
  for (const tank of [s.me, s.foe]) {
    if (tank.out > 0 || Math.abs(tank.x - item.x) > 0.7 || Math.abs(tank.y - item.y) > 0.7) continue;
    s.item = null;
    if (item.kind === 'fan') tank.fan = 3;
    else tank.shield = true;
    g.sound('power', tank.mine ? 1.2 : 0.9);
    g.burst(item.x, item.y, { n: 12, shape: 'star', speed: 4 });
    if (tank.mine) g.addScore(20, item.x, item.y - 0.6);
    return;
  }
}

function finish(g: Game, s: State): void {
  const { me, foe, need } = s;
  if (s.over === 0) {
    if (me.won < need && foe.won < need) return;
    s.shells = [];
    s.over = 1;
    if (me.won >= need) g.bar(null);
    return;
  }
  const winner = me.won >= need ? me : foe;
  if (s.over % 20 === 1) {
    winner.squash.kick(-0.3);
    g.burst(winner.x, winner.y, { n: 12, shape: g.has('confetti') ? 'square' : 'star', speed: 6 });
  }
  if (s.over++ < AFTER) return;
  if (winner === me) {
    g.addScore(150, me.x, me.y - 0.8);
    g.levelDone();
  } else g.lose();
}
