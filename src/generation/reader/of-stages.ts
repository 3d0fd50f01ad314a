/** What a cup is made of, so that a number of it is one of levels: "5 tracks", "vier Strecken", "три трассы". */
import type { Token } from '../vocabulary/tokens.js';

const STAGES = new RegExp(
  [
    String.raw`^(?:(?:race)?tracks?|races|circuits?|courses?|tappe|gare|piste|pistes|tracciati|circuiti|percorsi`,
    String.raw`|(?:renn)?strecken?|rennen|kurse|parcours|pistas?|circuitos|carreras|trazados|corridas|traçados`,
    String.raw`|banen|circuits|koersen|parcoursen|tras[ya]?|tor[yó]w?|wyścig(?:i|ów)|pist|parkur|yarış`,
    String.raw`|трасс[аы]?|гон(?:ки|ок)|заезд(?:а|ов)|трас[аи]?|перегон(?:и|ів)|заїзд(?:и|ів)|コース|サーキット|レース|赛道|赛程|赛车道`,
    String.raw`|트랙|코스|서킷|경주|ट्रैक|रेसें|दौड़ें|सर्किट|مضامير|مضمار|حلبات|حلبة|سباقات|lintasan|sirkuit|balapan)$`,
  ].join(''),
  'u',
);

/** What stands between a number and what it counts where no space does. */
const COUNTERS = /^[つ個の本条條个場场段개의]$/u;

/** Whether the word behind a number, or the one after a word that describes it, is a way to race on or a race. */
export function isOfStages(tokens: readonly Token[], number: { readonly to: number }): boolean {
  let at = number.to;
  while (COUNTERS.test(tokens[at]?.text ?? '')) at++;
  return tokens.slice(at, at + 2).some(({ text }) => STAGES.test(text.toLowerCase()));
}
