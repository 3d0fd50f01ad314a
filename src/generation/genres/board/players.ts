/** Who sits around a table of two to four. */
import type { Actor, GameDesign } from '../../design.js';

/** no players: a computer that is played against, and the game's own things */
export const NO_TOKEN = /computer|laptop|chess|game|joystick/u;

/** Those of the prompt, and others of the theme where more are asked for; `things`: of a prompt that names nobody its things play. */
export function playersOf(
  { cast, rules }: Pick<GameDesign, 'cast' | 'rules'>,
  usual: (named: number) => number,
  things = true,
): readonly Actor[] {
  const { hero, enemies, items } = cast;
  const isNamed = ({ from, sprite }: Actor): boolean => from === 'prompt' && !NO_TOKEN.test(sprite);
  const people = enemies.filter(isNamed);
  const played = !things || hero.from === 'prompt' || people.length > 0 ? [] : items.filter(isNamed);
  const mine = played.shift() ?? hero;
  const named = [...people, ...played];
  const asked = rules.find((rule) => rule.rule === 'rivals');
  const n = Math.min(3, Math.max(1, asked && 'n' in asked ? asked.n : usual(named.length)));
  const others = [...named, ...enemies.filter((one) => !named.includes(one))];
  return [mine, ...called(Array.from({ length: n }, (_, i) => others[i % others.length] as Actor))];
}

/** Each by a name of its own: of three cats none is called "cats", and no two are called the same. */
function called(seated: readonly Actor[]): readonly Actor[] {
  const times = new Map<Actor, number>();
  return seated.map((actor) => {
    const one = actor.one ?? actor.name;
    if (seated.filter((other) => other === actor).length === 1) return { ...actor, name: one };
    const nth = (times.get(actor) ?? 0) + 1;
    times.set(actor, nth);
    return { ...actor, name: `${one} ${nth}` };
  });
}
