import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { GENRES, type Genre } from '../generation/design.js';
import { TAKEN_INTENTS, type Reading, type TakenIntent } from '../generation/reading.js';
import { sdlEnum } from '../graphql/enums.js';

const GameKind = sdlEnum('GameKind', GENRES, 'A kind of game.');
const TakenIntentEnum = sdlEnum('TakenIntent', TAKEN_INTENTS, 'What a run did with its prompt.', {
  create: 'A game of the prompt alone.',
  edit: 'The game that it continues, with what the prompt changes.',
  remix: 'The cast of the game that it continues as another kind, or its kind with another cast.',
  fix: 'The game that it continues, mended.',
});
const START = { nullable: true, description: 'Where the prompt says so: a UTF-16 offset, the end excluded.' } as const;
const END = { nullable: true } as const;

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
  @Field(() => String)
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

  @Field(() => String)
  readonly text!: string;

  @Field(() => String, { description: 'A role, a rule, `kind`, `theme`, `time`, `weather`, `difficulty` …' })
  readonly as!: string;

  @Field(() => String)
  readonly value!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How the prompt was read.' })
export class GameReading {
  @Field(() => TakenIntentEnum, { description: 'Which one was taken where `auto` was asked for.' })
  readonly intent!: TakenIntent;

  @Extensions({ items: 40 })
  @Field(() => [ReadingChange], { description: 'Empty for a new game.' })
  readonly changes!: Reading['changes'];

  @Field(() => GameKind)
  readonly kind!: Genre;

  @Field(() => GameKind, {
    nullable: true,
    description: 'The kind that was asked for, where `kind` is the nearest one that can be made.',
  })
  readonly askedKind!: Genre | null;

  @Field(() => String, { description: 'Of the texts in the game: an ISO 639 code.' })
  readonly language!: string;

  @Field(() => String)
  readonly theme!: string;

  @Field(() => String, { description: 'Time of day.' })
  readonly time!: string;

  @Field(() => String)
  readonly weather!: string;

  @Field(() => String)
  readonly mood!: string;

  @Field(() => String, { description: 'How it is drawn: `flat`, `pixel`, `noir` or `paper`.' })
  readonly style!: string;

  @Field(() => String)
  readonly difficulty!: string;

  @Field(() => String, { description: 'How the pictures were made: `library`, `procedural` or `none`.' })
  readonly assetMode!: Reading['assetMode'];

  @Field(() => ReadingActor)
  readonly hero!: Reading['hero'];

  @Extensions({ items: 4 })
  @Field(() => [ReadingActor])
  readonly enemies!: Reading['enemies'];

  @Extensions({ items: 6 })
  @Field(() => [ReadingActor])
  readonly items!: Reading['items'];

  @Extensions({ items: 4 })
  @Field(() => [ReadingActor])
  readonly obstacles!: Reading['obstacles'];

  @Field(() => ReadingActor, { nullable: true })
  readonly goal!: Reading['goal'];

  @Field(() => ReadingActor, { nullable: true })
  readonly projectile!: Reading['projectile'];

  @Extensions({ items: 16 })
  @Field(() => [ReadingRule])
  readonly rules!: Reading['rules'];

  @Extensions({ items: 64 })
  @Field(() => [ReadingEvidence])
  readonly evidence!: Reading['evidence'];

  @Field(() => [String], { description: 'What was not understood, or can not be done yet.' })
  readonly ignored!: Reading['ignored'];
}
