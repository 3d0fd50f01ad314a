/** What a wish says of rules, numbers, speed and difficulty, in the order in which it is to be done. */
import type { Brief, BriefSpan } from '../../brief.js';
import type { RuleMove } from '../../change/index.js';
import { RULE_NAMES, type RuleName } from '../../design.js';
import { spanIn } from '../read-brief.js';
import { tokensAt, type Deed, type Thing, type Wish } from './wish.js';

/** "two more lives", "add 10 seconds" */
const ADDING = /^(?:add|añad|agreg|hinzu|füg|ajout|rajout|adicion|acrescent|aggiung|追加|加|增|добав|prolong|extend)/u;
/** "an extra life" is one */
const ONE = /^(?:an|a|one|another|un|una|une|otra|autre|ein|eine|um|uma|outra|altra|одну|одна|一)$/u;
const STEPS = ['faster', 'slower', 'harder', 'easier', 'longer', 'shorter'] as const;
const isStep = (id: string): boolean => (STEPS as readonly string[]).includes(id);
/** seconds of a timer that nobody gives any */
const USUAL_TIMER = 60;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** @param taken places of the wish that say something else already */
export function readRuleMoves(wish: Wish, game: Brief, taken: readonly BriefSpan[]): RuleMove[] {
  const { spans, words, brief } = wish;
  const spanOf = spanIn(wish);
  const moves: RuleMove[] = [];
  const gone = goneRules(wish.deeds);
  const complains = words.some(({ id }) => id === 'broken');
  for (const rule of brief.rules) {
    if (!rule.span || gone.has(rule.rule)) continue;
    const at = tokensAt(wish, rule.span);
    // "it freezes after the second level" asks for no second level
    if (complains && (rule.rule === 'levels' || rule.rule === 'waves')) continue;
    // a game that has no timer needs no rule against one
    if (rule.rule === 'noTimer') {
      if (!gone.has('timer')) gone.set('timer', at);
      continue;
    }
    // "faster" is a step, not the rule `fast`; "speed up" as well, but not "gets faster and faster"
    const over = words.find(({ from, to }) => from < at.to && to > at.from);
    if (over && isStep(over.id) && over.to - over.from >= at.to - at.from) continue;
    const by = relative(wish, at);
    moves.push({ do: 'set', rule, ...(by ? { by } : {}) });
  }
  for (const id of STEPS) {
    const said = words.find((word) => word.id === id && !negated(word, wish));
    if (said) moves.push({ do: id, span: spanOf(said) });
  }
  const [level] = spans.filter((span) => span.type === 'difficulty' && !negated(span, wish));
  if (level && !words.some(({ id, from, to }) => isStep(id) && from < level.to && to > level.from))
    moves.push({
      do: 'level',
      value: level.id === 'hard' || level.id === 'easy' ? level.id : 'normal',
      span: spanOf(level),
    });
  for (const [rule, at] of gone) moves.push({ do: 'drop', rule, span: spanOf(at) });
  const set = moves.flatMap((move) => (move.do === 'set' ? [move.rule] : []));
  const used = [...taken, ...moves.map((move) => (move.do === 'set' ? move.rule.span : move.span))];
  const known = new Set([...game.rules, ...set].map(({ rule }) => rule));
  const count = (act: Deed['act'], thing: Thing): void => {
    const span = spanOf(thing);
    if (thing.negated || used.some((one) => one && one.start < span.end && one.end > span.start)) return;
    const move = counted(wish, game.things, known, act, thing, span);
    if (!move) return;
    moves.push(move);
    used.push(span);
  };
  for (const { act, things } of wish.deeds) for (const thing of things) count(act, thing);
  for (const { act, before, things } of wish.deeds)
    if (things.length === 0) for (const thing of before) count(act, thing);
  return moves;
}

function negated({ from, to }: Stretch, { spans, language }: Wish): boolean {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  return language === 'ja'
    ? nots.some((not) => not.from - to >= 0 && not.from - to <= 2)
    : nots.some((not) => from - not.to >= 0 && from - not.to <= 1);
}

/** "two more lives" counts from what there was. */
function relative({ words, tokens }: Wish, at: Stretch): 'more' | 'less' | undefined {
  const beside = words.find(
    ({ id, from, to }) =>
      (id === 'more' || id === 'less' || id === 'longer' || id === 'shorter') && from <= at.to && to >= at.from - 1,
  );
  if (beside) return beside.id === 'less' || beside.id === 'shorter' ? 'less' : 'more';
  const adding = words.some(
    ({ id, from, to }) =>
      id === 'add' && at.from - to >= 0 && at.from - to <= 1 && ADDING.test(tokens[from]?.folded ?? ''),
  );
  return adding ? 'more' : undefined;
}

/** Rules that the wish wants no more, with their words. */
function goneRules(deeds: readonly Deed[]): Map<RuleName, Stretch> {
  const gone = new Map<RuleName, Stretch>();
  for (const { act, before, things } of deeds)
    for (const thing of act === 'remove' && things.length === 0 ? before : things) {
      if (act !== 'remove' && !thing.negated) continue;
      const name = thing.id === 'time' && thing.type === 'noun' ? 'timer' : thing.id;
      const isRule = thing.type === 'rule' || thing.type === 'noun' || (thing.type === 'part' && name === 'boss');
      if (isRule && (RULE_NAMES as readonly string[]).includes(name)) gone.set(name as RuleName, thing);
    }
  return gone;
}

/** "more lives", "fewer enemies", "add a timer". */
function counted(
  { tokens }: Wish,
  things: Brief['things'],
  known: ReadonlySet<RuleName>,
  act: Deed['act'],
  thing: Thing,
  span: BriefSpan,
): RuleMove | undefined {
  const by = act === 'more' || act === 'less' || act === 'double' ? act : undefined;
  if (thing.type === 'noun' && (thing.id === 'timer' || thing.id === 'time')) {
    if (known.has('timer')) return by && { do: by, of: 'timer', span };
    const comes = thing.id === 'timer' && act !== 'remove' && act !== 'less';
    return comes ? { do: 'set', rule: { rule: 'timer', seconds: USUAL_TIMER, span } } : undefined;
  }
  if (thing.type === 'noun') {
    const one = [1, 2].some((back) => ONE.test(tokens[thing.from - back]?.folded ?? ''));
    return by && { do: by, of: thing.id as 'lives' | 'levels' | 'waves', ...(one ? { one: true as const } : {}), span };
  }
  const crowd = crowdOf(things, thing);
  if (by && crowd) return { do: by, of: crowd, span };
  if (thing.type !== 'part') return undefined;
  if (thing.id === 'enemy' && act === 'add' && known.has('noEnemies')) return { do: 'drop', rule: 'noEnemies', span };
  if (thing.id === 'enemy' && act === 'remove') return { do: 'set', rule: { rule: 'noEnemies', span } };
  if (thing.id === 'boss' && (act === 'add' || act === undefined)) return { do: 'set', rule: { rule: 'boss', span } };
  return undefined;
}

/** Of what there is to be more: the part of the cast that the thing is, or names. */
function crowdOf(things: Brief['things'], thing: Thing): 'items' | 'enemies' | undefined {
  const part =
    thing.type === 'part'
      ? thing.id
      : thing.type === 'mention'
        ? things
            .filter(({ is }) => is === thing.id)
            .map((one) => one.part)
            .find((one) => one === 'item' || one === 'enemy' || one === 'boss' || one === 'obstacle')
        : undefined;
  if (part === 'item') return 'items';
  return part === 'enemy' || part === 'obstacle' || (part === 'boss' && thing.type === 'mention')
    ? 'enemies'
    : undefined;
}
