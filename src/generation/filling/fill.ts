/**
 * A design of a brief: every gap filled. Pure and deterministic: the same brief, seed and list of kinds give the same design.
 * Knows no prompt and no language's grammar: what the words said is in the brief.
 *
 * brief → kind → rules → scenery → cast → names → texts → wishes
 */
import type { Brief, BriefRule, BriefSpan } from '../brief.js';
import {
  designText,
  gameDesignSchema,
  MOST_RULES,
  ruleSchema,
  type GameDesign,
  type Genre,
  type Rule,
  type RuleName,
} from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { hash, randomOf, type Random } from '../random.js';
import { TEXTS } from '../texts/texts.js';
import { borrowed } from './blend.js';
import { withoutSides } from './colours.js';
import { contentGoal, contentOf, learntTitle, placedContent } from './content.js';
import { makeCast, textOf, type CastReading } from './cast.js';
import { deedsOf, toldByDeeds, toldByNothing } from './deeds.js';
import { currencyOf } from './currency.js';
import { beyondOf, endlessIn } from './endless.js';
import { evidenceOf, type Evidence } from './evidence.js';
import { chooseKind, type KindReading } from './kind.js';
import { gamesAsked, modeSaid } from './mode-words.js';
import { askedOf, kindForTwo, kindOf, namedOf } from './named.js';
import { makePalette } from './palette.js';
import { isInHalves } from './halves.js';
import { isPeaceful } from './peace.js';
import { phrasesOf } from './phrases.js';
import { fillScenery } from './scenery.js';
import { fillStyle } from './style.js';
import { PACKS } from './themes.js';
import { pictureOf, placed, type Placed } from './things.js';
import { makeTitle } from './title.js';
import { withUnmade } from './unmade.js';
import { heroNameOf, withWishes } from './wishes.js';
import { stayHome } from './where.js';
import { hasWordsFor, lettersOf, wordListOf } from './word-list.js';
import { writeTexts } from './write.js';

export interface FillRequest {
  readonly brief: Brief;
  /** uint32 */
  readonly seed: number;
  /** kinds that can be made now; at least one */
  readonly supported: readonly Genre[];
  /** the rules that a kind keeps: one may be lent to it by another; absent: none is */
  readonly keeps?: (genre: Genre) => readonly RuleName[];
  /** chance for one purpose, the same for the same request; by the seed and the brief unless given */
  readonly chance?: (purpose: string) => Random;
}

/** The design. Valid by `gameDesignSchema`, whatever the brief says. */
export function fillBrief({ brief, seed, supported, keeps = () => [], chance }: FillRequest): GameDesign {
  const random = chance ?? chanceOf(brief, seed);
  const things = placed(brief.things);
  const kindFor = brief.rules.some(({ rule }) => rule === 'twoPlayers') ? kindForTwo : kindOf;
  const named = brief.game && kindFor(brief.game);
  const deeds = deedsOf(brief);
  const lang = TEXTS[brief.language] ? brief.language : 'en';
  const spelt = supported.filter((genre) => hasWordsFor(genre, brief, lang));
  const kind = chooseKind(brief, {
    supported: spelt.length > 0 ? spelt : supported,
    cast: things,
    named,
    deeds: deeds && kindFor({ names: [deeds.name] }),
  });
  const speech = SPEECHES[kind.genre];
  const { implied } = speech.slots;
  const goesOn = endlessIn(brief, kind.genre, keeps(kind.genre));
  const { rules: asked, evidence: ruling } = rulesOf(
    goesOn ? { ...brief, rules: [...brief.rules, goesOn] } : brief,
    keeps,
    speech.most,
  );
  const ruled = new Set<RuleName>(asked.map(({ rule }) => rule));
  const uncounted = things.filter(
    ({ thing, mention }) =>
      thing.counts !== true &&
      !(speech.ownTitle && (isName(thing, brief) || speech.slots.itself?.includes(mention.picture))),
  );
  const called = modeSaid(kind.genre, [], gamesAsked(brief));
  const home = called && speech.themesIn?.[called];
  stayHome(brief, uncounted);
  const scenery = fillScenery(withoutSides(brief, kind.genre), uncounted, kind.genre, asked, random('theme'), home);
  const somewhere = brief.scene.places.some((place) => !place.thing && !isName(place, brief));
  const reading = makeCast(
    uncounted,
    kind.genre,
    kind.asked,
    scenery.theme,
    lang,
    {
      noEnemies: ruled.has('noEnemies'),
      mode: called,
      shooting: ruled.has('shooting'),
      kindNamed: kind.score > 0,
      odd: brief.wishes.surprise === true,
      foreign: lang !== brief.language,
      refused: brief.refused.flatMap((one) => ('thing' in one ? [pictureOf(one.thing.is)] : [])),
      prey: implied === 'prey' ? brief.implied.prey : undefined,
      ball: implied === 'ball' ? brief.implied.ball : undefined,
      somewhere,
    },
    random('cast'),
  );
  const peaceful = isPeaceful(
    brief,
    { genre: kind.genre, mode: called, cast: reading.cast, rules: asked },
    keeps(kind.genre),
  );
  // no wish makes room for what nobody asked for
  const rules: Rule[] = peaceful && asked.length < MOST_RULES ? [...asked, { rule: 'noEnemies' }] : asked;
  if (rules !== asked) ruled.add('noEnemies');
  const stated = brief.title && designText(brief.title.text, 60);
  const { cast, heroName } = withHeroName(reading.cast, brief, things, stated);
  const proper = cast.hero.from === 'prompt' ? heroName : undefined;
  const phrases = phrasesOf(cast, reading.said, lang, proper);
  const { genre } = kind;
  const title =
    stated ??
    learntTitle(brief, genre) ??
    makeTitle({
      genre,
      lang,
      mode: called,
      asked: brief.game,
      theme: scenery.theme,
      time: scenery.time,
      mood: scenery.mood,
      somewhere,
      cast,
      things: uncounted,
      phrases,
      proper,
      random: random('title'),
    });
  const told = deeds
    ? toldByDeeds(deeds, genre, lang)
    : (namedOf(askedOf(brief, kind), genre, lang) ?? toldByNothing(brief, genre, lang));
  const style = fillStyle(brief, genre, scenery, ruled, random('style'));
  const evidence = evidenceOf([
    ...kindEvidence(kind),
    ...reading.evidence,
    ...ruling,
    ...scenery.evidence,
    ...style.evidence,
  ]);
  // a thing that has no part in the cast may say which of a kind's games is meant: the current of a puzzle of cables
  const mentioned = brief.things.flatMap(({ word }) => (word === undefined ? [] : [{ text: word, as: 'thing' }]));
  const said = modeSaid(genre, [...evidence, ...mentioned], gamesAsked(brief), brief.implied.way);
  const learnt = placedContent(contentOf(brief, genre, lang, random('content')), genre, said);
  const { mode } = learnt;
  const inHalves = isInHalves({ genre, rules }, keeps(genre));
  const written = writeTexts({
    lang,
    genre,
    asked: kind.asked,
    cast,
    phrases,
    rules,
    mood: scenery.mood,
    seed: seed >>> 0,
    mode,
    inHalves,
    random: random('tagline'),
  });
  const words = wordListOf({
    brief,
    genre,
    lang,
    theme: scenery.theme,
    difficulty: scenery.difficulty,
    letters: lettersOf(rules),
    random: random('words'),
  });
  const cannot = (id: string): string =>
    speech.can === id || (inHalves && id === 'multiplayer') ? '' : written.cannot(id);
  const beyond = beyondOf(brief, goesOn !== undefined);
  const { theme, time, mood, weather, colours, looks } = scenery;
  const draft: Omit<GameDesign, 'asks'> = {
    v: 1,
    seed: seed >>> 0,
    lang,
    title,
    ...(stated === undefined ? {} : { titled: true }),
    tagline: written.tagline,
    texts: learnt.content
      ? { ...written.texts, goal: designText(contentGoal(written.texts.goal, kind.genre, lang), 160) }
      : written.texts,
    genre,
    ...learnt,
    ...(kind.asked ? { askedGenre: kind.asked } : {}),
    ...(told ? { named: told } : {}),
    theme: {
      id: theme,
      time,
      mood,
      weather,
      style: style.style,
      palette: makePalette({ pack: PACKS[theme], time, mood, colours, looks }, random('palette')),
      ...(colours.length + looks.size > 0
        ? { asked: { colours: colours.slice(0, 3), looks: [...looks].slice(0, 4) } }
        : {}),
    },
    cast,
    rules,
    ...(genre === 'tycoon' ? currencyOf(brief) : {}),
    ...(words ? { words } : {}),
    difficulty: scenery.difficulty,
    controls: written.controls,
    ...(written.versus ? { versus: written.versus } : {}),
    audio: { music: mood, tempo: scenery.tempo },
    evidence,
    ignored: ignoredOf([
      ...written.ignored,
      ...new Set(beyond.map(cannot)),
      // a word of a list is played with, whoever is in the cast
      ...reading.dropped.map(({ said }) => textOf(said)).filter((text) => !isOwnWord(text, words)),
    ]),
  };
  const wished = withWishes(draft, {
    brief: { ...brief, beyond: brief.beyond.filter(({ what }) => beyond.includes(what)) },
    cast: things,
    cannot,
  });
  const design = { ...wished, ...withUnmade(wished, brief) };
  const { evidence: led, asks, ignored } = design;
  // whoever wrote it is told, rather than left with a game that has nothing to do with it
  const heard = led.length + asks.length + ignored.length + brief.beyond.length;
  const nothing = stated === undefined && heard === 0;
  return gameDesignSchema.parse({ ...design, ...(nothing ? { ignored: [written.cannot('nothing')] } : {}), brief });
}

const isOwnWord = (text: string, words: GameDesign['words']): boolean =>
  words?.own === true && words.list.some((word) => word.text.toLowerCase() === text.toLowerCase());

/** Two briefs of one seed are not two games alike. */
function chanceOf(brief: Brief, seed: number): (purpose: string) => Random {
  const own = hash(JSON.stringify(brief));
  return (purpose) => randomOf(seed, `${purpose} ${own}`);
}

/** Whether it is only said in the name of the game that is asked for: no ship is played in "battleship", and a "15 puzzle" is in no toy town. */
function isName({ span }: { readonly span?: BriefSpan | undefined }, { game }: Brief): boolean {
  const name = game?.span;
  return span !== undefined && name !== undefined && span.start >= name.start && span.end <= name.end;
}

const ignoredOf = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line !== '')
    .map((line) => designText(line, 120))
    .slice(0, 16);

/** Most words that are shown for the kind. */
const MOST_OF_KIND = 6;
const kindEvidence = ({ genre, asked, evidence }: KindReading): Evidence[] =>
  evidence.slice(0, MOST_OF_KIND).map((span) => ({ ...span, as: 'kind', value: asked ?? genre }));

/** Rules within the limits of a game and of its kind, with what was said of each; one is lent by another kind, and a game for children is gentle. */
function rulesOf(
  { rules, blend, wishes }: Brief,
  keeps: NonNullable<FillRequest['keeps']>,
  most: (typeof SPEECHES)[Genre]['most'] = {},
): { readonly rules: Rule[]; readonly evidence: readonly Evidence[] } {
  const made = rules.map((one) => {
    const rule = ruleSchema.parse(one);
    return 'n' in rule ? { ...rule, n: Math.min(rule.n, most[rule.rule] ?? Infinity) } : rule;
  });
  const evidence = rules.flatMap((rule): Evidence[] =>
    rule.span ? [{ ...rule.span, as: rule.rule, value: saidOf(rule) }] : [],
  );
  const lent = blend && borrowed(blend.from, keeps(blend.into), made);
  if (lent) made.push(lent);
  if (lent && blend?.span) evidence.push({ ...blend.span, as: lent.rule, value: 'yes' });
  const { audience } = wishes;
  if (audience && !made.some(({ rule }) => rule === 'gentle')) {
    made.push({ rule: 'gentle' });
    if (audience.span) evidence.push({ ...audience.span, as: 'gentle', value: 'yes' });
  }
  return { rules: made.slice(0, 16), evidence };
}

/** The number of a rule as the prompt has it; "yes" for one without. */
export const saidOf = ({ said, n, seconds }: BriefRule): string =>
  said ?? (seconds === undefined ? (n === undefined ? 'yes' : String(n)) : `${seconds} s`);

/** The cast whose hero bears the name that the brief gives it. A title is no name. */
function withHeroName(
  cast: CastReading['cast'],
  brief: Brief,
  things: readonly Placed[],
  stated: string | undefined,
): { readonly cast: CastReading['cast']; readonly heroName: string | undefined } {
  const own = heroNameOf(brief, things);
  const heroName = own && !/[\\/<>{}]/u.test(own) && stated !== own ? designText(own, 24) : undefined;
  if (heroName === undefined || cast.hero.from !== 'prompt') return { cast, heroName };
  return { cast: { ...cast, hero: { ...cast.hero, name: designText(heroName, 40) } }, heroName };
}
