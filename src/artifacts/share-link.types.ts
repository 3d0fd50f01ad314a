import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime, Url } from '../graphql/scalars.js';
import { UserErrorsField, type UserError } from '../graphql/user-errors.js';
import type { ArtifactRecord } from './artifacts.model.js';
import { GameArtifact } from './artifact.types.js';
import type { ShareLinkRecord } from './share-links.model.js';

@ObjectType('ShareLink', {
  simpleResolvers: true,
  description: 'A short link with which anyone can play one artifact, without a session.',
})
export class ShareLinkType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => Url, {
    nullable: true,
    description: 'The link to give to others; null if the key that it was created with is gone. The link still works.',
  })
  readonly url!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null if it works until it is stopped.' })
  readonly expiresAt!: Date | null;
}

@InputType({ description: 'The artifact to share, and for how long.' })
export class CreateShareLinkInput {
  @Field(() => ID, { description: 'The artifact’s ID.' })
  readonly artifactId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long the link works, in seconds: 60 to 31,536,000. Without it, the link works until it is stopped.',
  })
  readonly ttlSeconds?: number | null;
}

@InputType({ description: 'What to stop sharing.' })
export class StopSharingInput {
  @Field(() => ID, { description: 'The artifact’s ID.' })
  readonly artifactId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The link to stop. Without it, every share link and preview link of the artifact stops.',
  })
  readonly linkId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `createShareLink`.' })
export class CreateShareLinkPayload {
  @Field(() => ShareLinkType, { nullable: true, description: 'The link; null if `userErrors` says why there is none.' })
  readonly shareLink!: ShareLinkRecord | null;

  @Field(() => GameArtifact, { nullable: true, description: 'The artifact, with all of its links.' })
  readonly artifact!: ArtifactRecord | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}

@ObjectType({ simpleResolvers: true, description: 'The result of `stopSharing`.' })
export class StopSharingPayload {
  @Field(() => GameArtifact, { nullable: true, description: 'The artifact, with the links that still work.' })
  readonly artifact!: ArtifactRecord | null;

  @UserErrorsField()
  readonly userErrors!: readonly UserError[];
}
