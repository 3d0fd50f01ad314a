/** What a wish says of rules, numbers, speed and difficulty. */
import { saidOf } from '../filling/index.js';
import { designText, ruleSchema, type GameDesign, type Rule, type RuleName } from '../design.js';
import { dropRule, keeps, note, ruleIn, setRule, type Draft } from './draft.js';
import { tokensAt, type Deed, type Thing } from '../reader/index.js';

/** where a design does not say */
const USUAL = { lives: 3, timer: 60, levels: 3, waves: 6, collect: 12 } as const;
const LEVELS: readonly GameDesign['difficulty'][] = ['easy', 'normal', 'hard'];
/** "two more lives", "add 10 seconds" */
const ADDING = /^(?:add|añad|agreg|hinzu|füg|ajout|rajout|adicion|acrescent|aggiung|追加|加|增|добав|prolong|extend)/u;

/** "an extra life" is one */
const ONE = /^(?:an|a|one|another|un|una|une|otra|autre|ein|eine|um|uma|outra|altra|одну|одна|一)$/u;

const scaled = (n: number, by: number): number => Math.max(1, Math.round(n * by));

/** One step harder (1) or easier (-1). */
export function step(draft: Draft, by: 1 | -1): void {
  const { design } = draft;
  const next = LEVELS[LEVELS.indexOf(design.difficulty) + by];
  if (by > 0 && ruleIn(draft, 'gentle')) dropRule(draft, 'gentle');
  else if (next) design.difficulty = next;
  else if (by < 0) setRule(draft, { rule: 'gentle' });
  else if (keeps(draft, 'speedUp') && !ruleIn(draft, 'speedUp')) setRule(draft, { rule: 'speedUp' });
  else if (keeps(draft, 'lives')) setRule(draft, { rule: 'lives', n: Math.max(1, lives(draft) - 1) });
}

function pace(draft: Draft, by: 1 | -1): void {
  const { design } = draft;
  const [want, other] = by > 0 ? (['fast', 'slow'] as const) : (['slow', 'fast'] as const);
  design.audio = { ...design.audio, tempo: Math.min(200, Math.max(60, design.audio.tempo + 14 * by)) };
  if (ruleIn(draft, other)) dropRule(draft, other);
  else if (by < 0 && ruleIn(draft, 'speedUp')) dropRule(draft, 'speedUp');
  else if (!ruleIn(draft, want) && keeps(draft, want)) setRule(draft, { rule: want });
  else if (by > 0 && !ruleIn(draft, 'speedUp') && keeps(draft, 'speedUp')) setRule(draft, { rule: 'speedUp' });
  else step(draft, by);
}

const lives = (draft: Draft): number => ruleIn(draft, 'lives')?.n ?? USUAL.lives;

/** Longer or shorter: the clock where there is one, else waves or levels. */
function last(draft: Draft, by: 1 | -1): void {
  const timer = ruleIn(draft, 'timer');
  const waves = ruleIn(draft, 'waves');
  if (timer) setRule(draft, { rule: 'timer', seconds: clampSeconds(timer.seconds * (by > 0 ? 1.5 : 0.67)) });
  else if (waves || (keeps(draft, 'waves') && !ruleIn(draft, 'levels')))
    setRule(draft, { rule: 'waves', n: Math.min(30, Math.max(1, (waves?.n ?? USUAL.waves) + 3 * by)) });
  else
    setRule(draft, {
      rule: 'levels',
      n: Math.min(10, Math.max(1, (ruleIn(draft, 'levels')?.n ?? USUAL.levels) + (by > 0 ? 2 : -1))),
    });
}

const clampSeconds = (seconds: number): number => Math.min(600, Math.max(10, Math.round(seconds)));

const STEPS: Readonly<Record<string, (draft: Draft) => void>> = {
  faster: (draft) => pace(draft, 1),
  slower: (draft) => pace(draft, -1),
  harder: (draft) => step(draft, 1),
  easier: (draft) => step(draft, -1),
  longer: (draft) => last(draft, 1),
  shorter: (draft) => last(draft, -1),
};

const TEXT_OF: Readonly<Record<string, string>> = {
  faster: 'speed',
  slower: 'speed',
  harder: 'difficulty',
  easier: 'difficulty',
};

/** Rules of the wish: numbers and wishes as in any prompt, then steps, then what is to go. */
export function reviseRules(draft: Draft): void {
  const { wish } = draft;
  const { spans, words, brief } = wish;
  const gone = goneRules(wish.deeds);
  const complains = words.some(({ id }) => id === 'broken');
  for (const said of brief.rules) {
    const rule = ruleSchema.parse(said);
    if (!said.span || gone.has(rule.rule)) continue;
    const at = tokensAt(wish, said.span);
    // "it freezes after the second level" asks for no second level
    if (complains && (rule.rule === 'levels' || rule.rule === 'waves')) continue;
    // a game that has no timer needs no rule against one
    if (rule.rule === 'noTimer') {
      if (!gone.has('timer')) gone.set('timer', at);
      continue;
    }
    // "faster" is a step, not the rule `fast`; "speed up" as well, but not "gets faster and faster"
    const over = words.find(({ from, to }) => from < at.to && to > at.from);
    if (over && STEPS[over.id] && over.to - over.from >= at.to - at.from) continue;
    setRule(draft, relative(draft, rule, at));
    if (rule.rule === 'fast') dropRule(draft, 'slow', 'speedUp');
    if (rule.rule === 'slow') dropRule(draft, 'fast', 'speedUp');
    if (rule.rule === 'bossEvery') dropRule(draft, 'boss');
    note(draft, at.from, at.to, rule.rule, saidOf(said));
  }
  for (const id of Object.keys(STEPS)) {
    const said = words.find((word) => word.id === id && !negated(word.from, word.to, draft));
    if (!said) continue;
    STEPS[id]?.(draft);
    note(draft, said.from, said.to, TEXT_OF[id] ?? 'length', id);
  }
  for (const level of spans
    .filter(({ type, from, to }) => type === 'difficulty' && !negated(from, to, draft))
    .slice(0, 1))
    if (!words.some(({ id, from, to }) => STEPS[id] && from < level.to && to > level.from)) {
      draft.design.difficulty = level.id === 'hard' ? 'hard' : level.id === 'easy' ? 'easy' : 'normal';
      note(draft, level.from, level.to, 'difficulty', level.id);
    }
  for (const [name, { from, to }] of gone) {
    const known = draft.design.rules.some(({ rule }) => rule === name);
    dropRule(draft, name);
    if (name === 'boss') dropRule(draft, 'bossEvery');
    note(draft, from, to, name, known ? 'no' : 'none');
  }
  for (const deed of wish.deeds) for (const thing of deed.things) count(draft, deed, thing);
  for (const deed of wish.deeds)
    if (deed.things.length === 0) for (const thing of deed.before) count(draft, deed, thing);
  draft.ignored.push(...brief.beyond.map(({ what }) => `cannot:${what}`));
}

function negated(from: number, to: number, { wish }: Draft): boolean {
  const nots = wish.spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  return wish.language === 'ja'
    ? nots.some((not) => not.from - to >= 0 && not.from - to <= 2)
    : nots.some((not) => from - not.to >= 0 && from - not.to <= 1);
}

/** "two more lives" counts from what there was. */
function relative(draft: Draft, rule: Rule, at: { from: number; to: number }): Rule {
  const { words, tokens } = draft.wish;
  const beside = words.find(
    ({ id, from, to }) =>
      (id === 'more' || id === 'less' || id === 'longer' || id === 'shorter') && from <= at.to && to >= at.from - 1,
  );
  const adding = words.some(
    ({ id, from, to }) =>
      id === 'add' && at.from - to >= 0 && at.from - to <= 1 && ADDING.test(tokens[from]?.folded ?? ''),
  );
  const sign = beside ? (beside.id === 'less' || beside.id === 'shorter' ? -1 : 1) : adding ? 1 : 0;
  if (sign === 0) return rule;
  if (rule.rule === 'lives') return { rule: 'lives', n: Math.min(20, Math.max(1, lives(draft) + sign * rule.n)) };
  const timer = ruleIn(draft, 'timer');
  if (rule.rule === 'timer' && timer)
    return { rule: 'timer', seconds: clampSeconds(timer.seconds + sign * rule.seconds) };
  if (rule.rule === 'levels' || rule.rule === 'waves') {
    const had = ruleIn(draft, rule.rule)?.n ?? USUAL[rule.rule];
    return { rule: rule.rule, n: Math.min(rule.rule === 'levels' ? 10 : 30, Math.max(1, had + sign * rule.n)) };
  }
  return rule;
}

/** Rules that the wish wants no more, with their words. */
function goneRules(deeds: readonly Deed[]): Map<RuleName, Pick<Thing, 'from' | 'to'>> {
  const gone = new Map<RuleName, Pick<Thing, 'from' | 'to'>>();
  for (const { act, before, things } of deeds)
    for (const thing of act === 'remove' && things.length === 0 ? before : things) {
      if (act !== 'remove' && !thing.negated) continue;
      if (thing.type === 'rule') gone.set(thing.id as RuleName, thing);
      else if (thing.type === 'part' && thing.id === 'boss') gone.set('boss', thing);
      else if (thing.type === 'noun') {
        const name = thing.id === 'time' ? 'timer' : thing.id;
        gone.set(name as RuleName, thing);
      }
    }
  return gone;
}

/** "more lives", "fewer enemies", "add a timer". */
function count(draft: Draft, { act }: Deed, thing: Thing): void {
  const { design } = draft;
  if (thing.negated || draft.evidence.some(({ start, end }) => overlaps(draft, thing, start, end))) return;
  const by = act === 'more' || act === 'double' ? 1 : act === 'less' ? -1 : 0;
  const twice = act === 'double';
  const told = (as: string, value: string): void => note(draft, thing.from, thing.to, as, value);
  if (thing.type === 'noun' && (thing.id === 'timer' || thing.id === 'time')) {
    const timer = ruleIn(draft, 'timer');
    if (by !== 0 && timer)
      setRule(draft, { rule: 'timer', seconds: clampSeconds(timer.seconds * (twice ? 2 : by > 0 ? 1.5 : 0.67)) });
    else if (thing.id === 'timer' && act !== 'remove' && by >= 0 && !timer)
      setRule(draft, { rule: 'timer', seconds: USUAL.timer });
    else return;
    told('timer', `${ruleIn(draft, 'timer')?.seconds ?? 0} s`);
  } else if (thing.type === 'noun' && by !== 0) {
    const name = thing.id as 'lives' | 'levels' | 'waves';
    const had = ruleIn(draft, name)?.n ?? USUAL[name];
    const most = { lives: 20, levels: 10, waves: 30 }[name];
    const { tokens } = draft.wish;
    const single = [1, 2].some((back) => ONE.test(tokens[thing.from - back]?.folded ?? ''));
    setRule(draft, { rule: name, n: Math.min(most, Math.max(1, had + (twice ? had : by < 0 ? -1 : single ? 1 : 2))) });
    told(name, String(ruleIn(draft, name)?.n));
  } else if (by !== 0 && crowdOf(draft, thing) === 'items') {
    setRule(draft, {
      rule: 'collect',
      n: Math.min(200, scaled(ruleIn(draft, 'collect')?.n ?? USUAL.collect, twice ? 2 : by > 0 ? 1.5 : 0.6)),
    });
    told('collect', designText(String(ruleIn(draft, 'collect')?.n), 20));
  } else if (by !== 0 && crowdOf(draft, thing) === 'enemies') {
    // how many there are follows from how hard it is
    if (by > 0 && ruleIn(draft, 'noEnemies')) dropRule(draft, 'noEnemies');
    else step(draft, by > 0 ? 1 : -1);
    told('enemies', by > 0 ? 'more' : 'fewer');
  } else if (thing.type === 'part' && thing.id === 'enemy' && act === 'add' && ruleIn(draft, 'noEnemies')) {
    dropRule(draft, 'noEnemies');
    told('enemies', 'yes');
  } else if (thing.type === 'part' && thing.id === 'enemy' && act === 'remove') {
    setRule(draft, { rule: 'noEnemies' });
    told('noEnemies', 'yes');
  } else if (thing.type === 'part' && thing.id === 'boss' && (act === 'add' || act === undefined)) {
    if (!design.rules.some(({ rule }) => rule === 'bossEvery')) setRule(draft, { rule: 'boss' });
    told('boss', 'yes');
  }
}

function overlaps({ wish }: Draft, { from, to }: Thing, start: number, end: number): boolean {
  return (wish.tokens[from]?.start ?? 0) < end && (wish.tokens[to - 1]?.end ?? 0) > start;
}

/** Of what there is to be more: the part of the cast that the thing is, or names. */
function crowdOf({ design }: Draft, thing: Thing): 'items' | 'enemies' | undefined {
  if (thing.type === 'part')
    return thing.id === 'item' ? 'items' : thing.id === 'enemy' || thing.id === 'obstacle' ? 'enemies' : undefined;
  if (thing.type !== 'mention') return undefined;
  const is = ({ sprite }: { sprite: string }): boolean => sprite === thing.id;
  if (design.cast.items.some(is)) return 'items';
  return design.cast.enemies.some(is) || design.cast.obstacles.some(is) ? 'enemies' : undefined;
}
