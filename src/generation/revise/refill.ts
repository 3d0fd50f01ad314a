/** A design of a changed brief: what the brief says otherwise is filled anew, and everything else stays exactly as it was. */
import type { Brief, BriefThing } from '../brief.js';
import { designText, MOST_ITEMS, ruleSchema, type Actor, type GameDesign, type ThemeId } from '../design.js';
import { baseForm, makePalette, nameOf, PACKS, pictureOf, TEMPO, textOf } from '../filling/index.js';
import { randomOf } from '../random.js';
import { FILLER, seatsOf, type Standing } from './standing.js';

type Cast = GameDesign['cast'];

/** @param language of the words of the change: names in another one are taken from the list */
export function refill(parent: GameDesign, was: Standing, now: Brief, language: string): GameDesign {
  const theme = themeOf(parent, now);
  const cast = castOf(parent, was, now, theme.id, language);
  return {
    ...parent,
    rules: now.rules.map((rule) => ruleSchema.parse(rule)),
    difficulty: now.wishes.difficulty?.value ?? parent.difficulty,
    theme,
    audio: { music: theme.mood, tempo: parent.audio.tempo + tempoOf(now) - tempoOf(was.brief) },
    cast: theme.id === parent.theme.id ? cast : furnished(cast, theme.id, parent.lang),
  };
}

/** Beats a minute that a brief asks for. */
const tempoOf = ({ rules, wishes }: Brief): number => {
  const has = (name: string): boolean => rules.some(({ rule }) => rule === name);
  return TEMPO[wishes.mood?.value ?? 'calm'] + (has('fast') ? 14 : 0) - (has('slow') ? 10 : 0);
};

function themeOf({ theme: was, seed }: GameDesign, { scene, wishes }: Brief): GameDesign['theme'] {
  const id = scene.places[0]?.theme ?? was.id;
  const pack = PACKS[id];
  const asked = { colours: scene.colours.slice(0, 3), looks: scene.looks.slice(0, 4) };
  const theme = {
    ...was,
    id,
    time: scene.time?.value ?? pack.time,
    weather: scene.weather?.value ?? pack.weather,
    mood: wishes.mood?.value ?? was.mood,
    style: wishes.style?.value ?? was.style,
    ...(asked.colours.length + asked.looks.length > 0 || was.asked ? { asked: { ...was.asked, ...asked } } : {}),
  };
  const { time, mood } = theme;
  const painted = (one: GameDesign['theme']): string => JSON.stringify([one.id, one.time, one.mood, one.asked]);
  if (painted(theme) === painted(was)) return theme;
  const palette = makePalette(
    { pack, time, mood, colours: asked.colours, looks: new Set(asked.looks) },
    randomOf(seed, 'palette'),
  );
  return { ...theme, palette };
}

/** Who stood there stays who it was; who is new is made of its noun; whom nobody follows makes way for one of the place. */
function castOf(parent: GameDesign, { seats }: Standing, { things }: Brief, place: ThemeId, language: string): Cast {
  const { lang } = parent;
  const of = (...parts: readonly BriefThing['part'][]): Actor[] =>
    things
      .filter(({ part }) => part !== undefined && parts.includes(part))
      .flatMap((thing) => {
        const seat = seats.get(thing.id);
        if (!seat) return thing.id.startsWith('n') || thing.sure !== undefined ? [actorOf(thing, lang, language)] : [];
        return seat.actor.from !== 'prompt' && thing.sure !== FILLER
          ? [{ ...seat.actor, from: 'prompt' as const }]
          : [seat.actor];
      });
  const pack = PACKS[place];
  const taken = new Set(seatsOf(parent).map(({ actor }) => actor.sprite));
  const next = (from: readonly string[], or: string): Actor =>
    filler(from.find((sprite) => !taken.has(sprite)) ?? or, lang);
  const [hero, goal, projectile] = [of('hero')[0], of('goal')[0], of('projectile')[0]];
  const [enemies, items] = [of('enemy', 'boss').slice(0, 4), of('item').slice(0, MOST_ITEMS)];
  return {
    hero: hero ?? next(pack.hero, 'star'),
    enemies: enemies.length > 0 ? enemies : [next(pack.enemies, 'mask:monster')],
    items: items.length > 0 ? items : [next(pack.items, 'star')],
    ...(goal ? { goal } : parent.cast.goal ? { goal: next([pack.goal], 'chequered-flag') } : {}),
    obstacles: of('obstacle').slice(0, 4),
    ...(projectile ? { projectile } : parent.cast.projectile ? { projectile: next([pack.projectile], 'star') } : {}),
    deco: of('place').slice(0, 6),
  };
}

/** Somebody new. */
function actorOf(thing: BriefThing, lang: string, language: string): Actor {
  const picture = pictureOf(thing.is);
  const { word } = thing;
  const name =
    language === lang && word !== undefined
      ? baseForm(lang === 'de' ? word : word.toLowerCase(), picture, lang, thing.part === 'hero')
      : nameOf(picture, lang);
  const traits = thing.traits.map((trait) => designText(textOf(trait), 24));
  return {
    name: designText(name, 40),
    sprite: picture,
    traits: [...(thing.part === 'boss' ? ['boss'] : []), ...traits].slice(0, 6),
    from: 'prompt',
  };
}

/** A thing that nobody named. */
export const filler = (sprite: string, lang: string): Actor => ({
  name: designText(nameOf(sprite, lang), 40),
  sprite,
  traits: [],
  from: 'theme',
});

/** Scenery, obstacles and goal that the old place brought make way for those of the new one. */
function furnished(cast: Cast, id: ThemeId, lang: string): Cast {
  const pack = PACKS[id];
  const used = new Set([cast.hero, ...cast.enemies, ...cast.items].map(({ sprite }) => sprite));
  const fresh = (from: readonly string[], kept: readonly Actor[], most: number): Actor[] => {
    const own = kept.filter((actor) => actor.from === 'prompt');
    const free = from.filter((sprite) => !used.has(sprite) && !own.some((actor) => actor.sprite === sprite));
    return [...own, ...free.slice(0, Math.max(0, most - own.length)).map((sprite) => filler(sprite, lang))];
  };
  return {
    ...cast,
    deco: fresh(pack.deco, cast.deco, 4),
    obstacles: fresh(pack.obstacles, cast.obstacles, 2),
    ...(cast.goal && cast.goal.from !== 'prompt'
      ? { goal: filler(used.has(pack.goal) ? 'chequered-flag' : pack.goal, lang) }
      : {}),
  };
}
