/** What each language has to say in a game, text by text. */
import type { Genre, Idea, TextKey, ThemeId } from '../design.js';
import type { Titles } from './titles.types.js';

type Fixed = Exclude<TextKey, 'goal' | 'controls'>;

type Goal =
  | 'reach'
  | 'endless'
  | 'collect'
  | 'gather'
  | 'survive'
  | 'break'
  | 'clear'
  | 'eat'
  | 'pairs'
  | 'cross'
  | 'race'
  | 'push'
  | 'fly'
  | 'defend'
  | 'catch'
  | 'duel'
  | 'aim'
  | 'click'
  | 'rhythm'
  | 'quiz'
  | 'react'
  | 'farm'
  | 'stack'
  | 'typed'
  | 'hit'
  | 'hole'
  | 'sneak'
  | 'rows'
  | 'merge'
  | 'row'
  | 'mines'
  | 'mate'
  | 'outnumber'
  | 'capture'
  | 'wordInTries'
  | 'letterByLetter'
  | 'hiddenWords'
  | 'unscramble'
  | 'suits'
  | 'crossWords'
  | 'digits'
  | 'tiles'
  | 'lamps'
  | 'pipes'
  | 'current'
  | 'picture'
  | 'pieces'
  | 'figures'
  | 'fleet'
  | 'knock'
  | 'hoop'
  | 'penalty'
  | 'pins'
  | 'chips'
  | 'chipsTo'
  | 'snapAll'
  | 'allCards'
  | 'spider'
  | 'pop'
  | 'marbles'
  | 'pocketEight'
  | 'pocketAll'
  | 'ring'
  | 'gates'
  | 'nearest'
  | 'zones'
  | 'puck'
  | 'tower'
  | 'tinker'
  | 'runs'
  | 'deliver'
  | 'fetch'
  | 'sortOut'
  | 'sortColours'
  | 'putInOrder'
  | 'spot'
  | 'spotNumber'
  | 'seek'
  | 'herd'
  | 'herdAll'
  | 'cleanAll'
  | 'cleanNumber'
  | 'dousing'
  | 'lightAll'
  | 'lightNumber'
  | 'raceHome'
  | 'raceTrail'
  | 'sow'
  | 'sheet'
  | 'serveGuests'
  | 'serveNumber'
  | 'feedAll'
  | 'feedNumber'
  | 'cookOrders'
  | 'land'
  | 'care'
  | 'fuse'
  | 'freeze'
  | 'wakeNobody'
  | 'eatAll'
  | 'eatAllInTime'
  | 'grow'
  | 'outlast'
  | 'keepSafe'
  | 'keepAway'
  | 'dodge'
  | 'dodgeWay'
  | 'bosses'
  | 'bearOff'
  | 'rightMoment'
  | 'tilesRounds'
  | 'tilesOut'
  | 'cardsPoints'
  | 'cardsRounds'
  | 'cardsOut'
  | 'tricksFewest'
  | 'tricksTo'
  | 'tricksDeals'
  | 'tricksBid'
  | 'tricksCards'
  | 'tricksMost'
  | 'dressUp'
  | 'repeatRow'
  | 'business'
  | 'earn'
  | 'tightrope'
  | 'carry'
  | 'carryAll';
type Act =
  | 'move'
  | 'jump'
  | 'doubleJump'
  | 'shoot'
  | 'aim'
  | 'steer'
  | 'flap'
  | 'launch'
  | 'select'
  | 'push'
  | 'restart'
  | 'pause'
  | 'mute'
  | 'place'
  | 'dash'
  | 'dodge'
  | 'undo'
  | 'hit'
  | 'answer'
  | 'turn'
  | 'turnBack'
  | 'putBack'
  | 'drop'
  | 'work'
  | 'hop'
  | 'boost'
  | 'strike'
  | 'click'
  | 'type'
  | 'first'
  | 'second'
  | 'guard'
  | 'throw'
  | 'shove'
  | 'build'
  | 'otherTower'
  | 'nextWave'
  | 'head'
  | 'pull'
  | 'press'
  | 'slice'
  | 'hurry'
  | 'keep'
  | 'buy'
  | 'golden'
  | 'hopTwo'
  | 'restartRoom'
  | 'pullBack'
  | 'power'
  | 'pullBox'
  | 'flag'
  | 'cross'
  | 'hint'
  | 'card'
  | 'write'
  | 'notes'
  | 'flip'
  | 'flipBoth'
  | 'plunge'
  | 'keepGoal'
  | 'sweep'
  | 'spin'
  | 'hitMe'
  | 'stand'
  | 'double'
  | 'split'
  | 'snap'
  | 'turnCard'
  | 'pop'
  | 'drag'
  | 'nextThing'
  | 'swing'
  | 'spot'
  | 'call'
  | 'scare'
  | 'roll'
  | 'thrust'
  | 'tilt'
  | 'care'
  | 'tiptoe'
  | 'rightMoment'
  | 'steady';
export const CANNOT = ['multiplayer', 'threeD', 'network', 'purchases', 'instruction'] as const;
type Cannot = (typeof CANNOT)[number];
type Input = 'letters' | 'arrows' | 'leftRight' | 'space' | 'mouse' | 'arrowsSpace' | 'up' | 'down';

/** A text for each of some keys. */
export type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** Where games end that name no place of their own. */
type Finish =
  | 'ringed-planet'
  | 'hut'
  | 'treasure-chest'
  | 'classical-building'
  | 'office-building'
  | 'castle'
  | 'birthday-cake'
  | 'derelict-house'
  | 'house-with-garden'
  | 'moai'
  | 'desert-island'
  | 'volcano'
  | 'school'
  | 'satellite-antenna'
  | 'rainbow'
  | 'wrapped-gift'
  | 'chequered-flag'
  | 'house'
  | 'couch-and-lamp'
  | 'trophy';
/** What is asked for and no game does, apart from `cannot`; `nothing`, where a prompt was not understood, and `unchanged`, where a change left the game as it was. */
export const UNMET = [
  'laps',
  'undo',
  'voice',
  'camera',
  'story',
  'shop',
  'save',
  'editor',
  'skins',
  'achievements',
  'timed',
  'endless',
  'minimap',
  'replay',
  'nothing',
  'unchanged',
] as const;
type Unmet = (typeof UNMET)[number];

/** What is done in games: kinds that are played alike share one. */
export type Pursuit =
  | 'feed'
  | 'jump'
  | 'shoot'
  | 'brawl'
  | 'gather'
  | 'bricks'
  | 'grow'
  | 'run'
  | 'flap'
  | 'swap'
  | 'bubbles'
  | 'shove'
  | 'maze'
  | 'dots'
  | 'build'
  | 'race'
  | 'pairs'
  | 'answer'
  | 'type'
  | 'aim'
  | 'quick'
  | 'beat'
  | 'click'
  | 'catch'
  | 'cross'
  | 'duel'
  | 'tanks'
  | 'dodge'
  | 'rows'
  | 'farm'
  | 'merge'
  | 'rival'
  | 'reason'
  | 'words'
  | 'patience'
  | 'puzzle'
  | 'join'
  | 'picture'
  | 'fleet'
  | 'flippers'
  | 'throw'
  | 'stake'
  | 'snap'
  | 'luck'
  | 'free'
  | 'chain'
  | 'moment'
  | 'bat'
  | 'bring'
  | 'sort'
  | 'serve'
  | 'seek'
  | 'herd'
  | 'guard'
  | 'clean'
  | 'douse'
  | 'light'
  | 'dice'
  | 'land'
  | 'balance'
  | 'care'
  | 'fuse'
  | 'sneak'
  | 'slide'
  | 'puck'
  | 'hand'
  | 'tricks'
  | 'dress'
  | 'repeat'
  | 'trade';
export type Taglines = Texts<Pursuit>;

/** All that a game says in one language. A language has every one of these. */
export interface GameTexts {
  readonly fixed: Texts<Fixed>;
  /** goal lines; `{items}` and `{enemies}` are objects of a verb, `{list}`, `{list_enemies}` and `{list_aims}` bare names, `{of}` French "de" */
  readonly goals: Texts<Goal>;
  readonly avoid: string;
  readonly keys: Texts<Input>;
  readonly acts: Texts<Act>;
  /** the end of a match of two, each in a half of the window */
  readonly versus: Texts<'first' | 'second' | 'draw'>;
  readonly notMade: string;
  /** whoever plays, as the name of one of two at a board */
  readonly you: string;
  readonly kinds: Texts<Genre>;
  readonly cannot: Texts<Cannot>;
  /** patterns of made titles */
  readonly titles: Titles;
  /** "in the place" */
  readonly places: Readonly<Record<ThemeId, string>>;
  /** what one does in the game, and what to mind: a sentence for the title card, of at most 90 letters */
  readonly taglines: Taglines;
  /** what a lost game says where "Game over" is too harsh */
  readonly gentle: readonly [string, string];
  /** where a game ends, as `{goal}` of its goal line */
  readonly finishes: Texts<Finish>;
  /** what a level brings in, told to whoever meets it for the first time: one line of at most 60 letters */
  readonly ideas: Texts<Idea>;
  readonly unmet: Texts<Unmet>;
}
