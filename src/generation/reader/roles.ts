/**
 * What part each thing plays, from the words around it: "avoid the seals" makes enemies, "a fox collecting berries" a
 * hero and items. Knows nothing of kinds of games; what no word decides stays `free` or `with`.
 */
import type { Mention } from './mentions.js';
import type { Token } from './tokens.js';
import type { Span } from './vocabulary.js';

export type Role =
  'hero' | 'enemy' | 'item' | 'goal' | 'obstacle' | 'projectile' | 'boss' | 'bricks' | 'place' | 'with' | 'free';

/** Creatures that are enemies unless the prompt makes one the hero. */
export const HOSTILE = new Set([
  'person-zombie',
  'mask:monster',
  'goblin',
  'ogre',
  'alien-monster',
  'smiling-face-with-horns',
  'person-supervillain',
  'skull',
  'microbe',
  'shark',
  'spider',
  'scorpion',
  'wolf',
  'bomb',
  'comet',
  'flying-saucer',
  'person-vampire',
  'mosquito',
  'cockroach',
  'mask:robot',
  'fire',
  'tornado',
  'hot-pepper',
  'police-officer',
]);

export interface Cast {
  readonly mention: Mention;
  role: Role;
  /** 0–10: how plainly the prompt says so */
  sure: number;
}

const ROLE_OF_CUE: Readonly<Record<string, Role>> = {
  hero: 'hero',
  take: 'item',
  foe: 'enemy',
  shot: 'projectile',
  goal: 'goal',
  over: 'obstacle',
  place: 'place',
  with: 'with',
  'word:enemy': 'enemy',
  'word:item': 'item',
  'word:bricks': 'bricks',
  'word:obstacle': 'obstacle',
  'word:goal': 'goal',
  'word:hero': 'hero',
  'word:boss': 'boss',
};

/** Languages whose verbs follow their objects. */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
/** Words between a part and what plays it. */
const NAMING = new Set(
  'of de di da do aus von like such as made out включая из should must can will would have'.split(' '),
);
const COPULA = new Set(
  'is are be being should son es sind ist sont est são é sono è это являются'.split(' ').concat(['是', '就是', '为']),
);
const BETWEEN = new Set('between entre zwischen tra fra между'.split(' '));
const RELATIVE = new Set(
  'who that which whose and then also always just only slowly quickly bravely que qui der die das wo che который которая которые и e y et und o un se si constantly'.split(
    ' ',
  ),
);
const AGENTS = new Set(['a', 'c', 'p', 'v', 'm']);

const isAgent = (mention: Mention): boolean => AGENTS.has(mention.kind);

/** Index of the next span at or after a token, by start. */
function cuesByStart(spans: readonly Span[]): Map<number, Span> {
  const map = new Map<number, Span>();
  for (const span of spans) {
    if (span.type !== 'cue' || span.id === 'game' || span.id === 'not' || span.id === 'as') continue;
    const known = map.get(span.from);
    // of two readings of a phrase the longer wins, and a verb wins over "can", "that" and "in"
    const worth = (s: Span): number =>
      (s.to - s.from) * 10 + (s.id === 'move' || s.id === 'place' || s.id === 'with' ? 0 : 5);
    if (!known || worth(span) > worth(known)) map.set(span.from, span);
  }
  return map;
}

/** Sets `negated` on things under a "no" or "without", and returns the cast without them. */
function markNegated(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): void {
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  for (const { from, to } of nots)
    for (const mention of mentions) {
      const gap = mention.from - to;
      const after = language === 'ja' || language === 'ko' || language === 'tr';
      const gapBefore = from - mention.to;
      const between = (a: number, b: number): boolean =>
        tokens.slice(a, b).some(({ type }) => type === 'stop' || type === 'comma') ||
        spans.some(
          (s) =>
            s.type === 'cue' &&
            s.from >= a &&
            s.to <= b &&
            ['foe', 'take', 'shot', 'move', 'over', 'hero'].includes(s.id),
        );
      if (!after && gap >= 0 && gap <= 2 && !between(to, mention.from)) mention.negated = true;
      if (after && gapBefore >= 0 && gapBefore <= 3 && !between(mention.to, from)) mention.negated = true;
    }
}

function verbFirst(
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
  const reach = language === 'zh' ? 14 : 8;

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
        if (!says && !starts.has(cue.to) && !starts.has(cue.to + 1)) {
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
          if (current?.role === 'projectile' && role === 'place' && target && isAgent(target)) {
            current = { role: 'enemy', at: cue.to, id: 'foe', fresh: true };
            at = Math.max(at, cue.to - 1);
            continue;
          }
          // "full of candy bricks", "in the forest": only what follows at once
          current = { role, at: cue.to, id: cue.id, fresh: true };
        } else {
          current = { role, at: cue.to, id: cue.id, fresh: true };
          outer = undefined;
        }
      } else if (cue.id === 'move' && current && current.role !== 'with' && current.role !== 'place') {
        // a new verb ends the reach of the last, unless it only links ("that", "can")
        if (!RELATIVE.has(tokens[cue.from]?.folded ?? '')) current = undefined;
      }
      at = Math.max(at, cue.to - 1);
      continue;
    }

    const entry: Cast = { mention, role: 'free', sure: 0 };
    cast.push(entry);
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
      if (current.role === 'projectile' && isAgent(mention)) entry.role = 'enemy';
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
    const cue = cues.get(far)?.id === 'chase' && !starts.has(far) ? cues.get(far) : cues.get(next);
    const linked = RELATIVE.has(tokens[mention.to]?.folded ?? '') || RELATIVE.has(tokens[mention.to + 1]?.folded ?? '');
    if (cue && (!comma || linked)) {
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
      const governed = entry.role !== 'free' && entry.role !== 'with' && entry.role !== 'place';
      if (cue.id === 'chase') {
        if (entry.role !== 'hero' || entry.sure < 8) {
          entry.role = 'enemy';
          entry.sure = 8;
        }
      } else if (['take', 'foe', 'shot', 'move', 'goal', 'over'].includes(cue.id) && !governed && isAgent(mention)) {
        const versus = /^(?:vs|versus|against|contra|contro|contre|gegen|против)$/u.test(
          tokens[cue.from]?.folded ?? '',
        );
        // after a plural subject a motion is a threat ("zombies walk towards the school") once there is a hero
        if (heroSaid && mention.plural && cue.id === 'move') {
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

const LIST_WORD =
  /^(?:und|oder|,|die|der|das|den|dem|alle|viele|ein|eine|einen|en|de|het|am|an|im|zu|muss|mich|kleine|kleinen|bosen|vor)$/u;

/** German clauses end in their verb ("der Pilze sammelt und Füchsen ausweicht"): there it rules what stands before it. */
function verbLastClauses(cast: Cast[], tokens: readonly Token[], cues: ReadonlyMap<number, Span>): void {
  for (let i = cast.length - 1; i >= 0; i -= 1) {
    const entry = cast[i];
    if (!entry) continue;
    let at = entry.mention.to;
    // "zu", an adverb
    if (
      !cues.has(at) &&
      tokens[at]?.type === 'word' &&
      LIST_WORD.test(tokens[at]?.folded ?? '') &&
      tokens[at]?.folded !== 'und'
    )
      at += 1;
    const cue = cues.get(at);
    if (cue && ['take', 'foe', 'chase', 'shot', 'over', 'goal'].includes(cue.id)) {
      const after = tokens[cue.to];
      const ends =
        !after ||
        after.type === 'stop' ||
        after.type === 'comma' ||
        /^(?:und|oder|muss|will|kann|soll|mussen|konnen|sollen|mochte|en)$/u.test(after.folded);
      const role = cue.id === 'chase' ? 'enemy' : ROLE_OF_CUE[cue.id];
      if (ends && role && !(entry.role === 'hero' && entry.sure >= 8)) {
        entry.role = role === 'projectile' && isAgent(entry.mention) ? 'enemy' : role;
        entry.sure = 7;
        // the rest of a list before it
        for (let k = i - 1; k >= 0; k -= 1) {
          const before = cast[k];
          const following = cast[k + 1];
          if (!before || !following || following.mention.from - before.mention.to > 2) break;
          const between = tokens.slice(before.mention.to, following.mention.from);
          const joined = between[0]?.folded === 'und' || between[0]?.folded === 'oder' || between[0]?.type === 'comma';
          // a comma and an article open a clause of their own
          if (!joined || between.length > 1 || before.sure >= 8) break;
          before.role = entry.role;
          before.sure = 6;
        }
      }
    }
  }
}

const PARTICLES = [
  'から逃',
  'として',
  'から',
  'では',
  'には',
  'たち',
  'が',
  'は',
  'を',
  'に',
  'で',
  'と',
  'や',
  'の',
  'も',
  'へ',
] as const;

function verbLast(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  const cues = cuesByStart(spans);
  const cast: Cast[] = mentions.map((mention) => ({ mention, role: 'free' as Role, sure: 0 }));
  const nextCue = (from: number): Span | undefined => {
    for (let at = from; at < Math.min(tokens.length, from + 26); at += 1) {
      if (tokens[at]?.type === 'stop') return undefined;
      const cue = cues.get(at);
      if (cue && cue.id !== 'place' && cue.id !== 'with' && !cue.id.startsWith('word:')) return cue;
    }
    return undefined;
  };
  for (let i = cast.length - 1; i >= 0; i -= 1) {
    const entry = cast[i];
    if (!entry) continue;
    const { mention } = entry;
    const following = cast[i + 1];
    let particle = '';
    let after = mention.to;
    if (language === 'ja') {
      const rest = tokens
        .slice(mention.to, mention.to + 5)
        .map(({ text }) => text)
        .join('');
      const plural = rest.startsWith('たち') ? 2 : 0;
      particle = PARTICLES.find((one) => one !== 'たち' && rest.slice(plural).startsWith(one)) ?? '';
      after += plural + particle.length;
    } else if (language === 'ko') {
      const last = tokens[mention.to - 1];
      particle = /(?:에서|에게|으로|와|과|랑|이|가|은|는|을|를|에|로|의)$/u.exec(last?.folded ?? '')?.[0] ?? '';
      particle =
        {
          이: 'が',
          가: 'が',
          은: 'は',
          는: 'は',
          을: 'を',
          를: 'を',
          에서: 'で',
          와: 'と',
          과: 'と',
          랑: 'と',
          의: 'の',
          에: 'に',
          로: 'へ',
          으로: 'で',
        }[particle] ?? particle;
    } else particle = 'を';
    const subjectWord = [...cues.values()].find(
      ({ id, to }) => id.startsWith('word:') && (to === mention.from || to === mention.from - 1),
    );
    if (subjectWord && following?.mention !== mention) {
      const role = ROLE_OF_CUE[subjectWord.id];
      // 敵はカニ: what follows the word is it
      if (role && tokens[mention.from - 1]?.text === 'は') {
        entry.role = role;
        entry.sure = 8;
        continue;
      }
    }
    const heroWord = [...cues.values()].some(({ id, to }) => id === 'hero' && to === mention.from);
    if (heroWord) {
      entry.role = 'hero';
      entry.sure = 8;
      continue;
    }
    const comma = tokens[mention.to]?.type === 'comma';
    const listed = particle === 'と' || particle === 'や' || comma;
    if (listed && following && following.mention.from - mention.to <= 4) {
      entry.role = following.role === 'hero' ? 'free' : following.role;
      entry.sure = following.role === 'hero' ? 0 : following.sure - 1;
      continue;
    }
    if (particle === 'の' && following && following.mention.from === after) {
      entry.role = following.role === 'hero' ? 'free' : following.role;
      entry.sure = Math.max(0, following.sure - 2);
      continue;
    }
    const cue = nextCue(after);
    const role = cue ? (cue.id === 'chase' ? 'enemy' : ROLE_OF_CUE[cue.id]) : undefined;
    if (particle === 'を') {
      if (role) {
        entry.role = role === 'projectile' && isAgent(mention) ? 'enemy' : role;
        entry.sure = 6;
      }
    } else if (particle === 'が' || particle === 'は' || particle === 'も') {
      const between = cast.some(
        (other) => other !== entry && cue && other.mention.from >= after && other.mention.to <= cue.from,
      );
      if (cue?.id === 'chase' && !between) {
        entry.role = 'enemy';
        entry.sure = 7;
      } else if (isAgent(mention) && cue) {
        entry.role = 'hero';
        entry.sure = 6;
      } else entry.role = 'with';
    } else if (particle === 'に') {
      const rest = tokens
        .slice(after, after + 3)
        .map(({ text }) => text)
        .join('');
      if (/^(?:なっ|なり|なる)/u.test(rest)) {
        entry.role = 'hero';
        entry.sure = 8;
      } else if (cue && (cue.id === 'foe' || cue.id === 'chase')) {
        entry.role = 'enemy';
        entry.sure = 6;
      } else if (cue?.id === 'goal') {
        entry.role = 'goal';
        entry.sure = 6;
      } else entry.role = 'place';
    } else if (particle === 'へ' && cue?.id === 'goal') {
      entry.role = 'goal';
      entry.sure = 6;
    } else if (particle.startsWith('から')) {
      entry.role = cue?.id === 'foe' ? 'enemy' : 'place';
      entry.sure = cue?.id === 'foe' ? 6 : 1;
    } else if (particle === 'で' || particle === 'では' || particle === 'には') {
      const object = mention.kind === 'o' && particle === 'で';
      entry.role = object ? 'projectile' : 'place';
      entry.sure = object ? 5 : 2;
    }
  }
  return cast;
}

/** "the bombs are chili peppers": shown is the pepper, in the part of the bomb. */
function dress(cast: readonly Cast[], tokens: readonly Token[]): Cast[] {
  const out: Cast[] = [];
  cast.forEach((entry, i) => {
    const next = cast[i + 1];
    const between = next ? tokens.slice(entry.mention.to, next.mention.from) : [];
    if (next && between.length > 0 && between.length <= 3 && COPULA.has(between[0]?.folded ?? '')) {
      const role = entry.role === 'free' && HOSTILE.has(entry.mention.picture) ? 'enemy' : entry.role;
      if (role !== 'free' && role !== 'with' && role !== 'place') {
        next.role = role;
        next.sure = Math.max(7, entry.sure);
      }
      if (role !== 'hero') return;
    }
    out.push(entry);
  });
  return out;
}

/** The part of every thing that is not negated. */
export function assignRoles(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  markNegated(mentions, tokens, spans, language);
  const wanted = mentions.filter(({ negated }) => !negated);
  return VERB_LAST.has(language)
    ? verbLast(wanted, tokens, spans, language)
    : dress(verbFirst(wanted, tokens, spans, language), tokens);
}
