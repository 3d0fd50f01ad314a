/** Which words of a prompt are things that can be drawn. */
import { BEINGS, SITES, sortsOf } from '../lexicon/sorts.js';
import { idiomsIn } from '../games/phrases.js';
import { foldWord } from '../lexicon/fold.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { pictureSort, pictureName, pictureOfEmoji } from '../lexicon/lexicon.js';
import { withoutAsker } from './asker.js';
import { compounds, joinTraits } from './compounds.js';
import { isCounter } from './counters.js';
import { isDeed } from './deed-words.js';
import { inflectedNouns } from './inflected.js';
import { isListener } from './listeners.js';
import { isMachineRival } from './machine-rival.js';
import { isOfThem } from './of-them.js';
import { withoutPlain } from './plain.js';
import type { Mention } from './mention.js';
import { gameSpans } from './named.js';
import type { Token } from '../vocabulary/tokens.js';
import { strangeNouns } from './strange-nouns.js';
import { smallWords } from '../vocabulary/language.js';
import { isTone } from './tone-emoji.js';
import { acts, unseenNouns } from './unseen.js';
import { verbsIn } from './verbs.js';
import { scan, vocabularyOf, type Span } from '../vocabulary/vocabulary.js';

/** Words between somebody and the part that is said of them: "is the". */
const MOST_TO_PART = 2;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

const SINGULAR = new Set(
  'a an one un una uno ein eine einen einem einer um uma my mi mein meine mon ma meu minha mio mia his her один одна lonely single little tiny 一个 一只 一'.split(
    ' ',
  ),
);
const PLURAL = wordsOf(`
  some many several few two three four five six seven ten lots unos unas muchos muchas varios algunas algunos
  einige viele mehrere des quelques plusieurs alguns algumas muitos muitas vários dei delle degli molti molte
  alcuni много несколько all alle todos todas tous tutti falling evil los las les gli
`);
/** Words between which an English word is a noun: "the fly", "my bat". */
const DETERMINERS = wordsOf(`
  a an the my your his her its our their this that these those some any many few no every each of with and or
  big small little tiny giant evil angry happy cute funny grumpy brave scared frightened lonely lazy fat hungry
  red blue green black white pink golden as is are
`);

/** Behind one of these, too, it is a noun, whatever else it may be. */
const DETERMINERS_ALONE = wordsOf(
  'a an the my your his her its our their this that these those some any many few no every each of',
);

/** Names of things that are verbs as well. */
const VERBS_TOO = /^(?:fly|duck|bat|fish|ram|bear|swallow|crane|seal|plant|water|ship)$/u;

/** What may be meant where a place is named; of these, what lives is meant less than the place. */
const NO_PLACE = sortsOf('animal', 'creature', 'food', 'vehicle');
const LIVING = sortsOf('animal', 'creature');

/** What stands before a noun in the Romance languages and Russian. */
const ARTICLES = wordsOf(`
  el la los las un una unos unas del al le les des du aux o a os as um uma uns umas do da dos das no na il lo i
  gli uno dei delle degli con com avec mit с de di tu mi su mon ma ton ta son sa mes tes ses cada ogni chaque
`);

/** Languages in which a noun has an article where a verb has none: "lancia" throws, "una lancia" is thrown. */
const ROMANCE = new Set(['es', 'fr', 'pt', 'it']);

function isPlural(tokens: readonly Token[], from: number, to: number, language: string): boolean {
  const last = tokens[to - 1];
  if (!last) return false;
  const before = tokens[from - 1];
  if (before && PLURAL.has(before.folded)) return true;
  if (before?.type === 'number' && before.text !== '1') return true;
  if (language === 'en') return last.noun !== last.folded;
  if (language === 'es' || language === 'fr' || language === 'pt')
    return /[sx]$/u.test(last.folded) && last.folded.length > 3;
  if (language === 'it') return last.folded.endsWith('i');
  if (language === 'ru') return /(?:ы|и|ов|ев|ей|ами|ями|ах|ях)$/u.test(last.folded);
  if (language === 'de')
    return /(?:en|er|e|s)$/u.test(last.folded) && before !== undefined && !SINGULAR.has(before.folded);
  return false;
}

/** Behind these an English verb stands in its first form. */
const SUBJECT = /^(?:you|u|i|we|they|to|can|must|should|will|gotta|wanna|gonna)$/u;
const verbsAt = (tokens: readonly Token[], at: number): boolean => verbsIn(tokens.slice(at, at + 1), 'en').length > 0;

/** Words that are a verb as often as a thing ("flies", "duck under"): a verb after a subject or before a preposition. */
function isVerbHere(
  tokens: readonly Token[],
  span: Span,
  cues: readonly Span[],
  mentionEnds: ReadonlySet<number>,
  pictureStarts: ReadonlySet<number>,
): boolean {
  const [word, left, right] = [span.from, span.from - 1, span.to].map((at) => tokens[at]?.folded ?? '');
  // "fly me to the moon", "duck the balls": who is told to do something is told by a verb
  const told =
    left === '' || tokens[span.from - 1]?.type !== 'word' || /^(?:to|can|will|please|and|you)$/u.test(left ?? '');
  if (told && VERBS_TOO.test(word ?? '') && /^(?:me|us|him|them|it|the|an?|my|your)$/u.test(right ?? '')) return true;
  // "you steer a lifeboat": no cow stands right behind who does something
  if (
    span.to - span.from === 1 &&
    SUBJECT.test(left ?? '') &&
    !(word ?? '').endsWith('s') &&
    verbsAt(tokens, span.from)
  )
    return true;
  const rival = cues.find(
    ({ from, to, id }) => from === span.from && to >= span.to && !id.startsWith('word:') && id !== 'game',
  );
  if (!rival) return false;
  // "watch out for" is no watch
  if (rival.to > span.to) return true;
  const before = tokens[span.from - 1];
  const after = tokens[span.to];
  if (before && DETERMINERS.has(before.folded)) return false;
  // "dodge mines and sharks": no verb follows the verb
  if (cues.some(({ to, id }) => to === span.from && /^(?:foe|take|shot|over)$/u.test(id))) return false;
  // "plant pumpkins", "water carrots"
  if (rival.id === 'take' && rival.to === span.to && pictureStarts.has(span.to)) return true;
  if (mentionEnds.has(span.from)) return true;
  if (before && /^(?:who|that|to|can|must|you|and|i|should|will|he|she|it|they|which)$/u.test(before.folded))
    return true;
  if (
    after &&
    /^(?:the|a|an|at|under|over|through|into|from|away|around|up|down|and|your|my|all|as)$/u.test(after.folded)
  )
    return true;
  return span.weight <= 2;
}

/** Whether a name there is one of a building, or of a part of one. */
const isBuilding = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some(
    (span) =>
      span.type === 'picture' &&
      span.weight >= 3 &&
      span.from === from &&
      span.to === to &&
      pictureSort(span.id) === 'building',
  );

export interface Found {
  readonly mentions: Mention[];
  /** spans of everything that is no picture */
  readonly spans: Span[];
}

/**
 * Finds the things of a prompt, and every other phrase on the way. With `strange`, words of no list that stand where a thing
 * does are things too, for `meaning/` to judge.
 */
export function findMentions(tokens: readonly Token[], language: string, strange = true): Found {
  const vocabulary = vocabularyOf(language);
  let own = scan(tokens, vocabulary);
  own.push(...inflectedNouns(tokens, own, language));
  own.push(...compounds(tokens, own, language));
  if (language !== 'en') {
    // game talk is English everywhere, and English names of things are better than none
    const small = smallWords(language);
    const covered = new Set<number>();
    for (const span of own) for (let at = span.from; at < span.to; at += 1) covered.add(at);
    for (const span of scan(tokens, vocabularyOf('en'))) {
      const head = tokens[span.from];
      if (!head || head.type !== 'word' || head.folded.length < 3) continue;
      // Spanish "antes" is "before" and no ants
      const free = !covered.has(span.from) && !small.has(head.folded);
      const wide = span.to - span.from > 1;
      if (span.type === 'kind' && span.weight >= 8 && (free || wide)) own.push(span);
      else if (
        free &&
        head.folded.length >= 4 &&
        (span.type === 'theme' || (span.type === 'picture' && span.weight >= 3))
      )
        own.push(span);
      else if (wide && span.type === 'rule') own.push(span);
    }
  }
  own = withoutPlain(own, tokens, language);
  const idioms = idiomsIn(tokens, language);
  own = own.concat(gameSpans(tokens, language)).filter(({ type, from }) => type !== 'kind' || !idioms.has(from));
  own.push(...unseenNouns(tokens, own, language));
  if (strange) own.push(...strangeNouns(tokens, own, language));

  const cues = own.filter(({ type }) => type === 'cue');
  const titles = own.filter(({ type, weight }) => type === 'kind' && weight >= 8);
  const candidates = own
    .filter(({ type }) => type === 'picture' || type === 'noise')
    .sort((a, b) => b.to - b.from - (a.to - a.from) || b.weight - a.weight || a.from - b.from);
  const games = new Set(own.filter(({ type, id }) => type === 'cue' && id === 'game').map(({ from }) => from));
  // the flag is the goal, the flags of the world are flags
  const partWords = own.filter(
    ({ type, id, exact, from, to }) =>
      type === 'cue' &&
      id.startsWith('word:') &&
      id !== 'word:bricks' &&
      id !== 'word:item' &&
      // an exit is the goal, and a door as well
      (id !== 'word:goal' || (exact && !isBuilding(own, from, to))),
  );
  // German writes its nouns with a capital, where the writer cares to
  const german =
    language === 'de' && tokens.filter(({ text, type }) => type === 'word' && /^\p{Lu}/u.test(text)).length >= 2;
  const fixed = own.filter(({ type, from, to }) => type === 'rule' && to - from > 1);
  const themes = own.filter(({ type, exact }) => type === 'theme' && exact);
  // a keyword of an animal that names a place is one: "Bauernhof" is no cow, "Weltraum" no alien
  const isPlace = ({ id, from, to }: Span): boolean => {
    const word = tokens
      .slice(from, to)
      .map(({ folded }) => folded)
      .join('');
    return (
      !foldWord(pictureName(id, language)).includes(word) &&
      own.some((one) => one.type === 'theme' && one.from === from && one.to === to)
    );
  };
  const numbers = own.filter(({ type, id }) => type === 'number' && id !== '1');
  const colours = own.filter(({ type }) => type === 'colour');
  const heroEnds = new Set(cues.filter(({ id }) => id === 'hero').map(({ to }) => to));
  const heroCues = cues.filter(({ id, from, to }) => id === 'hero' && to - from > 1);
  const inside = (span: Span, others: readonly Span[]): boolean =>
    others.some(({ from, to }) => from <= span.from && to >= span.to);
  // "my cat Biscotte": what only the dictionary knows, and has a capital inside a sentence, is a name; behind somebody in small
  // letters every word is, as of "my dog Bagel"
  const isBehindSomebody = (at: number): boolean =>
    /^\p{Ll}/u.test(tokens[at - 1]?.text ?? '') &&
    candidates.some(({ type, id, kind, to }) => type === 'picture' && to === at && BEINGS.has(kind ?? pictureSort(id)));
  const isName = ({ from, to, weight, kind }: Span): boolean =>
    language !== 'de' &&
    to - from === 1 &&
    from > 0 &&
    tokens[from - 1]?.type === 'word' &&
    /^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? '') &&
    ((kind !== undefined && weight <= 1) || isBehindSomebody(from));
  // "play as my grandma", "my grandma is the hero"
  const isLed = ({ from, to }: Span): boolean =>
    heroEnds.has(from) || cues.some((cue) => cue.id === 'word:hero' && cue.from > to && cue.from - to <= MOST_TO_PART);
  const hidden = (span: Span): boolean =>
    // the fruit of "fruit ninja" is no fruit, nor the fire of "rapid fire" fire
    inside(span, fixed) ||
    titles.some(
      ({ from, to, weight }) =>
        from <= span.from &&
        to >= span.to &&
        (weight === 8 || span.weight <= 3 || (to - from > span.to - span.from && !games.has(to - 1))),
    ) ||
    isName(span) ||
    // "space" is where it happens, not one of the pictures that CLDR files under it
    (span.weight <= 2 &&
      span.kind === undefined &&
      (!NO_PLACE.has(pictureSort(span.id)) || (LIVING.has(pictureSort(span.id)) && isPlace(span))) &&
      inside(span, themes)) ||
    inside(span, numbers) ||
    isCounter(tokens, own, span.from, language) ||
    (isOfThem(tokens[span.from]) && tokens[span.from - 1]?.type === 'number') ||
    // the towers of "towers are frogs" are the frogs
    inside(span, heroCues) ||
    // "an orange cat": the fruit is named by its plural
    (inside(span, colours) && !isPlural(tokens, span.from, span.to, language)) ||
    isListener(tokens, span.from, span.to, span.id, language, isLed(span)) ||
    // "the hero", "enemies" name a part, not who plays it; nor is the master (主人) in a Japanese hero (主人公) anybody
    inside(span, partWords) ||
    (german && !/^\p{Lu}/u.test(tokens[span.from]?.text ?? '')) ||
    // a verb that shares its stem with a thing
    (language !== 'en' &&
      (span.weight <= 3 || (span.exact && span.to - span.from === 1 && ROMANCE.has(language))) &&
      (!span.exact || !ARTICLES.has(tokens[span.from - 1]?.folded ?? '')) &&
      cues.some(({ from, to, id }) => from === span.from && to >= span.to && !id.startsWith('word:') && id !== 'game'));
  const owner = tokens.map(() => false);
  const chosen: Span[] = [];
  for (const span of candidates) {
    let free = true;
    for (let at = span.from; at < span.to && free; at += 1) free = owner[at] !== true;
    if (!free) continue;
    if (span.type === 'picture' && hidden(span)) continue;
    for (let at = span.from; at < span.to; at += 1) owner[at] = true;
    if (span.type === 'picture') chosen.push(span);
  }
  tokens.forEach((token, at) => {
    const picture = token.type === 'emoji' ? pictureOfEmoji(token.text) : undefined;
    if (picture !== undefined && !isTone(tokens, at, picture, language))
      chosen.push({ type: 'picture', id: picture, weight: 4, from: at, to: at + 1, exact: true });
  });
  // an arrow or a coloured square is a sign between things, and no thing; "snowball" is one
  const drawn = chosen.filter(
    ({ id, weight, from }) => pictureSort(id) !== 'sign' || (weight >= 4 && tokens[from]?.type !== 'emoji'),
  );
  chosen.splice(0, chosen.length, ...drawn);
  chosen.sort((a, b) => a.from - b.from);

  const ends = new Set<number>();
  const pictureStarts = new Set(chosen.map(({ from }) => from));
  const mentions: Mention[] = [];
  for (const span of chosen) {
    if (
      language === 'en' &&
      tokens[span.from]?.type === 'word' &&
      span.to - span.from === 1 &&
      isVerbHere(tokens, span, cues, ends, pictureStarts)
    )
      continue;
    const before = tokens[span.from - 1];
    // "and grab the bones": what is done names nothing that no picture shows, nor what only shares a stem with it
    const weak = isLabelPicture(span.id) || (language !== 'en' && !span.exact);
    if (weak && !DETERMINERS_ALONE.has(before?.folded ?? '') && isDeed(tokens, span.from, span.to, language)) continue;
    const before2 = tokens[span.from - 2];
    const plural = isPlural(tokens, span.from, span.to, language);
    mentions.push({
      from: span.from,
      to: span.to,
      picture: span.id,
      // whatever it is that has no picture: who acts lives, and "in the kitchen" a place is not who acts behind it
      kind:
        isLabelPicture(span.id) && !(span.kind && SITES.has(span.kind)) && acts(tokens, span.from, span.to, cues)
          ? 'creature'
          : (span.kind ?? pictureSort(span.id)),
      sure: span.weight,
      plural,
      singular:
        !plural &&
        ((before !== undefined && SINGULAR.has(before.folded)) ||
          (before2 !== undefined && SINGULAR.has(before2.folded))),
      negated: false,
      part: span.part === true,
      traits: [],
    });
    ends.add(span.to);
  }
  const taken = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const kinds = own.filter(({ type, weight, from, to }) => type === 'kind' && weight >= 8 && to - from > 1);
  // a cue inside a thing's name is no cue ("flying saucer"), and the shorter cue inside a longer one is none either
  const spans = own
    .filter(({ type }) => type !== 'picture' && type !== 'noise')
    // nor is the verb in "jeu de tir"
    .filter((span) => span.type !== 'cue' || span.id === 'game' || !inside(span, kinds))
    .filter(
      (span) =>
        span.type !== 'cue' ||
        span.id.startsWith('word:') ||
        span.id === 'game' ||
        !taken.has(span.from) ||
        span.to - span.from > 1,
    )
    .filter(
      (span) =>
        span.type !== 'cue' ||
        !cues.some(
          (other) =>
            other !== span &&
            other.from <= span.from &&
            other.to >= span.to &&
            other.to - other.from > span.to - span.from,
        ),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const joined = joinTraits(mentions, tokens, language);
  const machines = joined.filter((mention) => isMachineRival(mention, joined, tokens, language));
  const present = joined.filter((mention) => !machines.includes(mention));
  // nor does the game take place where computers are
  const said = spans.filter(
    ({ type, from, to }) => type !== 'theme' || !machines.some((one) => one.from <= from && one.to >= to),
  );
  return { mentions: withoutAsker(present, tokens, said, language), spans: said };
}
