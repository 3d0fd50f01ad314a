import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import { requireAccount, requireViewer, type GraphQLContext } from '../graphql/context.js';
import { orUserErrors, type UserErrorsOptions } from '../graphql/user-errors.js';
import { GameArtifact } from './artifact.types.js';
import type { ArtifactRecord } from './artifacts.model.js';
import {
  CreateShareLinkInput,
  CreateShareLinkPayload,
  ShareLinkType,
  StopSharingInput,
  StopSharingPayload,
} from './share-link.types.js';
import { MOST_SHARE_LINKS, type ShareLinkRecord } from './share-links.model.js';

@Resolver(() => ShareLinkType)
export class ShareLinkResolver {
  @Mutation(() => CreateShareLinkPayload, {
    nullable: true,
    description: 'Creates a short link with which anyone can play the artifact.',
  })
  createShareLink(
    @Arg('input', () => CreateShareLinkInput, { description: 'The artifact, and how long the link works.' })
    { artifactId, ttlSeconds }: CreateShareLinkInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CreateShareLinkPayload> {
    const viewer = requireAccount(context);
    const refusal: UserErrorsOptions<Omit<CreateShareLinkPayload, 'userErrors'>> = {
      refused: { shareLink: null, artifact: null },
      fields: { artifact_not_found: 'artifactId' },
    };
    return orUserErrors(info, refusal, async () => {
      const shareLink = await context.services.shareLinks.create(viewer, artifactId, ttlSeconds ?? null);
      return { shareLink, artifact: await context.loaders.artifact.load(artifactId) };
    });
  }

  @Mutation(() => StopSharingPayload, {
    nullable: true,
    description: 'Stops one share link, or every link to the artifact.',
  })
  stopSharing(
    @Arg('input', () => StopSharingInput, { description: 'The artifact, and the link.' })
    { artifactId, linkId }: StopSharingInput,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<StopSharingPayload> {
    const viewer = requireViewer(context);
    const refusal: UserErrorsOptions<Omit<StopSharingPayload, 'userErrors'>> = {
      refused: { artifact: null },
      fields: { artifact_not_found: 'artifactId', share_link_not_found: 'linkId' },
    };
    return orUserErrors(info, refusal, async () => {
      await context.services.shareLinks.stop(viewer, artifactId, linkId ?? null);
      return { artifact: await context.loaders.artifact.load(artifactId) };
    });
  }
}

@Resolver(() => GameArtifact)
export class ArtifactShareLinksResolver {
  @Extensions({ items: MOST_SHARE_LINKS })
  @FieldResolver(() => [ShareLinkType], {
    nullable: true,
    description: 'The share links of the artifact that work, newest first.',
  })
  shareLinks(@Root() { id }: ArtifactRecord, @Ctx() { loaders }: GraphQLContext): Promise<ShareLinkRecord[]> {
    return loaders.shareLinks.load(id);
  }
}
