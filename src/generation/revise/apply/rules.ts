/** Rules, numbers, speed and difficulty of a brief, as a change has them. */
import type { RuleMove } from '../../change/index.js';
import type { GameDesign, Rule } from '../../design.js';
import { saidOf } from '../../filling/index.js';
import { dropRule, note, ruleIn, setRule, type Draft } from './draft.js';

/** where a brief does not say */
const USUAL = { lives: 3, timer: 60, levels: 3, waves: 6, collect: 12 } as const;
const MOST = { lives: 20, levels: 10, waves: 30, collect: 200 } as const;
const LEVELS: readonly GameDesign['difficulty'][] = ['easy', 'normal', 'hard'];

/** One step harder (1) or easier (-1). */
function step(draft: Draft, by: 1 | -1): void {
  const { wishes } = draft.brief;
  const next = LEVELS[LEVELS.indexOf(wishes.difficulty?.value ?? 'normal') + by];
  if (by > 0 && ruleIn(draft, 'gentle')) dropRule(draft, 'gentle');
  else if (next) draft.brief.wishes = { ...wishes, difficulty: { value: next } };
  else if (by < 0) setRule(draft, { rule: 'gentle' });
  else if (draft.keeps('speedUp') && !ruleIn(draft, 'speedUp')) setRule(draft, { rule: 'speedUp' });
  else if (draft.keeps('lives')) counted(draft, 'lives', -1);
}

function pace(draft: Draft, by: 1 | -1): void {
  const [want, other] = by > 0 ? (['fast', 'slow'] as const) : (['slow', 'fast'] as const);
  if (ruleIn(draft, other)) dropRule(draft, other);
  else if (by < 0 && ruleIn(draft, 'speedUp')) dropRule(draft, 'speedUp');
  else if (!ruleIn(draft, want) && draft.keeps(want)) setRule(draft, { rule: want });
  else if (by > 0 && !ruleIn(draft, 'speedUp') && draft.keeps('speedUp')) setRule(draft, { rule: 'speedUp' });
  else step(draft, by);
}

/** Longer or shorter: the clock where there is one, else waves or levels. */
function last(draft: Draft, by: 1 | -1): void {
  if (ruleIn(draft, 'timer')) scaleTimer(draft, by > 0 ? 1.5 : 0.67);
  else if (ruleIn(draft, 'waves') || (draft.keeps('waves') && !ruleIn(draft, 'levels')))
    counted(draft, 'waves', 3 * by);
  else counted(draft, 'levels', by > 0 ? 2 : -1);
}

function setTimer(draft: Draft, seconds: number): void {
  setRule(draft, { rule: 'timer', seconds: Math.min(600, Math.max(10, Math.round(seconds))) });
}

const scaleTimer = (draft: Draft, by: number): void =>
  setTimer(draft, (ruleIn(draft, 'timer')?.seconds ?? USUAL.timer) * by);

type Counted = keyof typeof MOST;
const now = (draft: Draft, rule: Counted): number => ruleIn(draft, rule)?.n ?? USUAL[rule];

/** So many more than there were, or fewer. */
function counted(draft: Draft, rule: Counted, by: number): void {
  setRule(draft, { rule, n: Math.min(MOST[rule], Math.max(1, Math.round(now(draft, rule) + by))) });
}

const STEPS = {
  faster: ['speed', pace, 1],
  slower: ['speed', pace, -1],
  harder: ['difficulty', step, 1],
  easier: ['difficulty', step, -1],
  longer: ['length', last, 1],
  shorter: ['length', last, -1],
} as const;

export function applyRules(draft: Draft, moves: readonly RuleMove[]): void {
  for (const move of moves) apply(draft, move);
}

function apply(draft: Draft, move: RuleMove): void {
  switch (move.do) {
    case 'set':
      set(draft, move);
      break;
    case 'drop':
      note(draft, move.span, move.rule, draft.brief.rules.some(({ rule }) => rule === move.rule) ? 'no' : 'none');
      dropRule(draft, move.rule, ...(move.rule === 'boss' ? (['bossEvery'] as const) : []));
      break;
    case 'more':
    case 'less':
    case 'double':
      more(draft, move);
      break;
    case 'level':
      draft.brief.wishes = { ...draft.brief.wishes, difficulty: { value: move.value } };
      note(draft, move.span, 'difficulty', move.value);
      break;
    default: {
      const [as, does, by] = STEPS[move.do];
      does(draft, by);
      note(draft, move.span, as, move.do);
    }
  }
}

function set(draft: Draft, { rule: said, by }: Extract<RuleMove, { do: 'set' }>): void {
  const { span, ...rule } = said;
  const sign = by === undefined ? 0 : by === 'less' ? -1 : 1;
  const { n = 0, seconds = 0 } = rule;
  if (sign !== 0 && (rule.rule === 'lives' || rule.rule === 'levels' || rule.rule === 'waves'))
    counted(draft, rule.rule, sign * n);
  else if (sign !== 0 && rule.rule === 'timer' && ruleIn(draft, 'timer'))
    setTimer(draft, (ruleIn(draft, 'timer')?.seconds ?? 0) + sign * seconds);
  // one boss after every level is a boss already
  else if (rule.rule !== 'boss' || !ruleIn(draft, 'bossEvery')) setRule(draft, rule);
  if (rule.rule === 'fast') dropRule(draft, 'slow', 'speedUp');
  if (rule.rule === 'slow') dropRule(draft, 'fast', 'speedUp');
  if (rule.rule === 'bossEvery') dropRule(draft, 'boss');
  note(draft, span, rule.rule, saidOf(said));
}

/** "more lives", "fewer enemies", "double the time". */
function more(draft: Draft, { do: how, of, one, span }: Extract<RuleMove, { do: 'more' | 'less' | 'double' }>): void {
  const by = how === 'less' ? -1 : 1;
  const twice = how === 'double';
  const value = (rule: Rule['rule']): string => {
    const said = draft.brief.rules.find((own) => own.rule === rule);
    return said ? saidOf(said) : '';
  };
  if (of === 'timer') scaleTimer(draft, twice ? 2 : by > 0 ? 1.5 : 0.67);
  else if (of === 'items') counted(draft, 'collect', now(draft, 'collect') * (twice ? 1 : by > 0 ? 0.5 : -0.4));
  // how many there are follows from how hard it is
  else if (of === 'enemies' && by > 0 && ruleIn(draft, 'noEnemies')) dropRule(draft, 'noEnemies');
  else if (of === 'enemies') step(draft, by);
  else counted(draft, of, twice ? now(draft, of) : by < 0 ? -1 : one ? 1 : 2);
  if (of === 'enemies') note(draft, span, of, by > 0 ? 'more' : 'fewer');
  else note(draft, span, of === 'items' ? 'collect' : of, value(of === 'items' ? 'collect' : of));
}
