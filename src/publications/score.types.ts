/** Leaderboards of public games. Scores are the word of players' browsers. */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import type { ScoreRecord } from './publications.model.js';
import { LONGEST_NAME } from './scores.js';

@ObjectType('Score', {
  simpleResolvers: true,
  description: 'A score on the leaderboard of a public game. A player’s browser sent it; nobody has verified it.',
})
export class ScoreType {
  @Field(() => String, { description: 'The name that the player chose. Plain text.' })
  readonly name!: string;

  @Field(() => Int, { description: 'Points.' })
  readonly score!: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  readonly createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A score in a connection.' })
export class ScoreEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this score.' })
  readonly cursor!: string;

  @Field(() => ScoreType, { description: 'The score.' })
  readonly node!: ScoreRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Scores, best first.' })
export class ScoreConnection {
  @Field(() => [ScoreEdge], { description: 'The scores of the page, each with its cursor.' })
  readonly edges!: readonly ScoreEdge[];

  @Field(() => [ScoreType], { description: 'The scores of the page.' })
  readonly nodes!: readonly ScoreRecord[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'The public game to play.' })
export class StartRoundInput {
  @Field(() => String, { description: 'The slug of the game.' })
  readonly slug!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `startRound`.' })
export class StartRoundPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Pass it to `submitScore`, once; null if games of this kind have no leaderboard.',
  })
  readonly ticket!: string | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@InputType({ description: 'A score of a round of a public game.' })
export class SubmitScoreInput {
  @Field(() => String, { description: 'The slug of the game.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The ticket of the round, from `startRound`.' })
  readonly ticket!: string;

  @Field(() => String, { description: `The name to show, 1 to ${LONGEST_NAME} characters. Its best score is kept.` })
  readonly name!: string;

  @Field(() => Int, { description: 'Points: no more than a game of this kind allows in the time of the round.' })
  readonly score!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `submitScore`.' })
export class SubmitScorePayload {
  @Field(() => Int, { nullable: true, description: 'Its place on the leaderboard; null if `userErrors` says why not.' })
  readonly rank!: number | null;

  @Field(() => ScoreConnection, {
    nullable: true,
    description: 'The first ten scores as they are now; null if `userErrors` says why not.',
  })
  readonly scores!: ScoreConnection | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@InputType({ description: 'The published artifact whose leaderboard to empty.' })
export class EmptyScoresInput {
  @Field(() => ID, { description: 'The artifact’s ID.' })
  readonly artifactId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `emptyScores`.' })
export class EmptyScoresPayload {
  @Field(() => Int, { nullable: true, description: 'How many scores were removed; null if `userErrors` says why not.' })
  readonly count!: number | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
