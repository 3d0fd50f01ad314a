import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Preview } from '../generation/preview/index.js';
import type { GraphQLContext } from '../graphql/context.js';
import { PreviewReadingArgs, ReadingPreview } from './preview.types.js';

/** Counted like as many objects, so that a client gets some 500 previews a minute and five in one operation. */
const WEIGHT = 1_000;

@Resolver()
export class PreviewReadingResolver {
  @Extensions({ public: true, weight: WEIGHT })
  @Query(() => ReadingPreview, {
    nullable: true,
    description:
      'What would be made of a prompt, before it is sent: creates nothing and costs no credits. Needs no session, except to continue a run.',
  })
  previewReading(
    @Args(() => PreviewReadingArgs) args: PreviewReadingArgs,
    @Ctx() { services, viewer, client }: GraphQLContext,
  ): Promise<Preview> {
    return services.runs.preview({ userId: viewer?.user.id, ip: client.ip }, args);
  }
}
