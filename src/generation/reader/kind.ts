/** Which kinds of game the words of a prompt point to. */
import { GENRES, type Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { blendOf } from './blend.js';
import type { Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** What an emoji stands for in a prompt of emoji. */
const EMOJI_KINDS: ReadonlyMap<string, readonly [Genre, number]> = new Map(
  GENRES.flatMap((kind) =>
    Object.entries(SPEECHES[kind].emoji ?? {}).map(([picture, points]) => [picture, [kind, points]] as const),
  ),
);

/** Kinds whose word is a place as well: "in a maze". */
const PLACES: ReadonlySet<string> = new Set(['maze', 'arena']);

/** "plants carrots" */
const PLANTS = /^(?:plants?|sows?|harvests?|grows?|planta|siembra|pflanzt?e?|plante|pianta|semina|сажает|сажай)$/u;
/** "unicorn farm", "ferme de licornes", 独角兽农场: a farm that heads the prompt is run, not visited. */
const FARMS =
  /^(?:(?:make|create|build|want|i|me|a|an|the|my|our|game|about|of|with|small|little|tiny|cute|magic|magical|happy|big|crazy) )*(?:\S+ ){1,2}(?:farm|ranch)(?: (?:game|simulator|tycoon|please|pls))?(?=\n|$)|^(?:(?:un|una|une|uno|eine?|um|uma|la|mi|ma|minha|mia|juego|jeu|jogo|gioco|de|di|d) )*(?:granja|rancho|ferme|fattoria|fazenda|sitio) (?:magica |magique )?(?:de|di|d|des|do|da|con|avec|com)\b|^(?:eine? |meine? )?\S+(?:farm|hof|ranch)(?=\n|$)|^\S{1,8}(?:农场|牧场|農場|牧場|ファーム)|^(?:моя )?ферма (?:с |со )?\S+/u;

function headsFarm(tokens: readonly Token[], cast: readonly Cast[]): boolean {
  const match = FARMS.exec(lineOf(tokens.slice(0, 24)).text);
  if (!match) return false;
  const words = match[0].split(' ').length;
  return cast.some(
    ({ mention }) => mention.from <= words + 2 && mention.kind !== 'building' && mention.kind !== 'nature',
  );
}

const BRINGS =
  /^(?:deliver\p{L}*|repart\p{L}*|entreg\p{L}*|llev\p{L}*|livr\p{L}*|distribu\p{L}*|consegn\p{L}*|port[aoe]|austr\p{L}+|verteil\p{L}+|достав\p{L}+|разнос\p{L}+)$/u;

/** Whether a verb of bringing stands a few words before. */
const isBrought = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 4), from).some(({ folded }) => BRINGS.test(folded));

/** Whether the Chinese verb of beating stands right before. */
const isBeaten = (tokens: readonly Token[], from: number): boolean => /^[打揍]$/u.test(tokens[from - 1]?.text ?? '');

/** Scores every kind that the words point to. */
export function scoreKinds(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
): Map<Genre, { score: number; spans: Span[] }> {
  const found = spans.filter(({ type }) => type === 'kind');
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const games = spans.filter(({ type, id }) => type === 'cue' && id === 'game');
  const places = spans.filter(({ type, id }) => type === 'cue' && id === 'place');
  const scores = new Map<Genre, { score: number; spans: Span[] }>();
  const add = (genre: Genre, score: number, span?: Span): void => {
    const known = scores.get(genre) ?? { score: 0, spans: [] };
    known.score += score;
    if (span && score > 0) known.spans.push(span);
    scores.set(genre, known);
  };
  const said = new Map<string, number>();
  const strong = found.filter(({ weight }) => weight >= 8);
  const first = Math.min(...strong.map(({ from }) => from), Infinity);
  for (const span of found) {
    const length = span.to - span.from;
    if (
      strong.some(
        (other) =>
          other.id !== span.id && other.from <= span.from && other.to >= span.to && other.to - other.from > length,
      )
    )
      continue;
    // "corre" runs, whatever its stem shares with a race
    if (
      !span.exact &&
      found.some((one) => one.exact && one.id !== span.id && one.from === span.from && one.to === span.to)
    )
      continue;
    let weight = span.weight;
    // where it happens is not yet what is played
    if (PLACES.has(span.id) && weight >= 12 && places.some(({ to }) => to === span.from)) weight = 6;
    // a snake that one has to avoid makes no snake game
    const played = cast.find(({ mention }) => mention.from < span.to && mention.to > span.from);
    if (played && weight <= 5 && ['enemy', 'item', 'obstacle', 'goal'].includes(played.role) && span.id === 'snake')
      continue;
    // "flies to eat", "collects fish": a thing of the cast is neither flown nor fished
    if (played && span.to - span.from === 1 && span.id !== 'snake' && (weight <= 3 || !span.exact)) continue;
    // "reparte 20 cartas": letters that are brought are no deck
    if (played && span.id === 'memory' && weight <= 4 && isBrought(tokens, span.from)) continue;
    // the "grand" of "grand-mère" is part of a thing
    if (played && played.mention.to - played.mention.from > length && span.id !== 'aim_physics' && weight < 8) continue;
    if (played?.mention.plural === true && span.id === 'snake' && weight <= 5) weight = 2;
    const after = games.some(({ from }) => from - span.to >= 0 && from - span.to <= 1);
    const before = games.some(({ to }) => span.from - to >= 0 && span.from - to <= 2);
    const bySnake = weight === 5 && span.id === 'snake';
    if (after && weight > 2) weight *= bySnake ? 2.4 : 1.4;
    else if (before && weight >= 4) weight *= bySnake ? 1.8 : 1.3;
    if (bySnake && span.from === 0) weight += 2;
    if (weight >= 8 && span.from === first) weight += 2;
    // the head of "a X in the style of Y" comes first
    if (span.from > 40) weight *= 0.85;
    const negated = nots.some(
      ({ to }) =>
        span.from - to >= 0 &&
        span.from - to <= 2 &&
        !tokens.slice(to, span.from).some(({ type }) => type === 'comma' || type === 'stop'),
    );
    // "cut the fruit without cutting the bombs" is all the same a game of cutting
    if (negated && found.some((one) => one.id === span.id && one.to <= span.from - 1 && one.exact)) continue;
    if (negated) {
      // "never slice the wasabi" is no wish against slicing
      const verb = /^(?:never|don|dont|must|should|nie|niemals|nunca|jamais|mai|никогда)/u.test(
        tokens[span.from - 1]?.folded ?? '',
      );
      if (!verb) add(span.id as Genre, -weight);
      continue;
    }
    const mark = `${span.id} ${span.weight}`;
    const times = said.get(mark) ?? 0;
    said.set(mark, times + 1);
    if (times > 0) weight *= times > 2 ? 0 : 0.25;
    add(span.id as Genre, weight, span);
  }
  for (const { mention, role } of cast)
    if (role === 'item' && PLANTS.test(tokens[mention.from - 1]?.folded ?? '')) add('farm_sim', 4);
  if (headsFarm(tokens, cast) && ![...scores.values()].some(({ score }) => score >= 5)) add('farm_sim', 6);
  // who keeps something from harm stands guard, whatever the word for it
  if (cast.some(({ threat }) => threat === 'warded') && !scores.has('tower_defense')) add('tower_defense', 5);
  // what is swatted pops up
  if (cast.some(({ deed }) => deed === 'struck') && !strong.some(({ id }) => id !== 'reaction')) add('reaction', 5);
  // two of a kind at each other
  if (cast.some(({ deed }) => deed === 'rival') && strong.length === 0) add('duel', 5);
  // "viking axe throwing"
  if (cast.some(({ deed }) => deed === 'thrown') && strong.length === 0) add('aim_physics', 4);
  // 猫咪打僵尸: who beats somebody fights
  if (cast.some((one) => one.role === 'enemy' && isBeaten(tokens, one.mention.from)) && strong.length === 0)
    add('arena', 4);
  // "I throw mugs at my boss"
  if (
    cast.some(({ role, sure }) => role === 'projectile' && sure >= 6) &&
    [...scores.values()].every(({ score }) => score < 2)
  )
    add('aim_physics', 2);
  // and who must not be seen goes about corners
  const open = [...scores.values()].every(({ score }) => score < 2);
  if (open && cast.some(({ threat }) => threat === 'watching')) add('maze', 2);
  const head = blendOf(tokens, found)?.head;
  if (head) add(head, 12);
  const wordless = !tokens.some(({ type }) => type === 'word' || type === 'glyph');
  for (const { mention } of cast)
    if (tokens[mention.from]?.type === 'emoji') {
      const points = EMOJI_KINDS.get(mention.picture);
      if (points) add(points[0], wordless ? points[1] : 1);
    }
  if (wordless) {
    const traffic = cast.filter(({ mention }) => mention.kind === 'vehicle').length;
    const walker = cast.some(({ mention }) => mention.kind === 'animal' || mention.kind === 'person');
    if (traffic >= 2 && walker) add('crossing', 8);
    else if (traffic >= 2) add('racing', 4);
  }
  return scores;
}
