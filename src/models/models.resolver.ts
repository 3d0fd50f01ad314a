import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { StudioRun } from '../runs/run.types.js';
import type { RunRecord } from '../runs/runs.model.js';
import type { ModelAttemptRecord } from './models.model.js';
import { ModelAttemptType } from './models.types.js';

@Resolver(() => StudioRun)
export class StudioRunModelsResolver {
  @Extensions({ items: 4 })
  @FieldResolver(() => [ModelAttemptType], {
    nullable: true,
    description: 'The models that were asked for this run, in order; empty if none was.',
  })
  attempts(@Root() { id }: RunRecord, @Ctx() { loaders }: GraphQLContext): Promise<ModelAttemptRecord[]> {
    return loaders.modelAttempts.load(id);
  }
}
