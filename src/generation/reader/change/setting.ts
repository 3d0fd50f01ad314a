/** What a wish sets of place, time of day, weather, mood, style and colours. */
import { BEINGS, SITES } from '../../lexicon/sorts.js';
import type { Brief } from '../../brief.js';
import type { Setting } from '../../change/index.js';
import type { Style, ThemeId } from '../../design.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import { spanIn } from '../read-brief.js';
import type { Wish } from './wish.js';

type Mood = NonNullable<Setting['mood']>['value'];

/** Steps of mood. */
const MOOD_STEPS: Readonly<Record<string, Mood>> = {
  scarier: 'spooky',
  happier: 'cheerful',
  calmer: 'calm',
  epicer: 'epic',
  sadder: 'melancholy',
};
const MOST = 3;

export function readSetting(wish: Wish, game: Brief): Setting {
  const { spans, words, tokens, deeds } = wish;
  const spanOf = spanIn(wish);
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const removed = (span: Span): boolean =>
    deeds.some(({ act, before, things }) =>
      (things.length > 0 ? things : before).some(
        (thing) => thing.from <= span.from && thing.to >= span.to && (act === 'remove' || thing.negated),
      ),
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
  const within = (span: Span, others: readonly Pick<Span, 'from' | 'to'>[]): boolean =>
    others.some(({ from, to }) => from <= span.from && to >= span.to);
  const steps = words.filter(({ id }) => MOOD_STEPS[id] !== undefined || id === 'colourful');
  const rules = spans.filter(({ type }) => type === 'rule');
  // "brighter colours" is a step, not a mood, and a boss changes none
  const inWord = (span: Span): boolean =>
    within(span, steps) ||
    (span.type === 'mood' && (words.some(({ from, to }) => from < span.to && to > span.from) || within(span, rules)));
  const all = (type: Span['type']): Span[] => spans.filter((span) => span.type === type);
  const of = (type: Span['type']): Span[] => all(type).filter((span) => !negated(span) && !inWord(span));
  const isThing = (span: Span): boolean => within(span, wish.mentions);
  const longest = (found: readonly Span[]): Span | undefined =>
    found.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];

  const named = placeOf(wish, of, false);
  const place = named ?? placeOf(wish, of, true);
  const time = longest(of('time'));
  const weather = longest(of('weather').filter(({ from, to }) => !named || from >= named.to || to <= named.from));
  const noWeather = all('weather').find((span) => span.id === game.scene.weather?.value && negated(span));
  const step = words.find(({ id }) => MOOD_STEPS[id] !== undefined);
  const plain = longest(of('mood').filter((span) => !isThing(span)));
  const mood = step ? { ...step, id: MOOD_STEPS[step.id]! } : (plain ?? longest(of('mood')));
  const light = words.find(({ id }) => id === 'darker' || id === 'brighter');
  const [style] = of('style');
  const colourful = words.find(({ id }) => id === 'colourful');
  const each = (found: readonly Span[]) =>
    [...new Map(found.map((span) => [span.id, { value: span.id, span: spanOf(span) }])).values()].slice(0, MOST);
  return {
    ...(place
      ? {
          place: {
            value: place.id as ThemeId,
            span: spanOf(place),
            ...(named ? {} : { aside: true as const }),
          },
        }
      : {}),
    ...(time ? { time: { value: time.id, span: spanOf(time) } as Setting['time'] } : {}),
    ...(weather ? { weather: { value: weather.id, span: spanOf(weather) } as Setting['weather'] } : {}),
    ...(!weather && noWeather ? { weather: { value: 'clear', span: spanOf(noWeather) } } : {}),
    ...(mood
      ? {
          mood: {
            value: mood.id as Mood,
            span: spanOf(mood),
            ...(step || plain ? {} : { aside: true as const }),
          },
        }
      : {}),
    ...(style ? { style: { value: style.id as Style, span: spanOf(style) } } : {}),
    ...(light ? { light: { value: light.id as 'darker' | 'brighter', span: spanOf(light) } } : {}),
    colours: each(of('colour')),
    looks: each(of('look')),
    ...(colourful ? { colourful: { span: spanOf(colourful) } } : {}),
  };
}

/** Weather that no place is named for. */
const FALLING: ReadonlySet<string> = new Set(['snow', 'rain', 'leaves', 'petals', 'fog']);
const NEON_PLACE = /^(?:cyber|ciber|кибер|киберпанк|サ|赛)/u;

/** The place that the wish names: "in space", "a jungle"; not the dragon that it adds, unless `loose`. */
function placeOf(wish: Wish, of: (type: Span['type']) => Span[], loose: boolean): Span | undefined {
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
    const still = thing?.role === 'place' && near && !(kind === 'food' || BEINGS.has(kind ?? 'object'));
    const isThing =
      thing !== undefined && (kind !== undefined && SITES.has(kind) ? parted(thing.mention.from) && !near : !still);
    if (isThing && !loose) continue;
    // "add snow" is weather, "spooky" a mood
    const named = NEON_PLACE.test(tokens[span.from]?.folded ?? '');
    if (!near && !named && others.some(({ from, to }) => from < span.to && to > span.from)) continue;
    const points = (isThing ? 1 : 3) + (near ? 2 : 0) + (span.exact ? 1 : 0) + (span.to - span.from) * 0.1;
    if (!best || points > best.points) best = { span, points };
  }
  return best?.span;
}
