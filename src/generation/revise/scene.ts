/** What a wish says of place, time of day, weather, mood, style and colours. */
import type { GameDesign, Style, ThemeId } from '../design.js';
import { makePalette, PACKS, TEMPO } from '../filling/index.js';
import { randomOf } from '../random.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { filler, note, type Draft } from './draft.js';

type Theme = GameDesign['theme'];

/** Steps of mood, light and colour. */
const MOOD_STEPS: Readonly<Record<string, Theme['mood']>> = {
  scarier: 'spooky',
  happier: 'cheerful',
  calmer: 'calm',
  epicer: 'epic',
  sadder: 'melancholy',
};

/** `loose`: a thing of the cast names its place as well, as in the prompt of a new game. */
export function reviseScene(draft: Draft, loose = false): void {
  const { design, wish } = draft;
  const { spans, words, tokens, deeds } = wish;
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const removed = (span: Span): boolean =>
    deeds.some(
      ({ act, before, things }) =>
        [...(things.length > 0 ? things : before)].some(
          (thing) => thing.from <= span.from && thing.to >= span.to && (act === 'remove' || thing.negated),
        ) || false,
    );
  const negated = (span: Span): boolean =>
    removed(span) ||
    (wish.language === 'ja'
      ? nots.some(({ from }) => from - span.to >= 0 && from - span.to <= 2)
      : nots.some(
          ({ to }) =>
            span.from - to >= 0 &&
            span.from - to <= 2 &&
            !tokens.slice(to, span.from).some(({ type }) => type === 'comma' || type === 'stop'),
        ));
  const all = (type: Span['type']): Span[] => spans.filter((span) => span.type === type);
  const of = (type: Span['type']): Span[] => all(type).filter((span) => !negated(span) && !inWord(span));
  // "brighter colours" is a step, not a mood, and a boss or a ghost changes none
  const inWord = (span: Span): boolean =>
    (span.type === 'mood' &&
      (words.some(({ from, to }) => from < span.to && to > span.from) ||
        spans.some(({ type, from, to }) => type === 'rule' && from <= span.from && to >= span.to) ||
        (!loose && wish.mentions.some(({ from, to }) => from <= span.from && to >= span.to)))) ||
    words.some(
      ({ id, from, to }) => (MOOD_STEPS[id] !== undefined || id === 'colourful') && from <= span.from && to >= span.to,
    );

  const theme = { ...design.theme };
  const was = design.theme;
  const place = placeOf(draft, of, loose);
  if (place && place.id !== theme.id) {
    const [old, pack] = [PACKS[theme.id], PACKS[place.id as ThemeId]];
    theme.id = place.id as ThemeId;
    // what the old place brought with it goes with it
    if (theme.time === old.time) theme.time = pack.time;
    if (theme.weather === old.weather || theme.weather === 'clear' || theme.weather === 'stars')
      theme.weather = pack.weather;
    furnish(draft, theme.id);
  }
  if (place) note(draft, place.from, place.to, 'theme', place.id);

  const said = (type: 'time' | 'weather' | 'mood'): Span | undefined =>
    of(type)
      .filter(({ from, to }) => type !== 'weather' || !place || from >= place.to || to <= place.from)
      .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const time = said('time');
  if (time) theme.time = time.id as Theme['time'];
  const darker = words.find(({ id }) => id === 'darker');
  const brighter = words.find(({ id }) => id === 'brighter');
  if (!time && darker) theme.time = theme.time === 'day' || theme.time === 'dawn' ? 'dusk' : 'night';
  if (!time && brighter) theme.time = theme.time === 'night' ? 'dawn' : 'day';
  const weather = said('weather');
  if (weather) theme.weather = weather.id as Theme['weather'];
  else if (all('weather').some((span) => span.id === theme.weather && negated(span))) theme.weather = 'clear';
  const moodStep = words.find(({ id }) => MOOD_STEPS[id] !== undefined);
  const mood = moodStep ? { ...moodStep, id: MOOD_STEPS[moodStep.id]! } : said('mood');
  if (mood) {
    theme.mood = mood.id as Theme['mood'];
    design.audio = { music: theme.mood, tempo: TEMPO[theme.mood] + (design.audio.tempo - TEMPO[was.mood]) };
  }
  for (const [as, span] of [
    ['time', time ?? darker ?? brighter],
    ['weather', weather],
    ['mood', mood],
  ] as const)
    if (span)
      note(draft, span.from, span.to, as, as === 'time' ? theme.time : as === 'weather' ? theme.weather : theme.mood);
  const style = of('style')[0];
  if (style) {
    theme.style = style.id as Style;
    note(draft, style.from, style.to, 'style', style.id);
  }

  const asked = { colours: was.asked?.colours ?? [], looks: was.asked?.looks ?? [] };
  const colours = of('colour');
  const looks = of('look');
  if (colours.length > 0) asked.colours = [...new Set(colours.map(({ id }) => id))].slice(0, 3);
  if (looks.length > 0) asked.looks = [...new Set(looks.map(({ id }) => id))].slice(0, 3);
  const colourful = words.find(({ id }) => id === 'colourful');
  if (colourful)
    asked.looks = [...asked.looks.filter((look) => look !== 'muted' && look !== 'pastel'), 'neon'].slice(-3);
  for (const span of [...colours, ...looks, ...(colourful ? [colourful] : [])])
    note(draft, span.from, span.to, 'colours', span.id);
  const repaint =
    theme.id !== was.id ||
    theme.time !== was.time ||
    theme.mood !== was.mood ||
    colours.length > 0 ||
    looks.length > 0 ||
    colourful !== undefined;
  if (asked.colours.length + asked.looks.length > 0) theme.asked = asked;
  if (repaint)
    theme.palette = makePalette(
      {
        pack: PACKS[theme.id],
        time: theme.time,
        mood: theme.mood,
        colours: asked.colours,
        looks: new Set(asked.looks),
      },
      randomOf(design.seed, 'palette'),
    );
  design.theme = theme;
}

/** Weather that no place is named for. */
const FALLING: ReadonlySet<string> = new Set(['snow', 'rain', 'leaves', 'petals', 'fog']);
const NEON_PLACE = /^(?:cyber|ciber|кибер|киберпанк|サ|赛)/u;

/** The place that the wish names: "in space", "a jungle"; not the dragon that it adds. */
function placeOf({ wish }: Draft, of: (type: Span['type']) => Span[], loose: boolean): Span | undefined {
  const { roles, spans, tokens, deeds } = wish;
  const others = [...of('weather').filter(({ id }) => FALLING.has(id)), ...of('mood'), ...of('look'), ...of('style')];
  const places = spans.filter(({ type, id }) => type === 'cue' && id === 'place');
  // "the goal should be a castle"
  const parted = (at: number): boolean =>
    deeds.some(
      ({ before, things }) =>
        things.some(({ from }) => from === at) && [...before, ...things].some(({ type }) => type === 'part'),
    );
  let best: { span: Span; points: number } | undefined;
  const rules = spans.filter(({ type }) => type === 'rule');
  for (const span of of('theme')) {
    // a "chefe" is a boss and cooks nothing
    if (rules.some(({ from, to }) => from < span.to && to > span.from)) continue;
    const near = places.some(
      ({ from, to }) =>
        (span.from - to >= 0 && span.from - to <= 2) ||
        (tokens[from]?.type === 'glyph' && from - span.to >= 0 && from - span.to <= 1),
    );
    const thing = roles.find(({ mention }) => mention.from < span.to && mention.to > span.from);
    const kind = thing?.mention.kind;
    // the lexicon has a rocket for "espaço": in space is a place all the same, in a crocodile is none
    const still = thing?.role === 'place' && near && !'acpmf'.includes(kind ?? 'o');
    const isThing =
      thing !== undefined && (kind === 'b' || kind === 'n' ? parted(thing.mention.from) && !near : !still);
    if (isThing && !loose) continue;
    // "add snow" is weather, "spooky" a mood
    const named = NEON_PLACE.test(tokens[span.from]?.folded ?? '');
    if (!near && !named && others.some(({ from, to }) => from < span.to && to > span.from)) continue;
    const points = (isThing ? 1 : 3) + (near ? 2 : 0) + (span.exact ? 1 : 0) + (span.to - span.from) * 0.1;
    if (!best || points > best.points) best = { span, points };
  }
  return best?.span;
}

/** Scenery, obstacles and goal that the old place brought make way for those of the new one. */
function furnish({ design }: Draft, id: ThemeId): void {
  const pack = PACKS[id];
  const { cast, lang } = design;
  const used = new Set([cast.hero, ...cast.enemies, ...cast.items].map(({ sprite }) => sprite));
  const fresh = (from: readonly string[], kept: GameDesign['cast']['deco'], most: number) => {
    const own = kept.filter((actor) => actor.from === 'prompt');
    const free = from.filter((sprite) => !used.has(sprite) && !own.some((actor) => actor.sprite === sprite));
    return [...own, ...free.slice(0, Math.max(0, most - own.length)).map((sprite) => filler(sprite, lang))];
  };
  design.cast = {
    ...cast,
    deco: fresh(pack.deco, cast.deco, 4),
    obstacles: fresh(pack.obstacles, cast.obstacles, 2),
    ...(cast.goal && cast.goal.from !== 'prompt'
      ? { goal: filler(used.has(pack.goal) ? 'chequered-flag' : pack.goal, lang) }
      : {}),
  };
}
