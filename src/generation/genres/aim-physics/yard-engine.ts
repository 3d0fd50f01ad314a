/** What moves a yard of targets, and how a search looks at it: it aims at whoever still stands, flat and high, and at what may fall on them. */
import type { Body } from '../ball/body.js';
import { stepLot } from './topple.js';
import { copied, type Engine, type Lot, type World } from './world.js';

const SPEED = 17;
const FRAME = 1 / 60;
/** seconds that a shot may fly to where it is aimed */
const FLIGHT = { least: 0.2, most: 2.6, step: 0.04 } as const;

function copyLot(lot: Lot): Lot {
  const copies = new Map<Body, Body>();
  const copyOf = (body: Body): Body => {
    const copy = copies.get(body) ?? { ...body };
    copies.set(body, copy);
    return copy;
  };
  return {
    yard: { gravity: lot.yard.gravity, bodies: lot.yard.bodies.map(copyOf), pairs: new Map() },
    blocks: lot.blocks.map((one) => ({ ...one, body: copyOf(one.body) })),
    targets: lot.targets.map((one) => ({ ...one, body: copyOf(one.body) })),
    movers: lot.movers.map(copyOf),
    bumpers: lot.bumpers.map(copyOf),
    shot: lot.shot && copyOf(lot.shot),
    calm: lot.calm,
  };
}

/** Angles by which a shot of that power comes to a place: flat first, then high. */
function anglesTo(w: World, gravity: number, x: number, y: number, power: number): number[] {
  const v = SPEED * power;
  const dx = x - w.ball.x;
  const dy = y - w.ball.y;
  const found: number[] = [];
  let before = NaN;
  for (let t = FLIGHT.least; t < FLIGHT.most; t += FLIGHT.step) {
    // what its own pace must do in that time, wind and gravity apart
    const ax = dx - (w.wind * t * (t + FRAME)) / 2;
    const ay = dy - (gravity * t * (t + FRAME)) / 2;
    const off = Math.sqrt(ax * ax + ay * ay) - v * t;
    if (before * off < 0) found.push(Math.atan2(ay, ax));
    before = off;
  }
  return found.filter((angle) => angle > -Math.PI / 2 && angle < 0.6);
}

function shotsAt(w: World): (readonly [number, number])[] {
  const { lot } = w;
  if (!lot) return [];
  const shots: (readonly [number, number])[] = [];
  const aim = (x: number, y: number, power: number): void => {
    for (const angle of anglesTo(w, lot.yard.gravity, x, y, power)) shots.push([angle, power]);
  };
  const standing = lot.targets.filter(({ hp }) => hp > 0);
  for (const { body, hovers } of standing) {
    aim(body.x, hovers?.y ?? body.y, 1);
    if (hovers) for (const way of [-0.8, 0.8]) aim(body.x, hovers.y + hovers.swing * way, 1);
  }
  for (const { body, matter, gone } of lot.blocks)
    if (!gone && matter !== 'stone') aim(body.x, body.y - body.hh * 0.6, 1);
  for (const { body, hovers } of standing) aim(body.x, (hovers?.y ?? body.y) - 0.1, 0.78);
  return shots;
}

export const yardEngine: Engine = {
  step: (w, t, tell) => w.lot && stepLot(w, w.lot, t, tell),
  copy: (w) => ({ ...copied(w), lot: w.lot && copyLot(w.lot) }),
  speed: () => SPEED,
  cleared: ({ lot }) => !lot || lot.targets.every(({ hp }) => hp <= 0),
  reload: (w) => void Object.assign(w.ball, { ...w.from, vx: 0, vy: 0, state: 'rest', spin: 0 }),
  shots: shotsAt,
  rating: () => (w) => {
    let left = 0;
    for (const { hp } of w.lot?.targets ?? []) left += Math.max(0, hp) * 10;
    for (const { gone } of w.lot?.blocks ?? []) left += gone ? 0 : 0.4;
    return left;
  },
  // a tower comes down one way or another
  wide: 1,
};
