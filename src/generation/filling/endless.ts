/** What has no end: a prompt that says so, or names a game of which everybody knows it, in a kind that can go on. */
import type { Brief, BriefRule, BriefSpan } from '../brief.js';
import type { Genre, RuleName } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { gamesAsked } from './mode-words.js';

/** Letters between a word and the place that it speaks of: "endless desert", "desierto sin fin". */
const BESIDE = 1;

/** With these a prompt says itself how a run ends. */
const ENDS: ReadonlySet<RuleName> = new Set(['levels', 'collect', 'timer', 'points']);

/** An endless desert is a place, and no game without an end. */
function isOfPlace({ start, end }: BriefSpan, { scene }: Pick<Brief, 'scene'>): boolean {
  return scene.places.some(({ span }) => {
    if (!span) return false;
    const gaps = [span.start - end, start - span.end];
    return gaps.some((gap) => gap >= 0 && gap <= BESIDE);
  });
}

/** Whether the brief wants a game without an end, and the words that say so; undefined where it does not, or the kind has an end. */
export function endlessIn(
  brief: Pick<Brief, 'beyond' | 'game' | 'byDeeds' | 'rules' | 'scene'>,
  genre: Genre,
  kept: readonly RuleName[],
): BriefRule | undefined {
  if (!kept.includes('endless') || brief.rules.some(({ rule }) => rule === 'endless')) return undefined;
  const said = brief.beyond.find(({ what }) => what === 'endless');
  if (said) return said.span && isOfPlace(said.span, brief) ? undefined : { rule: 'endless', span: said.span };
  const isKnown = gamesAsked(brief).some((game) => SPEECHES[genre].endless?.includes(game));
  return isKnown && !brief.rules.some(({ rule }) => ENDS.has(rule)) ? { rule: 'endless' } : undefined;
}

/** What of a brief no game can do: a game that goes on is none of it, nor is what is said of a place. */
export const beyondOf = (
  brief: Pick<Brief, 'beyond' | 'scene'>,
  goesOn: boolean,
): readonly Brief['beyond'][number]['what'][] =>
  brief.beyond.flatMap(({ what, span }) =>
    what === 'endless' && (goesOn || (span && isOfPlace(span, brief))) ? [] : [what],
  );
