/**
 * What a prompt wants left out, where no "no" stands right before it: behind the thing ("spiders are not allowed", クモは出さない),
 * by another word ("leave out the spiders"), and further down a list ("no spiders, snakes or bats").
 */
import type { Mention } from './mention.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/** Right before what is left out, up to two words between. The polite plural speaks to who makes the game: a player is told "evita". */
const BEFORE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:leave|leaving|keep) out|(?:exclude|excluding|avoid (?:showing|drawing|using)))\b/gu,
  de: /\b(?:verzicht\p{L}* auf|lass\p{L}* (?:bitte )?weg|vermeide[nt])\b/gu,
  es: /\b(?:evitad|evitemos|eviten|no (?:pongais|pongan|pongas|useis|usen|uses|metais|metan|metas))\b/gu,
  fr: /\b(?:evitez (?:de montrer|les images de|d utiliser)|n (?:utilisez|ajoutez) pas)\b/gu,
  it: /\b(?:evitate|evitare di mostrare|non (?:mettete|usate|mostrate))\b/gu,
  pt: /\b(?:evitem|nao (?:usem|ponham|coloquem|mostrem))\b/gu,
  nl: /\b(?:vermijd|laat (?:de |het )?weg)\b/gu,
  id: /\b(?:hindari (?:gambar|menampilkan)|jangan (?:ada|pakai|tampilkan|pasang))\b/gu,
  zh: /(?:不要|不能|别|不许|请勿|不得|避免)(?:出现|放|画|加|用|有)/gu,
};

/** Right behind it, at the end of a clause; what is said between is a particle at most. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:is|are) not (?:allowed|wanted|welcome)|(?:isn|aren) ?t (?:allowed|wanted|welcome)|not (?:allowed|wanted|please)|(?:should|must|may) not (?:appear|be (?:shown|included))|(?:shouldn|mustn) ?t (?:appear|be (?:shown|included)))\b/gu,
  de: /\b(?:(?:bitte |lieber |auf keinen fall )nicht(?: (?:zeigen|einbauen|verwenden))?|nicht (?:zeigen|vorkommen|auftauchen|erwunscht)|(?:bitte )?(?:weg|raus)lassen)\b/gu,
  es: /\b(?:no (?:queremos|quiero|aparezcan?|salgan?|gracias|por favor)|mejor no)\b/gu,
  fr: /\b(?:ne doi(?:t|vent) pas (?:apparaitre|y etre)|non merci|surtout pas|on n en veut pas)\b/gu,
  it: /\b(?:non (?:devono|deve) (?:apparire|esserci|vedersi|comparire)|no grazie|non ne vogliamo|meglio di no)\b/gu,
  pt: /\b(?:nao (?:queremos|quero|(?:pode|podem|deve|devem) aparecer|por favor|obrigad[oa])|melhor nao)\b/gu,
  nl: /\b(?:(?:liever|graag|alsjeblieft) niet|niet (?:laten zien|tonen|gebruiken|gewenst)|weglaten|willen we niet|wil ik niet)\b/gu,
  pl: /\bnie (?:chce|chcemy|pokazuj\p{L}*|dawaj\p{L}*|trzeba|moze byc)/gu,
  ru: /(?:^|(?<= ))не (?:надо|нужно|нужны|нужен|нужна|хочу|хотим|показыва\p{L}*|рисова\p{L}*)/gu,
  uk: /(?:^|(?<= ))не (?:треба|потрібно|потрібні|хочу|хочемо|показува\p{L}*|малюва\p{L}*)/gu,
  tr: /(?:^|(?<= ))(?:g[oö]r[uü]nmesin|olmas[iı]n|istemiyor\p{L}*|koyma\p{L}*|g[oö]sterme\p{L}*|kullanma\p{L}*|yer almas[iı]n|[cç][iı]kmas[iı]n)/gu,
  ja: /[はをがも]?(?:(?:出さ|入れ|使わ|描か|見せ|表示し|登場させ)ない|抜き|禁止|不要|いりません|避けて|やめて)/gu,
  ko: /(?:^|(?<= ))(?:빼(?:고|줘|주\p{L}*)?|넣지 \p{L}+|나오지 \p{L}+|보이지 \p{L}+|쓰지 \p{L}+|제외\p{L}*|금지|안 나오\p{L}*|없이|없는)(?= |\n|$)/gu,
  hi: /(?:^|(?<= ))(?:(?:नहीं|नही|nahi|nahin|nai) (?:चाहिए|चाहिये|होना|होने|दिख\p{L}*|chahiye|hona|dikh\p{L}*)|मत (?:दिखा\p{L}*|डाल\p{L}*|रख\p{L}*)|न (?:हो|हों|दिखे\p{L}*|दिखाएँ))/gu,
  id: /\b(?:(?:tidak|gak|nggak|jangan|tak) (?:boleh ada|usah|perlu|muncul|ditampilkan|mau|dipakai))\b/gu,
  ar: /(?:^|(?<= ))(?:غير مسموح\p{L}*|ممنوع\p{L}*|لا (?:نريد\p{L}*|اريد\p{L}*|تظهر\p{L}*))/gu,
};

/** Links of a list. What follows "or" and "nor" is refused as well; behind "and" only where its clause ends there: "no fish and catch stars". */
const OR =
  /^(?:or|nor|oder|noch|ni|ou|nem|ne|of|ani|lub|albo|czy|или|ни|або|чи|ні|veya|ya|ne|atau|maupun|أو|او|ولا|या|या|か|や|或|或者)$/u;
const AND = /^(?:and|und|y|e|et|ed|en|i|и|та|й|і|ve|dan|और|aur|と|や|和|与|跟|及)$/u;
/** May stand before a word of a list. */
const SMALL =
  /^(?:the|any|de|des|d|la|le|les|el|los|las|lo|il|i|gli|das|die|der|den|het|os|as|a[oà]|also|auch|too|keine[nr]?|ada)$/u;
/** Behind the last word of a list. */
const CLOSES =
  /^(?:please|pls|plz|bitte|porfa|por|stp|svp|per|favore|alsjeblieft|prosz[eę]|пожалуйста|будь|l[uü]tfen|tolong|ya|at|in|on|from|에|は|を|が|も|的|के|ke|나|도)$/u;
/** Parts what is refused from what is wanted: "no spiders but snakes". */
export const TURNS =
  /^(?:but|only|just|except|instead|aber|sondern|nur|doch|jedoch|pero|sino|solo|solamente|mais|seulement|juste|mas|somente|apenas|ma|soltanto|maar|alleen|wel|ale|lecz|tylko|но|только|а|але|тільки|лише|ama|fakat|sadece|tapi|tetapi|hanya|لكن|فقط|लेकिन|सिर्फ|पर|只|但)$/u;
/** Words between a word that leaves out and the thing. */
const MOST_BETWEEN = 2;
const MOST_BEHIND: Readonly<Record<string, number>> = { ja: 3, ko: 1, hi: 1, tr: 1 };

const isPause = ({ type }: Token): boolean => type === 'stop' || type === 'comma';

/** Sets `negated` on whatever these words leave out, `negated` before by a "no" right before it or not. */
export function leaveOut(mentions: readonly Mention[], tokens: readonly Token[], language: string): void {
  const { text, tokenAt } = lineOf(tokens);
  const placesOf = (pattern: RegExp | undefined): { from: number; to: number }[] =>
    pattern === undefined
      ? []
      : [...text.matchAll(pattern)].map((match) => ({
          from: tokenAt[match.index] ?? 0,
          to: (tokenAt[match.index + match[0].length - 1] ?? 0) + 1,
        }));
  const isClear = (from: number, to: number): boolean => !tokens.slice(from, to).some(isPause);
  for (const { to } of placesOf(BEFORE[language])) {
    const next = mentions.find(({ from }) => from >= to && from - to <= MOST_BETWEEN && isClear(to, from));
    if (next) next.negated = true;
  }
  for (const one of mentions.filter(({ negated }) => negated)) listBehind(one, mentions, tokens);
  for (const { from, to } of placesOf(BEHIND[language])) {
    const next = tokens[to];
    const most = MOST_BEHIND[language];
    // where the verb is last it closes its clause anyway; elsewhere "no quiero arañas" has its thing behind
    if (most === undefined && next && !isPause(next) && !TURNS.test(next.folded) && !CLOSES.test(next.folded)) continue;
    const last = mentions.findLast((one) => one.to <= from && from - one.to <= (most ?? 0) && isClear(one.to, from));
    if (!last) continue;
    last.negated = true;
    listBefore(last, mentions, tokens);
  }
}

/** Whether nothing but links, commas and small words stands between two things of a list; `link` is the last one's. */
function linkOf(tokens: readonly Token[]): 'or' | 'and' | 'comma' | undefined {
  let link: 'or' | 'and' | 'comma' | undefined;
  for (const { type, folded } of tokens) {
    if (type === 'comma') link ??= 'comma';
    else if (OR.test(folded)) link = 'or';
    else if (AND.test(folded)) link = 'and';
    else if (type === 'stop' || !SMALL.test(folded)) return undefined;
  }
  return link;
}

/** A comma alone goes on only to a link: "no spiders, snakes or bats", but not "no spiders, coins". */
function listBehind(first: Mention, mentions: readonly Mention[], tokens: readonly Token[]): void {
  const waiting: Mention[] = [];
  let last = first;
  for (;;) {
    const next = mentions.find(({ from }) => from >= last.to);
    const link = next && linkOf(tokens.slice(last.to, next.from));
    if (!next || link === undefined) return;
    const behind = tokens[next.to];
    const ends = !behind || isPause(behind) || CLOSES.test(behind.folded) || TURNS.test(behind.folded);
    waiting.push(next);
    if (link === 'or' || (link === 'and' && ends)) for (const one of waiting.splice(0)) one.negated = true;
    else if (link === 'and') return;
    last = next;
  }
}

/** The list that ends in what is refused behind it. */
function listBefore(end: Mention, mentions: readonly Mention[], tokens: readonly Token[]): void {
  let last = end;
  for (;;) {
    const before = mentions.findLast(({ to }) => to <= last.from);
    if (!before || !joins(tokens, before, last)) return;
    before.negated = true;
    last = before;
  }
}

/** Korean joins by an ending of the word itself: 거미와 뱀. */
function joins(tokens: readonly Token[], { to }: Mention, { from }: Mention): boolean {
  const link = linkOf(tokens.slice(to, from));
  return (
    link === 'or' ||
    link === 'and' ||
    (from === to && /[가-힣](?:와|과|나|이나|랑|하고)$/u.test(tokens[to - 1]?.text ?? ''))
  );
}
