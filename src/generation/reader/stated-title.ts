/** A title that the prompt states in so many words. */
import { textsFor, type LiteralWishes } from '../asks/index.js';
import { designText } from '../design.js';
import type { NormalText } from '../vocabulary/normalise.js';

/** Words after which a title stands; the title ends at a clause. */
const NAMED = [
  /(?:called|titled|entitled|the title is|game name:|title:)\s["“”«'‘]?([^"“”«»'’\n.,;:!?()]{2,48})/iu,
  /(?:llamado|llamada|titulado|que se llame|se llama)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:namens|mit dem titel|mit dem namen|heißt)\s+["„“«]?([^"“”„«»\n.,;:!?()]{2,48})/iu,
  /(?:appelé|appelée|intitulé|nommé|qui s['’]appelle)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:chamado|chamada|intitulado|com o nome)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:chiamato|chiamata|intitolato|dal titolo)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:под названием|называется|название:?)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /[「『]([^」』\n]{2,30})[」』](?:という|っていう|と言う)/u,
  /(?:叫做|名叫|名为|叫|标题是|名字是)[「『《“"]?([^」』》”"\n，。,.!！]{2,20})[」』》”"]/u,
];
/** What stands in quotes is a title to its end, colons and all. */
const IN_QUOTES = /["“„«「『《]([^"“”»」』》\n]{2,60})["“”»」』》]/u;
/** The rest of a sentence that is no part of its title. */
const TAIL =
  /\s+(?:where|in which|with|about|that|who|and|on|for|donde|con|wo|mit|où|avec|onde|com|dove|где|с|from|featuring|an?|the player)\b.*$/iu;
/** Words of an attempt to steer the machine rather than name a game; a title with one is not used. */
const SUSPECT =
  /ignore|instruction|prompt|system|password|secret|token|cookie|script|onerror|href|env\b|api.?key|\.\.|[\\/<>{}$`=|@#%^*[\]]|\b(?:fuck|shit)\b/iu;

/** The title that the prompt gives the game: after a word for "title" in any language, or as `statedTitle` finds it. */
export function titleOf(normal: NormalText, wishes: LiteralWishes): string | undefined {
  const [asked] = textsFor(wishes, 'title').map((text) => designText(text, 60));
  return asked !== undefined && isTitle(asked) ? asked : statedTitle(normal);
}

const isTitle = (title: string): boolean => title.length >= 2 && !SUSPECT.test(title) && /\p{L}/u.test(title);

/** A title that the prompt states in so many words, or undefined. */
export function statedTitle(normal: NormalText): string | undefined {
  const text = normal.text.slice(0, 4000);
  for (const pattern of NAMED) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    // "a hedgehog called Pip" names the hero, a title has a game before it
    const before = text.slice(Math.max(0, found.index - 60), found.index).toLowerCase();
    const quoted = /["“„«'‘「『《]/u.test(found[0]);
    if (
      !quoted &&
      !/(?:game|juego|spiel|jeu|jogo|gioco|игр\p{L}*|游戏|title|platformer|shooter|puzzle)[^\p{L}]*(?:\p{L}+\s){0,2}$/u.test(
        before,
      ) &&
      !/tit|название|называется/iu.test(found[0])
    )
      continue;
    if (quoted && /(?:asset|file|folder|image|hero|he|she|girl|boy|cat|dog)\s*(?:is\s)?$/u.test(before)) continue;
    const whole = IN_QUOTES.exec(text.slice(found.index));
    const inQuotes = whole && whole.index < found[0].length ? whole[1] : undefined;
    const title = designText(inQuotes ?? (quoted ? found[1] : found[1].replace(TAIL, '')), 60);
    if (isTitle(title) && !/^(?:with|where|that|which|and|in|con|mit|avec|com)$/iu.test(title.split(' ')[0] ?? ''))
      return title;
  }
  return undefined;
}
