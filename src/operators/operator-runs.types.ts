import { ArgsType, Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GameKind } from '../artifacts/reading-enums.types.js';
import type { Genre } from '../generation/design.js';
import type { Mode, Stage } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import { PageArgs, PageInfo } from '../graphql/pagination.js';
import { DateTime, JSONObject } from '../graphql/scalars.js';
import type { ModelOutcome } from '../models/models.model.js';
import { ModelOutcomeType } from '../models/models.types.js';
import {
  type failureReason,
  StudioRunFailureReason,
  StudioRunMode,
  StudioRunStage,
  StudioRunStatus,
} from '../runs/run-enums.types.js';
import type { RunStatus } from '../runs/runs.model.js';
import {
  BREAKER_STATES,
  FIGURE_GROUPS,
  type ActionState,
  type BreakerState,
  type Figure,
  type OperatorRun,
} from './operators.model.js';

type Reason = ReturnType<typeof failureReason>;

@ObjectType('OperatorRun', { simpleResolvers: true, description: 'A run of any account, as operators see it.' })
export class OperatorRunType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The account that it belongs to.' })
  readonly userId!: string;

  @Field(() => String, { description: 'The e-mail address of that account.' })
  readonly ownerEmail!: string;

  @Field(() => StudioRunStatus, { description: 'Its state.' })
  readonly status!: RunStatus;

  @Field(() => StudioRunStage, { nullable: true, description: 'What a worker is doing, or did last.' })
  readonly stage!: Stage | null;

  @Field(() => Int, { description: '0 to 100.' })
  readonly progress!: number;

  @Field(() => Int, { description: 'How many workers have tried it.' })
  readonly attempt!: number;

  @Field(() => Int, { description: 'How many of those workers were lost.' })
  readonly losses!: number;

  @Field(() => String, { description: 'What was asked for; empty if its owner has deleted the game.' })
  readonly prompt!: string;

  @Field(() => Boolean, { description: 'True if its owner has deleted the game.' })
  readonly deleted!: boolean;

  @Field(() => StudioRunMode, { description: 'The format of the game.' })
  readonly mode!: Mode;

  @Field(() => GameKind, { nullable: true, description: 'The kind of the game that it made.' })
  readonly kind!: Genre | null;

  @Field(() => String, { nullable: true, description: 'Who made the game.' })
  readonly provider!: string | null;

  @Field(() => String, { nullable: true, description: 'The model, or the version of the composer.' })
  readonly model!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider that the client asked for, which has no effect.' })
  readonly askedProvider!: string | null;

  @Field(() => String, { nullable: true, description: 'The model that the client asked for, which has no effect.' })
  readonly askedModel!: string | null;

  @Field(() => StudioRunFailureReason, { nullable: true, description: 'Why it failed; null if it did not.' })
  readonly failureReason!: Reason | null;

  @Field(() => String, { nullable: true, description: 'What its owner is told about it.' })
  readonly failureMessage!: string | null;

  @Field(() => Int, { description: 'Its price in credits.' })
  readonly price!: number;

  @Field(() => ID, { nullable: true, description: 'The artifact that it made.' })
  readonly artifactId!: string | null;

  @Field(() => DateTime, { description: 'When it was accepted.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When a worker first took it.' })
  readonly startedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ended.' })
  readonly finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A run in a connection.' })
export class OperatorRunEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this run.' })
  readonly cursor!: string;

  @Field(() => OperatorRunType, { description: 'The run.' })
  readonly node!: OperatorRunType;
}

@ObjectType({ simpleResolvers: true, description: 'Runs of all accounts, newest first.' })
export class OperatorRunConnection {
  @Field(() => [OperatorRunEdge], { description: 'The runs of the page, each with its cursor.' })
  readonly edges!: readonly OperatorRunEdge[];

  @Field(() => [OperatorRunType], { description: 'The runs of the page.' })
  readonly nodes!: readonly OperatorRunType[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType('RunLogLine', { simpleResolvers: true, description: 'One line of the log of a run.' })
export class RunLogLineType {
  @Field(() => Int, { description: 'Its number in the log; progress is counted too.' })
  readonly seq!: number;

  @Field(() => String, { description: 'What happened: `accepted`, `started`, `requeued`, `failed` …' })
  readonly type!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  readonly at!: Date;

  @Field(() => JSONObject, { description: 'Details of what happened.' })
  readonly payload!: ActionState;
}

@ArgsType()
export class OperatorRunsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Runs of one account.' })
  readonly userId?: string | null;

  @Field(() => StudioRunStatus, { nullable: true, description: 'Runs in this state.' })
  readonly status?: RunStatus | null;

  @Field(() => GameKind, { nullable: true, description: 'Runs that made a game of this kind.' })
  readonly kind?: Genre | null;

  @Field(() => StudioRunFailureReason, { nullable: true, description: 'Runs that failed for this reason.' })
  readonly failureReason?: Reason | null;
}

@ObjectType('OperatorQueue', { simpleResolvers: true, description: 'The queue of runs.' })
export class OperatorQueue {
  @Field(() => Int, { description: 'Runs that wait for a worker or for their parent.' })
  readonly waiting!: number;

  @Field(() => Int, { description: 'Runs that workers are making.' })
  readonly running!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the first one in the queue has waited; null if none waits.',
  })
  readonly oldestAt!: Date | null;
}

const BreakerStateEnum = sdlEnum('BreakerState', BREAKER_STATES, 'Whether requests are sent to a model.', {
  closed: 'Requests are sent.',
  open: 'It failed several times in a row; no requests are sent for a while.',
  half_open: 'Its pause is over; one request tests it.',
});

@ObjectType('OperatorModelOutcome', {
  simpleResolvers: true,
  description: 'How often calls of a model ended in one way in the last 24 hours.',
})
export class OperatorModelOutcome {
  @Field(() => ModelOutcomeType, { description: 'The outcome.' })
  readonly outcome!: ModelOutcome;

  @Field(() => Int, { description: 'How many calls, or runs for which it was not called.' })
  readonly count!: number;
}

@ObjectType('OperatorModel', {
  simpleResolvers: true,
  description: 'A model as the workers know it. Calls, answers and cost cover the last 24 hours.',
})
export class OperatorModel {
  @Field(() => String, { description: 'Its provider, as the configuration names it.' })
  readonly provider!: string;

  @Field(() => String, { description: 'The model, as its provider calls it.' })
  readonly model!: string;

  @Field(() => BreakerStateEnum, { description: 'Whether requests are sent to it.' })
  readonly breaker!: BreakerState;

  @Field(() => Int, { description: 'Failures in a row.' })
  readonly failures!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its pause ends or ended; null while requests are sent to it.',
  })
  readonly restsUntil!: Date | null;

  @Field(() => Int, { description: 'How many calls were sent.' })
  readonly calls!: number;

  @Field(() => Int, { description: 'Answers that were used.' })
  readonly answered!: number;

  @Field(() => Float, { description: 'What the calls cost, in dollars.' })
  readonly dollars!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its last answer that was used was asked for; null if none was in the last 24 hours.',
  })
  readonly answeredAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when no call has had an answer that was used; null if the last one had.',
  })
  readonly failingSince!: Date | null;

  @Extensions({ items: 14 })
  @Field(() => [OperatorModelOutcome], {
    description: 'What became of calls without an answer that was used, the most frequent first.',
  })
  readonly outcomes!: readonly OperatorModelOutcome[];
}

const FigureGroup = sdlEnum('FigureGroup', FIGURE_GROUPS, 'What a figure counts.', {
  status: 'Runs that were accepted, by their current state.',
  kind: 'Games that those runs made, by kind.',
  failure: 'Failures of those runs, by code.',
  unanswered:
    'Those runs for which a model gave no answer that was used, by what came of them: `model` (a game by another call), `composer` (a game by the built-in composer), `failed`, `canceled`, `open`.',
  credits: 'Credits, by type of entry.',
  signUps: 'New accounts.',
  publications: 'Games that became public and still are.',
  plays: 'Plays of public games, counted once per visitor and day.',
  openReports: 'Reports that nobody has settled, whenever they were made.',
});

@ObjectType('OperatorFigure', { simpleResolvers: true, description: 'A figure of the last 24 hours.' })
export class OperatorFigure {
  @Field(() => FigureGroup, { description: 'What it counts.' })
  readonly group!: Figure['group'];

  @Field(() => String, { description: 'Its name within the group; empty if the group has only one figure.' })
  readonly name!: string;

  @Field(() => Int, { description: 'How many.' })
  readonly value!: number;
}

export type RunNode = Omit<OperatorRun, 'kind' | 'failureCode'> & Pick<OperatorRunType, 'kind' | 'failureReason'>;
