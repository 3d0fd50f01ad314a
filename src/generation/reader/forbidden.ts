/** What the player must not touch, hit or catch: "don't touch the lava", "spikes that you must not hit", "die man nicht berühren darf". */
import { SCENERY } from '../lexicon/sorts.js';
import { HOSTILE } from '../lexicon/hostile.js';
import type { Mention } from './mention.js';
import type { Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/**
 * The ban itself, by language, over folded words parted by a space and characters parted by none. Every pattern is
 * linear: no repeated group holds another.
 */
const BANS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:must|should|may|can|do|does|shall) ?not|(?:mustn|shouldn|don|doesn|can|couldn) t|(?:mustn|shouldn|don|doesn|can)t|cannot|never|not to|without|not allowed to) (?:ever )?(?:touch|hit|crash into|bump into|run into|step on|fall into|land on|shoot|catch|eat|collect|pick up|bite|click|tap|smash|cut|slice|get hit by|be hit by|get caught by|be caught by|be seen by|get eaten by|be eaten by)(?:ing)?\b|\bwithout (?:bumping into|running into|crashing into|stepping on|getting hit by|falling into|touching)\b/gu,
  es: /\b(?:(?:no|nunca) (?:(?:debes?|deberias?|puedes?|se debe|se puede|se pueden|hay que|tienes que|tiene que) )?|sin )(?:tocar|toques?|tocarl[oa]s?|choc\p{L}*(?: con| contra)?|darl?e?s? a|le des a|les des a|acertar(?:le)?|golpear|golpees|pis\p{L}*|comer|comas|coger|cojas|recoger|recojas|atrapar|atrapes|rozar|cortar|cortes|caer en|caigas en)\b/gu,
  de: /\bnicht (?:beruhr\p{L}*|anfass\p{L}*|angefasst|treff\p{L}*|getroffen|ess\p{L}*|gegessen|fress\p{L}*|fang\p{L}*|gefangen|einsammel\p{L}*|eingesammelt|zusammenstoss\p{L}*|anstoss\p{L}*|begegn\p{L}*|erwisch\p{L}*)|\b(?:beruhre?|triff|iss|friss|fange?|sammle) (?:niemals |nie |bloss )?(?:nicht|keine[nr]?)\b/gu,
  fr: /\b(?:(?:ne|n) (?:\p{L}+ )?(?:pas|jamais) |sans )(?:toucher|heurter|percuter|couper|trancher|manger|attraper|ramasser|frapper|marcher sur|tomber dans)\b|\bne (?:touch|heurt|mang|percut|attrap|ramass)(?:e|es|ez) (?:pas|jamais)\b/gu,
  pt: /\b(?:(?:nao|nunca) (?:(?:pode|podem|deve|devem|se deve|se pode|podes|deves) )?|sem )(?:tocar|toque|encostar|encoste|bater|bata|comer|coma|pegar|pegue|atingir|atinja|acert\p{L}*|cortar|corte|pisar|pise|cair)\b/gu,
  it: /\b(?:(?:non|mai) (?:(?:devi|deve|devono|puoi|puo|si deve|si devono|si puo|si possono|bisogna) )?|senza )(?:tocca\p{L}*|tocchi|colpi\p{L}*|urta\p{L}*|mangia\p{L}*|prende\p{L}*|taglia\p{L}*|calpesta\p{L}*)/gu,
  ru: /(?:^|(?<= ))(?:нельзя|не (?:должен |должна |должны |надо |нужно |стоит )?) ?(?:трога\p{L}*|тронуть|каса\p{L}*|косну\p{L}*|задева\p{L}*|задеть|есть|ешь|попада\p{L}*|столкнуться|сталкива\p{L}*|врез\p{L}*|попасть|собира\p{L}*|наступа\p{L}*|бить)/gu,
  nl: /\bniet (?:aan(?:raken|geraakt)?|raken|geraakt|eten|opeten|pakken|vangen|oprapen|verzamelen|botsen)\b|\bgeen(?= \p{L}+ (?:\p{L}+ )?(?:aanraken|raken|eten|opeten|pakken|vangen|oprapen|verzamelen)\b)|\b(?:raak|eet|pak|vang) (?:nooit|geen)\b|\bzonder(?= \p{L}+ (?:\p{L}+ )?(?:aan )?te (?:raken|botsen)\b)/gu,
  pl: /\bnie (?:(?:wolno|mozna|moze|mozesz|moga|powinien|powinna|nalezy) )?(?:ci )?(?:dotyka\p{L}*|dotkn\p{L}*|jesc|jedz|zjesc|zjadac|zjedz|zbierac|zbieraj|zebrac|[lł]apac|[lł]ap|z[lł]apac|wpasc|wpada[cj]|uderzy?[cj]|uderzac|zderzy?[cj]|nadepnac|nadepnij|trafic|trafi[cj]?|trafiac|traf)(?!\p{L})|\bbez (?:dotykania|dotkniecia|uderzania|wpadania|jedzenia)\b/gu,
  uk: /(?:^|(?<= ))не (?:(?:можна|треба|слід|варто|повинен|повинна|повинні|можеш|може) )?(?:торка\p{L}*|торкн\p{L}*|чіпа\p{L}*|зачіпа\p{L}*|зачепи\p{L}*|їсти|їж|збирати|збирай|ловити|лови|вріза\p{L}*|вдаря\p{L}*|влуча\p{L}*|влучи\p{L}*|наступа\p{L}*|наступи\p{L}*|потрапля\p{L}*|потрапити|впасти|зіткну\p{L}*|зіштовх\p{L}*)(?!\p{L})/gu,
  id: /\b(?:jangan|(?:tidak|tak|gak|nggak|ga|enggak) boleh|dilarang|tanpa)(?: sampai| pernah)? (?:menyentuh|sentuh|nyentuh|tersentuh|terkena|kena|mengenai|menabrak|tabrak|nabrak|makan|memakan|menginjak|injak|nginjak|mengambil|ambil|menangkap|tangkap|tertangkap|memukul|pukul)\b/gu,
  tr: /(?:^|(?<= ))(?:(?:dokun|carp|bas|vur)ma(?:yin\p{L}*|sin|dan)|(?:dokun|carp|bas)ma(?= ?\n|$)|deg(?:me(?:yin\p{L}*|sin|den)|me(?= ?\n|$))|(?:dokun|carp|bas|yakala|topla|vur)ma(?:mali\p{L}*|yacak\p{L}*)|(?:deg|ye|dus)me(?:meli\p{L}*|yecek\p{L}*)|(?:dokunmak|carpmak|basmak|yemek|toplamak|yakalamak|vurmak) yasak)(?!\p{L})/gu,
  hi: /(?:^|(?<= ))(?:(?:मत|न|नहीं) (?:छू|छु|टकरा|खा|पकड़|मार|गिर)(?:ना|ओ|ो|ए|इए|एं|ने)?|(?:छूना|टकराना|पकड़ना|मारना|गिरना) (?:मना|मत|नहीं)|खाना मना|(?:छुए|टकराए) बिना|बिना (?:छुए|टकराए))(?![\p{L}\p{M}])/gu,
  ar: /(?:^|(?<= ))(?:لا|بدون|دون|عدم|تجنب) (?:ان )?(?:تلمس|يلمس|لمس|ملامسه|تصيب|تصب|يصيب|اصابه|تاكل|ياكل|تصطدم|الاصطدام|اصطدام)(?: ب)?/gu,
  zh: /(?:千万|绝对)?(?:不能|不要|不可以|不可|不许|禁止|别)(?:碰到|触碰|碰|接触|撞到|撞上|撞|砸到|砸中|扔到|打中|吃到|吃|打到|打|踩到|踩|捡|收集|抓)/gu,
  ja: /(?:に|を)?(?:触れ|触っ|触ら|さわっ|さわら|当たっ|当たら|当て|ぶつかっ|ぶつから|食べ|取っ|取ら)(?:て|で|ちゃ)?は?(?:いけない|ならない|だめ|ダメ|ないように|ないで|な?いよう)/gu,
  ko: /(?:건드리|닿으|닿지|부딪히|만지|밟으|밟지|먹으|먹지)\p{L}* (?:안 \p{L}+|마세요|말고|말아야|않\p{L}*)/gu,
};
/** What must be kept away from, said behind it: "bees must be avoided". */
const AVOIDED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:must|should|have to|need to|has to|got to|gotta) be|(?:are|is) to be|(?:are|is) best) (?:avoided|dodged|evaded|escaped)\b/gu,
  es: /\b(?:(?:deben?|tienen? que|hay que) (?:evitarse|ser evitad[oa]s?|esquivarse|ser esquivad[oa]s?|evitarl[oa]s?|esquivarl[oa]s?))\b/gu,
  de: /\b(?:(?:muss|mussen|sollen|soll) (?:\p{L}+ )?(?:gemieden|vermieden|umgangen) werden|(?:sind|ist) zu (?:meiden|vermeiden|umgehen)|(?:gemieden|vermieden|umgangen) werden (?:muss|mussen|sollen))\b/gu,
  fr: /\b(?:(?:sont|est) a (?:eviter|fuir|esquiver)|doi(?:t|vent) etre (?:evite|esquive)e?s?)\b/gu,
  pt: /\b(?:devem?|tem que|precisam?) ser (?:evitad|desviad)[oa]s?\b/gu,
  it: /\b(?:(?:devono|deve) essere (?:evitat|schivat)[oaie]|vanno (?:evitat|schivat)[oaie]|va (?:evitat|schivat)[oa]|sono da (?:evitare|schivare))\b/gu,
  ru: /(?:^|(?<= ))(?:надо|нужно|следует|лучше) (?:избегать|обходить)/gu,
};
/** What may follow a ban whose object stands before it. */
const CLOSES =
  /^(?:and|or|but|while|because|at|all|them|it|those|these|y|o|pero|porque|und|oder|aber|darf\p{L}*|durf\p{L}*|soll\p{L}*|kann\p{L}*|konn\p{L}*|muss\p{L}*|werden|wird|et|ou|mais|e|ma|mas|и|или|а|но|و|们|它|了|的)$/u;
const MAY =
  /^(?:darf|durfen|soll|sollen|kann|konnen|muss|mussen|(?:mag|mogen|moet|moeten|kan|kunnen|raakt?|eet|pakt?)$)/u;
const PRONOUN = /^(?:them|it|those|these|它|它们)$/u;
/** What ties a ban to the thing before it. */
const TIES =
  /^(?:which|that|who|whom|you|one|que|il|qu|on|che|man|du|die|den|der|das|которы\p{L}*|котор\p{L}*|التي|الذي|他|你|玩家|,)$/u;
const OPEN_ENDED = new Set(['zh', 'ja', 'ko']);
/** What is banned stands before its verb, and the verb ends the clause or is tied to nothing behind it. */
const VERB_LAST = new Set(['tr', 'hi']);
/** Languages in which a modal verb before its object and the rest of the verb hold the object between them. */
const BRACKETS = new Set(['de', 'nl']);

/** The mentions that a ban is about. */
export function findForbidden(mentions: readonly Mention[], tokens: readonly Token[], language: string): Set<Mention> {
  const found = new Set<Mention>();
  const pattern = BANS[language];
  if (!pattern) return found;
  const { text, tokenAt } = lineOf(tokens);
  const clear = (from: number, to: number, stops: readonly string[]): boolean =>
    !tokens.slice(from, to).some(({ type }) => stops.includes(type));
  for (const match of text.matchAll(pattern)) {
    const from = tokenAt[match.index + (match[0].startsWith(' ') ? 1 : 0)] ?? 0;
    const to = (tokenAt[match.index + match[0].length - 1] ?? from) + 1;
    const next = tokens[to];
    const after = mentions.find(
      (one) =>
        one.from >= to && one.from - to <= (OPEN_ENDED.has(language) ? 1 : 4) && clear(to, one.from, ['stop', 'comma']),
    );
    const before = mentions.findLast(
      (one) => one.to <= from && from - one.to <= (language === 'ja' || language === 'ko' ? 2 : 6),
    );
    const closed = !next || next.type === 'stop' || next.type === 'comma' || CLOSES.test(next.folded);
    const pronoun = next !== undefined && PRONOUN.test(next.folded);
    const tied =
      before !== undefined &&
      (pronoun ||
        (clear(before.to, from, ['stop']) &&
          (OPEN_ENDED.has(language) ||
            (VERB_LAST.has(language) && from - before.to <= 2 && clear(before.to, from, ['comma'])) ||
            // "darf dem Spaten nicht begegnen"
            (BRACKETS.has(language) &&
              from === before.to &&
              tokens.slice(Math.max(0, before.from - 3), before.from).some(({ folded }) => MAY.test(folded))) ||
            tokens.slice(before.to, from).some(({ folded, text: typed }) => TIES.test(folded) || TIES.test(typed)))));
    if (before && tied && (closed || VERB_LAST.has(language) || (OPEN_ENDED.has(language) && !after)))
      found.add(before);
    else if (after) {
      found.add(after);
      // "don't touch the spikes or the lava"
      const more = mentions.find((one) => one.from > after.from && one.from - after.to <= 2 && one.from - after.to > 0);
      const link = tokens[after.to]?.folded ?? '';
      if (
        more &&
        /^(?:and|or|y|o|und|oder|et|ou|e|и|или|و|ni|nor|en|of|noch|i|lub|albo|ani|і|й|та|або|чи|dan|atau)$/u.test(link)
      )
        found.add(more);
    }
  }
  const avoided = AVOIDED[language];
  for (const match of avoided ? text.matchAll(avoided) : []) {
    const from = tokenAt[match.index] ?? 0;
    const one = mentions.findLast(({ to }) => to <= from && from - to <= 1);
    if (one && clear(one.to, from, ['stop', 'comma'])) found.add(one);
  }
  return found;
}

/** Makes what is forbidden an enemy, or an obstacle where it can't move. */
export function bar(cast: readonly Cast[], forbidden: ReadonlySet<Mention>): void {
  for (const entry of cast)
    if (forbidden.has(entry.mention)) {
      const { kind, picture } = entry.mention;
      entry.role = SCENERY.has(kind) && !HOSTILE.has(picture) ? 'obstacle' : 'enemy';
      entry.sure = 9;
      entry.spared = true;
    }
}
