/** A change applied to the brief of the game that stands: what a new brief says, and what was done. Pure. */
import type { Brief } from '../../brief.js';
import type { Change, Done } from '../../change/index.js';
import type { RuleName } from '../../design.js';
import { kindOf } from '../../filling/index.js';
import { withoutLoose } from '../standing.js';
import { applyCast } from './cast.js';
import type { Draft } from './draft.js';
import { applyRules } from './rules.js';
import { applySetting } from './setting.js';

export interface Applied {
  /** everything that the change does not speak of is as it was */
  readonly brief: Brief;
  readonly done: readonly Done[];
  /** of what is not in the game, and was to change: the words for it */
  readonly undone: readonly string[];
}

const MOST_REFUSED = 64;

/** Whom a change speaks of, and no cast has; the words' own reader speaks of nobody like that. */
function undoneOf({ things }: Brief, { cast }: Change): string[] {
  return cast.flatMap((move) =>
    'who' in move && !things.some(({ id }) => id === move.who)
      ? [(move.do === 'remove' ? move.span : move.by.span)?.text ?? move.who]
      : [],
  );
}

export interface ApplyOptions {
  /** rules that the game's kind keeps; all of them unless said */
  readonly keeps?: (rule: RuleName) => boolean;
  /** a remix: somebody who is named brings a place and a mood along */
  readonly aside?: boolean;
}

export function applyChange(
  brief: Brief,
  change: Change,
  { keeps = () => true, aside = false }: ApplyOptions = {},
): Applied {
  const { says, kind, language, title } = change;
  const draft: Draft = { brief: { ...brief }, keeps, done: [] };
  if (kind) applyKind(draft.brief, says, kind);
  applySetting(draft, change.setting, aside);
  applyRules(draft, change.rules);
  applyCast(draft, change.cast);
  if (title) {
    draft.brief.title = { text: title.value };
    draft.done.push({ span: title.span, as: 'title', value: title.value });
  }
  if (language) {
    draft.brief.language = language.value;
    draft.done.push({ span: language.span, as: 'language', value: language.value });
  }
  // of one use, what is said last; names are of the things that the request names
  const uses = new Set(says.texts.map(({ use }) => use));
  const texts = says.texts.filter(({ use }) => use !== 'name').map(({ of: _of, ...text }) => text);
  draft.brief.texts = [...brief.texts.filter(({ use }) => use === 'name' || !uses.has(use)), ...texts].slice(-8);
  if (says.keys) draft.brief.keys = says.keys;
  if (says.grid) draft.brief.grid = says.grid;
  if (says.words.length > 0) draft.brief.words = says.words;
  if (says.content) draft.brief.content = says.content;
  // what is refused stays refused, whatever place the game moves to
  draft.brief.refused = [...draft.brief.refused, ...says.refused.filter((one) => 'thing' in one)].slice(-MOST_REFUSED);
  return { brief: withoutLoose(draft.brief), done: draft.done, undone: undoneOf(brief, change) };
}

/** Another kind of game: what spoke for the one before is of no account any more. */
function applyKind(brief: Draft['brief'], says: Brief, kind: NonNullable<Change['kind']>): void {
  brief.kinds = [says.kinds.find((one) => one.kind === kind) ?? { kind, points: 9, spans: [] }];
  brief.likely = [];
  delete brief.byDeeds;
  delete brief.blend;
  if (says.game && kindOf(says.game) === kind) brief.game = says.game;
  else delete brief.game;
}
