import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { decodeCursor, encodeCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { GeneratorRun, GeneratorRunConnection } from './generator-run.types.js';
import type { GeneratorRunRecord } from './legacy.model.js';

@Resolver()
export class GeneratorRunResolver {
  @Query(() => GeneratorRun, {
    nullable: true,
    description: 'One historical generator run of the viewer. Any other ID is the error `generator_run_not_found`.',
  })
  async generatorRun(
    @Arg('id', () => ID, { description: 'The run’s ID.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<GeneratorRunRecord> {
    const run = await context.services.generatorRuns.find(requireViewer(context), id);
    if (!run) throw new AppError('generator_run_not_found');
    return run;
  }

  @Mutation(() => GeneratorRun, {
    nullable: true,
    description: 'Does nothing: always returns the error `studio_credits_required`.',
    deprecationReason: 'Retired. Use createStudioRun.',
  })
  retiredGeneratorRun(@Ctx() context: GraphQLContext): GeneratorRunRecord {
    requireViewer(context);
    throw new AppError('studio_credits_required');
  }
}

@Resolver(() => ViewerType)
export class ViewerGeneratorRunsResolver {
  @FieldResolver(() => GeneratorRunConnection, {
    nullable: true,
    description: 'Historical generator runs of the viewer, newest first.',
  })
  async generatorRuns(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<GeneratorRunConnection> {
    const size = pageSize(page);
    const [before] = decodeCursor(page, 1) ?? [];
    const rows = await context.services.generatorRuns.list(requireViewer(context), size + 1, before);
    return toConnection(rows, size, page, ({ id }) => encodeCursor(id));
  }
}
