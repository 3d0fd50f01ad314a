import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import { AppError } from '../errors.js';
import { requireViewer, type GraphQLContext } from '../graphql/context.js';
import { ArtifactDiffType } from './artifact-diff.types.js';
import type { ArtifactDiff } from './artifacts.model.js';

/** Counted like as many objects: up to 200,000 characters, and a tenth of a second of work. Six in one operation, some 600 a minute. */
const WEIGHT = 1_000;

@Resolver()
export class ArtifactDiffResolver {
  @Extensions({ weight: WEIGHT })
  @Query(() => ArtifactDiffType, {
    nullable: true,
    description:
      'Compares the code of two artifacts of the viewer. Null unless a model wrote both. Any other ID is the error `artifact_not_found`.',
  })
  async artifactDiff(
    @Arg('from', () => ID, { description: 'The ID of the earlier artifact.' }) from: string,
    @Arg('to', () => ID, { description: 'The ID of the later artifact.' }) to: string,
    @Ctx() context: GraphQLContext,
  ): Promise<ArtifactDiff | null> {
    const viewer = requireViewer(context);
    const [earlier, later] = await context.services.artifacts.findMany(viewer, [from, to]);
    if (!earlier || !later) throw new AppError('artifact_not_found');
    return context.services.artifacts.diff(earlier, later);
  }
}
