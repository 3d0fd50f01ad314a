import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { AskKind, AskOutcome, Genre } from '../generation/design.js';
import type { Fit } from '../generation/fits.js';
import type { Reading, TakenIntent } from '../generation/reading.js';
import { AskKindEnum, AskOutcomeEnum, GameKind, ReadingFit, TakenIntentEnum } from './reading-enums.types.js';

const START = {
  nullable: true,
  description: 'Where the prompt mentions it, as a UTF-16 offset; null if it doesn’t.',
} as const;
const END = { nullable: true, description: 'The end of that passage, exclusive.' } as const;

@ObjectType({ simpleResolvers: true, description: 'A character or thing in the game.' })
export class ReadingActor {
  @Field(() => String, { description: 'Its name in the language of the game.' })
  readonly name!: string;

  @Field(() => String, { description: 'The picture that shows it.' })
  readonly sprite!: string;

  @Field(() => Boolean, {
    description: 'False if the prompt did not mention it and the theme or the kind filled the gap.',
  })
  readonly fromPrompt!: boolean;

  @Field(() => Int, START)
  readonly start!: number | null;

  @Field(() => Int, END)
  readonly end!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A rule of the game.' })
export class ReadingRule {
  @Field(() => String, {
    description: 'Its name: `lives`, `timer`, `boss`, `doubleJump` …',
    deprecationReason: 'Use name.',
  })
  readonly rule!: string;

  @Field(() => Int, { nullable: true, description: 'The number in the rule: of lives, levels, items to collect …' })
  readonly n!: number | null;

  @Field(() => Int, { nullable: true, description: 'The seconds on a timer.' })
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

  @Field(() => String, { nullable: true, description: 'The value before; null if there was none.' })
  readonly from!: string | null;

  @Field(() => String, { nullable: true, description: 'The value now; null if it was removed.' })
  readonly to!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words of the prompt, and what they led to.' })
export class ReadingEvidence {
  @Field(() => Int, { description: 'The start of the passage in the prompt, as a UTF-16 offset.' })
  readonly start!: number;

  @Field(() => Int, { description: 'The end of the passage, exclusive.' })
  readonly end!: number;

  @Field(() => String, { description: 'The words themselves.' })
  readonly text!: string;

  @Field(() => String, {
    description: 'What they decided: a role, a rule, `kind`, `theme`, `time`, `weather`, `difficulty` …',
  })
  readonly as!: string;

  @Field(() => String, { description: 'What they were understood as, e.g. the name of a picture.' })
  readonly value!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A literal request in the prompt, and what became of it.',
})
export class ReadingAsk {
  @Field(() => AskKindEnum, { description: 'What the request is about.' })
  readonly kind!: AskKind;

  @Field(() => String, { description: 'The words, as typed.' })
  readonly text!: string;

  @Field(() => Int, { description: 'The start of the passage in the prompt, as a UTF-16 offset.' })
  readonly start!: number;

  @Field(() => Int, { description: 'The end of the passage, exclusive.' })
  readonly end!: number;

  @Field(() => AskOutcomeEnum, { description: 'Whether the game has it.' })
  readonly outcome!: AskOutcome;

  @Field(() => String, {
    description: 'How it was changed or why it was dropped, in the language of the game; otherwise empty.',
  })
  readonly note!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How the prompt was read.' })
export class GameReading {
  @Field(() => TakenIntentEnum, { description: 'The intent that was used; tells what `auto` was resolved to.' })
  readonly intent!: TakenIntent;

  @Extensions({ items: 40 })
  @Field(() => [ReadingChange], { description: 'What differs from the game that was continued; empty for a new game.' })
  readonly changes!: Reading['changes'];

  @Field(() => GameKind, { description: 'The kind of game that was made.' })
  readonly kind!: Genre;

  @Field(() => GameKind, {
    description: 'The kind of game that was made; the same value as `kind`.',
  })
  readonly made!: Genre;

  @Field(() => GameKind, {
    nullable: true,
    description: 'The kind that was requested, if `kind` is only the nearest one that can be made.',
  })
  readonly askedKind!: Genre | null;

  @Field(() => String, {
    nullable: true,
    description: 'The game or genre that the prompt names, by its common name; null if it names none.',
  })
  readonly asked!: string | null;

  @Field(() => ReadingFit, { description: 'How close the game comes to `asked`.' })
  readonly fit!: Fit;

  @Field(() => String, {
    nullable: true,
    description: 'What was made instead of `asked`: one sentence in the language of the game; null for an exact fit.',
  })
  readonly fitReason!: string | null;

  @Field(() => String, { description: 'The language of the texts in the game: an ISO 639 code.' })
  readonly language!: string;

  @Field(() => String, {
    description: 'Where the game takes place, e.g. `space`.',
    deprecationReason: 'Use choices.theme.',
  })
  readonly theme!: string;

  @Field(() => String, { description: 'The time of day.', deprecationReason: 'Use choices.time.' })
  readonly time!: string;

  @Field(() => String, {
    description: 'What falls or drifts through the scene, e.g. `snow`; `clear` if nothing does.',
    deprecationReason: 'Use choices.weather.',
  })
  readonly weather!: string;

  @Field(() => String, {
    description: 'The mood of the music and the colors, e.g. `calm`.',
    deprecationReason: 'Use choices.mood.',
  })
  readonly mood!: string;

  @Field(() => String, {
    description: 'The drawing style: `flat`, `pixel`, `noir` or `paper`.',
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
  @Field(() => [ReadingActor], { description: 'The opponents of the hero.' })
  readonly enemies!: Reading['enemies'];

  @Extensions({ items: 6 })
  @Field(() => [ReadingActor], { description: 'What can be collected.' })
  readonly items!: Reading['items'];

  @Extensions({ items: 4 })
  @Field(() => [ReadingActor], { description: 'The obstacles in the game.' })
  readonly obstacles!: Reading['obstacles'];

  @Field(() => ReadingActor, {
    nullable: true,
    description: 'What the player has to reach; null if there is no such thing.',
  })
  readonly goal!: Reading['goal'];

  @Field(() => ReadingActor, {
    nullable: true,
    description: 'What is fired or thrown; null if there is no such thing.',
  })
  readonly projectile!: Reading['projectile'];

  @Extensions({ items: 16 })
  @Field(() => [ReadingRule], { description: 'The rules of the game.' })
  readonly rules!: Reading['rules'];

  @Extensions({ items: 64 })
  @Field(() => [ReadingEvidence], { description: 'Words of the prompt, and what each of them led to.' })
  readonly evidence!: Reading['evidence'];

  @Extensions({ items: 40 })
  @Field(() => [ReadingAsk], {
    description: 'Literal requests and numbers in the prompt, in order, and what became of each.',
  })
  readonly asks!: Reading['asks'];

  @Field(() => [String], { description: 'What was not understood or can’t be done yet.' })
  readonly ignored!: Reading['ignored'];
}
