/** A request about a game that stands, as a change. Pure and deterministic; never throws, whatever the text. */
import type { BriefSpan } from '../../brief.js';
import {
  CHANGE_VERSION,
  type Change,
  type ChangeReader,
  type ChangeRequest,
  type Setting,
} from '../../change/index.js';
import { RULE_NAMES, type RuleName } from '../../design.js';
import { spanAt, spanIn } from '../read-brief.js';
import { readCast } from './cast.js';
import { intentOf, kindAsked, kindNamed } from './intent.js';
import { readRuleMoves } from './rules.js';
import { readSetting } from './setting.js';
import type { Stated } from './stated.js';
import { readWish, type Wish } from './wish.js';

const MOST = 64;

/** A reader that answers at once. */
export interface WordChangeReader extends ChangeReader {
  readChange(request: ChangeRequest): Change;
}

export const changeReader: WordChangeReader = {
  readChange({ prompt, game, runtimeErrors = [] }) {
    const wish = readWish(prompt, game.language);
    const asked = kindAsked(wish, game);
    const named = kindNamed(wish);
    const kind = wish.brief.kinds.find((one) => one.kind === asked);
    const setting = readSetting(wish, game);
    const broken = brokenIn(wish);
    const title = statedAt(wish, wish.title);
    const language = statedAt(wish, wish.speak);
    return {
      v: CHANGE_VERSION,
      says: wish.brief,
      intent: intentOf(wish, game, runtimeErrors),
      ...(asked ? { kind: asked } : {}),
      ...(!asked && named ? { again: named.kind } : {}),
      setting,
      cast: readCast({ wish, game, asked, place: setting.place?.aside ? undefined : setting.place?.span }).slice(
        0,
        MOST,
      ),
      ...(!asked && isCast(wish) ? { castAnew: true as const } : {}),
      rules: readRuleMoves(wish, game, [...spansOf(setting), ...(kind?.spans ?? [])]).slice(0, MOST),
      ...(title ? { title } : {}),
      ...(language ? { language } : {}),
      ...(broken ? { broken } : {}),
    };
  },
};

const spansOf = ({ place, time, weather, mood, style, light, colours, looks, colourful }: Setting): BriefSpan[] =>
  [
    place?.aside ? undefined : place,
    time,
    weather,
    mood?.aside ? undefined : mood,
    style,
    light,
    ...colours,
    ...looks,
    colourful,
  ].flatMap((one) => (one?.span ? [one.span] : []));

function statedAt({ prompt, normal }: Wish, { value, from, to }: Stated<string>) {
  if (value === undefined) return undefined;
  return { value, span: spanAt({ prompt }, normal.offsets[from] ?? 0, normal.offsets[to] ?? prompt.length) };
}

/** "but with dinosaurs": somebody is named, and nobody of the game is spoken of. */
const isCast = ({ deeds, roles }: Wish): boolean =>
  roles.some(({ role }) => role !== 'place') &&
  !deeds.some(({ act, things }) => act === 'replace' || things.some(({ type }) => type === 'part'));

/** "the double jump doesn't work": the rules that the wish complains of. */
function brokenIn(wish: Wish): Change['broken'] {
  const word = wish.words.find(({ id }) => id === 'broken');
  if (!word) return undefined;
  const spanOf = spanIn(wish);
  const rules = wish.deeds
    .flatMap(({ things }) => things)
    .filter(({ type, id }) => type === 'rule' || type === 'noun' || (type === 'part' && id === 'boss'))
    .filter(({ id }) => (RULE_NAMES as readonly string[]).includes(id))
    .map((thing) => ({ rule: thing.id as RuleName, span: spanOf(thing) }));
  return { span: spanOf(word), rules: rules.slice(0, 16) };
}
