/**
 * The reader: a prompt in plain language in, a `GameDesign` out. Pure and deterministic: the same prompt, seed and list
 * of kinds give the same design. Never throws, whatever the text; work is bounded by `normalise` and `tokenise`.
 *
 * normalise → language → tokens → phrases → things → roles → kind → rules → theme → cast → texts
 */
import { findLiteralWishes } from './asks/index.js';
import { designText, gameDesignSchema, type GameDesign, type Genre } from './design.js';
import type { AssetMode } from './provider.types.js';
import { readAge } from './reader/audience.js';
import { blendOf, borrowed } from './reader/blend.js';
import { ballOf } from './reader/balls.js';
import { makeCast } from './filling/cast.js';
import { chooseKind, scoreKinds } from './reader/kind.js';
import { findMentions } from './reader/mentions.js';
import { preyOf } from './reader/moles.js';
import { normalise } from './vocabulary/normalise.js';
import { askedGame, isKnownThing, kindAsked, namedOf } from './reader/named.js';
import { openKinds, signsOf } from './reader/open-kinds.js';
import { makePalette } from './filling/palette.js';
import { phrasesOf } from './filling/phrases.js';
import { randomOf } from './random.js';
import { assignRoles } from './reader/roles.js';
import { readRules, type RuleReading } from './reader/rules.js';
import type { Cast } from './reader/roles.types.js';
import { withoutCoats } from './reader/coats.js';
import { readScenery } from './reader/scenery.js';
import { mendSpelling } from './reader/spelling.js';
import { readStyle } from './reader/style.js';
import { writeTexts } from './filling/write.js';
import { tokenise } from './vocabulary/tokens.js';
import { TEXTS } from './texts/texts.js';
import { PACKS } from './filling/themes.js';
import { vocabularyOf } from './vocabulary/vocabulary.js';
import { titleOf } from './reader/stated-title.js';
import { tellLanguage } from './reader/tell-apart.js';
import { makeTitle } from './filling/title.js';
import { apposedName, heroNameIn, withWishes } from './reader/wishes.js';

export interface ReadRequest {
  readonly prompt: string;
  /** uint32 */
  readonly seed: number;
  /** kinds that can be made now; at least one */
  readonly supported: readonly Genre[];
  readonly assetMode?: AssetMode;
}

/** Who wants to be surprised gets a cast from all over. */
const ODD =
  /\b(?:weird|strange|bizarre|absurd|surreal|wacky|crazy idea|unexpected|surprise me|komisch\p{L}*|seltsam\p{L}*|verrückt\p{L}*|überrasch\p{L}*|raro|extraño|loco|sorpréndeme|sorprende|bizarre|étrange|fou|surprends|estranho|esquisito|maluco|surpreenda|strano|assurdo|pazzo|sorprendimi)(?!\p{L})|странн|безумн|удиви|変な|奇妙|おかしな|奇怪|搞怪|离谱|随便来一个/iu;
/** Kinds that are of things, whoever chose them. */
const OF_THINGS: ReadonlySet<Genre> = new Set(['breakout', 'match3', 'memory']);
const COUNTED = new Set(['lives', 'timer', 'levels', 'waves', 'moves', 'laps', 'rivals', 'pairs', 'points']);

/** One line of evidence a stretch of words and meaning. */
function unique<T extends { from: number; to: number; as: string }>(found: readonly T[]): T[] {
  return [...new Map(found.map((one) => [`${one.from} ${one.to} ${one.as}`, one])).values()];
}

/** The cast without what only counts: the hearts of "5 hearts" are lives, the holes of "9 holes" levels. */
function uncounted(roles: readonly Cast[], { evidence }: RuleReading): Cast[] {
  return roles.filter(
    ({ mention }) => !evidence.some(({ as, from, to }) => COUNTED.has(as) && from < mention.from && to >= mention.to),
  );
}

/** Loads the word lists of a language (English unless said), so that a first prompt does not wait 50–200 ms for them. */
export function warmReader(language = 'en'): void {
  vocabularyOf(language);
}

/** Reads a prompt. The result is valid by `gameDesignSchema`. */
export function readPrompt({ prompt, seed, supported }: ReadRequest): GameDesign {
  const normal = normalise(prompt);
  const language = tellLanguage(normal);
  const tokens = mendSpelling(tokenise(normal, language), language);
  const { mentions, spans: all } = findMentions(tokens, language);
  const spans = withoutCoats(all, mentions, tokens);
  const roles = assignRoles(mentions, tokens, spans, language);
  // the fish of a "fishing game" is what one gets
  for (const one of roles)
    if (
      spans.some(
        ({ type, id, from, to }) =>
          type === 'kind' && id === 'reaction' && from <= one.mention.from && to >= one.mention.to,
      )
    )
      one.role = 'item';
  const kindScores = scoreKinds(tokens, spans, roles);
  const top = [...kindScores].sort((a, b) => b[1].score - a[1].score)[0];
  const pointed = top && top[1].score >= 2 ? top[0] : undefined;
  const named = askedGame(tokens, spans, mentions.filter(isKnownThing), language, kindScores);
  const asked = named?.kind ?? pointed;
  const ruling = readRules(tokens, spans, roles, language, asked, readAge(normal, tokens));
  const blend = blendOf(
    tokens,
    spans.filter(({ type }) => type === 'kind'),
  );
  const lent = blend && borrowed(blend, ruling);
  if (blend && lent) {
    ruling.rules.push(lent);
    ruling.evidence.push({ from: blend.other.from, to: blend.other.to, as: lent.rule, value: 'yes' });
  }
  const scenery = readScenery(tokens, spans, roles, asked, ruling.rules, randomOf(seed, `theme ${prompt}`));
  const ball = /\b(?:pong|tennis|paddle|ball|hockey|pala|schläger|raquette|raquete|racchetta)\b/iu.test(normal.text);
  const refuses = (genre: Genre): boolean => (kindScores.get(genre)?.score ?? 0) < 0;
  const open = openKinds(signsOf(tokens, spans, roles, ruling.rules), supported, refuses);
  const kind = chooseKind(kindScores, { supported, cast: roles, ball, named: named?.kind, open });
  const ruled = new Set(ruling.rules.map(({ rule }) => rule));

  const lang = TEXTS[language] ? language : 'en';
  const pack = PACKS[scenery.theme];
  const { cast, evidence, dropped, said } = makeCast(
    uncounted(roles, ruling),
    tokens,
    kind.genre,
    kind.asked,
    scenery.theme,
    lang,
    {
      noEnemies: ruled.has('noEnemies'),
      shooting: ruled.has('shooting'),
      kindNamed: kind.score > 0,
      odd: ODD.test(normal.text),
      foreign: lang !== language,
      prey: kind.genre === 'reaction' ? preyOf(normal.text) : undefined,
      ball: kind.genre === 'aim_physics' ? ballOf(normal.text) : undefined,
    },
    randomOf(seed, `cast ${prompt}`),
  );
  const wishes = findLiteralWishes(normal, language);
  const own = heroNameIn(wishes, roles, tokens) ?? apposedName(roles, tokens, language);
  const stated = titleOf(normal, wishes);
  const heroName = own && !/[\\/<>{}]/u.test(own) && stated !== own ? designText(own, 24) : undefined;
  if (heroName !== undefined && cast.hero.from === 'prompt')
    cast.hero = { ...cast.hero, name: designText(heroName, 40) };

  const phrases = phrasesOf(cast, said, lang, cast.hero.from === 'prompt' ? heroName : undefined);
  const byPrompt = <A extends { from: string }>(list: readonly A[]): A | undefined =>
    list.find(({ from }) => from === 'prompt');
  const title =
    stated ??
    makeTitle({
      lang,
      genre: kind.genre,
      theme: scenery.theme,
      hero: cast.hero,
      // a wall or a deck is always of something; elsewhere what the theme filled in is no title
      item: byPrompt(cast.items) ?? (OF_THINGS.has(kind.genre) ? cast.items[0] : undefined),
      enemy: byPrompt(cast.enemies),
      phrases,
      proper: cast.hero.from === 'prompt' ? heroName : undefined,
      random: randomOf(seed, `title ${prompt}`),
    });
  const told = namedOf(named ?? kindAsked(kind, spans), kind.genre, lang);
  const style = readStyle(tokens, spans, kind.genre, scenery, ruled, randomOf(seed, `style ${prompt}`));
  const cannot = new Set(ruling.cannot);
  if (normal.blanked.has('instruction')) cannot.add('instruction');
  if (normal.blanked.has('address')) cannot.add('network');
  if (kind.genre === 'duel') cannot.delete('multiplayer');
  if (kind.genre === 'racing') cannot.delete('laps');
  if (kind.genre === 'sokoban') cannot.delete('undo');

  const span = (from: number, to: number): { start: number; end: number; text: string } => {
    const start = tokens[from]?.start ?? 0;
    const end = Math.max(start, tokens[Math.max(from, to - 1)]?.end ?? start);
    return { start, end, text: designText(prompt.slice(start, end), 80) };
  };
  const found = [
    ...kind.evidence.slice(0, 6).map(({ from, to, id }) => ({ from, to, as: 'kind', value: id })),
    ...evidence,
    ...ruling.evidence,
    ...scenery.evidence,
    ...style.evidence,
  ];
  const shown = unique(found)
    .slice(0, 64)
    .map(({ from, to, as, value }) => ({ ...span(from, to), as, value: designText(value, 80) }));
  const written = writeTexts({
    lang,
    genre: kind.genre,
    asked: kind.asked,
    cast,
    phrases,
    rules: ruling.rules,
    mood: scenery.mood,
    seed: seed >>> 0,
    evidence: shown,
    random: randomOf(seed, `tagline ${prompt}`),
  });
  const draft: Omit<GameDesign, 'asks'> = {
    v: 1,
    seed: seed >>> 0,
    lang,
    title,
    ...(stated === undefined ? {} : { titled: true }),
    tagline: written.tagline,
    texts: written.texts,
    genre: kind.genre,
    ...(kind.asked ? { askedGenre: kind.asked } : {}),
    ...(told ? { named: told } : {}),
    theme: {
      id: scenery.theme,
      time: scenery.time,
      mood: scenery.mood,
      weather: scenery.weather,
      style: style.style,
      palette: makePalette(
        { pack, time: scenery.time, mood: scenery.mood, colours: scenery.colours, looks: scenery.looks },
        randomOf(seed, `palette ${prompt}`),
      ),
      ...(scenery.colours.length + scenery.looks.size > 0
        ? { asked: { colours: scenery.colours.slice(0, 3), looks: [...scenery.looks].slice(0, 4) } }
        : {}),
    },
    cast,
    rules: ruling.rules,
    difficulty: scenery.difficulty,
    controls: written.controls,
    audio: { music: scenery.mood, tempo: scenery.tempo },
    evidence: shown,
    ignored: [
      ...written.ignored,
      ...[...cannot].map((id) => written.cannot(id)),
      ...dropped.map((mention) => span(mention.from, mention.to).text),
    ]
      .filter((line) => line !== '')
      .map((line) => designText(line, 120))
      .slice(0, 16),
  };
  const design = withWishes(draft, {
    prompt,
    tokens,
    spans,
    roles,
    wishes,
    used: shown,
    cannot: (id) => written.cannot(id),
    isCannot: (id) => cannot.has(id),
  });
  const { evidence: led, asks, ignored } = design;
  // whoever wrote it is told, rather than left with a game that has nothing to do with it
  const nothing = stated === undefined && led.length + asks.length + ignored.length === 0;
  return gameDesignSchema.parse(nothing ? { ...design, ignored: [written.cannot('nothing')] } : design);
}
