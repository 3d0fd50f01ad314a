/* Made by "npm run codegen" from schema/schema.graphql and src/studio/web/graphql/operations. Do not edit. */
/* eslint-disable */

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@urql/core';
import { gql } from '../graphql/document-text.js';
/** The artifact that a run is based on, with optional context. At most 32 KiB of JSON. */
export type ArtifactContextInput = {
  /** An artifact of the viewer. */
  readonly artifactId: string;
  /** Notes that go with the prompt. */
  readonly notes?: string | null | undefined;
  /** Errors that a player’s browser reported. */
  readonly runtimeErrors?: ReadonlyArray<string> | null | undefined;
};

/** The format of an artifact. */
export type ArtifactType =
  /** A zip with `index.html` and `manifest.json` at its root. */
  | 'bundle'
  /** One HTML file that needs nothing else. */
  | 'html';

/** What a literal request in a prompt is about. */
export type AskKind =
  /** A color of the game, of something in it or of a player. */
  | 'colour'
  /** Keys to play with. */
  | 'keys'
  /** A message for the end of the game. */
  | 'message'
  /** A proper name for a character. */
  | 'name'
  /** A number of lives, seconds, levels, items … */
  | 'number'
  /** A rule without a number. */
  | 'rule'
  /** A name that stays on screen, e.g. of a channel, a company or a class. */
  | 'sign'
  /** The title of the game. */
  | 'title'
  /** Something that no game here supports. */
  | 'wish'
  /** Words to use in a word game. */
  | 'words';

/** What became of a request. */
export type AskOutcome =
  /** The game has it in another form; `note` says how. */
  | 'changed'
  /** The game does not have it; `note` says why. */
  | 'dropped'
  /** The game has it as requested. */
  | 'kept';

/** The artifact to share, and for how long. */
export type CreateShareLinkInput = {
  /** The artifact’s ID. */
  readonly artifactId: string;
  /** How long the link works, in seconds: 60 to 31,536,000. Without it, the link works until it is stopped. */
  readonly ttlSeconds?: number | null | undefined;
};

/** The run to create. A null field counts as absent. */
export type CreateStudioRunInput = {
  /** An artifact of the viewer that this run is based on. Without `parentRunId`, the run that made it becomes the parent. */
  readonly artifact?: ArtifactContextInput | null | undefined;
  /**
   * An artifact of the viewer that this run is based on. Without `parentRunId`, the run that made it becomes the parent.
   * @deprecated Use artifact.
   */
  readonly artifactContext?: unknown;
  /** Where pictures and sounds come from. Defaults to `auto`. */
  readonly assetMode?: StudioRunAssetMode | null | undefined;
  /** Makes retries safe: for 24 hours, the same key with the same input returns the same run. */
  readonly idempotencyKey?: string | null | undefined;
  /** What the prompt asks for. Defaults to `auto`. */
  readonly intent?: StudioRunIntent | null | undefined;
  /** The format of the game. Defaults to `quick_html`. */
  readonly mode?: StudioRunMode | null | undefined;
  /** Accepted but ignored; the server chooses. */
  readonly model?: string | null | undefined;
  /** A run of the viewer that this one continues; its thread is inherited. This run stays `queued` until that one ends. If it asks for a change and that one ended without a game, it fails with `parent.failed`. */
  readonly parentRunId?: string | null | undefined;
  /** 1 to 8,000 characters after trimming. */
  readonly prompt: string;
  /** Accepted but ignored; the server chooses. */
  readonly provider?: string | null | undefined;
  /** The slug of a public game that this one is made from, 1 to 64 characters: while that game is public, its page and that of this game lead to each other. Ignored if there is no such game, and on a run that is not the first of its thread. */
  readonly remixOf?: string | null | undefined;
  /** A key that the viewer chooses, 1 to 128 characters, or the ID of a thread. An unknown key starts a thread. With a parent, only the parent’s thread is accepted. */
  readonly threadId?: string | null | undefined;
};

/** Why the service added an entry to the ledger. */
export type CreditEntrySource =
  /** The demo account was created. */
  | 'demo'
  /** A guest session was opened. */
  | 'guest'
  /** A run was completed. */
  | 'run'
  /** An account was created. */
  | 'sign_up';

/** Why credits were added or taken. */
export type CreditEntryType =
  /** The operator corrected the balance. */
  | 'adjust'
  /** The credits expired. */
  | 'expire'
  /** The credits were free. */
  | 'grant'
  /** The credits were paid for. */
  | 'purchase'
  /** Spent credits were returned. */
  | 'refund'
  /** A run was completed. */
  | 'spend';

/** A color of a game’s palette. */
export type DesignColour =
  /** Highlights. */
  | 'accent'
  /** Warnings and opponents. */
  | 'danger'
  /** Distant scenery. */
  | 'far'
  /** The bottom of the background. */
  | 'horizon'
  /** Text. */
  | 'ink'
  /** Nearby scenery. */
  | 'near'
  /** The panels behind text. */
  | 'panel'
  /** The top of the background. */
  | 'sky'
  /** Ground, bricks and walls. */
  | 'solid'
  /** The edges of ground, bricks and walls. */
  | 'solidEdge';

/** A character or thing to change. A null field stays as it is. */
export type EditActorInput = {
  /** Its new name, 1 to 40 characters; shown on its picture. */
  readonly name?: string | null | undefined;
  /** The `sprite` of a `DesignPicture`. */
  readonly picture?: string | null | undefined;
  /** The `slot` of an `EditableActor`. */
  readonly slot: string;
};

/** A color to change. */
export type EditColourInput = {
  /** What it colors. */
  readonly slot: DesignColour;
  /** The color as `#rrggbb`. */
  readonly value: string;
};

/** What to change in a game. A null field stays as it is; an empty message or sign is removed. */
export type EditDesignInput = {
  /** An artifact of the viewer. */
  readonly artifactId: string;
  /** The characters and things to change. */
  readonly cast?: ReadonlyArray<EditActorInput> | null | undefined;
  /** The colors to change. */
  readonly colours?: ReadonlyArray<EditColourInput> | null | undefined;
  /** How hard the game is. */
  readonly difficulty?: GameDifficulty | null | undefined;
  /** Makes retries safe: for 24 hours, the same key with the same input returns the same run. */
  readonly idempotencyKey?: string | null | undefined;
  /** Shown when it is lost, at most 160 characters. */
  readonly loseMessage?: string | null | undefined;
  /** The numbers to change. */
  readonly numbers?: ReadonlyArray<EditNumberInput> | null | undefined;
  /** A name shown throughout the game, at most 60 characters. */
  readonly sign?: string | null | undefined;
  /** The rules to turn on or off. */
  readonly switches?: ReadonlyArray<EditSwitchInput> | null | undefined;
  /** The line below the title, 1 to 140 characters. */
  readonly tagline?: string | null | undefined;
  /** 1 to 60 characters. */
  readonly title?: string | null | undefined;
  /** Shown when the game is won, at most 160 characters. */
  readonly winMessage?: string | null | undefined;
};

/** A number to change. */
export type EditNumberInput = {
  /** The rule of an `EditableNumber`. */
  readonly rule: GameRule;
  /** The number; null for the game’s own. */
  readonly value?: number | null | undefined;
};

/** A rule to turn on or off. */
export type EditSwitchInput = {
  /** True to turn it on. */
  readonly on: boolean;
  /** The rule of an `EditableSwitch`. */
  readonly rule: GameRule;
};

/** A question that players ask, and its answer. Plain text. */
export type FaqEntryInput = {
  /** 1 to 1,000 characters. */
  readonly answer: string;
  /** 1 to 200 characters. */
  readonly question: string;
};

/** How hard a game is. */
export type GameDifficulty =
  /** Fewer and slower enemies, more time. */
  | 'easy'
  /** More and faster enemies, less time. */
  | 'hard'
  /** The default. */
  | 'normal';

/** A kind of game. */
export type GameKind =
  /** Aim a slingshot and let go. */
  | 'aim_physics'
  /** Push a puck past your rival into the goal, alone or with a friend. */
  | 'air_hockey'
  /** Put letters in order. */
  | 'anagram'
  /** Survive attacks from all sides. */
  | 'arena'
  /** Roll the dice, hit single checkers, and bear off all of yours first. */
  | 'backgammon'
  /** Walk a tightrope, or carry what sways, without losing your balance. */
  | 'balancing_game'
  /** Time your swing in cricket or baseball. */
  | 'batting'
  /** Find and sink a hidden fleet before yours is sunk. */
  | 'battleship'
  /** Beat the dealer at 21 and win enough chips. */
  | 'blackjack'
  /** Knock down ten pins; strikes and spares count. */
  | 'bowling'
  /** Break bricks with a ball and a paddle. */
  | 'breakout'
  /** Pop bubbles as they rise; nothing can be lost. */
  | 'bubble_pop'
  /** Shoot bubbles; three of a kind burst. */
  | 'bubble_shooter'
  /** Take turns to shoot pieces into pockets, in carrom or pool. */
  | 'carrom'
  /** Catch what falls. */
  | 'catcher'
  /** Jump over pieces to capture them. */
  | 'checkers'
  /** Play chess. */
  | 'chess'
  /** Clean everything up, put out fires, or light the lamps. */
  | 'cleaning_game'
  /** Click, and buy what clicks for you. */
  | 'clicker'
  /** Drop four in a row. */
  | 'connect_four'
  /** Lay cards of the same suit or number, make others draw or miss a turn, and be the first to get rid of yours. */
  | 'crazy_eights'
  /** Cross the road through the traffic. */
  | 'crossing'
  /** Fill in words from picture clues. */
  | 'crossword'
  /** Take each item to whoever is waiting for it, or lead the lost home. */
  | 'delivery_game'
  /** Roll five dice, keep the best and fill a score sheet. */
  | 'dice_game'
  /** Lay tiles end to end, draw or pass, and be the first to run out. */
  | 'dominoes'
  /** Dress someone for the occasion from a wardrobe of pieces, colours and prints. */
  | 'dress_up'
  /** Play a match against one opponent. */
  | 'duel'
  /** Fill rows with falling blocks. */
  | 'falling_blocks'
  /** Sow, water and harvest. */
  | 'farm_sim'
  /** Slide tiles into order, as in the 15 puzzle. */
  | 'fifteen_puzzle'
  /** Fly through gaps, one tap at a time. */
  | 'flappy'
  /** Sort face-up cards with the help of four free cells. */
  | 'freecell'
  /** Get five in a row on a large board. */
  | 'gomoku'
  /** Find a hidden word in a few tries. */
  | 'guess_word'
  /** Find a word letter by letter. */
  | 'hangman'
  /** Drive a flock into its pen. */
  | 'herding_game'
  /** Find what, or who, is hidden in a busy scene. */
  | 'hidden_objects'
  /** Throw balls in an arc through a hoop. */
  | 'hoops'
  /** Put the pieces of a picture back together. */
  | 'jigsaw'
  /** Thrust and tilt to land softly on every pad. */
  | 'lander'
  /** Turn off all the lights; each one switches its neighbours too. */
  | 'lights_out'
  /** Sow seeds from pit to pit in mancala or congklak. */
  | 'mancala'
  /** Shoot marbles into a rolling chain; three of a kind burst. */
  | 'marble_path'
  /** Swap neighbours to line up three of a kind. */
  | 'match3'
  /** Find the way out while something chases you. */
  | 'maze'
  /** Turn over cards to find pairs. */
  | 'memory'
  /** Drop matching pieces onto each other to merge them into the next larger one. */
  | 'merge_drop'
  /** Slide equal tiles together, as in 2048. */
  | 'merge_grid'
  /** Open every safe cell, guided by the numbers. */
  | 'minesweeper'
  /** Use the numbers to fill in cells until a picture appears. */
  | 'nonogram'
  /** Shoot penalties, then keep goal. */
  | 'penalty'
  /** Keep the ball in play with two flippers. */
  | 'pinball'
  /** Turn pieces of pipe or cable until the water or the current reaches everything that waits for it. */
  | 'pipe_puzzle'
  /** Run and jump from ledge to ledge. */
  | 'platformer'
  /** Answer questions. */
  | 'quiz'
  /** Roll dice and race home in ludo, snakes and ladders or the game of the goose. */
  | 'race_board'
  /** Race against others. */
  | 'racing'
  /** Hit targets before they disappear. */
  | 'reaction'
  /** Trap the other colour between yours to turn it over. */
  | 'reversi'
  /** Press keys to the beat. */
  | 'rhythm'
  /** Run endlessly, and jump or duck in time. */
  | 'runner'
  /** Play with boxes, balls and bombs; nothing can be lost. */
  | 'sandbox'
  /** Serve each guest at the counter what they want, from the shelf or freshly cooked, before they run out of patience. */
  | 'serving'
  /** Shoot whatever comes at you. */
  | 'shmup'
  /** Slide or throw pieces closest to a target: shuffleboard, curling, pétanque, sjoelen or marbles. */
  | 'shuffleboard'
  /** Repeat a sequence of lights and sounds that grows by one each time. */
  | 'simon_says'
  /** Grow by eating, and don’t bite yourself. */
  | 'snake'
  /** React first when two cards match, or win with the higher card in war. */
  | 'snap'
  /** Push boxes onto their targets. */
  | 'sokoban'
  /** Bring all cards home by suit, as in Klondike. */
  | 'solitaire'
  /** Send each item where it belongs, or put items in order. */
  | 'sorting_game'
  /** Build eight runs from king to ace, in one, two or four suits. */
  | 'spider_solitaire'
  /** Sneak past watchers and sleepers, hide, take things and get out unseen. */
  | 'stealth_game'
  /** Fill a grid so that nothing repeats in a row, column or box. */
  | 'sudoku'
  /** Drive a tank against another, alone or with a friend. */
  | 'tank_battle'
  /** Get three in a row on nine cells. */
  | 'tic_tac_toe'
  /** Press at exactly the right moment to bake, chop or skip rope. */
  | 'timing_game'
  /** Build towers against waves of enemies. */
  | 'tower_defense'
  /** Drop swinging blocks onto a tower. */
  | 'tower_stacking'
  /** Follow suit, trump what you cannot follow, and take the tricks that count: whist, spades, hearts, briscola, or aces and tens. */
  | 'trick_taking'
  /** Run a stand or a shop: buy stock, set prices, watch weather and demand, and grow until you reach your goal. */
  | 'tycoon'
  /** Type words before they land. */
  | 'typing_game'
  /** Care for a pet that grows day by day: feed it, wash it, play with it and put it to bed. */
  | 'virtual_pet'
  /** Find words in a grid of letters. */
  | 'word_search';

/** The mood of the music and the colors. */
export type GameMood =
  /** Slow and gentle; the game is forgiving. */
  | 'calm'
  /** Bright and lively. */
  | 'cheerful'
  /** Grand. */
  | 'epic'
  /** Quiet and a little sad. */
  | 'melancholy'
  /** Eerie. */
  | 'spooky'
  /** Tense and restless. */
  | 'tense';

/** A rule that a game can have. */
export type GameRule =
  /** Each question has `n` answers to choose from. */
  | 'answers'
  /** A word must be found within `n` tries. */
  | 'attempts'
  /** A boss waits at the end. */
  | 'boss'
  /** A boss comes every `n` levels or waves. */
  | 'bossEvery'
  /** The player starts with `n` chips, or as much money. */
  | 'chips'
  /** `n` items must be collected. */
  | 'collect'
  /** A win is celebrated with confetti. */
  | 'confetti'
  /** The hero can dash forward. */
  | 'dash'
  /** There are `n` days until the game is over. */
  | 'days'
  /** Cards are dealt from `n` decks. */
  | 'decks'
  /** The hero can jump again in the air. */
  | 'doubleJump'
  /** After the last level the first one begins again, harder. */
  | 'endless'
  /** The game is fast from the start. */
  | 'fast'
  /** The game cannot be lost. */
  | 'gentle'
  /** A race has `n` laps. */
  | 'laps'
  /** Each word has `n` letters. */
  | 'letters'
  /** There are `n` levels. */
  | 'levels'
  /** The hero may be hit `n` times. */
  | 'lives'
  /** Jumps are long and high. */
  | 'lowGravity'
  /** Items are pulled toward the hero. */
  | 'magnet'
  /** `n` mines lie hidden. */
  | 'mines'
  /** The game must be won within `n` moves. */
  | 'moves'
  /** There are several balls. */
  | 'multiBall'
  /** There are no enemies. */
  | 'noEnemies'
  /** There is no game over. */
  | 'noLose'
  /** The game shows no score. */
  | 'noScore'
  /** The game begins muted. */
  | 'noSound'
  /** There is no time limit. */
  | 'noTimer'
  /** `n` pairs lie on the table. */
  | 'pairs'
  /** Each question must be answered within `seconds`. */
  | 'perQuestion'
  /** A match is played to `n` points. */
  | 'points'
  /** A quiz has `n` questions. */
  | 'questions'
  /** Shots are fired in quick succession. */
  | 'rapidFire'
  /** `n` rivals race against the hero. */
  | 'rivals'
  /** A shield takes one hit. */
  | 'shield'
  /** The hero can shoot. */
  | 'shooting'
  /** The game is slow from the start. */
  | 'slow'
  /** The game gets faster over time. */
  | 'speedUp'
  /** The game is won with `n` chips, or as much money. */
  | 'target'
  /** Each target must be reached within `n` throws. */
  | 'throws'
  /** The game ends after `seconds`. */
  | 'timer'
  /** Two players share one keyboard. */
  | 'twoPlayers'
  /** Enemies come in `n` waves. */
  | 'waves'
  /** Whatever leaves the screen comes back on the other side. */
  | 'wrap';

/** The drawing style of a game. */
export type GameStyle =
  /** Flat shapes. */
  | 'flat'
  /** Black and white with one accent color. */
  | 'noir'
  /** Paper cutouts. */
  | 'paper'
  /** Large pixels. */
  | 'pixel';

/** Where a game takes place. */
export type GameTheme =
  /** Sand by the sea. */
  | 'beach'
  /** Sweets and cake. */
  | 'candy'
  /** Walls and towers. */
  | 'castle'
  /** Under the ground. */
  | 'cave'
  /** Houses and streets. */
  | 'city'
  /** A neon city. */
  | 'cyberpunk'
  /** Sand and cacti. */
  | 'desert'
  /** Fields and barns. */
  | 'farm'
  /** Among the trees. */
  | 'forest'
  /** Flowers and hedges. */
  | 'garden'
  /** A haunted place. */
  | 'haunted'
  /** A cozy living room. */
  | 'home'
  /** Snow and ice. */
  | 'ice'
  /** A dense, hot forest. */
  | 'jungle'
  /** Pots and food. */
  | 'kitchen'
  /** Under water. */
  | 'ocean'
  /** Desks and books. */
  | 'school'
  /** Above the clouds. */
  | 'sky'
  /** Stars and planets. */
  | 'space'
  /** A sports ground with stands. */
  | 'sports'
  /** A room full of toys. */
  | 'toys'
  /** A street of a small town. */
  | 'village'
  /** Fire and lava. */
  | 'volcano';

/** When a game takes place. */
export type GameTimeOfDay =
  /** As the sun rises. */
  | 'dawn'
  /** In daylight. */
  | 'day'
  /** As the sun sets. */
  | 'dusk'
  /** In the dark. */
  | 'night';

/** What falls or drifts through the scene. */
export type GameWeather =
  /** Bubbles. */
  | 'bubbles'
  /** Nothing. */
  | 'clear'
  /** Sparks of a fire. */
  | 'embers'
  /** Fog. */
  | 'fog'
  /** Leaves. */
  | 'leaves'
  /** Petals of flowers. */
  | 'petals'
  /** Rain. */
  | 'rain'
  /** Snowflakes. */
  | 'snow'
  /** Stars. */
  | 'stars';

/** The outcome of a request to a model. */
export type ModelOutcome =
  /** It answered, and its answer was used. */
  | 'answered'
  /** It was not asked: it already had as many requests as are allowed at once. */
  | 'busy'
  /** The run was stopped before it had answered. */
  | 'canceled'
  /** Its provider did not accept the key. */
  | 'denied'
  /** Its answer did not have the requested form. */
  | 'invalid'
  /** It was not asked: the day’s spending limit was reached. */
  | 'limited'
  /** The worker was lost before it had answered. */
  | 'lost'
  /** Its provider accepts no more requests for now. */
  | 'rate_limited'
  /** Its provider refused to answer. */
  | 'refused'
  /** Its provider did not accept the request. */
  | 'rejected'
  /** It was not asked: it had failed several times in a row. */
  | 'resting'
  /** It took too long to answer. */
  | 'timeout'
  /** Its answer was cut off. */
  | 'truncated'
  /** It could not be reached, or its provider reported a fault. */
  | 'unavailable';

/** How the pictures of a game were made. */
export type PictureMode =
  /** Taken from the picture set. */
  | 'library'
  /** Plain shapes with initials. */
  | 'none'
  /** Generated shapes that depend on what they show. */
  | 'procedural';

/** What a check found. */
export type PlayabilityFinding =
  /** Not played in a browser: the browser failed. */
  | 'browser_failed'
  /** Keys and clicks changed nothing. */
  | 'keys_change_nothing'
  /** The screen was nearly empty after the start. */
  | 'nearly_empty'
  /** Not played in a browser: none is installed. */
  | 'not_installed'
  /** The page stopped responding. */
  | 'stands_still'
  /** Not played in a browser: it was too busy. */
  | 'too_busy'
  /** Random input for `seconds` caused no error. */
  | 'undisturbed'
  /** A bot won within `seconds`. */
  | 'won';

/** The overall verdict of the checks. */
export type PlayabilityVerdict =
  /** A check failed: the game can be previewed but not published. */
  | 'fail'
  /** Every check passed. */
  | 'pass'
  /** No check failed, but the game was not checked in a browser. */
  | 'unverified';

/** Whether a game is public. */
export type PublicationStatus =
  /** Everyone can play it. */
  | 'published'
  /** It is no longer public; its page says so. */
  | 'unpublished';

/** What to publish; replaces what was published before. A null field counts as absent. */
export type PublishGameInput = {
  /** The ID of an HTML artifact. Required, unless it is sent as the argument `artifactId`. */
  readonly artifactId?: string | null | undefined;
  /** The controls; each entry names a key and what it does. At most 24, of 1 to 80 characters. */
  readonly controls?: ReadonlyArray<string> | null | undefined;
  /** 1 to 5,000 characters. */
  readonly description: string;
  /** Another name for `seoContent`, which wins if both are sent. */
  readonly seo?: SeoContentInput | null | undefined;
  /** Texts for search engines, link previews and the page. Derived from the other fields when absent. */
  readonly seoContent?: SeoContentInput | null | undefined;
  /** True to show your name on the page, with a link to your other games. Defaults to false. */
  readonly showAuthor?: boolean | null | undefined;
  /** True to show the prompt on the page. Defaults to false. */
  readonly showPrompt?: boolean | null | undefined;
  /** 1 to 120 characters. */
  readonly title: string;
};

/** How close a game comes to the one that its prompt names. */
export type ReadingFit =
  /** It is that game, or the prompt names no game. */
  | 'exact'
  /** A different game: the nearest that can be made. */
  | 'far'
  /** The same actions and the same goal in another form. */
  | 'near';

/** What to tell the operators. */
export type RequestCreditsInput = {
  /** Why, in up to 500 characters. */
  readonly note?: string | null | undefined;
};

/** Texts for search engines, link previews and the page. All optional, all plain text. */
export type SeoContentInput = {
  /** At most 12. */
  readonly faq?: ReadonlyArray<FaqEntryInput> | null | undefined;
  /** At most 60 characters. */
  readonly genre?: string | null | undefined;
  /** At most 3,000 characters. */
  readonly howToPlay?: string | null | undefined;
  /** At most 20, of 1 to 50 characters. */
  readonly keywords?: ReadonlyArray<string> | null | undefined;
  /** A language tag (BCP 47), e.g. `pt-BR`. */
  readonly language?: string | null | undefined;
  /** At most 320 characters. */
  readonly metaDescription?: string | null | undefined;
  /** At most 120 characters. */
  readonly metaTitle?: string | null | undefined;
  /** Leaves the game out of search engines, the gallery and the sitemap. */
  readonly noindex?: boolean | null | undefined;
  /** At most 300 characters. */
  readonly ogImageAlt?: string | null | undefined;
  /** At most 60 characters. */
  readonly playMode?: string | null | undefined;
  /** The requested slug: lowercase letters, digits and single hyphens, at most 64. When absent, the game keeps the one it has or gets one from its title. */
  readonly slug?: string | null | undefined;
};

/** The credentials to sign in with. */
export type SignInInput = {
  /** The e-mail address of the account; case doesn’t matter. */
  readonly email: string;
  /** The password of the account. */
  readonly password: string;
};

/** The account to create. */
export type SignUpInput = {
  /** The e-mail address to sign in with; no other account may use it. */
  readonly email: string;
  /** The name to show. Derived from the e-mail address when absent. */
  readonly name?: string | null | undefined;
  /** The password to sign in with. */
  readonly password: string;
};

/** What to stop sharing. */
export type StopSharingInput = {
  /** The artifact’s ID. */
  readonly artifactId: string;
  /** The link to stop. Without it, every share link and preview link of the artifact stops. */
  readonly linkId?: string | null | undefined;
};

/** Where pictures and sounds come from. */
export type StudioRunAssetMode =
  /** Chosen by the server; the default. */
  | 'auto'
  /** Drawn for this game by a model, where the service has one; otherwise the library is used, and the reading says so. */
  | 'generated'
  /** From the built-in set of pictures. */
  | 'library'
  /** Plain shapes with initials. */
  | 'none'
  /** Generated shapes that depend on what they show. */
  | 'procedural';

/** The type of an event, as REST names it. */
export type StudioRunEventType =
  /** A `StudioRunAccepted`. */
  | 'accepted'
  /** A `StudioRunCancelRequested`. */
  | 'cancelRequested'
  /** A `StudioRunCanceled`. */
  | 'canceled'
  /** A `StudioRunCompleted`. */
  | 'completed'
  /** A `StudioRunFailed`. */
  | 'failed'
  /** A `StudioRunProgressed`. */
  | 'progress'
  /** A `StudioRunRequeued`. */
  | 'requeued'
  /** A `StudioRunStarted`. */
  | 'started';

/** Why a run failed. REST uses the same codes with a dot in place of the first `_`. */
export type StudioRunFailureReason =
  /** Making it took too long. */
  | 'deadline_exceeded'
  /** Something went wrong on our side. */
  | 'internal'
  /** The generator’s output is not a game. */
  | 'output_invalid'
  /** The generator’s game could not be played to the end. */
  | 'output_not_playable'
  /** The generator’s output is larger than a game may be. */
  | 'output_too_large'
  /** The request would have left the game as it is, so no new version was made. */
  | 'output_unchanged'
  /** The run that this one continues ended without a game. */
  | 'parent_failed'
  /** The generator was overloaded. */
  | 'provider_rate_limited'
  /** The generator took too long to answer. */
  | 'provider_timeout'
  /** The generator did not answer. */
  | 'provider_unavailable'
  /** The run waited in the queue for more than a day. */
  | 'queue_expired'
  /** The prompt asks for something that this service does not make. */
  | 'safety_input'
  /** Three workers in a row were lost while they made the game. */
  | 'worker_lost';

/** What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`. */
export type StudioRunIntent =
  /** Detected from the prompt and from what the run continues; the default. */
  | 'auto'
  /** A new game from the prompt alone. */
  | 'create'
  /** The game that it continues, changed as the prompt says. */
  | 'edit'
  /** The game that it continues, fixed. */
  | 'fix'
  /** The cast of the game that it continues as another kind of game, or its kind with another cast. */
  | 'remix';

/** The format of the game that a run makes. */
export type StudioRunMode =
  /** A zip of several files with a manifest, assets and an entry document. */
  | 'game_bundle'
  /** One HTML file that plays anywhere; the default. */
  | 'quick_html';

/** What a worker is doing. */
export type StudioRunStage =
  /** Putting the files together. */
  | 'assembling'
  /** Collecting pictures and sounds. */
  | 'assets'
  /** Storing the artifact. */
  | 'finalizing'
  /** Making the game. */
  | 'generating'
  /** Reading the prompt, or applying the edits of a run that was edited by hand. */
  | 'planning'
  /** Fixing what the checks found. */
  | 'repairing'
  /** Checking and playing the game. */
  | 'validating';

/** The state of a run. */
export type StudioRunStatus =
  /** The run was stopped, and the price was released. Final. */
  | 'canceled'
  /** The viewer asked the run to stop; the worker has not stopped yet. */
  | 'canceling'
  /** The artifact is ready, and the price was charged. Final. */
  | 'completed'
  /** `failure` says why; the price was released. Final. */
  | 'failed'
  /** A worker is making the game. */
  | 'processing'
  /** Accepted, with its price reserved. It waits for a worker, or for its parent to end. */
  | 'queued';

/** The intent that a run followed. */
export type TakenIntent =
  /** A game from the prompt alone. */
  | 'create'
  /** The game that it continues, with what the prompt changes. */
  | 'edit'
  /** The game that it continues, fixed. */
  | 'fix'
  /** The cast of the game that it continues as another kind, or its kind with another cast. */
  | 'remix';

/** Which threads to list. An absent or null field does not filter. */
export type ThreadFilter = {
  /** Threads whose `currentRun` made a game of any of these kinds. */
  readonly kinds?: ReadonlyArray<GameKind> | null | undefined;
  /** A part of the title or of a prompt, at most 100 characters. Case and accents don’t matter. */
  readonly search?: string | null | undefined;
};

/** The order of threads. */
export type ThreadSort =
  /** Most recently used first; the default. */
  | 'changed'
  /** Newest first. */
  | 'created'
  /** By title, ignoring case and accents. */
  | 'title';

/** What is wrong with a field, or with the request as a whole. The latter are codes of `ErrorCode`. */
export type UserErrorCode =
  /** Account not found. Check the ID. */
  | 'account_not_found'
  /** Guests can't do this. Create an account: it's free, and it keeps your games. */
  | 'account_required'
  /** Artifact not found. Check the ID. */
  | 'artifact_not_found'
  /** Only a finished HTML artifact that passed its checks can be published. */
  | 'artifact_not_publishable'
  /** This intent needs something to continue. Send parentRunId or artifactContext. */
  | 'context_required'
  /** This Idempotency-Key was used with a different body. Use a new key. */
  | 'idempotency_key_reused'
  /** The value is invalid for another reason; `message` says why. */
  | 'invalid'
  /** The text contains characters that are not allowed. */
  | 'invalid_characters'
  /** This prompt is against the rules of this service. Describe another game; nothing was charged. */
  | 'prompt_refused'
  /** This public address is taken or reserved. Choose another slug. */
  | 'public_url_unavailable'
  /** This artifact is not published. */
  | 'publication_not_found'
  /** The field is required. */
  | 'required'
  /** Link not found. Check the address for typos. */
  | 'share_link_not_found'
  /** You don't have enough Studio credits for this run. Add credits and try again. */
  | 'studio_credits_insufficient'
  /** Studio run not found. Check the ID. */
  | 'studio_run_not_found'
  /** One of the texts is against the rules of this service, so nothing was published. Change it, then try again. */
  | 'text_refused'
  /** A version of this game is still being made. Wait until it is done, or cancel it, then delete the game. */
  | 'thread_at_work'
  /** Game not found. Check the ID. */
  | 'thread_not_found'
  /** The text or the list is too long. */
  | 'too_long'
  /** Too many of your runs are still active. Wait until one has ended, then try again. */
  | 'too_many_active_runs'
  /** The text is too short. */
  | 'too_short'
  /** The value is not one of those allowed. */
  | 'unknown_value'
  /** The value has the wrong type. */
  | 'wrong_type';

export type CreditHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CreditHistoryQuery = { readonly viewer: { readonly id: string, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number, readonly freeGeneratorBalance: number, readonly totals: { readonly purchased: number, readonly granted: number, readonly spent: number, readonly refunded: number, readonly expired: number, readonly adjusted: number } | null } | null, readonly creditEntries: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly type: CreditEntryType, readonly amount: number, readonly balanceAfter: number, readonly description: string, readonly source: CreditEntrySource | null, readonly createdAt: string, readonly runId: string | null, readonly run: { readonly id: string, readonly prompt: string, readonly byHand: boolean, readonly thread: { readonly id: string, readonly customTitle: string | null } | null, readonly artifact: { readonly id: string, readonly title: string } | null } | null } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } | null };

export type HeldCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type HeldCreditsQuery = { readonly viewer: { readonly id: string, readonly studioRuns: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly prompt: string, readonly byHand: boolean, readonly status: StudioRunStatus, readonly createdAt: string, readonly credits: { readonly held: number } | null } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } | null };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly createdAt: string, readonly operator: { readonly __typename: 'Operator' } | null, readonly sessions: ReadonlyArray<{ readonly id: string, readonly current: boolean, readonly createdAt: string, readonly lastSeenAt: string, readonly expiresAt: string, readonly ip: string | null, readonly userAgent: string | null }> | null } | null };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession: { readonly id: string } | null };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { readonly revokeOtherSessions: { readonly count: number } | null };

export type ArtifactDiffQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ArtifactDiffQuery = { readonly artifactDiff: { readonly patch: string | null, readonly added: number | null, readonly removed: number | null } | null };

export type CreditRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditRequestQuery = { readonly viewer: { readonly id: string, readonly creditRequest: { readonly id: string, readonly note: string | null, readonly createdAt: string } | null, readonly declinedCreditRequest: { readonly id: string, readonly declinedReason: string } | null } | null };

export type RequestCreditsMutationVariables = Exact<{
  input: RequestCreditsInput;
}>;


export type RequestCreditsMutation = { readonly requestCredits: { readonly request: { readonly id: string, readonly note: string | null, readonly createdAt: string } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type PicturePartsFragment = { readonly sprite: string, readonly name: string, readonly dataUrl: string };

export type EditablePartsFragment = { readonly title: string, readonly tagline: string, readonly winMessage: string | null, readonly loseMessage: string | null, readonly sign: string | null, readonly difficulty: GameDifficulty, readonly colours: ReadonlyArray<{ readonly slot: DesignColour, readonly value: string }>, readonly cast: ReadonlyArray<{ readonly slot: string, readonly name: string, readonly picture: { readonly sprite: string, readonly name: string, readonly dataUrl: string } }>, readonly numbers: ReadonlyArray<{ readonly rule: GameRule, readonly value: number | null, readonly least: number, readonly most: number }>, readonly switches: ReadonlyArray<{ readonly rule: GameRule, readonly on: boolean }> };

export type EditableQueryVariables = Exact<{
  artifactId: string;
}>;


export type EditableQuery = { readonly artifact: { readonly id: string, readonly editable: { readonly title: string, readonly tagline: string, readonly winMessage: string | null, readonly loseMessage: string | null, readonly sign: string | null, readonly difficulty: GameDifficulty, readonly colours: ReadonlyArray<{ readonly slot: DesignColour, readonly value: string }>, readonly cast: ReadonlyArray<{ readonly slot: string, readonly name: string, readonly picture: { readonly sprite: string, readonly name: string, readonly dataUrl: string } }>, readonly numbers: ReadonlyArray<{ readonly rule: GameRule, readonly value: number | null, readonly least: number, readonly most: number }>, readonly switches: ReadonlyArray<{ readonly rule: GameRule, readonly on: boolean }> } | null } | null };

export type PicturesQueryVariables = Exact<{
  search: string;
  language?: string | null | undefined;
}>;


export type PicturesQuery = { readonly designPictures: ReadonlyArray<{ readonly sprite: string, readonly name: string, readonly dataUrl: string }> | null };

export type EditDesignMutationVariables = Exact<{
  input: EditDesignInput;
}>;


export type EditDesignMutation = { readonly editDesign: { readonly run: { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type GameCardFragment = { readonly id: string, readonly key: string, readonly title: string | null, readonly customTitle: string | null, readonly kind: GameKind | null, readonly runCount: number, readonly versionCount: number | null, readonly updatedAt: string, readonly currentRun: { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null, readonly latestRun: { readonly prompt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null };

export type GamesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ThreadFilter | null | undefined;
  sort?: ThreadSort | null | undefined;
}>;


export type GamesQuery = { readonly viewer: { readonly id: string, readonly threads: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly key: string, readonly title: string | null, readonly customTitle: string | null, readonly kind: GameKind | null, readonly runCount: number, readonly versionCount: number | null, readonly updatedAt: string, readonly currentRun: { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null, readonly latestRun: { readonly prompt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } | null };

export type GameKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameKindsQuery = { readonly viewer: { readonly id: string, readonly threadKinds: ReadonlyArray<GameKind> | null } | null };

export type RenameGameMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
}>;


export type RenameGameMutation = { readonly renameThread: { readonly thread: { readonly id: string, readonly title: string | null, readonly customTitle: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type RestoreVersionMutationVariables = Exact<{
  runId: string;
}>;


export type RestoreVersionMutation = { readonly restoreVersion: { readonly thread: { readonly id: string, readonly key: string, readonly title: string | null, readonly customTitle: string | null, readonly kind: GameKind | null, readonly runCount: number, readonly versionCount: number | null, readonly updatedAt: string, readonly currentRun: { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null, readonly latestRun: { readonly prompt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type DeleteGameMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGameMutation = { readonly deleteThread: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type ModelAttemptsQueryVariables = Exact<{
  id: string;
}>;


export type ModelAttemptsQuery = { readonly studioRun: { readonly id: string, readonly attempts: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly model: string, readonly outcome: ModelOutcome | null, readonly inputTokens: number, readonly outputTokens: number }> | null } | null };

export type PreviewReadingQueryVariables = Exact<{
  prompt: string;
  intent?: StudioRunIntent | null | undefined;
  parentRunId?: string | null | undefined;
}>;


export type PreviewReadingQuery = { readonly previewReading: { readonly understood: boolean, readonly unchanged: boolean, readonly undo: boolean, readonly pictures: ReadonlyArray<{ readonly sprite: string, readonly dataUrl: string }>, readonly reading: { readonly intent: TakenIntent, readonly asked: string | null, readonly made: GameKind, readonly fit: ReadingFit, readonly fitReason: string | null, readonly ignored: ReadonlyArray<string>, readonly hero: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }, readonly enemies: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly items: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly obstacles: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly goal: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly projectile: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly asks: ReadonlyArray<{ readonly kind: AskKind, readonly text: string, readonly start: number, readonly outcome: AskOutcome, readonly note: string }>, readonly changes: ReadonlyArray<{ readonly what: string, readonly from: string | null, readonly to: string | null }> } } | null };

export type PublishDraftQueryVariables = Exact<{
  artifactId: string;
}>;


export type PublishDraftQuery = { readonly artifact: { readonly id: string, readonly title: string, readonly manifest: Readonly<Record<string, unknown>>, readonly publishable: boolean, readonly thumbnailUrl: string, readonly publication: { readonly artifactId: string, readonly status: PublicationStatus, readonly slug: string, readonly publicUrl: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null };

export type PublishMutationVariables = Exact<{
  input: PublishGameInput;
}>;


export type PublishMutation = { readonly publishGame: { readonly publishedGame: { readonly artifactId: string, readonly status: PublicationStatus, readonly slug: string, readonly publicUrl: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly publication: { readonly artifactId: string } | null } | null, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type UnpublishMutationVariables = Exact<{
  artifactId: string;
}>;


export type UnpublishMutation = { readonly unpublishGame: { readonly artifactId: string, readonly status: PublicationStatus, readonly unpublishedAt: string } | null };

export type OnePageMutationVariables = Exact<{
  artifactId: string;
}>;


export type OnePageMutation = { readonly createSingleFileArtifact: { readonly artifact: { readonly id: string } } | null };

export type ReadingActorPartsFragment = { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean };

export type ReadingPartsFragment = { readonly intent: TakenIntent, readonly kind: GameKind, readonly askedKind: GameKind | null, readonly asked: string | null, readonly made: GameKind, readonly fit: ReadingFit, readonly fitReason: string | null, readonly language: string, readonly ignored: ReadonlyArray<string>, readonly asks: ReadonlyArray<{ readonly kind: AskKind, readonly text: string, readonly start: number, readonly outcome: AskOutcome, readonly note: string }>, readonly choices: { readonly theme: GameTheme | null, readonly time: GameTimeOfDay | null, readonly weather: GameWeather | null, readonly mood: GameMood | null, readonly style: GameStyle | null, readonly difficulty: GameDifficulty | null, readonly assetMode: PictureMode | null }, readonly hero: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }, readonly enemies: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly items: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly obstacles: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly goal: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly projectile: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly rules: ReadonlyArray<{ readonly name: GameRule | null, readonly n: number | null, readonly seconds: number | null }>, readonly changes: ReadonlyArray<{ readonly what: string, readonly from: string | null, readonly to: string | null }>, readonly evidence: ReadonlyArray<{ readonly start: number, readonly end: number, readonly text: string, readonly as: string, readonly value: string }> };

export type RemixSourcePartsFragment = { readonly slug: string, readonly title: string, readonly language: string, readonly publicUrl: string, readonly author: { readonly name: string, readonly publicUrl: string } | null };

export type RunViewPartsFragment = { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly thread: { readonly id: string, readonly key: string, readonly customTitle: string | null, readonly remixOf: { readonly slug: string, readonly title: string, readonly language: string, readonly publicUrl: string, readonly author: { readonly name: string, readonly publicUrl: string } | null } | null, readonly currentRun: { readonly id: string } | null } | null, readonly artifact: { readonly id: string, readonly manifest: Readonly<Record<string, unknown>>, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly reading: { readonly intent: TakenIntent, readonly kind: GameKind, readonly askedKind: GameKind | null, readonly asked: string | null, readonly made: GameKind, readonly fit: ReadingFit, readonly fitReason: string | null, readonly language: string, readonly ignored: ReadonlyArray<string>, readonly asks: ReadonlyArray<{ readonly kind: AskKind, readonly text: string, readonly start: number, readonly outcome: AskOutcome, readonly note: string }>, readonly choices: { readonly theme: GameTheme | null, readonly time: GameTimeOfDay | null, readonly weather: GameWeather | null, readonly mood: GameMood | null, readonly style: GameStyle | null, readonly difficulty: GameDifficulty | null, readonly assetMode: PictureMode | null }, readonly hero: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }, readonly enemies: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly items: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly obstacles: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly goal: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly projectile: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly rules: ReadonlyArray<{ readonly name: GameRule | null, readonly n: number | null, readonly seconds: number | null }>, readonly changes: ReadonlyArray<{ readonly what: string, readonly from: string | null, readonly to: string | null }>, readonly evidence: ReadonlyArray<{ readonly start: number, readonly end: number, readonly text: string, readonly as: string, readonly value: string }> } | null, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null };

export type RemixSourceQueryVariables = Exact<{
  slug: string;
}>;


export type RemixSourceQuery = { readonly game: { readonly slug: string, readonly title: string, readonly language: string, readonly publicUrl: string } | null };

export type RunViewQueryVariables = Exact<{
  id: string;
}>;


export type RunViewQuery = { readonly studioRun: { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly thread: { readonly id: string, readonly key: string, readonly customTitle: string | null, readonly remixOf: { readonly slug: string, readonly title: string, readonly language: string, readonly publicUrl: string, readonly author: { readonly name: string, readonly publicUrl: string } | null } | null, readonly currentRun: { readonly id: string } | null } | null, readonly artifact: { readonly id: string, readonly manifest: Readonly<Record<string, unknown>>, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly reading: { readonly intent: TakenIntent, readonly kind: GameKind, readonly askedKind: GameKind | null, readonly asked: string | null, readonly made: GameKind, readonly fit: ReadingFit, readonly fitReason: string | null, readonly language: string, readonly ignored: ReadonlyArray<string>, readonly asks: ReadonlyArray<{ readonly kind: AskKind, readonly text: string, readonly start: number, readonly outcome: AskOutcome, readonly note: string }>, readonly choices: { readonly theme: GameTheme | null, readonly time: GameTimeOfDay | null, readonly weather: GameWeather | null, readonly mood: GameMood | null, readonly style: GameStyle | null, readonly difficulty: GameDifficulty | null, readonly assetMode: PictureMode | null }, readonly hero: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }, readonly enemies: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly items: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly obstacles: ReadonlyArray<{ readonly name: string, readonly sprite: string, readonly fromPrompt: boolean }>, readonly goal: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly projectile: { readonly name: string, readonly sprite: string, readonly fromPrompt: boolean } | null, readonly rules: ReadonlyArray<{ readonly name: GameRule | null, readonly n: number | null, readonly seconds: number | null }>, readonly changes: ReadonlyArray<{ readonly what: string, readonly from: string | null, readonly to: string | null }>, readonly evidence: ReadonlyArray<{ readonly start: number, readonly end: number, readonly text: string, readonly as: string, readonly value: string }> } | null, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null };

export type VersionCardFragment = { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly reading: { readonly intent: TakenIntent, readonly kind: GameKind } | null, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null };

export type VersionsQueryVariables = Exact<{
  threadId: string;
  after?: string | null | undefined;
}>;


export type VersionsQuery = { readonly viewer: { readonly id: string, readonly studioRuns: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly reading: { readonly intent: TakenIntent, readonly kind: GameKind } | null, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } | null };

export type RunStateFragment = { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null };

export type RunCardFragment = { readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly thumbnailUrl: string, readonly publication: { readonly artifactId: string, readonly publicUrl: string } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null };

export type RunPartsFragment = { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null };

export type PublicationPartsFragment = { readonly artifactId: string, readonly status: PublicationStatus, readonly slug: string, readonly publicUrl: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } };

export type UserErrorPartsFragment = { readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string };

export type RunQueryVariables = Exact<{
  id: string;
}>;


export type RunQuery = { readonly studioRun: { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null };

export type CreateRunMutationVariables = Exact<{
  input: CreateStudioRunInput;
}>;


export type CreateRunMutation = { readonly createStudioRun: { readonly acceptedRun: { readonly assetMode: StudioRunAssetMode, readonly provider: string | null, readonly model: string | null, readonly prompt: string, readonly byHand: boolean, readonly mode: StudioRunMode, readonly intent: StudioRunIntent, readonly threadId: string, readonly parentRunId: string | null, readonly createdAt: string, readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly credits: { readonly held: number, readonly charged: number, readonly released: number } | null, readonly artifact: { readonly id: string, readonly title: string, readonly type: ArtifactType, readonly contentType: string, readonly sizeBytes: number, readonly fileCount: number, readonly sha256: string, readonly downloadUrl: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly thumbnailUrl: string, readonly publishable: boolean, readonly createdAt: string, readonly playability: { readonly verdict: PlayabilityVerdict, readonly checks: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly detail: string | null, readonly finding: PlayabilityFinding | null, readonly seconds: number | null }> }, readonly publication: { readonly artifactId: string, readonly publicUrl: string, readonly status: PublicationStatus, readonly slug: string, readonly embedUrl: string, readonly title: string, readonly description: string, readonly controls: ReadonlyArray<string>, readonly showPrompt: boolean, readonly showAuthor: boolean, readonly revision: number, readonly publishedAt: string, readonly updatedAt: string, readonly seoContent: { readonly slug: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly keywords: ReadonlyArray<string>, readonly genre: string | null, readonly playMode: string | null, readonly language: string | null, readonly ogImageAlt: string | null, readonly howToPlay: string | null, readonly noindex: boolean, readonly faq: ReadonlyArray<{ readonly question: string, readonly answer: string }> } } | null, readonly takenDown: { readonly reason: string } | null } | null, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type CancelRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelRunMutation = { readonly cancelStudioRun: { readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } } | null };

export type RunEventsSubscriptionVariables = Exact<{
  runId: string;
  after?: number | null | undefined;
}>;


export type RunEventsSubscription = { readonly studioRunEvents:
    | { readonly __typename: 'StudioRunAccepted', readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunCancelRequested', readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunCanceled', readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunCompleted', readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunFailed', readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean }, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunProgressed', readonly stage: StudioRunStage, readonly progress: number, readonly message: string | null, readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunRequeued', readonly attempt: number, readonly reason: string, readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
    | { readonly __typename: 'StudioRunStarted', readonly attempt: number, readonly seq: number, readonly at: string, readonly type: StudioRunEventType, readonly run: { readonly id: string, readonly status: StudioRunStatus, readonly stage: StudioRunStage | null, readonly progress: number, readonly attempt: number, readonly startedAt: string | null, readonly finishedAt: string | null, readonly updatedAt: string, readonly queue: { readonly position: number, readonly estimatedStartAt: string | null } | null, readonly failure: { readonly reason: StudioRunFailureReason, readonly message: string, readonly retryable: boolean } | null } }
   };

export type ScoresQueryVariables = Exact<{
  artifactId: string;
}>;


export type ScoresQuery = { readonly publication: { readonly artifactId: string, readonly scores: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly score: number }> } | null } | null };

export type EmptyScoresMutationVariables = Exact<{
  artifactId: string;
}>;


export type EmptyScoresMutation = { readonly emptyScores: { readonly count: number | null } | null };

export type ViewerPartsFragment = { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null };

export type StartQueryVariables = Exact<{ [key: string]: never; }>;


export type StartQuery = { readonly service: { readonly demo: boolean, readonly promptLength: number, readonly editPrice: number, readonly guestGames: number, readonly signUpCredits: number, readonly creditsHelp: { readonly text: string | null, readonly url: string | null, readonly requests: boolean }, readonly prices: ReadonlyArray<{ readonly mode: StudioRunMode, readonly credits: number, readonly least: number }>, readonly singleSignOn: { readonly name: string, readonly startUrl: string } | null }, readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { readonly signIn: { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null } } | null };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null } } | null };

export type SignInDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type SignInDemoMutation = { readonly signInDemo: { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null } } | null };

export type SignInAsGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type SignInAsGuestMutation = { readonly signInAsGuest: { readonly viewer: { readonly id: string, readonly name: string, readonly email: string, readonly guest: boolean, readonly credits: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { readonly signOut: { readonly signedOut: boolean } | null };

export type CreditsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CreditsChangedSubscription = { readonly creditsChanged: { readonly studioBalance: number, readonly heldBalance: number, readonly spendableBalance: number } };

export type ShareLinkPartsFragment = { readonly id: string, readonly url: string | null, readonly expiresAt: string | null };

export type ShareLinksQueryVariables = Exact<{
  artifactId: string;
}>;


export type ShareLinksQuery = { readonly artifact: { readonly id: string, readonly shareLinks: ReadonlyArray<{ readonly id: string, readonly url: string | null, readonly expiresAt: string | null }> | null } | null };

export type CreateShareLinkMutationVariables = Exact<{
  input: CreateShareLinkInput;
}>;


export type CreateShareLinkMutation = { readonly createShareLink: { readonly artifact: { readonly id: string, readonly shareLinks: ReadonlyArray<{ readonly id: string, readonly url: string | null, readonly expiresAt: string | null }> | null } | null, readonly userErrors: ReadonlyArray<{ readonly field: ReadonlyArray<string> | null, readonly code: UserErrorCode, readonly message: string }> } | null };

export type StopSharingMutationVariables = Exact<{
  input: StopSharingInput;
}>;


export type StopSharingMutation = { readonly stopSharing: { readonly artifact: { readonly id: string, readonly previewUrl: string | null, readonly previewTokenExpiresAt: string | null, readonly shareLinks: ReadonlyArray<{ readonly id: string, readonly url: string | null, readonly expiresAt: string | null }> | null } | null } | null };

export const PicturePartsFragmentDoc = gql`
    fragment PictureParts on DesignPicture {
  sprite
  name
  dataUrl
}
    ` as unknown as DocumentNode<PicturePartsFragment, unknown>;
export const EditablePartsFragmentDoc = gql`
    fragment EditableParts on EditableDesign {
  title
  tagline
  winMessage
  loseMessage
  sign
  difficulty
  colours {
    slot
    value
  }
  cast {
    slot
    name
    picture {
      ...PictureParts
    }
  }
  numbers {
    rule
    value
    least
    most
  }
  switches {
    rule
    on
  }
}
    ` as unknown as DocumentNode<EditablePartsFragment, unknown>;
export const RunStateFragmentDoc = gql`
    fragment RunState on StudioRun {
  id
  status
  stage
  progress
  attempt
  startedAt
  finishedAt
  updatedAt
  queue {
    position
    estimatedStartAt
  }
  failure {
    reason
    message
    retryable
  }
}
    ` as unknown as DocumentNode<RunStateFragment, unknown>;
export const RunCardFragmentDoc = gql`
    fragment RunCard on StudioRun {
  ...RunState
  prompt
  byHand
  mode
  intent
  threadId
  parentRunId
  createdAt
  artifact {
    id
    title
    type
    thumbnailUrl
    publication {
      artifactId
      publicUrl
    }
    takenDown {
      reason
    }
  }
}
    ` as unknown as DocumentNode<RunCardFragment, unknown>;
export const GameCardFragmentDoc = gql`
    fragment GameCard on Thread {
  id
  key
  title
  customTitle
  kind
  runCount
  versionCount
  updatedAt
  currentRun {
    ...RunCard
  }
  latestRun {
    ...RunState
    prompt
  }
}
    ` as unknown as DocumentNode<GameCardFragment, unknown>;
export const PublicationPartsFragmentDoc = gql`
    fragment PublicationParts on Publication {
  artifactId
  status
  slug
  publicUrl
  embedUrl
  title
  description
  controls
  showPrompt
  showAuthor
  revision
  publishedAt
  updatedAt
  seoContent {
    slug
    metaTitle
    metaDescription
    keywords
    genre
    playMode
    language
    ogImageAlt
    howToPlay
    noindex
    faq {
      question
      answer
    }
  }
}
    ` as unknown as DocumentNode<PublicationPartsFragment, unknown>;
export const RunPartsFragmentDoc = gql`
    fragment RunParts on StudioRun {
  ...RunCard
  assetMode
  provider
  model
  credits {
    held
    charged
    released
  }
  artifact {
    id
    title
    type
    contentType
    sizeBytes
    fileCount
    sha256
    downloadUrl
    previewUrl
    previewTokenExpiresAt
    thumbnailUrl
    publishable
    createdAt
    playability {
      verdict
      checks {
        name
        ok
        detail
        finding
        seconds
      }
    }
    publication {
      ...PublicationParts
    }
  }
}
    ` as unknown as DocumentNode<RunPartsFragment, unknown>;
export const RemixSourcePartsFragmentDoc = gql`
    fragment RemixSourceParts on RemixSource {
  slug
  title
  language
  publicUrl
  author {
    name
    publicUrl
  }
}
    ` as unknown as DocumentNode<RemixSourcePartsFragment, unknown>;
export const ReadingActorPartsFragmentDoc = gql`
    fragment ReadingActorParts on ReadingActor {
  name
  sprite
  fromPrompt
}
    ` as unknown as DocumentNode<ReadingActorPartsFragment, unknown>;
export const ReadingPartsFragmentDoc = gql`
    fragment ReadingParts on GameReading {
  intent
  kind
  askedKind
  asked
  made
  fit
  fitReason
  asks {
    kind
    text
    start
    outcome
    note
  }
  language
  choices {
    theme
    time
    weather
    mood
    style
    difficulty
    assetMode
  }
  hero {
    ...ReadingActorParts
  }
  enemies {
    ...ReadingActorParts
  }
  items {
    ...ReadingActorParts
  }
  obstacles {
    ...ReadingActorParts
  }
  goal {
    ...ReadingActorParts
  }
  projectile {
    ...ReadingActorParts
  }
  rules {
    name
    n
    seconds
  }
  changes {
    what
    from
    to
  }
  evidence {
    start
    end
    text
    as
    value
  }
  ignored
}
    ` as unknown as DocumentNode<ReadingPartsFragment, unknown>;
export const RunViewPartsFragmentDoc = gql`
    fragment RunViewParts on StudioRun {
  ...RunParts
  thread {
    id
    key
    customTitle
    remixOf {
      ...RemixSourceParts
    }
    currentRun {
      id
    }
  }
  artifact {
    id
    manifest
    reading {
      ...ReadingParts
    }
  }
}
    ` as unknown as DocumentNode<RunViewPartsFragment, unknown>;
export const VersionCardFragmentDoc = gql`
    fragment VersionCard on StudioRun {
  ...RunCard
  artifact {
    id
    reading {
      intent
      kind
    }
  }
}
    ` as unknown as DocumentNode<VersionCardFragment, unknown>;
export const UserErrorPartsFragmentDoc = gql`
    fragment UserErrorParts on UserError {
  field
  code
  message
}
    ` as unknown as DocumentNode<UserErrorPartsFragment, unknown>;
export const ViewerPartsFragmentDoc = gql`
    fragment ViewerParts on Viewer {
  id
  name
  email
  guest
  credits {
    studioBalance
    heldBalance
    spendableBalance
  }
}
    ` as unknown as DocumentNode<ViewerPartsFragment, unknown>;
export const ShareLinkPartsFragmentDoc = gql`
    fragment ShareLinkParts on ShareLink {
  id
  url
  expiresAt
}
    ` as unknown as DocumentNode<ShareLinkPartsFragment, unknown>;
export const CreditHistoryDocument = gql`
    query CreditHistory($first: Int!, $after: String) {
  viewer {
    id
    credits {
      studioBalance
      heldBalance
      spendableBalance
      freeGeneratorBalance
      totals {
        purchased
        granted
        spent
        refunded
        expired
        adjusted
      }
    }
    creditEntries(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          type
          amount
          balanceAfter
          description
          source
          createdAt
          runId
          run {
            id
            prompt
            byHand
            thread {
              id
              customTitle
            }
            artifact {
              id
              title
            }
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    ` as unknown as DocumentNode<CreditHistoryQuery, CreditHistoryQueryVariables>;
export const HeldCreditsDocument = gql`
    query HeldCredits {
  viewer {
    id
    studioRuns(first: 20, filter: {status: [queued, processing, canceling]}) {
      edges {
        cursor
        node {
          id
          prompt
          byHand
          status
          createdAt
          credits {
            held
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    ` as unknown as DocumentNode<HeldCreditsQuery, HeldCreditsQueryVariables>;
export const AccountDocument = gql`
    query Account {
  viewer {
    id
    name
    email
    createdAt
    operator {
      __typename
    }
    sessions {
      id
      current
      createdAt
      lastSeenAt
      expiresAt
      ip
      userAgent
    }
  }
}
    ` as unknown as DocumentNode<AccountQuery, AccountQueryVariables>;
export const RevokeSessionDocument = gql`
    mutation RevokeSession($id: ID!) {
  revokeSession(input: {id: $id}) {
    id
  }
}
    ` as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = gql`
    mutation RevokeOtherSessions {
  revokeOtherSessions {
    count
  }
}
    ` as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const ArtifactDiffDocument = gql`
    query ArtifactDiff($from: ID!, $to: ID!) {
  artifactDiff(from: $from, to: $to) {
    patch
    added
    removed
  }
}
    ` as unknown as DocumentNode<ArtifactDiffQuery, ArtifactDiffQueryVariables>;
export const CreditRequestDocument = gql`
    query CreditRequest {
  viewer {
    id
    creditRequest {
      id
      note
      createdAt
    }
    declinedCreditRequest {
      id
      declinedReason
    }
  }
}
    ` as unknown as DocumentNode<CreditRequestQuery, CreditRequestQueryVariables>;
export const RequestCreditsDocument = gql`
    mutation RequestCredits($input: RequestCreditsInput!) {
  requestCredits(input: $input) {
    request {
      id
      note
      createdAt
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<RequestCreditsMutation, RequestCreditsMutationVariables>;
export const EditableDocument = gql`
    query Editable($artifactId: ID!) {
  artifact(id: $artifactId) {
    id
    editable {
      ...EditableParts
    }
  }
}
    ${EditablePartsFragmentDoc}
${PicturePartsFragmentDoc}` as unknown as DocumentNode<EditableQuery, EditableQueryVariables>;
export const PicturesDocument = gql`
    query Pictures($search: String!, $language: String) {
  designPictures(search: $search, language: $language, first: 24) {
    ...PictureParts
  }
}
    ${PicturePartsFragmentDoc}` as unknown as DocumentNode<PicturesQuery, PicturesQueryVariables>;
export const EditDesignDocument = gql`
    mutation EditDesign($input: EditDesignInput!) {
  editDesign(input: $input) {
    run {
      ...RunParts
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${RunPartsFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}
${PublicationPartsFragmentDoc}
${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<EditDesignMutation, EditDesignMutationVariables>;
export const GamesDocument = gql`
    query Games($first: Int!, $after: String, $filter: ThreadFilter, $sort: ThreadSort) {
  viewer {
    id
    threads(first: $first, after: $after, filter: $filter, sort: $sort) {
      edges {
        cursor
        node {
          ...GameCard
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    ${GameCardFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}` as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const GameKindsDocument = gql`
    query GameKinds {
  viewer {
    id
    threadKinds
  }
}
    ` as unknown as DocumentNode<GameKindsQuery, GameKindsQueryVariables>;
export const RenameGameDocument = gql`
    mutation RenameGame($id: ID!, $title: String) {
  renameThread(input: {id: $id, title: $title}) {
    thread {
      id
      title
      customTitle
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<RenameGameMutation, RenameGameMutationVariables>;
export const RestoreVersionDocument = gql`
    mutation RestoreVersion($runId: ID!) {
  restoreVersion(input: {runId: $runId}) {
    thread {
      ...GameCard
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${GameCardFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}
${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const DeleteGameDocument = gql`
    mutation DeleteGame($id: ID!) {
  deleteThread(input: {id: $id}) {
    deletedId
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<DeleteGameMutation, DeleteGameMutationVariables>;
export const ModelAttemptsDocument = gql`
    query ModelAttempts($id: ID!) {
  studioRun(id: $id) {
    id
    attempts {
      id
      provider
      model
      outcome
      inputTokens
      outputTokens
    }
  }
}
    ` as unknown as DocumentNode<ModelAttemptsQuery, ModelAttemptsQueryVariables>;
export const PreviewReadingDocument = gql`
    query PreviewReading($prompt: String!, $intent: StudioRunIntent, $parentRunId: ID) {
  previewReading(prompt: $prompt, intent: $intent, parentRunId: $parentRunId) {
    understood
    unchanged
    undo
    pictures {
      sprite
      dataUrl
    }
    reading {
      intent
      asked
      made
      fit
      fitReason
      hero {
        ...ReadingActorParts
      }
      enemies {
        ...ReadingActorParts
      }
      items {
        ...ReadingActorParts
      }
      obstacles {
        ...ReadingActorParts
      }
      goal {
        ...ReadingActorParts
      }
      projectile {
        ...ReadingActorParts
      }
      asks {
        kind
        text
        start
        outcome
        note
      }
      changes {
        what
        from
        to
      }
      ignored
    }
  }
}
    ${ReadingActorPartsFragmentDoc}` as unknown as DocumentNode<PreviewReadingQuery, PreviewReadingQueryVariables>;
export const PublishDraftDocument = gql`
    query PublishDraft($artifactId: ID!) {
  artifact(id: $artifactId) {
    id
    title
    manifest
    publishable
    thumbnailUrl
    publication {
      ...PublicationParts
    }
    takenDown {
      reason
    }
  }
}
    ${PublicationPartsFragmentDoc}` as unknown as DocumentNode<PublishDraftQuery, PublishDraftQueryVariables>;
export const PublishDocument = gql`
    mutation Publish($input: PublishGameInput!) {
  publishGame(input: $input) {
    publishedGame {
      ...PublicationParts
      artifact {
        id
        publication {
          artifactId
        }
      }
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${PublicationPartsFragmentDoc}
${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<PublishMutation, PublishMutationVariables>;
export const UnpublishDocument = gql`
    mutation Unpublish($artifactId: ID!) {
  unpublishGame(input: {artifactId: $artifactId}) {
    artifactId
    status
    unpublishedAt
  }
}
    ` as unknown as DocumentNode<UnpublishMutation, UnpublishMutationVariables>;
export const OnePageDocument = gql`
    mutation OnePage($artifactId: ID!) {
  createSingleFileArtifact(input: {artifactId: $artifactId}) {
    artifact {
      id
    }
  }
}
    ` as unknown as DocumentNode<OnePageMutation, OnePageMutationVariables>;
export const RemixSourceDocument = gql`
    query RemixSource($slug: String!) {
  game(slug: $slug) {
    slug
    title
    language
    publicUrl
  }
}
    ` as unknown as DocumentNode<RemixSourceQuery, RemixSourceQueryVariables>;
export const RunViewDocument = gql`
    query RunView($id: ID!) {
  studioRun(id: $id) {
    ...RunViewParts
  }
}
    ${RunViewPartsFragmentDoc}
${RunPartsFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}
${PublicationPartsFragmentDoc}
${RemixSourcePartsFragmentDoc}
${ReadingPartsFragmentDoc}
${ReadingActorPartsFragmentDoc}` as unknown as DocumentNode<RunViewQuery, RunViewQueryVariables>;
export const VersionsDocument = gql`
    query Versions($threadId: ID!, $after: String) {
  viewer {
    id
    studioRuns(first: 100, after: $after, filter: {threadId: $threadId}) {
      edges {
        cursor
        node {
          ...VersionCard
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    ${VersionCardFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}` as unknown as DocumentNode<VersionsQuery, VersionsQueryVariables>;
export const RunDocument = gql`
    query Run($id: ID!) {
  studioRun(id: $id) {
    ...RunParts
  }
}
    ${RunPartsFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}
${PublicationPartsFragmentDoc}` as unknown as DocumentNode<RunQuery, RunQueryVariables>;
export const CreateRunDocument = gql`
    mutation CreateRun($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) {
    acceptedRun {
      ...RunParts
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${RunPartsFragmentDoc}
${RunCardFragmentDoc}
${RunStateFragmentDoc}
${PublicationPartsFragmentDoc}
${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<CreateRunMutation, CreateRunMutationVariables>;
export const CancelRunDocument = gql`
    mutation CancelRun($id: ID!) {
  cancelStudioRun(input: {id: $id}) {
    run {
      ...RunState
    }
  }
}
    ${RunStateFragmentDoc}` as unknown as DocumentNode<CancelRunMutation, CancelRunMutationVariables>;
export const RunEventsDocument = gql`
    subscription RunEvents($runId: ID!, $after: Int) {
  studioRunEvents(runId: $runId, after: $after) {
    __typename
    seq
    at
    type
    run {
      ...RunState
    }
    ... on StudioRunProgressed {
      stage
      progress
      message
    }
    ... on StudioRunStarted {
      attempt
    }
    ... on StudioRunRequeued {
      attempt
      reason
    }
    ... on StudioRunFailed {
      failure {
        reason
        message
        retryable
      }
    }
  }
}
    ${RunStateFragmentDoc}` as unknown as DocumentNode<RunEventsSubscription, RunEventsSubscriptionVariables>;
export const ScoresDocument = gql`
    query Scores($artifactId: ID!) {
  publication(artifactId: $artifactId) {
    artifactId
    scores(first: 1) {
      nodes {
        name
        score
      }
    }
  }
}
    ` as unknown as DocumentNode<ScoresQuery, ScoresQueryVariables>;
export const EmptyScoresDocument = gql`
    mutation EmptyScores($artifactId: ID!) {
  emptyScores(input: {artifactId: $artifactId}) {
    count
  }
}
    ` as unknown as DocumentNode<EmptyScoresMutation, EmptyScoresMutationVariables>;
export const StartDocument = gql`
    query Start {
  service {
    demo
    promptLength
    editPrice
    guestGames
    signUpCredits
    creditsHelp {
      text
      url
      requests
    }
    prices {
      mode
      credits
      least
    }
    singleSignOn {
      name
      startUrl
    }
  }
  viewer {
    ...ViewerParts
  }
}
    ${ViewerPartsFragmentDoc}` as unknown as DocumentNode<StartQuery, StartQueryVariables>;
export const SignInDocument = gql`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    viewer {
      ...ViewerParts
    }
  }
}
    ${ViewerPartsFragmentDoc}` as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignUpDocument = gql`
    mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    viewer {
      ...ViewerParts
    }
  }
}
    ${ViewerPartsFragmentDoc}` as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SignInDemoDocument = gql`
    mutation SignInDemo {
  signInDemo {
    viewer {
      ...ViewerParts
    }
  }
}
    ${ViewerPartsFragmentDoc}` as unknown as DocumentNode<SignInDemoMutation, SignInDemoMutationVariables>;
export const SignInAsGuestDocument = gql`
    mutation SignInAsGuest {
  signInAsGuest {
    viewer {
      ...ViewerParts
    }
  }
}
    ${ViewerPartsFragmentDoc}` as unknown as DocumentNode<SignInAsGuestMutation, SignInAsGuestMutationVariables>;
export const SignOutDocument = gql`
    mutation SignOut {
  signOut {
    signedOut
  }
}
    ` as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const CreditsChangedDocument = gql`
    subscription CreditsChanged {
  creditsChanged {
    studioBalance
    heldBalance
    spendableBalance
  }
}
    ` as unknown as DocumentNode<CreditsChangedSubscription, CreditsChangedSubscriptionVariables>;
export const ShareLinksDocument = gql`
    query ShareLinks($artifactId: ID!) {
  artifact(id: $artifactId) {
    id
    shareLinks {
      ...ShareLinkParts
    }
  }
}
    ${ShareLinkPartsFragmentDoc}` as unknown as DocumentNode<ShareLinksQuery, ShareLinksQueryVariables>;
export const CreateShareLinkDocument = gql`
    mutation CreateShareLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    artifact {
      id
      shareLinks {
        ...ShareLinkParts
      }
    }
    userErrors {
      ...UserErrorParts
    }
  }
}
    ${ShareLinkPartsFragmentDoc}
${UserErrorPartsFragmentDoc}` as unknown as DocumentNode<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const StopSharingDocument = gql`
    mutation StopSharing($input: StopSharingInput!) {
  stopSharing(input: $input) {
    artifact {
      id
      previewUrl
      previewTokenExpiresAt
      shareLinks {
        ...ShareLinkParts
      }
    }
  }
}
    ${ShareLinkPartsFragmentDoc}` as unknown as DocumentNode<StopSharingMutation, StopSharingMutationVariables>;