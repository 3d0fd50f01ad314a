/** Who spoils what is ours: "my brother keeps eating my crayons", "crows steal the crops". The other side, and no hero. */
import { isAgent, type Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/** By language, over the folded words between who does it and what is spoilt. Linear: no repeated group holds another. */
const SPOILS_OURS: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:keeps?|kept|always|constantly|is|are|just|secretly|all) ?){0,3}(?:steal|eat|break|ruin|destroy|chew|bit|hid|tak|wreck|nibbl|snatch|trampl|smash|devour|rob|raid|grab|knock over|chew on|chew up)(?:s|es|e|ing)? (?:all )?(?:my|our)(?: \S+)?$/u,
  de: /^(?:(?:immer|dauernd|standig|heimlich) )?(?:klau|stehl|stiehl|fress|friss|ess|iss|zerstor|zertramp\S|raub|mops)(?:t|en)(?: (?:mir|uns) (?:immer |dauernd |standig |alle )?(?:die|den|das)|(?: (?:mir|uns|immer|dauernd|standig|alle)){0,2} (?:meine?|meinen|unsere?|unseren))$/u,
  es: /^(?:siempre )?(?:me |nos |se )?(?:(?:rob|rompe|com|destruye|muerde|destroz)(?:a|an|n|e|en)?) (?:todos |todas )?(?:mis?|nuestr[oa]s?)(?: \S+)?$/u,
  fr: /^(?:me |nous )?(?:vol|mang|cass|detrui|croqu|grignot|piqu)(?:e|ent|t|sent)(?: toujours)? (?:mes|mon|ma|nos|notre|tous mes|toutes mes)$/u,
  pt: /^(?:sempre )?(?:rouba|come|quebra|destroi|morde|estraga|vive roubando|vive comendo)(?:m|em)? (?:todos os |o |os |a |as )?(?:meus?|minhas?|nossos?|nossas?)$/u,
  it: /^(?:mi |ci )?(?:rub|mangi|romp|distrugg|mord)(?:a|ano|e|ono)(?: sempre)? (?:(?:i|le|il|la|tutti i|tutte le) )?(?:miei|mie|mio|mia|nostr[oaie])$/u,
  ru: /^(?:(?:вс[ее] время|постоянно|всегда) )?(?:вору[ею]т|крад[еу]т|ест|едят|лома[ею]т|грыз[еу]т|порт[ия]т)(?: (?:все|постоянно))? (?:мо[йяюеи]|наш[уаеи]?)$/u,
  zh: /^(?:总是?|一直|老是?|又|经常|每天|要|来)*(?:偷吃|偷|吃|抢|咬|弄坏|拿)(?:走|掉|了)?(?:我们?的?)$/u,
};
/** "steal the crops": what grows on a field is somebody's. */
const CROPS = new Set(['seedling', 'sheaf-of-rice', 'ear-of-corn']);
const RAIDS: Readonly<Record<string, RegExp>> = {
  en: /^(?:steal|eat|raid|destroy|ruin|trample|attack)(?:ing)? (?:the|all the)$/u,
  de: /^(?:stehlen|klauen|fressen|zerstoren) (?:die|das|den)$/u,
  es: /^(?:se )?(?:roban|comen|destruyen) (?:el|la|los|las)$/u,
  fr: /^(?:volent|mangent|detruisent) (?:le|la|les)$/u,
  pt: /^(?:roubam|comem|destroem) (?:o|a|os|as)$/u,
  it: /^(?:rubano|mangiano|distruggono) (?:il|la|i|le)$/u,
};
const JOIN = /^(?:and|or|y|e|und|oder|et|ou|и|和|,)$/u;

/** Said outright to be the player, or of the same kind: "you are a crow, crows eat the corn". */
const isPlayed = (one: Cast, cast: readonly Cast[]): boolean =>
  cast.some(({ role, sure, mention }) => role === 'hero' && sure >= 8 && mention.picture === one.mention.picture);

/** Makes the spoilers enemies and what they are after things to get, in a cast already read, unless one is said to be played. */
export function readPests(cast: readonly Cast[], tokens: readonly Token[], language: string): void {
  const ours = SPOILS_OURS[language];
  if (!ours) return;
  cast.forEach((spoiler, i) => {
    const spoilt = cast[i + 1];
    if (!spoilt || !isAgent(spoiler.mention) || isPlayed(spoiler, cast)) return;
    const gap = tokens.slice(spoiler.mention.to, spoilt.mention.from);
    if (gap.length === 0 || gap.length > 7 || gap.some(({ type }) => type === 'stop' || type === 'comma')) return;
    const words = lineOf(gap).text.trim();
    const crops = CROPS.has(spoilt.mention.picture) && RAIDS[language]?.test(words) === true;
    if (!ours.test(words) && !crops) return;
    for (let k = i; k >= 0; k -= 1) {
      const one = cast[k];
      const next = cast[k + 1];
      if (!one || !next || !isAgent(one.mention) || isPlayed(one, cast)) break;
      const joint = tokens.slice(one.mention.to, next.mention.from);
      if (k < i && (joint.length > 2 || !JOIN.test(joint[0]?.type === 'comma' ? ',' : (joint[0]?.folded ?? '')))) break;
      one.role = 'enemy';
      one.sure = 9;
    }
    if (!isAgent(spoilt.mention)) {
      spoilt.role = 'item';
      spoilt.sure = 7;
    }
  });
}
