/** Guarding and hiding in Chinese, Japanese, Korean and Arabic, where particles or the verb's place tell who does what to whom. */
import { HOSTILE } from '../lexicon/hostile.js';
import { isAgent, type Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

interface Eastern {
  /** keeps someone from harm; the guard stands before it */
  readonly guards: RegExp;
  /** between the guarded and the feared, who comes next; of languages that say "from" before */
  readonly from?: RegExp;
  /** right after the feared; of languages that say "from" behind */
  readonly fromAfter?: RegExp;
  /** the next one must not notice, or the one before where `unseenAfter` says so */
  readonly unseen?: RegExp;
  readonly unseenAfter?: RegExp;
}

const EASTERN: Readonly<Record<string, Eastern>> = {
  zh: {
    guards: /保护|守护|保卫|守卫|守住|护送|捍卫/gu,
    from: /不被|不让|不受|免受|免遭|别被|别让|防止|抵御|抵挡|免于|不要被|不能被|阻止|对抗/gu,
    unseen: /(?:不能|不要|别|不|不可以|不会|没)被|(?:躲过|避开|瞒过|骗过|溜过|绕过)/gu,
  },
  ja: {
    guards: /守る|守り|守って|守れ|護衛|防衛/gu,
    fromAfter: /^(?:たち|さん|の群れ|の大群)?から/u,
    unseenAfter:
      /^(?:たち|さん)?(?:に|から)?(?:は)?(?:見つから(?:ない|ず)|みつから(?:ない|ず)|気づかれ(?:ない|ず)|見られ(?:ない|ず)|ばれ(?:ない|ず)|バレ(?:ない|ず)|捕まら(?:ない|ず)|隠れて|の目を盗|の目をかいくぐ|に内緒)/u,
  },
  ko: {
    guards: /지키|보호|방어|수호/gu,
    fromAfter: /^$/u,
  },
  ar: {
    guards: /(?:^|(?<= ))(?:ي|ت|ا|ن)?(?:حمي|حم|دافع|حرس)\p{L}*/gu,
    from: /(?:^|(?<= ))(?:من|ضد)(?= )/gu,
    unseen: /(?:دون|بدون) (?:ان )?(?:ي|ت)?(?:راه|راها|رى|كتشفه|كتشف|لاحظه|لاحظ|مسكه|مسك)\p{L}*|خلسه من|متسللا من/gu,
  },
};
/** What the feared one would do, where Chinese has it: it must not be seeing. */
const SEES = /^(?:们)?(?:发现|看到|看见|抓到|抓住|察觉|逮到|逮住|注意到)/u;
const KOREAN_FROM = /(?:으로부터|로부터|에게서|한테서|에서)$/u;
const KOREAN_UNSEEN = /^(?:들키지|걸리지|들키|몰래|잡히지)/u;
const LISTED = /^(?:和|与|跟|、|及|と|や|و|와|과|,)$/u;

const hostile = (one: Cast, threat: 'warded' | 'watching'): void => {
  one.role = 'enemy';
  one.sure = 9;
  one.threat = threat;
};
const harms = (one: Cast): boolean => isAgent(one.mention) || HOSTILE.has(one.mention.picture);

/** Marks them in a cast that is already read; a language without a row is left as it is. */
export function readEasternGuarding(cast: readonly Cast[], tokens: readonly Token[], language: string): void {
  const words = EASTERN[language];
  if (!words) return;
  const line = lineOf(tokens);
  const places = (pattern: RegExp | undefined): { from: number; to: number }[] =>
    pattern
      ? [...line.text.matchAll(pattern)].map((match) => ({
          from: line.tokenAt[match.index] ?? 0,
          to: (line.tokenAt[match.index + match[0].length - 1] ?? 0) + 1,
        }))
      : [];
  const after = ({ mention }: Cast): string =>
    lineOf(tokens.slice(mention.to, mention.to + 12)).text.split('\n')[0] ?? '';
  const listed = (last: Cast): Cast[] => {
    const list = [last];
    for (let i = cast.indexOf(last) - 1; i >= 0; i -= 1) {
      const one = cast[i];
      const next = list[0];
      if (!one || !next || next.mention.from - one.mention.to > 1) break;
      if (!LISTED.test(tokens[one.mention.to]?.text ?? '') || !harms(one)) break;
      list.unshift(one);
    }
    return list;
  };

  for (const { to } of places(words.unseen)) {
    const one = cast.find(({ mention }) => mention.from >= to && mention.from - to <= 2);
    if (one && harms(one) && (language !== 'zh' || SEES.test(after(one)) || tokens[to - 1]?.text === '过'))
      hostile(one, 'watching');
  }
  for (const one of cast) {
    const seen = words.unseenAfter?.test(after(one)) === true;
    const korean = language === 'ko' && KOREAN_UNSEEN.test(after(one).trim());
    if ((seen || korean) && harms(one)) for (const each of listed(one)) hostile(each, 'watching');
  }

  for (const guard of places(words.guards)) {
    const feared = fearedBy(cast, tokens, words, language, guard, places(words.from));
    const threats = feared.filter((one) => one.threat === undefined && harms(one));
    if (threats.length === 0) continue;
    for (const one of threats) for (const each of listed(one)) hostile(each, 'warded');
    const rest = cast.filter((one) => one.threat === undefined);
    const kept =
      language === 'zh' || language === 'ar'
        ? rest.find(({ mention }) => mention.from >= guard.to)
        : objectOf(rest, tokens, language);
    if (kept) {
      kept.role = kept.mention.kind === 'n' ? 'place' : 'goal';
      kept.sure = 8;
    }
    const keeper = rest.find((one) => one !== kept && one.mention.to <= guard.from && isAgent(one.mention));
    if (keeper && (keeper.role !== 'hero' || keeper.sure < 8)) {
      keeper.role = 'hero';
      keeper.sure = 8;
    }
  }
}

/** Who the guard keeps away. */
function fearedBy(
  cast: readonly Cast[],
  tokens: readonly Token[],
  words: Eastern,
  language: string,
  guard: { readonly from: number; readonly to: number },
  froms: readonly { readonly from: number; readonly to: number }[],
): Cast[] {
  const near = ({ mention }: Cast): boolean => Math.abs(mention.from - guard.from) <= 20;
  if (words.from) {
    // 从火龙手中保护公主 stands before, 保护蛋糕不被蚂蚁吃掉 after
    return froms.flatMap(({ to }) => {
      const one = cast.find(({ mention }) => mention.from >= to && mention.from - to <= 3);
      return one && to > guard.from ? [one] : [];
    });
  }
  return cast.filter((one) => {
    if (!near(one) || one.mention.from > guard.from) return false;
    if (language === 'ko') return KOREAN_FROM.test(tokens[one.mention.to - 1]?.folded ?? '');
    const rest = lineOf(tokens.slice(one.mention.to, one.mention.to + 6)).text;
    return words.fromAfter?.test(rest) === true;
  });
}

/** The object of the verb by its particle: お城を, 성을. */
function objectOf(cast: readonly Cast[], tokens: readonly Token[], language: string): Cast | undefined {
  return cast.find(({ mention }) =>
    language === 'ko' ? /[을를]$/u.test(tokens[mention.to - 1]?.folded ?? '') : tokens[mention.to]?.text === 'を',
  );
}
