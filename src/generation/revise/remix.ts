/** The cast as another kind of game, or the kind with another cast. */
import { type Actor, type GameDesign, type Genre } from '../design.js';
import { askedOf, chooseKind, kindOf, modeSaid, namedOf, nameOf, PACKS, placed } from '../filling/index.js';
import { SPEECHES } from '../genres/speeches.js';
import { readPrompt } from '../read-prompt.js';
import { filler, noteText, setRule, type Draft } from './draft.js';
import { reviseCast, seats } from './cast.js';
import { kindAsked, kindNamed } from './intent.js';
import { reviseRules } from './rules.js';
import { reviseScene } from './scene.js';

export function remix(draft: Draft, supported: readonly Genre[], only?: 'kind only'): void {
  const { wish, design } = draft;
  const asked = kindAsked(wish, draft.parent);
  if (asked) changeKind(draft, asked, supported);
  else noteMode(draft);
  if (only) return;
  const parted = wish.deeds.some(({ act, things }) => act === 'replace' || things.some(({ type }) => type === 'part'));
  const named = wish.roles.some(({ role }) => role !== 'place');
  if (!asked && named && !parted) recast(draft);
  else {
    reviseScene(draft, !asked);
    reviseCast(draft);
  }
  reviseRules(draft);
  design.cast = furnished(design.cast, design.genre, design);
}

function changeKind(draft: Draft, asked: Genre, supported: readonly Genre[]): void {
  const { wish, design } = draft;
  const { brief } = wish;
  const said = brief.kinds.find(({ kind }) => kind === asked) ?? { kind: asked, points: 9, spans: [] };
  const about = { supported, cast: placed(brief.things), named: asked };
  const kind = chooseKind({ kinds: [said], likely: [], implied: {} }, about);
  design.genre = kind.genre;
  if (kind.asked) design.askedGenre = kind.asked;
  else delete design.askedGenre;
  const { game, ...others } = brief;
  design.named = namedOf(askedOf(game && kindOf(game) === asked ? brief : others, kind), kind.genre, design.lang);
  for (const { start, end } of kind.evidence.slice(0, 3)) noteText(draft, start, end, 'kind', asked);
  design.cast = furnished(design.cast, design.genre, design);
}

/** "make it sumo" of pong: the same kind of game, and another mode. Its words are noted as the kind's, which decide it. */
function noteMode(draft: Draft): void {
  const { design, wish } = draft;
  const named = kindNamed(wish);
  if (named?.kind !== design.genre) return;
  const spans = named.spans.map((span) => ({ ...span, as: 'kind' }));
  const mode = modeSaid(design.genre, spans);
  if (mode && mode !== design.mode)
    for (const { start, end } of spans.slice(0, 3)) noteText(draft, start, end, 'kind', design.genre);
}

/** With what the kind can't do without. */
function furnished(cast: GameDesign['cast'], genre: Genre, { theme, lang }: GameDesign): GameDesign['cast'] {
  const pack = PACKS[theme.id];
  const taken = new Set(seats({ cast }).map(({ actor }) => actor.sprite));
  const items = [...cast.items];
  const want = SPEECHES[genre].slots.items ?? 1;
  // what one met before is what one matches now
  for (const actor of cast.enemies)
    if (items.length < want && actor.from === 'prompt' && !items.some(({ sprite }) => sprite === actor.sprite))
      items.push(actor);
  for (const sprite of [...pack.items, ...pack.deco, 'star', 'gem-stone', 'key'])
    if (items.length < want && !taken.has(sprite) && !items.some((one) => one.sprite === sprite))
      items.push(filler(sprite, lang));
  const shot = cast.projectile ?? (SPEECHES[genre].slots.shoots ? filler(pack.projectile, lang) : undefined);
  return {
    ...cast,
    items: items.slice(0, 6),
    goal: cast.goal ?? filler(pack.goal, lang),
    ...(shot ? { projectile: shot } : {}),
  };
}

/** Cast and place as the wish has them, everything else as it was. */
function recast(draft: Draft): void {
  const { wish, design, parent } = draft;
  const fresh = readPrompt({ prompt: wish.prompt, seed: parent.seed, supported: [parent.genre] });
  const said = (actor: Actor): Actor =>
    fresh.lang === design.lang ? actor : { ...actor, name: nameOf(actor.sprite, design.lang) };
  const { cast } = fresh;
  design.cast = {
    hero: said(cast.hero),
    enemies: cast.enemies.map(said),
    items: cast.items.map(said),
    ...(cast.goal ? { goal: said(cast.goal) } : {}),
    obstacles: cast.obstacles.map(said),
    ...(cast.projectile ? { projectile: said(cast.projectile) } : {}),
    deco: cast.deco.map(said),
  };
  design.theme = { ...fresh.theme, style: parent.theme.style };
  design.audio = fresh.audio;
  for (const line of fresh.evidence) if (line.as !== 'kind' && draft.evidence.length < 64) draft.evidence.push(line);
  if (fresh.rules.some(({ rule }) => rule === 'noEnemies')) setRule(draft, { rule: 'noEnemies' });
}
