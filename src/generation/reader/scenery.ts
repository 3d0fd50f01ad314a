/** What a prompt says of place, time of day, weather, mood, difficulty, colours and style. */
import type { Brief, BriefSpan } from '../brief.js';
import type { Style, ThemeId } from '../design.js';
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

export interface Scenery {
  readonly scene: Brief['scene'];
  readonly wishes: Pick<Brief['wishes'], 'mood' | 'difficulty' | 'style'>;
  /** "not in pixels" */
  readonly refused: readonly { readonly style: Style; readonly span: BriefSpan }[];
}

/** Most places that a brief holds. */
const MOST_PLACES = 64;

/** Reads the scenery; what the words leave open stays open. */
export function readScenery(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): Scenery {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const negated = ({ from }: Span): boolean =>
    nots.some(
      ({ to }) =>
        from - to >= 0 &&
        from - to <= 2 &&
        !tokens.slice(to, from).some(({ type }) => type === 'comma' || type === 'stop'),
    );
  const of = (type: Span['type']): Span[] => spans.filter((span) => span.type === type && !negated(span));
  const said = (span: Span | undefined, value = span?.id) => span && { value, span: spanOf(span) };

  const time = said(of('time')[0]) as Brief['scene']['time'];
  const weather = said(of('weather')[0]) as Brief['scene']['weather'];
  const moods = new Map<string, number>();
  for (const { id } of of('mood')) moods.set(id, (moods.get(id) ?? 0) + (id === 'cheerful' || id === 'epic' ? 0.9 : 1));
  const most = [...moods].sort((a, b) => b[1] - a[1])[0]?.[0];
  const mood = said(of('mood').find(({ id }) => id === most)) as Brief['wishes']['mood'];
  const difficulties = of('difficulty');
  const level = ['easy', 'hard'].find((one) => difficulties.some(({ id }) => id === one)) ?? 'normal';
  const difficulty = said(difficulties[0], level) as Brief['wishes']['difficulty'];
  const styles = spans.filter(({ type }) => type === 'style');
  const [longest] = styles
    .filter((span) => !negated(span))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from);
  const style = said(longest) as Brief['wishes']['style'];
  return {
    scene: {
      places: placesOf(tokens, spans, cast, of('theme'), of('weather'), spanOf),
      ...(time ? { time } : {}),
      ...(weather ? { weather } : {}),
      colours: of('colour')
        .map(({ id }) => id)
        .slice(0, 3),
      looks: [...new Set(of('look').map(({ id }) => id))].slice(0, 8),
    },
    wishes: { ...(mood ? { mood } : {}), ...(difficulty ? { difficulty } : {}), ...(style ? { style } : {}) },
    refused: styles.filter(negated).map((span) => ({ style: span.id as Style, span: spanOf(span) })),
  };
}

/** Every place that is named, with how plainly it is where the game happens. */
function placesOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  named: readonly Span[],
  weathers: readonly Span[],
  spanOf: (stretch: Span) => BriefSpan,
): Brief['scene']['places'] {
  const places = spans.filter(({ type, id }) => type === 'cue' && id === 'place');
  // mountains stand among clouds, and in winter in snow
  const snowy = named.some(({ id }) => id === 'ice') || weathers.some(({ id }) => id === 'snow');
  const isMountain = ({ from, to }: Span): boolean =>
    cast.some(({ mention }) => mention.picture.includes('mountain') && mention.from < to && mention.to > from);
  const said = new Set<string>();
  const titles = spans.filter(({ type, weight }) => type === 'kind' && weight >= 8);
  return named.slice(0, MOST_PLACES).map((span) => {
    const inTitle = titles.some(
      ({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from,
    );
    const player = cast.find(({ mention }) => mention.from < span.to && mention.to > span.from);
    const place = places.some(
      ({ from, to }) =>
        (span.from - to >= 0 && span.from - to <= 3) ||
        (tokens[from]?.type === 'glyph' && from - span.to >= 0 && from - span.to <= 1),
    );
    const setting = tokens[span.to]?.type === 'glyph' || place;
    // a thing in the cast colours the place less than a place that is named
    const thing =
      player !== undefined &&
      player.role !== 'place' &&
      player.mention.kind !== 'nature' &&
      player.mention.kind !== 'building' &&
      // lava is a place as much as a danger
      player.mention.picture !== 'fire';
    const points =
      (inTitle ? 0.8 : thing ? 1.2 : 3) +
      (setting && !thing && !inTitle ? 2 : place ? 1 : 0) +
      (span.to - span.from > 1 && tokens[span.from]?.type === 'word' ? 1 : 0);
    // the fifth zombie says no more than the second
    const mark = `${span.id} ${tokens[span.from]?.verb ?? ''}`;
    const plain = said.has(mark) ? points * 0.1 : points;
    said.add(mark);
    const theme = (span.id === 'sky' && snowy && isMountain(span) ? 'ice' : span.id) as ThemeId;
    return { theme, plain, ...(thing ? { thing } : {}), span: spanOf(span) };
  });
}
