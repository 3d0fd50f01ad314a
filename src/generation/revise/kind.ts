/** The same cast in another kind of game, or a whole new cast in the same kind. */
import type { BriefSpan } from '../brief.js';
import type { Change, Done } from '../change/index.js';
import { MOST_ITEMS, type Actor, type GameDesign, type Genre } from '../design.js';
import {
  askedOf,
  chooseKind,
  fillBrief,
  isCalled,
  kindOf,
  kinOf,
  modeSaid,
  namedOf,
  nameOf,
  PACKS,
  placed,
  suited,
} from '../filling/index.js';
import { SPEECHES } from '../genres/speeches.js';
import { filler } from './refill.js';
import { seatsOf } from './standing.js';

/** Most words that are shown for a kind. */
const MOST_SHOWN = 3;

/** A design, and which words led to it. */
interface Changed {
  readonly design: GameDesign;
  readonly done: readonly Done[];
}

/** As another kind, where the change asks for one; of the game's own kind a mode may be meant: "make it sumo" of pong. */
export function changeKind(parent: GameDesign, change: Change, supported: readonly Genre[]): Changed {
  const { says, kind: asked, again } = change;
  if (asked === undefined) {
    const spans = again === parent.genre ? (says.kinds.find(({ kind }) => kind === again)?.spans ?? []) : [];
    const mode = modeSaid(
      parent.genre,
      spans.map((span) => ({ ...span, as: 'kind' })),
    );
    return { design: parent, done: mode && mode !== parent.mode ? shown(spans, parent.genre) : [] };
  }
  const said = says.kinds.find(({ kind }) => kind === asked) ?? { kind: asked, points: 9, spans: [] };
  const about = { supported, cast: placed(says.things), named: asked };
  const kind = chooseKind({ kinds: [said], likely: [], implied: {} }, about);
  const { askedGenre: _before, named: _name, ...rest } = parent;
  const { game, ...others } = says;
  const named = namedOf(askedOf(game && kindOf(game) === asked ? says : others, kind), kind.genre, parent.lang);
  return {
    design: {
      ...rest,
      genre: kind.genre,
      ...(kind.asked ? { askedGenre: kind.asked } : {}),
      ...(named ? { named } : {}),
      cast: furnished(parent.cast, kind.genre, parent),
    },
    done: shown(kind.evidence, asked),
  };
}

const shown = (spans: readonly BriefSpan[], kind: Genre): Done[] =>
  spans.slice(0, MOST_SHOWN).map((span) => ({ span, as: 'kind', value: kind }));

/** With what the kind can't do without. */
export function furnished(cast: GameDesign['cast'], genre: Genre, { theme, lang }: GameDesign): GameDesign['cast'] {
  const pack = PACKS[theme.id];
  const taken = new Set(seatsOf({ cast }).map(({ actor }) => actor.sprite));
  const items = [...cast.items];
  const want = SPEECHES[genre].slots.items ?? 1;
  // what one met before is what one matches now
  for (const actor of cast.enemies)
    if (items.length < want && actor.from === 'prompt' && !items.some(({ sprite }) => sprite === actor.sprite))
      items.push(actor);
  const said = items.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);
  const kin = want > 1 ? kinOf(said, theme.id).filter((sprite) => isCalled(sprite, lang)) : [];
  for (const sprite of [...kin, ...suited(said, [...pack.items, ...pack.deco]), 'star', 'gem-stone', 'key'])
    if (items.length < want && !taken.has(sprite) && !items.some((one) => one.sprite === sprite))
      items.push(filler(sprite, lang));
  const shot = cast.projectile ?? (SPEECHES[genre].slots.shoots ? filler(pack.projectile, lang) : undefined);
  return {
    ...cast,
    items: items.slice(0, MOST_ITEMS),
    goal: cast.goal ?? filler(pack.goal, lang),
    ...(shot ? { projectile: shot } : {}),
  };
}

/** "but with dinosaurs in space": cast and place of a new game of the same kind, everything else as it was. */
export function recast(parent: GameDesign, { says }: Change): Changed {
  const fresh = fillBrief({ brief: says, seed: parent.seed, supported: [parent.genre] });
  const said = (actor: Actor): Actor => {
    if (fresh.lang === parent.lang) return actor;
    const { one: _one, ...rest } = actor;
    return { ...rest, name: nameOf(actor.sprite, parent.lang) };
  };
  const { cast } = fresh;
  const noEnemies =
    fresh.rules.some(({ rule }) => rule === 'noEnemies') && !parent.rules.some(({ rule }) => rule === 'noEnemies');
  return {
    design: {
      ...parent,
      ...(parent.brief ? { brief: { ...parent.brief, things: says.things, events: says.events } } : {}),
      cast: {
        hero: said(cast.hero),
        enemies: cast.enemies.map(said),
        items: cast.items.map(said),
        ...(cast.goal ? { goal: said(cast.goal) } : {}),
        obstacles: cast.obstacles.map(said),
        ...(cast.projectile ? { projectile: said(cast.projectile) } : {}),
        deco: cast.deco.map(said),
      },
      theme: { ...fresh.theme, style: parent.theme.style },
      audio: fresh.audio,
      rules: noEnemies ? [...parent.rules, { rule: 'noEnemies' as const }].slice(-16) : parent.rules,
    },
    done: fresh.evidence.flatMap(({ start, end, text, as, value }) =>
      as === 'kind' ? [] : [{ span: { start, end, text }, as, value }],
    ),
  };
}
