import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { GeneratorRun } from './generator-run.types.js';
import type { GeneratorRunRecord } from './legacy.model.js';

@Resolver()
export class GeneratorRunResolver {
  @Query(() => GeneratorRun, {
    nullable: true,
    description: 'One historical generator run of the viewer; else `generator_run_not_found`.',
  })
  async generatorRun(
    @Arg('id', () => ID, { description: 'The run’s id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<GeneratorRunRecord> {
    const run = await context.services.generatorRuns.find(requireViewer(context), id);
    if (!run) throw new AppError('generator_run_not_found');
    return run;
  }

  @Mutation(() => GeneratorRun, {
    nullable: true,
    description: 'Makes nothing: always the error `studio_credits_required`.',
    deprecationReason: 'Retired. Use createStudioRun.',
  })
  retiredGeneratorRun(@Ctx() context: GraphQLContext): GeneratorRunRecord {
    requireViewer(context);
    throw new AppError('studio_credits_required');
  }
}
