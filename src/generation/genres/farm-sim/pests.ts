/** Those who come for the crops, one after the other, and run when the hero comes; and the huge one, who has to be chased off several times. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { COLS, middle, ROWS, TOP } from './field.js';
import type { Pest, State } from './state.js';

/** frames of eating until a crop is gone */
const MEAL = 200;
const NEAR = 0.85;

const every = (g: Game, s: State): number =>
  Math.round(
    60 *
      (15 - g.skill * 8) *
      (s.idea === 'thieves' ? 0.7 : 1) *
      (s.season === 'autumn' ? 0.75 : 1) *
      (g.has('gentle') ? 1.6 : 1),
  );

function come(g: Game, s: State, boss: boolean): void {
  const { enemies } = g.design.cast;
  const actor = boss ? chiefOf(g.design) : (enemies[s.pestsMade++ % enemies.length] as Actor);
  const side = g.rand.chance(0.5);
  const most = boss ? Math.round(2.6 + g.skill * 2) : 1;
  s.pests.push({
    actor,
    boss,
    most,
    hp: most,
    x: side ? -0.6 : COLS + 0.6,
    y: TOP + g.rand.range(1.5, ROWS - 0.5),
    bed: -1,
    eaten: 0,
    scared: 0,
    squash: new Spring(),
  });
}

/** The nearest bed with something to eat, that nobody else is after. */
function choose(s: State, pest: Pest): number {
  let best = -1;
  let least = 1e9;
  s.beds.forEach((bed, i) => {
    if (bed.stage !== 'crop' || bed.grown < 0.3 || s.pests.some((other) => other !== pest && other.bed === i)) return;
    const { x, y } = middle(bed.c);
    const far = (x - pest.x) ** 2 + (y - pest.y) ** 2 - bed.grown * 4;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}

function go(pest: Pest, x: number, y: number, by: number): boolean {
  const far = Math.sqrt((x - pest.x) ** 2 + (y - pest.y) ** 2);
  if (far <= by) return true;
  pest.x += ((x - pest.x) / far) * by;
  pest.y += ((y - pest.y) / far) * by;
  return false;
}

function shoo(g: Game, s: State, pest: Pest): void {
  pest.hp--;
  pest.eaten = 0;
  pest.bed = -1;
  pest.squash.kick(0.35);
  s.hero.squash.kick(-0.2);
  g.sound('hit', pest.boss ? 0.8 : 1.2);
  g.burst(pest.x, pest.y, { n: pest.boss ? 26 : 12, shape: 'star', speed: 5 });
  g.shake(pest.boss ? 0.4 : 0.12);
  g.freeze(pest.boss ? 6 : 2);
  g.addScore(pest.boss ? 60 : 20, pest.x, pest.y - 0.6);
  pest.scared = pest.boss && pest.hp > 0 ? 100 : 9999;
  if (!pest.boss) return;
  g.bar(pest.hp / pest.most, pest.actor);
  if (pest.hp > 0) return;
  s.boss = null;
  g.bar(null);
  g.sound('explode');
  g.burst(pest.x, pest.y, { n: 60, shape: 'star', speed: 9, life: 1 });
}

function movePest(g: Game, s: State, pest: Pest): void {
  pest.squash.step();
  const pace = ((pest.boss ? 0.8 : 0.9) + g.skill * 0.7) / 60;
  if (pest.scared > 0) {
    pest.scared--;
    pest.x += pest.x < s.hero.x ? -0.075 : 0.075;
    if (pest.boss && pest.hp > 0) pest.x = clamp(pest.x, 0, COLS);
    return;
  }
  const bed = s.beds[pest.bed];
  if (!bed || bed.stage !== 'crop') {
    pest.bed = choose(s, pest);
    pest.eaten = 0;
    // nothing to eat: it waits about
    if (pest.bed < 0) go(pest, COLS / 2 + Math.sin(g.frame / 90 + pest.hp) * 3, TOP + 3.5, pace * 0.5);
  } else {
    const { x, y } = middle(bed.c);
    if (go(pest, x, y - 0.1, pace)) {
      pest.eaten++;
      if (pest.eaten % 24 === 0) {
        bed.squash.kick(0.15);
        g.sound('break', 1.5);
        g.burst(x, y, { n: 4, shape: 'square', colour: '#8fd45f', speed: 2, life: 0.35 });
      }
      if (pest.eaten > (pest.boss ? MEAL * 0.6 : MEAL)) {
        Object.assign(bed, { stage: 'soil', grown: 0, wet: 0, dry: 0 });
        pest.bed = -1;
        pest.eaten = 0;
        g.sound('hurt', 1.2);
        g.burst(x, y, { n: 14, shape: 'smoke', speed: 2, gravity: 0 });
        // fed, it goes
        if (!pest.boss) pest.scared = 9999;
      }
    }
  }
  const reach = pest.boss ? NEAR + 0.35 : NEAR;
  if ((pest.x - s.hero.x) ** 2 + (pest.y - s.hero.y) ** 2 < reach * reach) shoo(g, s, pest);
}

export function movePests(g: Game, s: State): void {
  if (s.boss === 'to come' && s.delivered * 3 >= s.need) {
    s.boss = 'here';
    come(g, s, true);
    const boss = s.pests.at(-1) as Pest;
    g.banner(boss.actor);
    g.bar(1, boss.actor);
    g.sound('boss');
  }
  if (!g.has('noEnemies') && s.idea !== 'plain' && --s.nextPest <= 0) {
    s.nextPest = every(g, s);
    if (s.pests.length < 4 && s.beds.some((bed) => bed.stage === 'crop')) come(g, s, false);
  }
  for (const pest of s.pests) movePest(g, s, pest);
  s.pests = s.pests.filter((pest) => pest.x > -1 && pest.x < COLS + 1);
}

/** Soon where they are what is new. */
export const firstPest = (g: Game, s: State): number => Math.round(every(g, s) * (s.idea === 'thieves' ? 0.5 : 0.9));
