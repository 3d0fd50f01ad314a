/** Parts by the verb before and after a thing: English, the Romance languages, Russian, Chinese, Arabic, and German main clauses. */
import { HOSTILE } from '../lexicon/hostile.js';
import type { Mention } from './mention.js';
import { COPULA, cuesByStart, isAgent, ROLE_OF_CUE, SHOT_AT, THROWN_AT, type Cast, type Role } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import { verbLastClauses } from './verb-end.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Words between a part and what plays it. */
const NAMING = new Set(
  'of de di da do aus von like such as made out включая из should must can will would have'.split(' '),
);
const FROM = new Set('from du des de del do da dal dai dagli vor von от'.split(' '));
const BETWEEN = new Set('between entre zwischen tra fra между'.split(' '));
const RELATIVE = new Set(
  'who that which whose and then also always just only slowly quickly bravely que qui der die das wo che который которая которые и e y et und o un se si constantly'.split(
    ' ',
  ),
);
const JOINS = /^(?:and|und|y|e|et|и|,|plus|with)$/u;
/** "throws tea at spoons" */
const AT = /^(?:at|auf|sur|contra|contre|contro|в)$/u;
/** the last word of a verb of flight */
const FLIGHT = /^(?:from|of|de|del|aus|da|dal|dalla|из|escapes?|escapa)$/u;
const VERSUS = /^(?:vs|versus|against|contra|contro|contre|gegen|против)$/u;

/** One pass over the tokens; the verb last met rules until a sentence, a new verb or its reach ends. */
export function verbFirst(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const cues = cuesByStart(
    spans.filter(({ id, from }) => !id.startsWith('word:') || !nots.some(({ to }) => from - to >= 0 && from - to <= 1)),
  );
  const starts = new Map(mentions.map((mention) => [mention.from, mention]));
  const asWords = new Set(spans.filter(({ type, id }) => type === 'cue' && id === 'as').map(({ from }) => from));
  const cast: Cast[] = [];
  let current: { role: Role; at: number; id: string; fresh: boolean } | undefined;
  let outer: typeof current;
  let heroSaid = false;
  /** token of the thing that the hero runs after */
  let chased = -1;
  const reach = language === 'zh' ? 14 : 8;
  /** "evil broccoli attack": who attacks nothing in particular attacks the player */
  const unaimed = (cue: Span | undefined): Span | undefined => {
    const aimed = cue && [cue.to, cue.to + 1, cue.to + 2].some((k) => starts.has(k));
    return cue?.id === 'foe' && !aimed && /^attack(?:s|ing)?$/u.test(tokens[cue.from]?.folded ?? '')
      ? { ...cue, id: 'chase' }
      : cue;
  };

  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.type === 'stop') {
      current = undefined;
      outer = undefined;
      continue;
    }
    if (token.type === 'comma' && current) current = { ...current, fresh: false };
    const mention = starts.get(at);
    if (!mention) {
      const cue = cues.get(at);
      if (!cue) continue;
      if (cue.id === 'break') {
        current = undefined;
        outer = undefined;
        continue;
      }
      const role = ROLE_OF_CUE[cue.id];
      if (cue.id.startsWith('word:')) {
        // "enemies are crabs", "bricks of candy", "power-ups: coffee", but not "enemies sometimes drop a shield"
        const link = tokens[cue.to];
        const says =
          link?.type === 'comma' ||
          COPULA.has(link?.folded ?? '') ||
          NAMING.has(link?.folded ?? '') ||
          asWords.has(cue.to);
        // "a dragon boss and flowers": the word belongs to what stands before it
        const behindOne = cast.at(-1)?.mention.to === cue.from && JOINS.test(link?.folded ?? '');
        if (behindOne || (!says && !starts.has(cue.to) && !starts.has(cue.to + 1))) {
          current = undefined;
          continue;
        }
      }
      const afterAs = asWords.has(at - 1) || asWords.has(at - 2);
      if (role && !(cue.id.startsWith('word:') && afterAs)) {
        if (role === 'place' || role === 'with') {
          if (current && current.role !== 'place' && current.role !== 'with') outer = current;
          // "shoots at ghosts", "schießt auf Geister"
          const next = tokens.slice(cue.to, cue.to + 3).findIndex((_, i) => starts.has(cue.to + i));
          const target = next < 0 ? undefined : starts.get(cue.to + next);
          const thrown = cast.at(-1)?.role === 'projectile' && AT.test(tokens[cue.from]?.folded ?? '');
          if (current?.role === 'projectile' && role === 'place' && target && (isAgent(target) || thrown)) {
            current = { role: 'enemy', at: cue.to, id: thrown ? 'thrown' : 'foe', fresh: true };
            at = Math.max(at, cue.to - 1);
            continue;
          }
          // "full of candy bricks", "in the forest": only what follows at once
          current = { role, at: cue.to, id: cue.id, fresh: true };
        } else {
          current = { role, at: cue.to, id: cue.id, fresh: true };
          outer = undefined;
        }
      } else if (
        cue.id === 'move' &&
        current &&
        current.role !== 'with' &&
        current.role !== 'place' &&
        current.id !== 'thrown'
      ) {
        // a new verb ends the reach of the last, unless it only links ("that", "can")
        if (!RELATIVE.has(tokens[cue.from]?.folded ?? '')) current = undefined;
      }
      at = Math.max(at, cue.to - 1);
      continue;
    }

    const entry: Cast = { mention, role: 'free', sure: 0 };
    cast.push(entry);
    if (chased === at) current = { role: 'item', at: mention.from, id: 'take', fresh: true };
    // what stands before
    const gap = current ? mention.from - current.at : Infinity;
    if (
      current &&
      gap <= (current.role === 'place' || current.role === 'hero' || current.id.startsWith('word:') ? 5 : reach)
    ) {
      entry.role = current.role;
      entry.sure =
        current.role === 'with' || current.role === 'place'
          ? 2
          : current.id === 'hero'
            ? 8
            : current.id.startsWith('word:')
              ? 7
              : 6;
      if (current.role === 'projectile' && isAgent(mention)) {
        entry.role = 'enemy';
        entry.sure = SHOT_AT;
      }
      if (current.id === 'thrown' && !isAgent(mention)) entry.sure = THROWN_AT;
      // "escapes from the kennel" leaves a place
      if (
        current.role === 'enemy' &&
        mention.kind === 'b' &&
        !current.id.startsWith('word:') &&
        FLIGHT.test(tokens[current.at - 1]?.folded ?? '')
      ) {
        entry.role = 'place';
        entry.sure = 2;
      }
      // "saves the princess from the dragon"
      const before = cast.at(-2);
      const fromWord = [1, 2].some((back) => FROM.has(tokens[mention.from - back]?.folded ?? ''));
      if (current.role === 'item' && before?.role === 'item' && isAgent(before.mention) && isAgent(mention) && fromWord)
        entry.role = 'enemy';
      // "a match between two penguins" puts none in the way; "shoot the balloons" shoots at them
      if (current.role === 'obstacle' && isAgent(mention) && BETWEEN.has(tokens[current.at - 1]?.folded ?? ''))
        entry.role = 'with';
      if (
        current.role === 'projectile' &&
        entry.role === 'projectile' &&
        (tokens[current.at - 1]?.folded ?? '').startsWith('shoot') &&
        tokens[current.at]?.folded === 'the'
      )
        entry.role = 'item';
      // "slice the fruit, bombs are …": a threat further down the list is no prey
      if (current.role === 'item' && !current.fresh && HOSTILE.has(mention.picture)) entry.role = 'free';
      if (current.role === 'hero' && heroSaid) {
        entry.role = 'free';
        entry.sure = 0;
      }
      // a list goes on: the verb reaches from its last object
      if (current.role !== 'hero') current = { ...current, at: mention.to };
    }
    // what stands after
    let next = mention.to;
    let comma = false;
    while (next < tokens.length && next - mention.to < 4) {
      const word = tokens[next];
      if (!word || word.type === 'stop') break;
      if (word.type === 'comma') {
        if (comma) break;
        comma = true;
        next += 1;
        continue;
      }
      if (cues.has(next) && !RELATIVE.has(word.folded)) break;
      if (starts.has(next)) break;
      if (!RELATIVE.has(word.folded) && !cues.has(next)) {
        // one adverb or pronoun may stand between ("me persiguen", "die mich jagen")
        const following = cues.get(next + 1);
        if (following && (following.id === 'chase' || following.id === 'take') && !starts.has(next + 1)) next += 1;
        break;
      }
      next += 1;
    }
    // "wolves from the north chase you": a chase a few words on still makes its subject an enemy
    let far = mention.to;
    while (
      far < tokens.length &&
      far - mention.to < 6 &&
      !starts.has(far) &&
      tokens[far]?.type !== 'stop' &&
      tokens[far]?.type !== 'comma' &&
      cues.get(far)?.id !== 'chase'
    )
      far += 1;
    const cue = unaimed(cues.get(far)?.id === 'chase' && !starts.has(far) ? cues.get(far) : cues.get(next));
    const linked = RELATIVE.has(tokens[mention.to]?.folded ?? '') || RELATIVE.has(tokens[mention.to + 1]?.folded ?? '');
    if (cue && (!comma || linked)) {
      const governed = entry.role !== 'free' && entry.role !== 'with' && entry.role !== 'place';
      // "a hamster in a spaceship fights": the subject is the hamster
      const previous = cast.at(-2);
      if (
        previous &&
        (entry.role === 'place' || (entry.role === 'with' && !isAgent(mention))) &&
        mention.from - previous.mention.to <= 3 &&
        (previous.role === 'free' || previous.role === 'with') &&
        isAgent(previous.mention)
      ) {
        const enemy = cue.id === 'chase' || heroSaid;
        previous.role = enemy ? 'enemy' : 'hero';
        previous.sure = 6;
        if (!enemy) heroSaid = true;
        at = mention.to - 1;
        continue;
      }
      // "flies to eat" are eaten
      if (
        cue.id === 'take' &&
        tokens[cue.from - 1]?.folded === 'to' &&
        cue.from - mention.to === 1 &&
        !['hero', 'enemy'].includes(entry.role) &&
        mention.plural
      ) {
        entry.role = 'item';
        entry.sure = 6;
        at = mention.to - 1;
        continue;
      }
      const object = [cue.to, cue.to + 1, cue.to + 2].find((k) => starts.has(k));
      if (cue.id === 'chase' && !heroSaid && !governed && object !== undefined && isAgent(mention)) {
        // "a dog chases butterflies": who chases something that is named plays
        entry.role = 'hero';
        entry.sure = 6;
        chased = object;
      } else if (cue.id === 'chase') {
        if (entry.role !== 'hero' || entry.sure < 8) {
          entry.role = 'enemy';
          entry.sure = 8;
        }
      } else if (
        ['take', 'foe', 'shot', 'move', 'goal', 'over'].includes(cue.id) &&
        !governed &&
        // courgettes against aubergines: who fights lives, whatever it is
        (isAgent(mention) ||
          // "a toaster launching bread"
          (cast.length === 1 &&
            !heroSaid &&
            cue.from === mention.to &&
            /.ing$/u.test(tokens[cue.from]?.folded ?? '')) ||
          (VERSUS.test(tokens[cue.from]?.folded ?? '') &&
            cue.from - mention.to <= 1 &&
            !heroSaid &&
            !/^[nb]$/u.test(mention.kind)))
      ) {
        const versus = VERSUS.test(tokens[cue.from]?.folded ?? '');
        // after a plural subject a motion is a threat ("zombies walk towards the school") once there is a hero
        if (mention.plural && HOSTILE.has(mention.picture) && (cue.id === 'move' || cue.id === 'goal')) {
          // "zombies walk towards the school"
          entry.role = 'enemy';
          entry.sure = 5;
        } else if (heroSaid && mention.plural && cue.id === 'move') {
          entry.role = entry.role === 'free' ? 'with' : entry.role;
        } else if (!heroSaid || !mention.plural) {
          entry.role = 'hero';
          entry.sure = versus ? 5 : cue.id === 'move' ? 4 : 6;
        }
      }
    }
    // "with carrots as items", "bricks", "enemies" right after
    const behind = cues.get(mention.to);
    if (behind?.id.startsWith('word:') && (language === 'en' || language === 'zh' || language === 'de')) {
      const role = ROLE_OF_CUE[behind.id];
      if (role) {
        entry.role = role;
        entry.sure = 7;
      }
    }
    for (let k = mention.to; k <= mention.to + 1; k += 1)
      if (asWords.has(k)) {
        const named = cues.get(k + 1) ?? cues.get(k + 2);
        const role = named?.id.startsWith('word:') ? ROLE_OF_CUE[named.id] : undefined;
        if (role) {
          entry.role = role;
          entry.sure = 8;
          // "carrots and turnips as items"
          const previous = cast.at(-2);
          if (previous && mention.from - previous.mention.to <= 2 && previous.sure < 8) {
            previous.role = role;
            previous.sure = 7;
          }
        }
      }
    // one can't be in a squirrel: "in dem ein Eichhörnchen …", "races on turtles"
    if (entry.role === 'place' && (mention.kind === 'a' || mention.kind === 'c' || mention.kind === 'p'))
      entry.role = 'free';
    if (entry.role === 'hero') heroSaid = true;
    if (entry.role === 'place' || entry.role === 'with') {
      const listed = /^(?:and|y|e|und|et|и|和|,|、|，|with|or)$/u.test(tokens[mention.to]?.folded ?? '');
      if (!listed) {
        if (outer) current = { ...outer, at: mention.to };
        else if (entry.role === 'place') current = undefined;
      }
    }
    at = mention.to - 1;
  }
  if (language === 'de' || language === 'nl') verbLastClauses(cast, tokens, cues);
  return cast;
}
