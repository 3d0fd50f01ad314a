import { validate as isUuid } from 'uuid';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ViewerType } from '../accounts/viewer.types.js';
import { AppError } from '../errors.js';
import { storedReading, withoutReading, type Reading } from '../generation/reading.js';
import { requireAccount, requireViewer, type GraphQLContext } from '../graphql/context.js';
import { oneInput } from '../graphql/one-input.js';
import { decodeCursor, encodeCursor, invalidCursor, PageArgs, pageSize, toConnection } from '../graphql/pagination.js';
import { DateTime, JSONObject, Url } from '../graphql/scalars.js';
import {
  ARTIFACT_STATES,
  ArtifactState,
  CreatePreviewTokenInput,
  CreateSingleFileArtifactInput,
  CreateSingleFileArtifactPayload,
  GameArtifact,
  GameArtifactConnection,
  PreviewTokenType,
  RevokePreviewTokensInput,
  RevokePreviewTokensPayload,
} from './artifact.types.js';
import type { ArtifactRecord, PreviewToken } from './artifacts.model.js';
import { isPublishable } from './publishable.js';
import { choicesOf, GameRule, known, ReadingChoices } from './reading-choices.types.js';
import { GameReading, ReadingRule } from './reading.types.js';

@Resolver(() => GameArtifact)
export class ArtifactResolver {
  @Query(() => GameArtifact, {
    nullable: true,
    description: 'One artifact of the viewer. Any other ID is the error `artifact_not_found`.',
  })
  async artifact(
    @Arg('id', () => ID, { description: 'The artifact’s ID.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<ArtifactRecord> {
    const artifact = await context.services.artifacts.find(requireViewer(context), id);
    if (!artifact) throw new AppError('artifact_not_found');
    return artifact;
  }

  @FieldResolver(() => ArtifactState, { description: 'Always `ready`: incomplete artifacts don’t exist.' })
  state(): (typeof ARTIFACT_STATES)[number] {
    return ARTIFACT_STATES[0];
  }

  @FieldResolver(() => Url, {
    nullable: true,
    description: 'Where the game can be played for an hour without a session; the token is part of the path.',
  })
  previewUrl(@Root() artifact: ArtifactRecord, @Ctx() { services }: GraphQLContext): string {
    return services.artifacts.previewToken(artifact).url;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The token that `previewUrl` carries.' })
  previewToken(@Root() artifact: ArtifactRecord, @Ctx() { services }: GraphQLContext): string {
    return services.artifacts.previewToken(artifact).token;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When `previewUrl` stops working.' })
  previewTokenExpiresAt(@Root() artifact: ArtifactRecord, @Ctx() { services }: GraphQLContext): Date {
    return services.artifacts.previewToken(artifact).expiresAt;
  }

  @FieldResolver(() => Url, { description: 'Needs the owner’s session.' })
  downloadUrl(@Root() { id }: ArtifactRecord, @Ctx() { services }: GraphQLContext): string {
    return services.artifacts.downloadUrl(id);
  }

  @FieldResolver(() => Url, { description: 'A picture of the game, 960 × 540. Needs the owner’s session.' })
  thumbnailUrl(@Root() { id }: ArtifactRecord, @Ctx() { services }: GraphQLContext): string {
    return services.artifacts.thumbnailUrl(id);
  }

  @FieldResolver(() => GameArtifact, {
    nullable: true,
    description:
      'The artifact that it was made from: the one that its run changed, or the bundle that it was converted from.',
  })
  parentArtifact(
    @Root() { parentArtifactId }: ArtifactRecord,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<ArtifactRecord | null> | null {
    return parentArtifactId === null ? null : loaders.artifact.load(parentArtifactId);
  }

  @FieldResolver(() => Boolean, { description: 'True for an HTML artifact that failed no check.' })
  publishable(@Root() { type, playability }: ArtifactRecord): boolean {
    return isPublishable(type, playability.verdict);
  }

  @FieldResolver(() => JSONObject, {
    description:
      'Title, entry document, controls, seed, engine and licenses; for a bundle also its files. For how the prompt was read, see the field `reading`.',
  })
  manifest(@Root() { manifest }: ArtifactRecord): ArtifactRecord['manifest'] {
    return withoutReading(manifest);
  }

  // of the row that is read anyway: a list costs no further statement
  @FieldResolver(() => GameReading, {
    nullable: true,
    description: 'How the prompt was read; null if the generator did not say.',
  })
  reading(@Root() { manifest }: ArtifactRecord): Reading | null {
    return storedReading(manifest);
  }

  @Mutation(() => PreviewTokenType, { nullable: true, description: 'Creates a preview link to share.' })
  createPreviewToken(
    @Arg('input', () => CreatePreviewTokenInput, {
      nullable: true,
      description: 'The artifact, and how long the link works.',
    })
    input: CreatePreviewTokenInput | null | undefined,
    @Arg('artifactId', () => ID, {
      nullable: true,
      description: 'The artifact’s ID.',
      deprecationReason: 'Use input.artifactId.',
    })
    artifactId: string | null | undefined,
    @Arg('ttlSeconds', () => Int, {
      nullable: true,
      description: 'How long the link works, in seconds: 60 to 604,800. Defaults to 3,600.',
      deprecationReason: 'Use input.ttlSeconds.',
    })
    ttlSeconds: number | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<PreviewToken> {
    const viewer = requireAccount(context);
    const asked = oneInput(input, { artifactId, ttlSeconds }, 'artifactId');
    return context.services.artifacts.createPreviewToken(viewer, asked.artifactId, asked.ttlSeconds ?? null);
  }

  @Mutation(() => CreateSingleFileArtifactPayload, {
    nullable: true,
    description:
      'Converts a bundle into a single HTML file, which can be published. The result is a separate artifact, the same one each time. An HTML artifact is returned as it is.',
  })
  async createSingleFileArtifact(
    @Arg('input', () => CreateSingleFileArtifactInput, { nullable: true, description: 'The bundle.' })
    input: CreateSingleFileArtifactInput | null | undefined,
    @Arg('artifactId', () => ID, {
      nullable: true,
      description: 'The ID of a bundle.',
      deprecationReason: 'Use input.artifactId.',
    })
    artifactId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<CreateSingleFileArtifactPayload> {
    const viewer = requireViewer(context);
    const { artifactId: id } = oneInput(input, { artifactId }, 'artifactId');
    return { artifact: await context.services.artifacts.createSingleFile(viewer, id) };
  }

  @Mutation(() => RevokePreviewTokensPayload, {
    nullable: true,
    description: 'Disables every preview link of the artifact that was created so far.',
  })
  async revokePreviewTokens(
    @Arg('input', () => RevokePreviewTokensInput, { nullable: true, description: 'The artifact.' })
    input: RevokePreviewTokensInput | null | undefined,
    @Arg('artifactId', () => ID, {
      nullable: true,
      description: 'The artifact’s ID.',
      deprecationReason: 'Use input.artifactId.',
    })
    artifactId: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<RevokePreviewTokensPayload> {
    const viewer = requireViewer(context);
    const { artifactId: id } = oneInput(input, { artifactId }, 'artifactId');
    await context.services.artifacts.revokePreviewTokens(viewer, id);
    return { artifact: await context.loaders.artifact.load(id) };
  }
}

@Resolver(() => GameReading)
export class GameReadingResolver {
  @FieldResolver(() => ReadingChoices, { description: 'What was chosen from closed lists.' })
  choices(@Root() reading: Reading): ReadingChoices {
    return choicesOf(reading);
  }
}

@Resolver(() => ReadingRule)
export class ReadingRuleResolver {
  @FieldResolver(() => GameRule, {
    nullable: true,
    description: 'The rule. Null if this version does not know it.',
  })
  name(@Root() { rule }: Reading['rules'][number]): string | null {
    return known(GameRule, rule);
  }
}

@Resolver(() => ViewerType)
export class ViewerArtifactsResolver {
  @FieldResolver(() => GameArtifactConnection, {
    nullable: true,
    description: 'Artifacts of the viewer, newest first.',
  })
  async artifacts(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() context: GraphQLContext,
  ): Promise<GameArtifactConnection> {
    const size = pageSize(page);
    const [before] = decodeCursor(page, 1) ?? [];
    if (before !== undefined && !isUuid(before)) throw invalidCursor();
    const rows = await context.services.artifacts.list(requireViewer(context), size + 1, before);
    return toConnection(rows, size, page, ({ id }) => encodeCursor(id));
  }
}
