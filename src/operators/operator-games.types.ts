import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import { ReportReasonType } from '../publications/game.types.js';
import type { ReportReason } from '../publications/public-game.model.js';
import { LONGEST_REASON } from './audit.js';
import { LONGEST_SEARCH } from './operator.args.types.js';
import { OperatorActionType } from './operator.types.js';
import { PUBLICATION_STATES, type OperatorGame, type PublicationState, type ReportRow } from './operators.model.js';

const GameStateEnum = sdlEnum(
  'OperatorGameState',
  PUBLICATION_STATES,
  'Whether a game is public, or who withdrew it.',
  {
    public: 'Everyone can play it.',
    unpublished: 'Its owner unpublished it.',
    taken_down: 'An operator took it down; its owner can’t publish it again.',
  },
);

@ObjectType('OperatorGame', {
  simpleResolvers: true,
  description: 'A game that is or was public, as operators see it.',
})
export class OperatorGameType {
  @Field(() => ID, { description: 'The ID of the artifact.' })
  readonly artifactId!: string;

  @Field(() => ID, { description: 'The run that made it.' })
  readonly runId!: string;

  @Field(() => ID, { description: 'The account of its owner.' })
  readonly userId!: string;

  @Field(() => String, { description: 'The e-mail address of its owner.' })
  readonly ownerEmail!: string;

  @Field(() => String, { description: 'Its name in URLs.' })
  readonly slug!: string;

  @Field(() => Url, { description: 'Its page.' })
  readonly publicUrl!: string;

  @Field(() => String, { description: 'The title of its page.' })
  readonly title!: string;

  @Field(() => GameStateEnum, { description: 'Whether it is public.' })
  readonly state!: PublicationState;

  @Field(() => Int, { description: 'How often it was played.' })
  readonly plays!: number;

  @Field(() => Int, { description: 'How many accounts like it.' })
  readonly likes!: number;

  @Field(() => Int, { description: 'Reports that nobody has settled.' })
  readonly openReports!: number;

  @Field(() => DateTime, { description: 'When it became public.' })
  readonly publishedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was taken down; null if it was not.' })
  readonly takenDownAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was taken down; null if it was not.' })
  readonly takenDownReason!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A game in a connection.' })
export class OperatorGameEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this game.' })
  readonly cursor!: string;

  @Field(() => OperatorGameType, { description: 'The game.' })
  readonly node!: OperatorGame;
}

@ObjectType({ simpleResolvers: true, description: 'Games that are or were public, most recently published first.' })
export class OperatorGameConnection {
  @Field(() => [OperatorGameEdge], { description: 'The games of the page, each with its cursor.' })
  readonly edges!: readonly OperatorGameEdge[];

  @Field(() => [OperatorGameType], { description: 'The games of the page.' })
  readonly nodes!: readonly OperatorGame[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType('GameReport', { simpleResolvers: true, description: 'A report about a public game.' })
export class GameReportType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The ID of the reported artifact.' })
  readonly artifactId!: string;

  @Field(() => String, { description: 'The slug of the game.' })
  readonly slug!: string;

  @Field(() => String, { description: 'The title of the game.' })
  readonly title!: string;

  @Field(() => GameStateEnum, { description: 'Whether the game is public.' })
  readonly state!: PublicationState;

  @Field(() => ReportReasonType, { description: 'What is wrong with it.' })
  readonly reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it, in the reporter’s words.' })
  readonly note!: string | null;

  @Field(() => DateTime, { description: 'When it was reported.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When an operator settled it; null while it is open.' })
  readonly settledAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A report in a connection.' })
export class GameReportEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this report.' })
  readonly cursor!: string;

  @Field(() => GameReportType, { description: 'The report.' })
  readonly node!: ReportRow;
}

@ObjectType({ simpleResolvers: true, description: 'Reports, newest first.' })
export class GameReportConnection {
  @Field(() => [GameReportEdge], { description: 'The reports of the page, each with its cursor.' })
  readonly edges!: readonly GameReportEdge[];

  @Field(() => [GameReportType], { description: 'The reports of the page.' })
  readonly nodes!: readonly ReportRow[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ArgsType()
export class OperatorGamesArgs extends PageArgs {
  @Field(() => GameStateEnum, { nullable: true, description: 'Only games in this state.' })
  readonly state?: PublicationState | null;

  @Field(() => String, {
    nullable: true,
    description: `An artifact’s ID, or part of a title, a slug or an owner’s e-mail address. At most ${LONGEST_SEARCH} characters.`,
  })
  readonly search?: string | null;
}

@ArgsType()
export class GameReportsArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'True for those that nobody has settled.' })
  readonly open?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Reports of one game, settled or not.' })
  readonly artifactId?: string | null;
}

@InputType({ description: 'The game that an operator acts on, and why.' })
export class GameActionInput {
  @Field(() => ID, { description: 'The ID of the artifact.' })
  readonly artifactId!: string;

  @Field(() => String, {
    description: `The reason, 1 to ${LONGEST_REASON} characters. The owner sees it if the game is taken down.`,
  })
  readonly reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The result of an operator’s action on a game.' })
export class GameActionPayload {
  @Field(() => OperatorGameType, { nullable: true, description: 'The game; null if `userErrors` says why not.' })
  readonly game!: OperatorGame | null;

  @Field(() => OperatorActionType, {
    nullable: true,
    description: 'The audit log entry; null if `userErrors` says why not.',
  })
  readonly action!: OperatorActionType | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
