/** A design with what somebody changed of it by hand. No prompt is read, and nothing is drawn by chance: the seed stays, and so do the levels. */
import { gameDesignSchema, ruleSchema, RULE_NUMBERS, type GameDesign, type Rule, type RuleName } from '../design.js';
import { isInHalves, nameOf } from '../filling/index.js';
import { keptDesign } from '../kept-design.js';
import { KINDS } from '../genres/index.js';
import { contrast } from '../kit/colour.js';
import { isPicture } from '../lexicon/lexicon.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { changesNothing, changesOf, rewritten } from '../revise/index.js';
import { editableOf, rulesFor } from './editable.js';
import { TEXT_LENGTHS, type ColourSlot, type DesignEdits, type Edited, type EditProblem } from '../design-edits.js';
import { seatsIn } from './seats.js';

type Problem = (path: string, code: EditProblem['code'], message: string) => void;

/** What can't be had together: the later one of an edit takes the place of the other. */
const EXCLUDE: readonly (readonly [RuleName, RuleName])[] = [
  ['timer', 'noTimer'],
  ['fast', 'slow'],
];
const TWICE = 'This one is edited twice.';
const MOST_RULES = 16;
/** Below this, texts can't be told from their panel. */
const READABLE = 3;

/**
 * The edited design, or everything that is wrong with the edits; a design that can't be edited at all, and edits that change nothing, have a problem
 * whose path is empty. Texts come trimmed and storable; everything else is checked here.
 */
export function applyEdits(kept: unknown, edits: DesignEdits): Edited {
  const parent = keptDesign(kept);
  if (!parent || !editableOf(parent))
    return {
      problems: [
        { path: '', code: 'invalid', message: 'This game can’t be edited by hand. Describe the change instead.' },
      ],
    };
  const problems: EditProblem[] = [];
  const problem: Problem = (path, code, message) => problems.push({ path, code, message });
  const cast = withCast(parent, edits, problem);
  const rules = withRules(parent, edits, problem);
  const theme = withColours(parent, edits, problem);
  const texts = withTexts(parent, edits, problem);
  if (problems.length > 0) return { problems };
  const { revision: _revision, versus: _versus, ...own } = parent;
  const changed: GameDesign = {
    ...own,
    ...(parent.versus ? { versus: parent.versus } : {}),
    cast,
    rules,
    theme,
    difficulty: edits.difficulty ?? parent.difficulty,
    evidence: [],
    asks: [],
    ignored: [],
  };
  const inHalves = isInHalves(changed, KINDS[parent.genre]?.kind.rules ?? []);
  const told = rewritten(changed, { parent, title: edits.title, cannot: [], remade: false, inHalves });
  const { messages: _messages, sign: _sign, generated: _generated, ...rest } = told;
  const design = gameDesignSchema.parse({ ...rest, ...texts, ...withGenerated(told) });
  if (changesNothing(parent, design))
    return { problems: [{ path: '', code: 'invalid', message: 'Nothing was changed.' }] };
  const revision = { intent: 'edit' as const, changes: changesOf(parent, design) };
  return { design: gameDesignSchema.parse({ ...design, revision }), problems: [] };
}

/** Pictures that a model drew are left where somebody of the cast still has them. */
function withGenerated({ generated, cast }: GameDesign): Pick<GameDesign, 'generated'> {
  if (!generated) return {};
  const shown = new Set([...seatsIn(cast).map(({ actor }) => actor.sprite), ...cast.deco.map(({ sprite }) => sprite)]);
  const left = generated.filter(({ sprite }) => shown.has(sprite));
  return left.length > 0 ? { generated: left } : {};
}

function withCast(parent: GameDesign, { cast: changed = [] }: DesignEdits, problem: Problem): GameDesign['cast'] {
  const seats = new Map(seatsIn(parent.cast).map((seat) => [seat.slot, seat]));
  const seen = new Set<string>();
  let { cast } = parent;
  for (const [at, { slot, name, picture }] of changed.entries()) {
    const seat = seats.get(slot);
    if (!seat || seen.has(slot)) {
      problem(`cast.${at}.slot`, 'unknown_value', seat ? TWICE : 'The game has no such character or thing.');
      continue;
    }
    seen.add(slot);
    if (name !== undefined) checkText(`cast.${at}.name`, name, TEXT_LENGTHS.name, true, problem);
    if (picture !== undefined && picture !== seat.actor.sprite && (!isPicture(picture) || isLabelPicture(picture)))
      problem(`cast.${at}.picture`, 'unknown_value', 'There is no such picture. Search for one with designPictures.');
    const other = picture !== undefined && picture !== seat.actor.sprite;
    const renamed = name !== undefined && name !== seat.actor.name;
    if (!other && !renamed) continue;
    const { one: _one, ...actor } = seat.actor;
    cast = seat.with(cast, {
      ...actor,
      // with a picture comes its name, but where somebody gave one
      ...(other ? { sprite: picture, ...(actor.named ? {} : { name: nameOf(picture, parent.lang) }) } : {}),
      // a name that somebody gave stands on the picture
      ...(renamed ? { name, named: true } : {}),
      from: 'prompt',
    });
  }
  return cast;
}

function withRules(parent: GameDesign, { numbers = [], switches = [] }: DesignEdits, problem: Problem): Rule[] {
  const kept = rulesFor(parent);
  const rules = new Map(parent.rules.map((rule) => [rule.rule, rule]));
  const put = (rule: Rule): void => {
    for (const pair of EXCLUDE)
      if (pair.includes(rule.rule)) for (const other of pair) if (other !== rule.rule) rules.delete(other);
    rules.set(rule.rule, rule);
  };
  const seen = new Set<RuleName>();
  const isAgain = (path: string, rule: RuleName): boolean => {
    const again = seen.has(rule);
    seen.add(rule);
    if (again) problem(path, 'unknown_value', TWICE);
    return again;
  };
  for (const [at, { rule, value }] of numbers.entries()) {
    const number = RULE_NUMBERS.get(rule);
    if (isAgain(`numbers.${at}.rule`, rule)) continue;
    if (!number || !kept.includes(rule))
      problem(`numbers.${at}.rule`, 'unknown_value', 'This game has no such number.');
    else if (value === null) rules.delete(rule);
    else if (!Number.isInteger(value) || value < number.least || value > number.most)
      problem(`numbers.${at}.value`, 'invalid', `Expected a whole number from ${number.least} to ${number.most}.`);
    else put(ruleSchema.parse({ rule, [number.key]: value }));
  }
  for (const [at, { rule, on }] of switches.entries())
    if (isAgain(`switches.${at}.rule`, rule)) continue;
    else if (RULE_NUMBERS.has(rule) || !kept.includes(rule))
      problem(`switches.${at}.rule`, 'unknown_value', 'This game has no such rule.');
    else if (on) put(ruleSchema.parse({ rule }));
    else rules.delete(rule);
  if (rules.size > MOST_RULES) problem('switches', 'invalid', `A game has at most ${MOST_RULES} rules.`);
  return [...rules.values()];
}

function withColours({ theme }: GameDesign, { colours = [] }: DesignEdits, problem: Problem): GameDesign['theme'] {
  const palette = { ...theme.palette };
  const seen = new Set<ColourSlot>();
  for (const [at, { slot, value }] of colours.entries()) {
    if (seen.has(slot)) problem(`colours.${at}.slot`, 'unknown_value', TWICE);
    seen.add(slot);
    if (!/^#[0-9a-f]{6}$/iu.test(value)) problem(`colours.${at}.value`, 'invalid', 'Expected a color such as #1b5e8c.');
    else palette[slot] = value.toLowerCase();
  }
  const { ink, panel } = palette;
  const at = colours.findLastIndex(({ slot }) => slot === 'ink' || slot === 'panel');
  if (at >= 0 && contrast(ink, panel) < READABLE)
    problem(
      `colours.${at}.value`,
      'invalid',
      'Text in the color `ink` can’t be read on `panel`. Make one of them lighter or darker.',
    );
  return { ...theme, palette };
}

function withTexts(
  parent: GameDesign,
  { title, tagline, winMessage, loseMessage, sign }: DesignEdits,
  problem: Problem,
): Partial<GameDesign> {
  if (title !== undefined) checkText('title', title, TEXT_LENGTHS.title, true, problem);
  if (tagline !== undefined) checkText('tagline', tagline, TEXT_LENGTHS.tagline, true, problem);
  for (const [path, text] of Object.entries({ winMessage, loseMessage, sign }))
    if (text !== undefined) checkText(path, text, TEXT_LENGTHS[path as 'sign'], false, problem);
  const win = winMessage ?? parent.messages?.win ?? '';
  const lose = loseMessage ?? parent.messages?.lose ?? '';
  const shown = sign ?? parent.sign ?? '';
  const messages = { ...(win === '' ? {} : { win }), ...(lose === '' ? {} : { lose }) };
  return {
    ...(win + lose === '' ? {} : { messages }),
    ...(shown === '' ? {} : { sign: shown }),
    ...(tagline === undefined ? {} : { tagline }),
  };
}

function checkText(path: string, text: string, most: number, required: boolean, problem: Problem): void {
  if (required && text === '') problem(path, 'required', 'This field must not be empty.');
  if ([...text].length > most) problem(path, 'too_long', `Expected at most ${most} characters.`);
}
