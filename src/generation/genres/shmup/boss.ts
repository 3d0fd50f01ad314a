/** The boss: three patterns in turn, each announced by half a second of light; faster when it is hurt. */
import type { Game } from '../../kit/types.js';
import { pace, type Foe, type State } from './state.js';
import { newFoe } from './waves.js';

/** frames of light before a volley */
export const WARNING = 30;

export function bossFire(g: Game, s: State, boss: Foe): void {
  g.bar(boss.hp / boss.most, boss.actor ?? '');
  if (boss.age < 100) {
    boss.wait = 60;
    return;
  }
  if (--boss.wait > 0) return;
  const hurt = 1 - boss.hp / boss.most;
  const v = (3 + g.skill * 1.9) * pace(g);
  const send = (angle: number, speed = v): void =>
    void s.bolts.push({ x: boss.x, y: boss.y + 1, vx: Math.sin(angle) * speed, vy: Math.cos(angle) * speed });
  boss.dive++;
  const aim = Math.atan2(s.ship.x - boss.x, s.ship.y - boss.y - 1);
  const more = Math.round(g.skill * 2);
  switch (boss.dive % 3) {
    case 0:
      for (let i = -1 - more; i <= 1 + more; i++) send(i * 0.34);
      break;
    case 1:
      for (let i = 0; i < 3; i++) send(aim, v * (1 + i * 0.16));
      break;
    default:
      for (let i = 0; i < 8 + more * 2; i++) send((i + 0.5) * (6.2832 / (8 + more * 2)), v * 0.8);
      if (hurt > 0.5 && s.foes.length < 4)
        for (const side of [-3, 3]) s.queue.push({ foe: newFoe(g, 'swoop', boss.x + side, 3.5), in: 1 });
  }
  boss.wait = Math.round((135 - g.skill * 45 - hurt * 30) / pace(g));
  boss.squash.kick(-0.15);
  g.sound('shoot', 0.45);
}
