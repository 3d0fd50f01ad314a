import { validate as isUuid } from 'uuid';
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { GENRES } from '../generation/design.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, invalidCursor, pageSize, toConnection } from '../graphql/pagination.js';
import type { ModelAttemptRecord } from '../models/models.model.js';
import { ModelAttemptType } from '../models/models.types.js';
import { failureReason } from '../runs/run-enums.types.js';
import { FAILURE_CODES } from '../runs/runs.model.js';
import {
  OperatorFigure,
  OperatorModel,
  OperatorQueue,
  OperatorRunConnection,
  OperatorRunsArgs,
  OperatorRunType,
  RunLogLineType,
  type RunNode,
} from './operator-runs.types.js';
import { OperatorType } from './operator.types.js';
import type { Figure, ModelState, OperatorDesk, OperatorRun, QueueState, RunLogLine } from './operators.model.js';
import { MOST_LINES } from './run-desk.js';

@Resolver(() => OperatorType)
export class OperatorRunsResolver {
  @FieldResolver(() => OperatorRunConnection, { nullable: true, description: 'Runs of all accounts, newest first.' })
  async runs(
    @Root() desk: OperatorDesk,
    @Args(() => OperatorRunsArgs) { userId, status, kind, failureReason: reason, ...page }: OperatorRunsArgs,
  ): Promise<OperatorRunConnection> {
    const size = pageSize(page);
    const [before] = decodeCursor(page, 1) ?? [];
    if (before !== undefined && !isUuid(before)) throw invalidCursor();
    const rows = await desk.runs(size + 1, before, {
      userId: userId ?? undefined,
      status: status ?? undefined,
      kind: kind ?? undefined,
      failureCode: FAILURE_CODES.find((code) => failureReason(code) === reason),
    });
    return toConnection(rows.map(toRun), size, page, ({ id }) => encodeCursor(id));
  }

  @FieldResolver(() => OperatorRunType, {
    nullable: true,
    description: 'One run of any account; null if there is none.',
  })
  async run(
    @Root() desk: OperatorDesk,
    @Arg('id', () => ID, { description: 'The run’s ID.' }) id: string,
  ): Promise<RunNode | null> {
    const run = await desk.run(id);
    return run && toRun(run);
  }

  @FieldResolver(() => OperatorQueue, { nullable: true, description: 'The queue as it is now.' })
  queue(@Root() desk: OperatorDesk): Promise<QueueState> {
    return desk.queue();
  }

  @Extensions({ items: 100 })
  @FieldResolver(() => [OperatorModel], {
    nullable: true,
    description: 'Models that have a state or were called in the last 24 hours, at most 100.',
  })
  models(@Root() desk: OperatorDesk): Promise<ModelState[]> {
    return desk.models();
  }

  @Extensions({ items: 100 })
  @FieldResolver(() => [OperatorFigure], { nullable: true, description: 'Figures of the last 24 hours.' })
  figures(@Root() desk: OperatorDesk): Promise<Figure[]> {
    return desk.figures();
  }
}

@Resolver(() => OperatorRunType)
export class OperatorRunResolver {
  @Extensions({ items: MOST_LINES })
  @FieldResolver(() => [RunLogLineType], {
    nullable: true,
    description: `Its attempts and failures: the log without progress, at most ${MOST_LINES} lines.`,
  })
  async log(@Root() { id }: RunNode, @Ctx() context: GraphQLContext): Promise<RunLogLine[]> {
    return (await deskOf(context)?.runLog(id)) ?? [];
  }

  @Extensions({ items: MOST_LINES })
  @FieldResolver(() => [ModelAttemptType], {
    nullable: true,
    description: `The requests to models, at most ${MOST_LINES} times.`,
  })
  async modelCalls(@Root() { id }: RunNode, @Ctx() context: GraphQLContext): Promise<ModelAttemptRecord[]> {
    return (await deskOf(context)?.modelCalls(id)) ?? [];
  }
}

function deskOf(context: GraphQLContext): OperatorDesk | null {
  return context.services.operators.deskOf(requireViewer(context));
}

function toRun({ kind, failureCode, ...run }: OperatorRun): RunNode {
  return {
    ...run,
    kind: GENRES.find((known) => known === kind) ?? null,
    failureReason: failureCode && failureReason(failureCode),
  };
}
