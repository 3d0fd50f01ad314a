/** What the reader chooses from closed lists. Artifacts never change: one that was made from a longer list tells null there. */
import { Field, ObjectType } from 'type-graphql';
import { DIFFICULTIES, MOODS, RULE_NAMES, STYLES, THEMES, TIMES_OF_DAY, WEATHERS } from '../generation/design.js';
import type { Reading } from '../generation/reading.js';
import { sdlEnum } from '../graphql/enums.js';

const GameTheme = sdlEnum('GameTheme', THEMES, 'Where a game takes place.', {
  space: 'Stars and planets.',
  ice: 'Snow and ice.',
  forest: 'Among the trees.',
  ocean: 'Under water.',
  desert: 'Sand and cacti.',
  city: 'Houses and streets.',
  castle: 'Walls and towers.',
  candy: 'Sweets and cake.',
  haunted: 'A haunted place.',
  farm: 'Fields and barns.',
  jungle: 'A dense, hot forest.',
  beach: 'Sand by the sea.',
  volcano: 'Fire and lava.',
  garden: 'Flowers and hedges.',
  kitchen: 'Pots and food.',
  school: 'Desks and books.',
  cyberpunk: 'A neon city.',
  sky: 'Above the clouds.',
  cave: 'Under the ground.',
  toys: 'A room full of toys.',
  home: 'A cozy living room.',
  village: 'A street of a small town.',
  sports: 'A sports ground with stands.',
});
const TimeOfDay = sdlEnum('GameTimeOfDay', TIMES_OF_DAY, 'When a game takes place.', {
  day: 'In daylight.',
  dawn: 'As the sun rises.',
  dusk: 'As the sun sets.',
  night: 'In the dark.',
});
const GameWeather = sdlEnum('GameWeather', WEATHERS, 'What falls or drifts through the scene.', {
  clear: 'Nothing.',
  snow: 'Snowflakes.',
  rain: 'Rain.',
  leaves: 'Leaves.',
  stars: 'Stars.',
  bubbles: 'Bubbles.',
  embers: 'Sparks of a fire.',
  petals: 'Petals of flowers.',
  fog: 'Fog.',
});
const GameMood = sdlEnum('GameMood', MOODS, 'The mood of the music and the colors.', {
  cheerful: 'Bright and lively.',
  calm: 'Slow and gentle; the game is forgiving.',
  tense: 'Tense and restless.',
  spooky: 'Eerie.',
  epic: 'Grand.',
  melancholy: 'Quiet and a little sad.',
});
const GameStyle = sdlEnum('GameStyle', STYLES, 'The drawing style of a game.', {
  flat: 'Flat shapes.',
  pixel: 'Large pixels.',
  noir: 'Black and white with one accent color.',
  paper: 'Paper cutouts.',
});
export const GameDifficulty = sdlEnum('GameDifficulty', DIFFICULTIES, 'How hard a game is.', {
  easy: 'Fewer and slower enemies, more time.',
  normal: 'The default.',
  hard: 'More and faster enemies, less time.',
});
const PICTURE_MODES = ['library', 'procedural', 'none'] as const satisfies readonly Reading['assetMode'][];
const PictureMode = sdlEnum('PictureMode', PICTURE_MODES, 'How the pictures of a game were made.', {
  library: 'Taken from the picture set.',
  procedural: 'Generated shapes that depend on what they show.',
  none: 'Plain shapes with initials.',
});
export const GameRule = sdlEnum('GameRule', RULE_NAMES, 'A rule that a game can have.', {
  lives: 'The hero may be hit `n` times.',
  timer: 'The game ends after `seconds`.',
  collect: '`n` items must be collected.',
  levels: 'There are `n` levels.',
  waves: 'Enemies come in `n` waves.',
  boss: 'A boss waits at the end.',
  bossEvery: 'A boss comes every `n` levels or waves.',
  doubleJump: 'The hero can jump again in the air.',
  lowGravity: 'Jumps are long and high.',
  dash: 'The hero can dash forward.',
  shield: 'A shield takes one hit.',
  rapidFire: 'Shots are fired in quick succession.',
  magnet: 'Items are pulled toward the hero.',
  wrap: 'Whatever leaves the screen comes back on the other side.',
  multiBall: 'There are several balls.',
  speedUp: 'The game gets faster over time.',
  fast: 'The game is fast from the start.',
  slow: 'The game is slow from the start.',
  noEnemies: 'There are no enemies.',
  gentle: 'The game cannot be lost.',
  shooting: 'The hero can shoot.',
  confetti: 'A win is celebrated with confetti.',
  moves: 'The game must be won within `n` moves.',
  laps: 'A race has `n` laps.',
  rivals: '`n` rivals race against the hero.',
  pairs: '`n` pairs lie on the table.',
  points: 'A match is played to `n` points.',
  questions: 'A quiz has `n` questions.',
  answers: 'Each question has `n` answers to choose from.',
  perQuestion: 'Each question must be answered within `seconds`.',
  throws: 'Each target must be reached within `n` throws.',
  letters: 'Each word has `n` letters.',
  attempts: 'A word must be found within `n` tries.',
  mines: '`n` mines lie hidden.',
  chips: 'The player starts with `n` chips, or as much money.',
  target: 'The game is won with `n` chips, or as much money.',
  decks: 'Cards are dealt from `n` decks.',
  days: 'There are `n` days until the game is over.',
  noTimer: 'There is no time limit.',
  noLose: 'There is no game over.',
  twoPlayers: 'Two players share one keyboard.',
  endless: 'After the last level the first one begins again, harder.',
  noSound: 'The game begins muted.',
  noScore: 'The game shows no score.',
});

const UNKNOWN = 'Null if this version does not know it.';
const choice = (description: string) => ({ nullable: true, description: `${description} ${UNKNOWN}` });

@ObjectType({
  simpleResolvers: true,
  description: 'Choices from closed lists, made by the prompt or to fill a gap.',
})
export class ReadingChoices {
  @Field(() => GameTheme, choice('The world that it takes place in.'))
  readonly theme!: string | null;

  @Field(() => TimeOfDay, choice('The time of day.'))
  readonly time!: string | null;

  @Field(() => GameWeather, choice('What falls or drifts through the scene.'))
  readonly weather!: string | null;

  @Field(() => GameMood, choice('The mood of the music and the colors.'))
  readonly mood!: string | null;

  @Field(() => GameStyle, choice('How it is drawn.'))
  readonly style!: string | null;

  @Field(() => GameDifficulty, choice('How hard it is.'))
  readonly difficulty!: string | null;

  @Field(() => PictureMode, choice('How the pictures were made.'))
  readonly assetMode!: string | null;
}

/** @param of one of a list's names, or one that it had when an artifact was made */
export function known(list: Readonly<Record<string, string>>, of: string): string | null {
  return Object.hasOwn(list, of) ? of : null;
}

export function choicesOf(reading: Reading): ReadingChoices {
  return {
    theme: known(GameTheme, reading.theme),
    time: known(TimeOfDay, reading.time),
    weather: known(GameWeather, reading.weather),
    mood: known(GameMood, reading.mood),
    style: known(GameStyle, reading.style),
    difficulty: known(GameDifficulty, reading.difficulty),
    assetMode: known(PictureMode, reading.assetMode),
  };
}
