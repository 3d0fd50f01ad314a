import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { ARTIFACT_TYPES, type Playability } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { DateTime, JSONObject } from '../graphql/scalars.js';
import type { ArtifactRecord } from './artifacts.model.js';

export const ARTIFACT_STATES = ['ready'] as const;
export const ArtifactState = sdlEnum('ArtifactState', ARTIFACT_STATES, 'An artifact exists once it is complete.', {
  ready: 'Its bytes are stored; it can be played and downloaded.',
});
const ArtifactType = sdlEnum('ArtifactType', ARTIFACT_TYPES, 'The form of an artifact.', {
  html: 'One HTML file that needs nothing else.',
  bundle: 'A zip with `index.html` and `manifest.json` at its root.',
});
const PlayabilityVerdict = sdlEnum('PlayabilityVerdict', ['pass', 'unverified', 'fail'], 'What the checks found.', {
  unverified: 'No check failed, but none looked at it in a browser.',
});

@ObjectType({ simpleResolvers: true })
export class PlayabilityCheck {
  @Field(() => String)
  readonly name!: string;

  @Field(() => Boolean)
  readonly ok!: boolean;

  @Field(() => String, { nullable: true })
  readonly detail?: string | null;
}

@ObjectType('Playability', { simpleResolvers: true, description: 'The checks that an artifact went through.' })
export class PlayabilityType {
  @Field(() => PlayabilityVerdict)
  readonly verdict!: Playability['verdict'];

  @Extensions({ items: 16 })
  @Field(() => [PlayabilityCheck])
  readonly checks!: readonly PlayabilityCheck[];
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The result of a run, or the single file made of one. It never changes.',
})
export class GameArtifact {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'What it continues: the artifact that its run changed, or the bundle that it is a single file of.',
  })
  readonly parentArtifactId!: string | null;

  @Field(() => ArtifactType)
  readonly type!: ArtifactRecord['type'];

  @Field(() => String)
  readonly title!: string;

  @Field(() => String, { description: 'Of what a download gives.' })
  readonly contentType!: string;

  @Field(() => Int)
  readonly sizeBytes!: number;

  @Field(() => Int)
  readonly fileCount!: number;

  @Field(() => String, { description: 'Of the bytes that a download gives, as 64 hexadecimal digits.' })
  readonly sha256!: string;

  @Field(() => String)
  readonly entryPath!: string;

  @Field(() => JSONObject, { description: 'Title, entry, controls, seed, engine, licences; for a bundle its files.' })
  readonly manifest!: ArtifactRecord['manifest'];

  @Field(() => PlayabilityType)
  readonly playability!: Playability;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType('PreviewToken', {
  simpleResolvers: true,
  description: 'Opens the preview of one artifact to whoever has it.',
})
export class PreviewTokenType {
  @Field(() => String, { description: 'For `?token=` or the header `X-Preview-Token`.' })
  readonly token!: string;

  @Field(() => String, { description: 'Where the game plays; the token is in its path.' })
  readonly url!: string;

  @Field(() => DateTime)
  readonly expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class CreateSingleFileArtifactPayload {
  @Field(() => GameArtifact)
  readonly artifact!: ArtifactRecord;
}

@ObjectType({ simpleResolvers: true })
export class RevokePreviewTokensPayload {
  @Field(() => GameArtifact, { nullable: true })
  readonly artifact!: ArtifactRecord | null;
}
