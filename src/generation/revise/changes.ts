/** What differs between two designs, in words to show. */
import { designText, type Actor, type GameDesign, type Palette, type Rule } from '../design.js';
import type { ReadingChange } from '../reading.js';

const valueOf = (rule: Rule): string =>
  'n' in rule ? String(rule.n) : 'seconds' in rule ? `${rule.seconds} s` : 'yes';

/** The colours of two palettes that differ, before and after; none where they are the same. */
function mixed(was: Palette, is: Palette): [string | null, string | null] {
  const slots = (Object.keys(is) as (keyof Palette)[]).filter((slot) => was[slot] !== is[slot]);
  const told = (palette: Palette): string | null => slots.map((slot) => palette[slot]).join(', ') || null;
  return [told(was), told(is)];
}

/** Every change, most telling first. Names are in the language of the game that they are from. */
export function changesOf(from: GameDesign, to: GameDesign): ReadingChange[] {
  const changes: ReadingChange[] = [];
  const tell = (what: string, was: string | null | undefined, is: string | null | undefined): void => {
    if ((was ?? null) !== (is ?? null))
      changes.push({
        what,
        from: was == null ? null : designText(was, 80),
        to: is == null ? null : designText(is, 80),
      });
  };
  tell('kind', from.genre, to.genre);
  const one = (what: string, was: Actor | undefined, is: Actor | undefined): void => {
    // a name that somebody gave is a change by itself, the same thing in another language is none
    if (was?.sprite !== is?.sprite || (is?.named && was?.name !== is.name)) tell(what, was?.name, is?.name);
  };
  const many = (what: string, was: readonly Actor[], is: readonly Actor[]): void => {
    const gone = was.filter(({ sprite }) => !is.some((actor) => actor.sprite === sprite));
    const come = is.filter(({ sprite }) => !was.some((actor) => actor.sprite === sprite));
    for (let i = 0; i < Math.max(gone.length, come.length); i += 1) tell(what, gone[i]?.name, come[i]?.name);
    for (const actor of is) {
      const before = was.find(({ sprite }) => sprite === actor.sprite);
      if (before && actor.named && before.name !== actor.name) tell(what, before.name, actor.name);
    }
  };
  one('hero', from.cast.hero, to.cast.hero);
  many('enemy', from.cast.enemies, to.cast.enemies);
  many('item', from.cast.items, to.cast.items);
  many('obstacle', from.cast.obstacles, to.cast.obstacles);
  one('goal', from.cast.goal, to.cast.goal);
  one('projectile', from.cast.projectile, to.cast.projectile);
  for (const name of new Set([...from.rules, ...to.rules].map(({ rule }) => rule))) {
    const [was, is] = [from, to].map((design) => design.rules.find(({ rule }) => rule === name));
    tell(name, was && valueOf(was), is && valueOf(is));
  }
  tell('difficulty', from.difficulty, to.difficulty);
  tell('theme', from.theme.id, to.theme.id);
  tell('time', from.theme.time, to.theme.time);
  tell('weather', from.theme.weather, to.theme.weather);
  tell('mood', from.theme.mood, to.theme.mood);
  tell('style', from.theme.style, to.theme.style);
  const colours = ({ theme }: GameDesign): string | null =>
    theme.asked ? [...theme.asked.looks, ...theme.asked.colours].join(', ') || null : null;
  const asked = colours(from) !== colours(to);
  tell('colours', colours(from), colours(to));
  // of a palette that was mixed by hand, where nothing else of the scene says why
  if (!asked && from.theme.id === to.theme.id && from.theme.time === to.theme.time && from.theme.mood === to.theme.mood)
    tell('colours', ...mixed(from.theme.palette, to.theme.palette));
  many('scenery', from.cast.deco, to.cast.deco);
  tell('tempo', String(from.audio.tempo), String(to.audio.tempo));
  tell('language', from.lang, to.lang);
  tell('title', from.title, to.title);
  tell('win', from.messages?.win, to.messages?.win);
  tell('lose', from.messages?.lose, to.messages?.lose);
  tell('sign', from.sign, to.sign);
  tell('pictures', from.assets ?? 'library', to.assets ?? 'library');
  tell('levels seed', String(from.seed), String(to.seed));
  return changes.slice(0, 40);
}
