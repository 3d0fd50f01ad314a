import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ARTIFACT_TYPES, type Playability } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
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
  pass: 'Every check went well.',
  fail: 'A check failed: the game can be looked at, not published.',
  unverified: 'No check failed, but none looked at it in a browser.',
});

@ObjectType({ simpleResolvers: true, description: 'One check of an artifact.' })
export class PlayabilityCheck {
  @Field(() => String, { description: 'What was looked at, e.g. `no-fault`.' })
  readonly name!: string;

  @Field(() => Boolean, { description: 'The artifact passed.' })
  readonly ok!: boolean;

  @Field(() => String, { nullable: true, description: 'What was found, as one line for people.' })
  readonly detail?: string | null;
}

@ObjectType('Playability', { simpleResolvers: true, description: 'The checks that an artifact went through.' })
export class PlayabilityType {
  @Field(() => PlayabilityVerdict, { description: 'What the checks found, taken together.' })
  readonly verdict!: Playability['verdict'];

  @Extensions({ items: 16 })
  @Field(() => [PlayabilityCheck], { description: 'What was looked at, one by one.' })
  readonly checks!: readonly PlayabilityCheck[];
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The result of a run, or the single file made of one. It never changes.',
})
export class GameArtifact {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'What it continues: the artifact that its run changed, or the bundle that it is a single file of.',
  })
  readonly parentArtifactId!: string | null;

  @Field(() => ArtifactType, { description: 'One HTML file, or a bundle of files.' })
  readonly type!: ArtifactRecord['type'];

  @Field(() => String, { description: 'The title of the game.' })
  readonly title!: string;

  @Field(() => String, { description: 'Of what a download gives.' })
  readonly contentType!: string;

  @Field(() => Int, { description: 'The size of a download, in bytes.' })
  readonly sizeBytes!: number;

  @Field(() => Int, { description: 'How many files it holds: 1 for an HTML artifact.' })
  readonly fileCount!: number;

  @Field(() => String, { description: 'Of the bytes that a download gives, as 64 hexadecimal digits.' })
  readonly sha256!: string;

  @Field(() => String, { description: 'The document that opens the game, e.g. `index.html`.' })
  readonly entryPath!: string;

  @Field(() => PlayabilityType, { description: 'The checks that it went through.' })
  readonly playability!: Playability;

  @Field(() => DateTime, { description: 'When its bytes were stored.' })
  readonly createdAt!: Date;
}

@ObjectType('PreviewToken', {
  simpleResolvers: true,
  description: 'Opens the preview of one artifact to whoever has it.',
})
export class PreviewTokenType {
  @Field(() => String, { description: 'For `?token=` or the header `X-Preview-Token`.' })
  readonly token!: string;

  @Field(() => Url, { description: 'Where the game plays; the token is in its path.' })
  readonly url!: string;

  @Field(() => DateTime, { description: 'When it stops working.' })
  readonly expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What `createSingleFileArtifact` gives.' })
export class CreateSingleFileArtifactPayload {
  @Field(() => GameArtifact, { description: 'The HTML artifact; the same one each time.' })
  readonly artifact!: ArtifactRecord;
}

@ObjectType({ simpleResolvers: true, description: 'What `revokePreviewTokens` gives.' })
export class RevokePreviewTokensPayload {
  @Field(() => GameArtifact, { nullable: true, description: 'The artifact; its `previewUrl` is a new one.' })
  readonly artifact!: ArtifactRecord | null;
}

@ObjectType({ simpleResolvers: true, description: 'An artifact in a connection.' })
export class GameArtifactEdge {
  @Field(() => String, { description: 'Continues after this artifact, as `after`.' })
  readonly cursor!: string;

  @Field(() => GameArtifact, { description: 'The artifact.' })
  readonly node!: ArtifactRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Artifacts, newest first.' })
export class GameArtifactConnection {
  @Field(() => [GameArtifactEdge], { description: 'The artifacts of the page, each with its cursor.' })
  readonly edges!: readonly GameArtifactEdge[];

  @Field(() => [GameArtifact], { description: 'The artifacts of the page.' })
  readonly nodes!: readonly ArtifactRecord[];

  @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'The artifact to give a preview link to, and for how long.' })
export class CreatePreviewTokenInput {
  @Field(() => ID, { description: 'The artifact’s id.' })
  readonly artifactId!: string;

  @Field(() => Int, { nullable: true, description: '60 to 604,800; 3,600 when absent.' })
  readonly ttlSeconds?: number | null;
}

@InputType({ description: 'The bundle to make one file of.' })
export class CreateSingleFileArtifactInput {
  @Field(() => ID, { description: 'The id of a bundle.' })
  readonly artifactId!: string;
}

@InputType({ description: 'The artifact whose preview links are to stop working.' })
export class RevokePreviewTokensInput {
  @Field(() => ID, { description: 'The artifact’s id.' })
  readonly artifactId!: string;
}
