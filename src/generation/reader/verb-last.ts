/** Parts by the particle after a thing and the verb that follows it: Japanese and Korean, and roughly Turkish and Hindi. */
import type { Mention } from './mention.js';
import { cuesByStart, isAgent, ROLE_OF_CUE, type Cast, type Role } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

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

/** A Turkish case as the Japanese particle that says the same; who has none and comes first does it. */
function turkishCase(word: string, first: boolean): string {
  if (/.{2}[dt][ae]n$/u.test(word)) return 'から';
  if (/.{2}(?:l[ae]r[ae]|y[ae])$/u.test(word)) return 'に';
  if (/.{2}[dt][ae]$/u.test(word)) return 'で';
  return first ? 'が' : 'を';
}

/** Right to left, so that a list takes the part of its last member. */
export function verbLast(
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
      // a verb that no list knows ends its clause all the same
      if (language === 'ko' && /.(?:고|며|면서|아서|어서|지만)$/u.test(tokens[at]?.folded ?? '')) return undefined;
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
      const plural = /^(?:たち|マン|くん|ちゃん|さん|さま|さまたち|さんたち)/u.exec(rest)?.[0].length ?? 0;
      particle = PARTICLES.find((one) => one !== 'たち' && rest.slice(plural).startsWith(one)) ?? '';
      after += plural + particle.length;
    } else if (language === 'tr') {
      particle = turkishCase(tokens[mention.to - 1]?.folded ?? '', i === 0);
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
    // わさびの敵: the word names the part of what stands before it
    const word = particle === 'の' ? cues.get(after) : undefined;
    if (word?.id === 'word:enemy' || word?.id === 'word:boss') {
      entry.role = word.id === 'word:boss' ? 'boss' : 'enemy';
      entry.sure = 7;
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
      } else if (cue && i === 0 && particle !== 'も') {
        // おにぎりが走る: what does something plays, whatever it is
        entry.role = 'hero';
        entry.sure = 5;
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
      const fled = cue?.id === 'foe' || particle === 'から逃';
      entry.role = fled ? 'enemy' : 'place';
      entry.sure = fled ? 6 : 1;
    } else if (particle === 'で' || particle === 'では' || particle === 'には') {
      const object = mention.kind === 'o' && particle === 'で';
      entry.role = object ? 'projectile' : 'place';
      entry.sure = object ? 5 : 2;
    }
  }
  beforeNoun(cast, tokens, cues, language);
  return cast;
}

/** What ends a verb that tells of the noun behind it. */
const ADNOMINAL: Readonly<Record<string, RegExp>> = { ko: /(?:는|던|은|한)$/u, tr: /(?:[ae]n)$/u };
/** Of something else: the noun behind is itself an object or an owner. */
const GOVERNED = /(?:을|를|에게|한테|의|와|과|랑|에서)$/u;
/** Turkish verbs of getting. */
const TURKISH_TAKE = /^(?:yi|ye|topla|cal|yakala|tasi|yut|bul)\p{L}*$/u;

/** "떡볶이 먹는 토끼", "balık yiyen kedi": a clause before the noun tells what the one behind it does. It plays. */
function beforeNoun(
  cast: readonly Cast[],
  tokens: readonly Token[],
  cues: ReadonlyMap<number, Span>,
  language: string,
): void {
  const pattern = ADNOMINAL[language];
  if (!pattern) return;
  cast.forEach((object, i) => {
    const doer = cast[i + 1];
    if (!doer || !isAgent(doer.mention) || (doer.role === 'hero' && doer.sure >= 8)) return;
    const gap = tokens.slice(object.mention.to, doer.mention.from);
    const verb = gap[0];
    if (!verb || gap.length !== 1 || verb.type !== 'word' || !pattern.test(verb.folded)) return;
    const cue = cues.get(object.mention.to);
    const role = cue ? ROLE_OF_CUE[cue.id] : language === 'tr' && TURKISH_TAKE.test(verb.folded) ? 'item' : undefined;
    const last = tokens[doer.mention.to - 1]?.folded ?? '';
    if (!role || role === 'hero' || role === 'place' || role === 'with') return;
    if (language === 'ko' && GOVERNED.test(last)) return;
    object.role = role;
    object.sure = 7;
    for (const other of cast) if (other !== doer && other.role === 'hero') other.role = 'free';
    doer.role = 'hero';
    doer.sure = 7;
  });
}
