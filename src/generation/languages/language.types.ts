import type { AskNotes, AskWords } from './asks.types.js';
import type { FarPlaces } from './far-places.types.js';
import type { GameTexts } from './texts.types.js';
import type { Ways } from './ways.types.js';

/** What each language says about games. Phrases are separated by commas and compared without case and accents. */
export interface GameWords {
  /** before the name of a game that is meant: "like", "clone of" */
  readonly like: string;
  /** after it: "clone", "style", "but" */
  readonly liked: string;
  /** after a name that opens the prompt: "asteroids in the ocean" */
  readonly opening: string;
  /** between whom one plays against and the game that is played, where a language says that first: "kediye karşı domino" */
  readonly against?: string;
  /** before a title, known or not: "a game like …" */
  readonly title: string;
  /** after one: "… のようなゲーム" */
  readonly titled: string;
  /** a game in general, before or after a name: "game" */
  readonly game: string;
  /** what may stand between such a word and the name: articles, "of" */
  readonly between: string;
  /** the definite articles, where a language has words for them: "el ahorcado" alone is the game, "un ahorcado" is not */
  readonly definite?: string;
  /** refuses the game whose name follows: "not like", "no"; in languages that refuse afterwards, `refused` */
  readonly not: string;
  readonly refused?: string;
  /** in which the word of a game or a kind is none: "in memory of" */
  readonly idioms: string;
  /** Sentences for people. `{asked}` is the game that was named, `{made}` the kind that was made; neither is inflected. */
  readonly told: {
    readonly near: string;
    readonly far: string;
    readonly unknown: string;
    /** where no kind was named: `{said}` are words of the prompt, each in “”, by which it was chosen */
    readonly deeds: string;
    /** the same where no single word speaks for it */
    readonly open: string;
  };
}

/** Endings of nouns, for finding the word of a dictionary in another form. */
export interface Inflection {
  /** lines of `ending | replacement, replacement`; `-` is nothing */
  readonly ENDINGS: string;
  /** `written>meant`, parted by spaces, at the last vowel or consonant of the stem */
  readonly CHANGES: string;
  /** parted by spaces, what is written as one with a noun that follows; longer ones first */
  readonly PREFIXES?: string;
}

/**
 * All that is known of a language. Tables are texts of rows `id | phrase, phrase`, see `rows.ts`; they are read when the
 * first prompt of the language comes.
 */
export interface Language {
  /**
   * How somebody who asks for a game speaks, `row | words`, a `*` behind the start of a word:
   *
   * greeting  opens or closes a letter
   * self      before what the asker is ("I'm a", "my name is"); in Turkish and Japanese the pronoun alone
   * request   by which a game is asked for; means it only near a game or the name of a kind
   * likes     what those who will play like, or how old they get
   * people    those who will play, as a family, a class or a firm has them
   * learner   those who play, whatever they do in the prompt: "the pupils match words"
   */
  readonly asker: string;
  /**
   * What takes the place of what, `row | words`, a `*` behind the start of a word: `as` and `instead` stand before what is replaced, `swap` behind it; the others name what stands in
   * the slot of that name in games: `hero` the tower and the paddle, `enemy` the goalkeeper, `item` the pins, `obstacle` the pipes,
   * `projectile` the ball
   */
  readonly parts: string;
  /** words beside a text that is wanted as it stands */
  readonly asks: AskWords;
  readonly notes: AskNotes;
  /**
   * Nouns and their pictures, `picture | words`, the first word the name of the picture. The lexicon knows more; what stands
   * here comes before it, in this order: pictures that we draw ourselves, nouns of every day that have no picture (or the
   * wrong one) in the lexicon and get the nearest, nouns of games that it lacks or reads wrongly, and plurals and pet forms.
   */
  readonly ownThings: string;
  readonly commonThings: string;
  readonly gameThings: string;
  readonly everydayThings: string;
  /** Nouns that no picture shows: `thing of lexicon/unpictured.ts | words`, the first word the name of one. */
  readonly nouns: string;
  /** Nouns of every day: `thing of lexicon/common-nouns.ts | words`, the first word the name of one. The lists above come before it. */
  readonly commonNouns: string;
  /** places that people ask for and no theme shows */
  readonly farPlaces: FarPlaces;
  /**
   * Nouns that the lists of all languages lack, of the country and of every day, `picture | words`: the picture of the thing or of a
   * near relative that a person would take for it. Where there is none, the sort of thing (`person | words`, `food`, `object`,
   * `building`, `plant`, `animal`, `vehicle`, `nature`), and each word is shown on a label of its own.
   */
  readonly localNouns: string;
  /** how nouns change; English and the languages that write no endings have none */
  readonly inflection?: Inflection;
  /**
   * Words that say what part a noun plays:
   *
   * hero      before the noun that the player is ("you are a", "play as")
   * take      the player gets, eats or saves what is named
   * foe       the player avoids or fights what is named; also "chased by"
   * chase     who does this is an enemy (stands after its subject: "wolves chase you")
   * shot      what is named flies, and whom it is meant for is an enemy
   * goal      where the player wants to get
   * over      what is in the way
   * move      who does this is the hero, where nothing else is said
   * place     where it is
   * with      "with"
   * break     where another sentence starts
   * as        "as", between a noun and a part
   * word:*    nouns that name a part: "enemies are", "as obstacles", "candy bricks"
   * not       negation
   * game      the word "game"
   */
  readonly cues: string;
  /** verbs by what happens: see `reader/meaning/events.ts` */
  readonly frames: string;
  /** verbs by what is done, `deed | word, start of a word*, two words`, the same deeds in every language: see `reader/verbs.ts` */
  readonly verbs: string;
  /**
   * Kinds of games: `kind weight`. 12 names the kind outright, 5 points to it, 2–3 is a verb or a prop that several kinds
   * share. Games with a name of their own ("chess", "Pac-Man") stand in `names`.
   */
  readonly kinds: string;
  /** `id | the name to show, other names`, one game a line */
  readonly names: string;
  readonly ways: Ways;
  /** Words of game talk and of the request that look like things: never part of a cast unless a cue says so. */
  readonly noise: string;
  /** Numbers in words by their digits; Chinese and Japanese ones are read by rule as well. */
  readonly numbers: string;
  /**
   * Words of a wish about a game that is there. They mean nothing in the prompt of a new game.
   *
   * faster … louder   steps: the game has more or less of it than before
   * add, remove       govern the things that follow (in Japanese: that stand before)
   * replace           the first thing goes, the second one comes
   * become            what is named first is shown as what is named second; one that has no second thing only introduces a change
   * more, less        of what stands beside them; double: twice of it
   * timer, time       things that a game may have, and no picture shows
   * please            somebody asks for a change, not for a game
   * same              the game that is there is meant
   * anew              another game is meant
   * broken            something has to be mended
   */
  readonly revisions: string;
  /**
   * What a picture is called where the word of the other lists will not do: `one/many`, `one/=` for what is not counted
   * ("cheese"), or `one` alone where a rule makes the plural. French plurals that do not take "des" have their article.
   */
  readonly pictureNames: Readonly<Record<string, string>>;
  /** `rule`s of games, `unit`s that numbers count, and `every`: "every", between a boss and a number. */
  readonly rules: string;
  /**
   * `theme`s, `time`s of day, `weather`, `mood`s, `difficulty`, `colour`s, `look`s (how the whole palette should be) and
   * `style`s: how a game is to be drawn; only what can mean nothing else, since paper may be a thing and black a colour.
   */
  readonly scenery: string;
  /** Words too small to be a thing or a verb, parted by spaces. In the Latin script they also tell the language. */
  readonly smallWords: string;
  /** Words of chats and dialects, clusters of small words and hedges, parted by commas: they name no thing, and tell no language. */
  readonly fillers: string;
  /** Words of game talk that give a short prompt away, or part Russian from Ukrainian; they say nothing else about it. */
  readonly gameTalk: string;
  /** all that a game says */
  readonly texts: GameTexts;
  /** What is asked for and no game does: told to whoever asks. */
  readonly wishes: string;
  readonly words: GameWords;
}
