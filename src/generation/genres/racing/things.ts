/** What lies on the track: boosts to take, stones to avoid. */
import type { Game } from '../../kit/types.js';
import { crash } from './drive.js';
import { call, tell } from './race.js';
import { START, type State, type Thing } from './state.js';
import { placeAt, type Track } from './track.js';

function driveOn(track: Track, one: Thing): void {
  if (one.v === undefined) return;
  one.along = (one.along + one.v / 60) % track.long;
  placeAt(track, one.along, one.off, one as Thing & { h: number });
}

/** Boosts to take, stones to avoid. */
export function stepThings(g: Game, s: State): void {
  const { hero } = s;
  if (g.frame === START) {
    // no flag from a font: a machine without coloured signs shows a box
    call(g, s, `${g.design.texts.start ?? ''}!`);
    g.sound('level', 1.2);
    // they are off: low for a moment, and dust behind
    for (const car of [hero, ...s.rivals]) {
      car.squash.kick(0.26);
      g.burst(car.x - Math.cos(car.h) * 0.7, car.y - Math.sin(car.h) * 0.7 + 0.2, {
        n: 7,
        shape: 'smoke',
        speed: 2.2,
        size: 0.3,
        gravity: 0,
        life: 0.7,
        angle: car.h + Math.PI,
        spread: 1.1,
        colour: '#ffffff',
      });
    }
  }
  if (g.frame >= START) for (const stone of s.stones) driveOn(s.track, stone);
  if (hero.air > 0) return;
  const reach = g.has('magnet') ? 2.6 : 1.05;
  for (const one of s.boosts) {
    one.squash.step();
    if (one.gone > 0) {
      one.gone--;
      continue;
    }
    if ((one.x - hero.x) ** 2 + (one.y - hero.y) ** 2 > reach * reach) continue;
    one.gone = 420;
    s.got++;
    hero.boost = 58;
    hero.squash.kick(-0.28);
    g.addScore(20, one.x, one.y - 0.5);
    g.sound('power', 1.1);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    g.burst(one.x, one.y, { n: 16, shape: 'star', speed: 5, gravity: 0 });
    if (s.need > 0) tell(g, s);
  }
  for (const stone of s.stones) {
    stone.squash.step();
    if (stone.gone > 0) stone.gone--;
    if (stone.gone > 0 || (stone.x - hero.x) ** 2 + (stone.y - hero.y) ** 2 > (stone.v ? 1.15 : 0.72)) continue;
    stone.gone = 50;
    stone.squash.kick(0.4);
    crash(g, s, true);
  }
}
