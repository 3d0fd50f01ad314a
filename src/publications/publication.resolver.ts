import { validate as isUuid } from 'uuid';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { GameArtifact } from '../artifacts/artifact.types.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import { AppError } from '../errors.js';
import { requireAccount, requireViewer, type GraphQLContext } from '../graphql/context.js';
import { oneInput } from '../graphql/one-input.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { PublishGameInput, UnpublishGameInput } from './publication-input.types.js';
import {
  Publication,
  PublicationConnection,
  PublishGamePayload,
  TakeDownType,
  UnpublishGamePayload,
} from './publication.types.js';
import type { PublicationRecord, TakeDown } from './publications.model.js';

@Resolver(() => Publication)
export class PublicationResolver {
  @Query(() => Publication, {
    nullable: true,
    description:
      'The publication of one artifact of the viewer. The error is `artifact_not_found` for any other ID, and `publication_not_found` while the artifact is not public.',
  })
  async publication(
    @Arg('artifactId', () => ID, { description: 'The artifact’s ID.' }) artifactId: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PublicationRecord> {
    const { artifacts, publications } = context.services;
    const artifact = await artifacts.find(requireViewer(context), artifactId);
    if (!artifact) throw new AppError('artifact_not_found');
    const publication = publications.ofArtifact(artifact);
    if (!publication) throw new AppError('publication_not_found');
    return publication;
  }

  @Mutation(() => PublishGamePayload, {
    nullable: true,
    description: 'Publishes an HTML artifact, or updates its publication.',
  })
  async publishGame(
    @Arg('input', () => PublishGameInput, { description: 'The artifact, and what its page says.' })
    input: PublishGameInput,
    @Arg('artifactId', () => ID, {
      nullable: true,
      description: 'The ID of an HTML artifact.',
      deprecationReason: 'Use input.artifactId.',
    })
    artifactId: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PublishGamePayload> {
    const viewer = requireAccount(context);
    const inInput = typeof input.artifactId === 'string' ? { artifactId: input.artifactId } : null;
    const { artifactId: id } = oneInput(inInput, { artifactId }, 'artifactId');
    const refusal: UserErrorsOptions<Omit<PublishGamePayload, 'userErrors'>> = {
      whole: 'publication',
      refused: { publishedGame: null },
      fields: {
        artifact_not_found: 'artifactId',
        artifact_not_publishable: 'artifactId',
        public_url_unavailable: 'seoContent.slug',
      },
    };
    return orUserErrors(info, refusal, async () => {
      const publication = await context.services.publications.publish(viewer, id, input);
      return { publication, publishedGame: publication };
    });
  }

  @Mutation(() => UnpublishGamePayload, {
    nullable: true,
    description: 'Unpublishes a game. The artifact is kept, and its slug stays reserved for it.',
  })
  async unpublishGame(
    @Arg('input', () => UnpublishGameInput, { nullable: true, description: 'The game.' })
    input: UnpublishGameInput | null | undefined,
    @Arg('artifactId', () => ID, {
      nullable: true,
      description: 'The ID of the published artifact.',
      deprecationReason: 'Use input.artifactId.',
    })
    artifactId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<UnpublishGamePayload> {
    const viewer = requireViewer(context);
    const { artifactId: id } = oneInput(input, { artifactId }, 'artifactId');
    const done = await context.services.publications.unpublish(viewer, id);
    return { ...done, status: 'unpublished' };
  }

  @FieldResolver(() => GameArtifact, { nullable: true, description: 'The published artifact.' })
  artifact(
    @Root() { artifactId }: PublicationRecord,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<ArtifactRecord | null> {
    return loaders.artifact.load(artifactId);
  }
}

@Resolver(() => GameArtifact)
export class ArtifactPublicationResolver {
  @FieldResolver(() => Publication, { nullable: true, description: 'Its publication; null while it is not public.' })
  publication(@Root() artifact: ArtifactRecord, @Ctx() { services }: GraphQLContext): PublicationRecord | null {
    return services.publications.ofArtifact(artifact);
  }

  @FieldResolver(() => TakeDownType, {
    nullable: true,
    description:
      'When and why an operator took its publication down, after which it can’t be published; null if none did.',
  })
  takenDown(@Root() artifact: ArtifactRecord, @Ctx() { services }: GraphQLContext): Promise<TakeDown | null> {
    return services.publications.takenDown(artifact);
  }
}

@Resolver(() => ViewerType)
export class ViewerPublicationsResolver {
  @FieldResolver(() => PublicationConnection, {
    nullable: true,
    description: 'Public games of the viewer, most recently published first.',
  })
  async publications(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<PublicationConnection> {
    const size = pageSize(page);
    const rows = await context.services.publications.list(requireViewer(context), size + 1, readCursor(page));
    return toConnection(rows, size, page, ({ publishedAt, artifactId }) =>
      encodeCursor(publishedAt.toISOString(), artifactId),
    );
  }
}

function readCursor(page: PageArgs): { publishedAt: Date; artifactId: string } | undefined {
  const [time, artifactId] = decodeCursor(page, 2) ?? [];
  if (time === undefined || artifactId === undefined) return undefined;
  const publishedAt = new Date(time);
  if (Number.isNaN(publishedAt.getTime()) || !isUuid(artifactId)) throw invalidCursor();
  return { publishedAt, artifactId };
}
