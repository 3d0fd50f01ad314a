/** What is heard and seen of what happens in a world, and what it counts. */
import type { Game } from '../../kit/types.js';
import { cupActor } from './layouts.js';
import type { State } from './state.js';
import type { Block, Bumper, Item, Mover, Target, Tell } from './world.js';

export function teller(g: Game, s: State): Tell {
  const { palette } = g.design.theme;
  const party = g.has('confetti');
  const pop = (x: number, y: number, n: number, speed: number): void =>
    g.burst(x, y, {
      n: party ? n * 1.8 : n,
      shape: party ? 'square' : 'star',
      colour: [palette.accent, palette.danger, '#ffffff', palette.solidEdge],
      speed,
    });
  return (what, x, y, force, thing) => {
    if (what === 'wall') {
      g.sound('bounce', 0.8 + Math.min(0.6, force * 0.04));
      if (force > 3) g.burst(x, y, { n: 5, shape: 'smoke', colour: palette.solidEdge, speed: 1.5 });
      s.squash.kick(Math.min(0.28, force * 0.03));
    } else if (what === 'bump') {
      (thing as Bumper).squash.kick(0.32);
      g.sound('bounce', 1.4);
      g.shake(0.12);
      pop(x, y, 8, 4);
    } else if (what === 'foe') {
      const foe = thing as Mover;
      foe.squash.kick(0.35);
      g.sound('hit');
      g.shake(0.3);
      g.freeze(3);
      pop(x, y, 12, 5);
    } else if (what === 'item') {
      const item = thing as Item;
      g.sound('collect', 1 + s.gathered * 0.03);
      pop(x, y, 14, 5);
      // one more shot for each, unless so many throws are asked for; where things are asked for, they count
      if (!g.rule('throws')) s.left++;
      if (s.mode !== 'targets') s.gathered++;
      g.addScore(25, item.x, item.y);
      announce(g, s);
    } else if (what === 'tube') {
      g.sound('swap');
      pop(x, y, 6, 2);
    } else if (what === 'block') {
      const glass = (thing as Block).matter === 'glass';
      g.sound('break', (glass ? 1.4 : 0.9) + (x % 1) * 0.3);
      g.shake(0.15);
      g.addScore(5);
      const colour = glass ? ['#ffffff', '#bfe8ff'] : ['#c58a4a', '#8a5a2b', palette.solidEdge];
      g.burst(x, y, { n: 14, shape: 'square', colour, speed: 4, gravity: 14 });
    } else if (what === 'blast') {
      g.sound('explode');
      g.shake(0.7);
      g.freeze(4);
      g.burst(x, y, { n: 40, shape: 'dot', colour: ['#ffd75e', '#ff8a2b', palette.danger, '#ffffff'], speed: 9 });
      g.burst(x, y, { n: 18, shape: 'smoke', colour: '#4a4540', speed: 3, life: 1 });
      g.burst(x, y, { n: 2, shape: 'ring', colour: '#ffffff', speed: 6, gravity: 0 });
    } else if (what === 'gone') {
      g.burst(x, y, { n: 10, shape: 'smoke', colour: '#ffffff', speed: 2 });
    } else if (what === 'target') {
      const target = thing as Target;
      const gone = target.hp <= 0;
      g.sound(gone ? (target.boss ? 'explode' : 'combo') : 'hit', target.boss ? 1 : 1 + s.gathered * 0.02);
      g.shake(target.boss ? 0.6 : 0.3);
      g.freeze(target.boss ? 8 : 4);
      pop(x, y, target.boss ? 50 : 20, 7);
      if (gone) {
        s.gathered++;
        g.addScore(target.boss ? 500 : 100, x, y - 0.6);
      }
      announce(g, s);
    } else if (what === 'boss') {
      g.sound('hit', 0.7);
      g.shake(0.5);
      g.freeze(6);
      pop(x, y, 26, 7);
      if (s.world.boss?.hp === 0) {
        g.sound('explode');
        g.addScore(500, x, y);
      }
      announce(g, s);
    } else if (what === 'in') {
      g.sound('level', 1.2);
      g.freeze(4);
      g.shake(0.2);
      pop(x, y, 38, 8);
    } else {
      g.sound('hurt', 1.2);
      g.burst(x, y, {
        n: 24,
        shape: 'dot',
        colour: ['#7fd0ff', '#ffffff'],
        speed: 5,
        gravity: 12,
        angle: -1.57,
        spread: 1.4,
      });
    }
  };
}

/** What the HUD counts. */
export function announce(g: Game, s: State): void {
  const { world } = s;
  const targets = world.lot?.targets ?? [];
  if (s.need > 0) g.progress(Math.min(s.need, s.gathered), s.need, g.design.cast.items[0]);
  else if (s.mode === 'targets')
    g.progress(
      targets.filter(({ hp }) => hp <= 0).length,
      targets.length,
      targets.find(({ hp, boss }) => hp > 0 && !boss)?.actor ?? targets[0]?.actor,
    );
  else g.progress(g.level - 1, g.levels, cupActor(g));
  const big = targets.find(({ boss }) => boss);
  if (world.boss) g.bar(world.boss.hp / 3, world.boss.actor);
  else if (big) g.bar(Math.max(0, big.hp) / 3, big.actor);
}
