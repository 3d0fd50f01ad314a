/** What can be changed of a game by hand: its texts, cast, colours, and the rules that its kind keeps. */
import { RULE_NAMES, RULE_NUMBERS, type GameDesign, type RuleName } from '../design.js';
import { keptDesign } from '../kept-design.js';
import { KINDS } from '../genres/index.js';
import { pictureName } from '../lexicon/lexicon.js';
import { picture } from '../package/pictures.js';
import type { ColourSlot, Editable, EditablePicture } from '../design-edits.js';
import { seatsIn } from './seats.js';

/** The rules that a kind keeps, in the order of all rules. */
export const rulesFor = ({ genre }: Pick<GameDesign, 'genre'>): readonly RuleName[] =>
  RULE_NAMES.filter((rule) => KINDS[genre]?.kind.rules.includes(rule));

/** The picture of that name as an edit shows it. */
export const pictureOf = (sprite: string, design: GameDesign): EditablePicture => ({
  sprite,
  name: pictureName(sprite, design.lang),
  dataUrl: `data:image/svg+xml,${encodeURIComponent(picture(sprite, design).svg)}`,
});

/**
 * Undefined for a design that this version can't read, one of a kind that it does not make, and one whose page a model wrote: that page is not made
 * of its design.
 */
export function editableOf(kept: unknown): Editable | undefined {
  const design = keptDesign(kept);
  if (!design || design.page !== undefined || !KINDS[design.genre]) return undefined;
  const rules = rulesFor(design);
  const valueOf = (name: RuleName): number | null => {
    const rule = design.rules.find((one) => one.rule === name);
    return rule && 'n' in rule ? rule.n : rule && 'seconds' in rule ? rule.seconds : null;
  };
  return {
    title: design.title,
    tagline: design.tagline,
    winMessage: design.messages?.win ?? null,
    loseMessage: design.messages?.lose ?? null,
    sign: design.sign ?? null,
    difficulty: design.difficulty,
    colours: (Object.entries(design.theme.palette) as [ColourSlot, string][]).map(([slot, value]) => ({ slot, value })),
    cast: seatsIn(design.cast).map(({ slot, role, actor }) => ({
      slot,
      role,
      name: actor.name,
      picture: pictureOf(actor.sprite, design),
    })),
    numbers: rules.flatMap((rule) => {
      const number = RULE_NUMBERS.get(rule);
      return number ? [{ rule, value: valueOf(rule), least: number.least, most: number.most }] : [];
    }),
    switches: rules
      .filter((rule) => !RULE_NUMBERS.has(rule))
      .map((rule) => ({ rule, on: design.rules.some((one) => one.rule === rule) })),
  };
}
