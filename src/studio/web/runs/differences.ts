/** What differs between two versions of a game, told by how each was read: also of versions that do not follow each other. */
import type { ReadingPartsFragment } from '../generated/operations.js';

/** As the server tells the changes of a version: null where there was, or is, none. */
export type Difference = ReadingPartsFragment['changes'][number];

type Reading = Pick<
  ReadingPartsFragment,
  'kind' | 'hero' | 'enemies' | 'items' | 'obstacles' | 'goal' | 'projectile' | 'rules' | 'choices'
>;
type Actor = Reading['hero'];

/** In the order in which one notices them: the kind, who plays, the rules, how it looks. */
export function differences(from: Reading, to: Reading): readonly Difference[] {
  const found: Difference[] = [];
  const tell = (what: string, was: string | null | undefined, is: string | null | undefined): void => {
    if ((was ?? null) !== (is ?? null)) found.push({ what, from: was ?? null, to: is ?? null });
  };
  const cast = (what: string, was: readonly Actor[], is: readonly Actor[]): void => {
    // a picture says who it is; names are in the language of each version
    const gone = was.filter(({ sprite }) => is.every((actor) => actor.sprite !== sprite));
    const come = is.filter(({ sprite }) => was.every((actor) => actor.sprite !== sprite));
    for (let i = 0; i < Math.max(gone.length, come.length); i += 1) tell(what, gone[i]?.name, come[i]?.name);
  };
  tell('kind', from.kind, to.kind);
  cast('hero', [from.hero], [to.hero]);
  cast('enemy', from.enemies, to.enemies);
  cast('item', from.items, to.items);
  cast('obstacle', from.obstacles, to.obstacles);
  cast('goal', from.goal ? [from.goal] : [], to.goal ? [to.goal] : []);
  cast('projectile', from.projectile ? [from.projectile] : [], to.projectile ? [to.projectile] : []);
  for (const name of new Set([...from.rules, ...to.rules].flatMap((rule) => rule.name ?? [])))
    tell(name, amountOf(from, name), amountOf(to, name));
  for (const what of ['difficulty', 'theme', 'time', 'weather', 'mood', 'style'] as const)
    tell(what, from.choices[what], to.choices[what]);
  tell('pictures', from.choices.assetMode, to.choices.assetMode);
  return found;
}

/** Of a rule: its number, or that it holds; undefined where it does not. */
function amountOf({ rules }: Reading, name: string): string | undefined {
  const rule = rules.find((each) => each.name === name);
  return rule && String(rule.n ?? rule.seconds ?? 'yes');
}
