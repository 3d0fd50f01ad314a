/**
 * A prompt's words as a brief. Pure and deterministic: the same words give the same brief. Never throws, whatever the text; work
 * is bounded by `normalise` and `tokenise`.
 *
 * normalise → language → tokens → phrases → things → roles → brief
 */
import { subjectIn, findLiteralWishes, type BoardSize, type LiteralWishes } from '../asks/index.js';
import { hasBoard } from './amounts.js';
import { appositionsIn } from './appositions.js';
import { BRIEF_VERSION, type Brief, type BriefRequest, type BriefRule, type BriefSpan, type Reader } from '../brief.js';
import { GENRES, type Genre } from '../design.js';
import { readAge } from './audience.js';
import { ballOf } from './balls.js';
import { blendOf } from './blend.js';
import { coloursOf, withColours } from './colours/index.js';
import { withContent } from './content.js';
import { GAMES } from '../games/games.js';
import { readDeeds, type Deeds } from './deeds/read.js';
import { eventsOf } from './events.js';
import { introducedNames } from './introduced.js';
import { scoreKinds } from './kind.js';
import { preyOf } from './moles.js';
import { askedGame, isKnownThing, isNamedKind, type Asked } from './named.js';
import { openKinds, signsOf } from './open-kinds.js';
import { readRules, type RuleReading } from './rules.js';
import { readScenery } from './scenery.js';
import { titleOf } from './stated-title.js';
import { idIn, nounOf, ownerOf, thingsOf } from './things.js';
import { figuresOf } from './figures.js';
import type { Cast } from './roles.types.js';
import { unheardWords } from './unheard.js';
import { unmarkedNames } from './unmarked-names.js';
import { withoutVerbs } from './verbs-alone.js';
import { wayOf } from './way.js';
import type { Words } from './words.js';

/** Who wants to be surprised gets a cast from all over. */
const ODD =
  /\b(?:weird|strange|bizarre|absurd|surreal|wacky|crazy idea|unexpected|surprise me|komisch\p{L}*|seltsam\p{L}*|verrückt\p{L}*|überrasch\p{L}*|raro|extraño|loco|sorpréndeme|sorprende|bizarre|étrange|fou|surprends|estranho|esquisito|maluco|surpreend\p{L}*|strano|assurdo|pazzo|sorprendimi)(?!\p{L})|странн|безумн|удиви|変な|奇妙|おかしな|奇怪|搞怪|离谱|随便来一个/iu;
const PADDLE = /\b(?:pong|tennis|paddle|ball|hockey|pala|schläger|raquette|raquete|racchetta)\b/iu;
const COUNTED = new Set([
  'lives',
  'timer',
  'levels',
  'waves',
  'moves',
  'laps',
  'rivals',
  'pairs',
  'points',
  'questions',
  'answers',
  'perQuestion',
  'throws',
  'letters',
  'attempts',
  'chips',
  'target',
  'decks',
  'days',
]);
/** With the names that stand by their place alone; without the name of a game that is only compared with. */
function withNames(wishes: LiteralWishes, words: Words, game: BriefSpan | undefined): LiteralWishes {
  const meets = (one: { readonly start: number; readonly end: number }, other: typeof one): boolean =>
    one.start < other.end && one.end > other.start;
  const own = wishes.literals.filter((one) => one.use !== 'name' || !game || !meets(one, game));
  // of two that meet, the longer one is the whole name
  const more = [...appositionsIn(words), ...introducedNames(words), ...unmarkedNames(words)]
    .toSorted((a, b) => b.text.length - a.text.length)
    .filter((one, at, all) => !all.slice(0, at).some((other) => meets(one, other)))
    .filter((one) => !own.some((other) => meets(one, other)) && !(game && meets(one, game)));
  const literals = [...own, ...more].toSorted((a, b) => a.start - b.start).slice(0, MOST_TEXTS);
  return { ...wishes, literals };
}

/** What a title says, or a text that is only quoted, tells what a game is about all the same. */
const ABOUT: ReadonlySet<string> = new Set(['title', 'quoted']);

/** Whether a stretch stands within a text to the letter. */
const isLetters = ({ start, end }: BriefSpan, { literals }: LiteralWishes): boolean =>
  literals.some((one) => !ABOUT.has(one.use) && one.start <= start && one.end >= end);

/** A colour of a text or of a game's name is none: "red light, green light". */
const isToTheLetter = ({ start, end }: BriefSpan, { literals }: LiteralWishes, game: BriefSpan | undefined): boolean =>
  [...literals, ...(game ? [game] : [])].some((one) => one.start <= start && one.end >= end);

const ARROW = 'flying-arrow';
/** How far from the letters of keys the arrows stand that are keys as well, in UTF-16 units. */
const REACH = 60;

/** The arrows that an archer shoots. */
const isShot = ({ mention, role }: Pick<Cast, 'mention' | 'role'>): boolean =>
  mention.picture === ARROW && role === 'projectile';

/** Without the names of keys that are no keys: "shoots arrows, move with A and D". */
function withoutShot(wishes: LiteralWishes, shot: readonly BriefSpan[]): LiteralWishes {
  const keyNames = wishes.keyNames.filter((one) => !shot.some(({ start, end }) => one.start < end && one.end > start));
  return { ...wishes, keyNames };
}

/** The arrows of "one with W and S, the other with the arrows" are keys; those that an archer shoots are none. */
function isKey({ mention, role }: Cast, { start, end }: BriefSpan, { keys, keyNames }: LiteralWishes): boolean {
  if (keyNames.some((one) => one.start < end && one.end > start)) return true;
  if (mention.picture !== ARROW || isShot({ mention, role }) || keys === undefined) return false;
  return start - keys.end < REACH && keys.start - end < REACH;
}

/** The scene without places that are keys: "hit space" flies nowhere. */
function withoutKeys(scene: Brief['scene'], { keyNames }: LiteralWishes): Brief['scene'] {
  const isKeyName = (span: BriefSpan): boolean => keyNames.some((one) => one.start < span.end && one.end > span.start);
  return { ...scene, places: scene.places.filter(({ span }) => !span || !isKeyName(span)) };
}

/** What the questions are to be about: behind "about", or what stands right before the word for a quiz. */
function subjectOf(words: Words): Pick<Brief, 'subject'> {
  const { normal, language, mentions, spans } = words;
  const found = subjectIn(normal.text, language);
  if (found) return { subject: spanAt(words, normal.offsets[found.start] ?? 0, normal.offsets[found.end] ?? 0) };
  const quiz = spans.find(({ type, id }) => type === 'kind' && id === 'quiz');
  const before = [...mentions, ...spans.filter(({ type }) => type === 'theme')].find(({ to }) => to === quiz?.from);
  return before ? { subject: spanIn(words)(before) } : {};
}

const kindOfDeeds = ({ name }: Deeds): Genre | undefined => ('kind' in name ? name.kind : GAMES.get(name.game)?.kind);

/** Belief in another game that outweighs a word which names a kind: "golf na golf" is wave upon wave in Dutch. Measured on held-out prompts. */
const OUTWEIGHS = 0.8;
const isOutweighed = (named: Genre | undefined, deeds: Deeds | undefined): boolean =>
  deeds !== undefined && kindOfDeeds(deeds) !== named && deeds.sure > OUTWEIGHS;

/** Most texts to the letter that a brief holds. */
const MOST_TEXTS = 8;
/** From here on words point to a kind. */
const POINTS_TO = 2;
/** So many words of which nothing was made say that the writer had a game in mind. */
const UNHEARD = 2;
/** Not made of the deeds of whoever wants no enemies. */
const FIGHTS: ReadonlySet<Genre> = new Set<Genre>(['arena', 'shmup', 'tower_defense', 'duel', 'tank_battle']);
const MOST_SPANS = 6;
/** Games that may be about something that is to be known. */
const OF_FACTS: ReadonlySet<Genre> = new Set<Genre>(['quiz', 'memory']);
/** Games that are played with words of any list. */
const OF_WORDS: ReadonlySet<Genre> = new Set<Genre>([
  'hangman',
  'guess_word',
  'anagram',
  'word_search',
  'crossword',
  'typing_game',
]);

/** A reader that answers at once. */
export interface WordReader extends Reader {
  read(request: BriefRequest): Brief;
}

/** The reader that needs no key and no network. */
export const reader: WordReader = {
  read: ({ prompt }) => withContent(prompt, briefOf),
};

/** What the words say, and nothing else. */
export function briefOf(words: Words): Brief {
  const { normal, language, tokens, mentions, roles } = words;
  const spans = withoutVerbs(words.spans, tokens, language);
  const spanOf = spanIn(words);
  const scores = scoreKinds(tokens, spans, roles);
  const [top] = [...scores].sort((a, b) => b[1].score - a[1].score);
  const pointed = top && top[1].score >= POINTS_TO ? top[0] : undefined;
  const game = askedGame(tokens, spans, mentions.filter(isKnownThing), language, scores);
  const age = readAge(normal, tokens);
  const rulesFor = (kind: Genre | undefined): RuleReading =>
    withoutNumbersOf(game?.span, readRules(normal, tokens, spans, roles, language, kind, age));
  const first = rulesFor(game?.kind ?? pointed);
  const blend = blendOf(
    tokens,
    spans.filter(({ type }) => type === 'kind'),
  );
  // ghosts that scooters take the place of make no haunted house
  const isGone = ({ type, from, to }: Words['spans'][number]): boolean =>
    type === 'theme' && mentions.some((one) => one.negated && one.from < to && one.to > from);
  const seen = spans.filter((span) => !isGone(span));
  const { scene, wishes, refused } = readScenery(tokens, seen, roles, spanOf);
  const isRefused = (kind: Genre): boolean => (scores.get(kind)?.score ?? 0) < 0;
  const kinds = kindsOf(scores, spans, spanOf);
  const outright = kinds.some((one) => one.kind === pointed && one.outright);
  const heard = { tokens, spans, cast: roles, rules: first.rules, language, scores };
  const likely = openKinds(signsOf(tokens, spans, roles, first.rules), GENRES, isRefused);
  const isPeaceful = first.rules.some(({ rule }) => rule === 'noEnemies');
  const isUnwanted = (kind: Genre): boolean => isRefused(kind) || (isPeaceful && FIGHTS.has(kind));
  const unheard = unheardWords(words);
  const read = game ? undefined : readDeeds(heard, isUnwanted, unheard >= UNHEARD);
  // a word that was proposed as a thing and plays no part is as strange as before
  const unread = unheardWords({
    ...words,
    mentions: mentions.filter((one) => isKnownThing(one) || roles.some(({ mention }) => mention === one)),
  });
  const deeds = outright && !isOutweighed(pointed, read) ? undefined : read;
  // what a number counts is told by the kind, and that, where none is named, by its deeds
  const made = game?.kind ?? (deeds ? kindOfDeeds(deeds) : pointed) ?? likely[0];
  const ruling = made === (game?.kind ?? pointed) ? first : rulesFor(made);
  const ofGame = { ofWords: made !== undefined && OF_WORDS.has(made), ofBoard: hasBoard(made) };
  const shot = roles.filter(isShot).map(({ mention }) => spanOf(mention));
  const said = withoutShot(findLiteralWishes(normal, language, ofGame), shot);
  const literals = withNames(said, words, game && spanOf(game.span));
  const title = titleOf(normal, literals);
  // a word of a message or of a name is no thing: the fox of "Fox Studios"
  const { last } = ruling;
  const cast = {
    ...words,
    roles: roles
      .filter((one) => {
        const span = spanOf(one.mention);
        return !isLetters(span, literals) && !isKey(one, span, literals);
      })
      .map((one) => (last && one.mention === last.mention ? { ...last, role: 'boss' as const } : one)),
  };
  const colours = coloursOf(words, (mention) => idIn(cast.roles, mention), spanOf).filter(
    ({ span }) => !span || !isToTheLetter(span, literals, game && spanOf(game.span)),
  );
  const prey = preyOf(normal.text);
  const ball = ballOf(normal.text);
  const way = wayOf(normal.text, language);
  return {
    v: BRIEF_VERSION,
    language,
    things: thingsOf(cast, (mention) => isCounted(mention, ruling), spanOf),
    events: eventsOf(cast, spanOf),
    kinds,
    likely: pointed || game?.kind ? [] : likely,
    ...(deeds ? { byDeeds: { ...deeds, spans: deeds.spans.map(spanOf) } } : {}),
    ...(game ? { game: nameOf(game, spanOf) } : {}),
    ...(game || deeds || pointed || unread < 1 ? {} : { unread: Math.floor(unread) }),
    ...(blend ? { blend: { into: blend.head, from: blend.other.id as Genre, span: spanOf(blend.other) } } : {}),
    implied: {
      ...(prey ? { prey } : {}),
      ...(ball ? { ball } : {}),
      ...(PADDLE.test(normal.text) ? { paddle: true as const } : {}),
      ...(way ? { way } : {}),
    },
    rules: rulesOf(ruling, spanOf),
    scene: withoutKeys(withColours(scene, colours), literals),
    colours,
    wishes: {
      ...wishes,
      ...(age ? { audience: { value: 'children' as const, span: spanOf(age) } } : {}),
      ...(ODD.test(normal.text) ? { surprise: true as const } : {}),
    },
    ...(title === undefined ? {} : { title: { text: title } }),
    texts: literals.literals.map(({ use, text, start, end }) => {
      const of = use === 'name' ? ownerOf(start, end, cast.roles, tokens) : undefined;
      return { use, text: text.slice(0, 400), ...(of === undefined ? {} : { of }), span: spanAt(words, start, end) };
    }),
    ...(made && OF_FACTS.has(made) ? subjectOf(words) : {}),
    words: literals.words.map(({ text, start, end }) => ({ text, span: spanAt(words, start, end) })),
    ...(literals.grid ? { grid: boardOf(literals.grid, words) } : {}),
    ...(literals.keys
      ? {
          keys: {
            letters: [...literals.keys.letters],
            span: { ...spanAt(words, literals.keys.start, literals.keys.end), text: literals.keys.text },
          },
        }
      : {}),
    keyNames: literals.keyNames.map(({ key, text, start, end }) => ({
      key,
      span: { ...spanAt(words, start, end), text },
    })),
    numbers: figuresOf(words, literals, ruling, game && spanOf(game.span), (start, end) => spanAt(words, start, end)),
    refused: [
      ...[...scores].filter(([, { score }]) => score < 0).map(([kind]) => ({ kind })),
      ...refused,
      ...mentions.filter(({ negated }) => negated).map((mention) => ({ thing: nounOf(mention, tokens, spanOf) })),
    ].slice(0, 64),
    beyond: beyondOf(ruling, words, spanOf),
  };
}

/** The rules without those that a number of the game's own name would make: a "15 puzzle" has no fifteen levels. */
function withoutNumbersOf(
  name: { readonly from: number; readonly to: number } | undefined,
  read: RuleReading,
): RuleReading {
  if (!name) return read;
  const counts = new Set<string>(read.rules.filter((rule) => 'n' in rule || 'seconds' in rule).map(({ rule }) => rule));
  // "connect 4 with cats": the number and what it seems to count
  const isOfName = ({ from, as }: RuleReading['evidence'][number]): boolean =>
    counts.has(as) && from >= name.from && from < name.to;
  const lost = new Set(read.evidence.filter(isOfName).map(({ as }) => as));
  return {
    ...read,
    rules: read.rules.filter(({ rule }) => !lost.has(rule)),
    evidence: read.evidence.filter((line) => !isOfName(line)),
  };
}

export const spanIn =
  (words: Pick<Words, 'prompt' | 'tokens'>) =>
  ({ from, to }: { readonly from: number; readonly to: number }): BriefSpan => {
    const start = words.tokens[from]?.start ?? 0;
    return spanAt(words, start, Math.max(start, words.tokens[Math.max(from, to - 1)]?.end ?? start));
  };

/** UTF-16 units of a span's text that a brief holds: 80 letters, whatever they are. */
const MOST_TEXT = 160;
export const spanAt = ({ prompt }: Pick<Words, 'prompt'>, start: number, end: number): BriefSpan => ({
  start,
  end,
  text: prompt.slice(start, Math.min(end, start + MOST_TEXT)).toWellFormed(),
});

const boardOf = ({ rows, columns, start, end }: BoardSize, words: Words): NonNullable<Brief['grid']> => ({
  rows,
  columns,
  span: spanAt(words, start, end),
});

/** The hearts of "5 hearts" are lives, the holes of "9 holes" levels. */
const isCounted = ({ from, to }: { from: number; to: number }, { evidence }: RuleReading): boolean =>
  evidence.some((one) => COUNTED.has(one.as) && one.from < from && one.to >= to);

function kindsOf(
  scores: ReturnType<typeof scoreKinds>,
  spans: Words['spans'],
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): Brief['kinds'] {
  const named = GENRES.filter((kind) => isNamedKind(kind, spans));
  const all = [...new Set([...scores.keys(), ...named])];
  return all.flatMap((kind) => {
    const { score, spans: found } = scores.get(kind) ?? { score: 0, spans: [] };
    const outright = named.includes(kind);
    if (score <= 0 && !outright) return [];
    return {
      kind,
      points: Math.max(0, score),
      ...(outright ? { outright: true as const } : {}),
      spans: found.slice(0, MOST_SPANS).map(spanOf),
    };
  });
}

function nameOf(
  { names, kind, span }: Asked,
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): NonNullable<Brief['game']> {
  const [first, second] = names;
  return { names: second ? [first, second] : [first], ...(kind ? { kind } : {}), span: spanOf(span) };
}

/** Each rule with the words that say it; of two that exclude each other only one is left. */
function rulesOf(
  { rules, evidence }: RuleReading,
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): BriefRule[] {
  return rules.map((rule) => {
    const found = evidence.find(({ as }) => as === rule.rule);
    const own = 'n' in rule ? String(rule.n) : 'seconds' in rule ? `${rule.seconds} s` : 'yes';
    return {
      ...rule,
      ...(found && found.value !== own ? { said: found.value.slice(0, 40) } : {}),
      ...(found ? { span: spanOf(found) } : {}),
    };
  });
}

/** What no game does, each once, with the first words that ask for it. */
function beyondOf(
  { cannot }: RuleReading,
  { normal, spans }: Words,
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): Brief['beyond'] {
  const said = [...cannot].map((what) => {
    const span = spans.find(({ type, id }) => type === 'cannot' && id === what);
    return { what: what as Brief['beyond'][number]['what'], ...(span ? { span: spanOf(span) } : {}) };
  });
  const blanked = [
    ...(normal.blanked.has('instruction') ? [{ what: 'instruction' as const }] : []),
    ...(normal.blanked.has('address') ? [{ what: 'network' as const }] : []),
  ];
  return [...said, ...blanked.filter(({ what }) => !cannot.has(what))].slice(0, 32);
}
