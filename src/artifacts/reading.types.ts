import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { ASK_KINDS, ASK_OUTCOMES, GENRES, type AskKind, type AskOutcome, type Genre } from '../generation/design.js';
import { FITS, type Fit } from '../generation/fits.js';
import { TAKEN_INTENTS, type Reading, type TakenIntent } from '../generation/reading.js';
import { sdlEnum } from '../graphql/enums.js';

export const GameKind = sdlEnum('GameKind', GENRES, 'A kind of game.', {
  platformer: 'Run and jump from ledge to ledge.',
  shmup: 'Shoot what comes at you.',
  arena: 'Survive in a fight from all sides.',
  breakout: 'Break bricks with a ball and a paddle.',
  snake: 'Grow by eating, and do not bite yourself.',
  runner: 'Run without end, and jump or duck in time.',
  flappy: 'Fly through gates, one tap at a time.',
  match3: 'Swap neighbours until three in a row are alike.',
  sokoban: 'Push boxes to their places.',
  maze: 'Find the way out while something is after you.',
  tower_defense: 'Build towers against waves.',
  racing: 'Race against others.',
  memory: 'Find pairs of cards.',
  quiz: 'Answer questions.',
  aim_physics: 'Aim with a slingshot and let go.',
  reaction: 'Hit what shows up before it is gone.',
  rhythm: 'Press keys to the beat.',
  clicker: 'Click, and buy what clicks for you.',
  catcher: 'Catch what falls.',
  crossing: 'Cross the road between the traffic.',
  duel: 'Play a match against one opponent.',
  falling_blocks: 'Fill rows with falling blocks.',
  farm_sim: 'Sow, water and harvest.',
});
const TakenIntentEnum = sdlEnum('TakenIntent', TAKEN_INTENTS, 'What a run did with its prompt.', {
  create: 'A game of the prompt alone.',
  edit: 'The game that it continues, with what the prompt changes.',
  remix: 'The cast of the game that it continues as another kind, or its kind with another cast.',
  fix: 'The game that it continues, mended.',
});
const AskKindEnum = sdlEnum('AskKind', ASK_KINDS, 'What a prompt wants as it stands.', {
  title: 'The title of the game.',
  name: 'A name of its own for somebody in it.',
  message: 'A text for the end of the game.',
  sign: 'A name that is seen all the time: of a channel, a firm, a class.',
  keys: 'Letters of keys.',
  number: 'So many lives, seconds, levels, things …',
  rule: 'A rule without a number.',
  wish: 'Something that no game here does.',
});
const AskOutcomeEnum = sdlEnum('AskOutcome', ASK_OUTCOMES, 'What became of a wish.', {
  kept: 'The game has it as it was asked for.',
  changed: 'The game has it another way; `note` says how.',
  dropped: 'The game does not have it; `note` says why.',
});
const ReadingFit = sdlEnum('ReadingFit', FITS, 'How near a game comes to the one that its prompt names.', {
  exact: 'It is that game, or the prompt names none.',
  near: 'The same verbs and the same goal in another form.',
  far: 'Another game: the nearest that can be made.',
});
const START = { nullable: true, description: 'Where the prompt says so: a UTF-16 offset into it.' } as const;
const END = { nullable: true, description: 'The end of that place, excluded.' } as const;

@ObjectType({ simpleResolvers: true, description: 'One of the cast.' })
export class ReadingActor {
  @Field(() => String, { description: 'In the language of the game.' })
  readonly name!: string;

  @Field(() => String, { description: 'The picture that shows it.' })
  readonly sprite!: string;

  @Field(() => Boolean, { description: 'False: the theme or the kind filled a gap.' })
  readonly fromPrompt!: boolean;

  @Field(() => Int, START)
  readonly start!: number | null;

  @Field(() => Int, END)
  readonly end!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A rule that the game keeps.' })
export class ReadingRule {
  @Field(() => String, {
    description: 'Its name: `lives`, `timer`, `boss`, `doubleJump` …',
    deprecationReason: 'Use name.',
  })
  readonly rule!: string;

  @Field(() => Int, { nullable: true, description: 'Of a rule that counts: lives, levels, things to collect.' })
  readonly n!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of a timer.' })
  readonly seconds!: number | null;

  @Field(() => Int, START)
  readonly start!: number | null;

  @Field(() => Int, END)
  readonly end!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What differs from the game that was continued.' })
export class ReadingChange {
  @Field(() => String, { description: 'A part of the game: `kind`, `hero`, `enemy`, `theme`, `speed`, a rule …' })
  readonly what!: string;

  @Field(() => String, { nullable: true, description: 'Null: it is new.' })
  readonly from!: string | null;

  @Field(() => String, { nullable: true, description: 'Null: it is gone.' })
  readonly to!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words of the prompt, and what they led to.' })
export class ReadingEvidence {
  @Field(() => Int, { description: 'A UTF-16 offset into the prompt.' })
  readonly start!: number;

  @Field(() => Int, { description: 'Excluded.' })
  readonly end!: number;

  @Field(() => String, { description: 'The words themselves.' })
  readonly text!: string;

  @Field(() => String, { description: 'A role, a rule, `kind`, `theme`, `time`, `weather`, `difficulty` …' })
  readonly as!: string;

  @Field(() => String, { description: 'What they were taken for, e.g. the name of a picture.' })
  readonly value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Something that the prompt wants as it stands, and what became of it.',
})
export class ReadingAsk {
  @Field(() => AskKindEnum, { description: 'What it is.' })
  readonly kind!: AskKind;

  @Field(() => String, { description: 'As typed.' })
  readonly text!: string;

  @Field(() => Int, { description: 'A UTF-16 offset into the prompt.' })
  readonly start!: number;

  @Field(() => Int, { description: 'Excluded.' })
  readonly end!: number;

  @Field(() => AskOutcomeEnum, { description: 'Whether the game has it.' })
  readonly outcome!: AskOutcome;

  @Field(() => String, {
    description: 'How it was changed or why it was dropped, in the language of the game; else empty.',
  })
  readonly note!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How the prompt was read.' })
export class GameReading {
  @Field(() => TakenIntentEnum, { description: 'Which one was taken where `auto` was asked for.' })
  readonly intent!: TakenIntent;

  @Extensions({ items: 40 })
  @Field(() => [ReadingChange], { description: 'Empty for a new game.' })
  readonly changes!: Reading['changes'];

  @Field(() => GameKind, { description: 'The kind of game that was made.' })
  readonly kind!: Genre;

  @Field(() => GameKind, {
    description: 'The kind of game that was made: the same as `kind`, under the name that stays.',
  })
  readonly made!: Genre;

  @Field(() => GameKind, {
    nullable: true,
    description: 'The kind that was asked for, where `kind` is the nearest one that can be made.',
  })
  readonly askedKind!: Genre | null;

  @Field(() => String, {
    nullable: true,
    description: 'The game or kind that the prompt names, as people call it; null where it names none.',
  })
  readonly asked!: string | null;

  @Field(() => ReadingFit, { description: 'How near the game comes to `asked`.' })
  readonly fit!: Fit;

  @Field(() => String, {
    nullable: true,
    description:
      'What was made instead of `asked`, in one sentence of the language of the game; null for an exact fit.',
  })
  readonly fitReason!: string | null;

  @Field(() => String, { description: 'Of the texts in the game: an ISO 639 code.' })
  readonly language!: string;

  @Field(() => String, {
    description: 'The world that it takes place in, e.g. `space`.',
    deprecationReason: 'Use choices.theme.',
  })
  readonly theme!: string;

  @Field(() => String, { description: 'Time of day.', deprecationReason: 'Use choices.time.' })
  readonly time!: string;

  @Field(() => String, {
    description: 'What falls or drifts through the scene, e.g. `snow`; `clear` for nothing.',
    deprecationReason: 'Use choices.weather.',
  })
  readonly weather!: string;

  @Field(() => String, {
    description: 'The mood of the music and the colours, e.g. `calm`.',
    deprecationReason: 'Use choices.mood.',
  })
  readonly mood!: string;

  @Field(() => String, {
    description: 'How it is drawn: `flat`, `pixel`, `noir` or `paper`.',
    deprecationReason: 'Use choices.style.',
  })
  readonly style!: string;

  @Field(() => String, {
    description: 'How hard it is: `easy`, `normal` or `hard`.',
    deprecationReason: 'Use choices.difficulty.',
  })
  readonly difficulty!: string;

  @Field(() => String, {
    description: 'How the pictures were made: `library`, `procedural` or `none`.',
    deprecationReason: 'Use choices.assetMode.',
  })
  readonly assetMode!: Reading['assetMode'];

  @Field(() => ReadingActor, { description: 'Who or what the player moves.' })
  readonly hero!: Reading['hero'];

  @Extensions({ items: 4 })
  @Field(() => [ReadingActor], { description: 'Who the hero is up against.' })
  readonly enemies!: Reading['enemies'];

  @Extensions({ items: 6 })
  @Field(() => [ReadingActor], { description: 'What can be collected.' })
  readonly items!: Reading['items'];

  @Extensions({ items: 4 })
  @Field(() => [ReadingActor], { description: 'What stands in the way.' })
  readonly obstacles!: Reading['obstacles'];

  @Field(() => ReadingActor, {
    nullable: true,
    description: 'What has to be reached, where the game has such a thing.',
  })
  readonly goal!: Reading['goal'];

  @Field(() => ReadingActor, {
    nullable: true,
    description: 'What is fired or thrown, where the game has such a thing.',
  })
  readonly projectile!: Reading['projectile'];

  @Extensions({ items: 16 })
  @Field(() => [ReadingRule], { description: 'The rules that the game keeps.' })
  readonly rules!: Reading['rules'];

  @Extensions({ items: 64 })
  @Field(() => [ReadingEvidence], { description: 'Words of the prompt, and what each led to.' })
  readonly evidence!: Reading['evidence'];

  @Extensions({ items: 40 })
  @Field(() => [ReadingAsk], {
    description: 'What the prompt wants to the letter or by number, in its order, and what became of it.',
  })
  readonly asks!: Reading['asks'];

  @Field(() => [String], { description: 'What was not understood, or can not be done yet.' })
  readonly ignored!: Reading['ignored'];
}
