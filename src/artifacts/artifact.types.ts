import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ARTIFACT_TYPES, FINDINGS, type Finding, type Playability } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime, Url } from '../graphql/scalars.js';
import type { ArtifactRecord } from './artifacts.model.js';

export const ARTIFACT_STATES = ['ready'] as const;
export const ArtifactState = sdlEnum(
  'ArtifactState',
  ARTIFACT_STATES,
  'The state of an artifact. An artifact exists only once it is complete.',
  {
    ready: 'Its bytes are stored; it can be played and downloaded.',
  },
);
const ArtifactType = sdlEnum('ArtifactType', ARTIFACT_TYPES, 'The format of an artifact.', {
  html: 'One HTML file that needs nothing else.',
  bundle: 'A zip with `index.html` and `manifest.json` at its root.',
});
const PlayabilityVerdict = sdlEnum(
  'PlayabilityVerdict',
  ['pass', 'unverified', 'fail'],
  'The overall verdict of the checks.',
  {
    pass: 'Every check passed.',
    fail: 'A check failed: the game can be previewed but not published.',
    unverified: 'No check failed, but the game was not checked in a browser.',
  },
);

const PlayabilityFinding = sdlEnum('PlayabilityFinding', FINDINGS, 'What a check found.', {
  won: 'A bot won within `seconds`.',
  undisturbed: 'Random input for `seconds` caused no error.',
  not_installed: 'Not played in a browser: none is installed.',
  too_busy: 'Not played in a browser: it was too busy.',
  browser_failed: 'Not played in a browser: the browser failed.',
  stands_still: 'The page stopped responding.',
  nearly_empty: 'The screen was nearly empty after the start.',
  keys_change_nothing: 'Keys and clicks changed nothing.',
});

@ObjectType({ simpleResolvers: true, description: 'One check of an artifact.' })
export class PlayabilityCheck {
  @Field(() => String, { description: 'The name of the check, e.g. `no-fault`.' })
  readonly name!: string;

  @Field(() => Boolean, { description: 'True if the artifact passed.' })
  readonly ok!: boolean;

  @Field(() => String, { nullable: true, description: 'What was found, as one line to show to people.' })
  readonly detail?: string | null;

  @Field(() => PlayabilityFinding, {
    nullable: true,
    description:
      'What `detail` says, for texts in other languages; null where it quotes the game, and for older artifacts.',
  })
  readonly finding?: Finding | null;

  @Field(() => Float, { nullable: true, description: 'Seconds of play that `finding` is about.' })
  readonly seconds?: number | null;
}

@ObjectType('Playability', { simpleResolvers: true, description: 'The checks that an artifact was put through.' })
export class PlayabilityType {
  @Field(() => PlayabilityVerdict, { description: 'The overall verdict.' })
  readonly verdict!: Playability['verdict'];

  @Extensions({ items: 16 })
  @Field(() => [PlayabilityCheck], { description: 'The checks, one by one.' })
  readonly checks!: readonly PlayabilityCheck[];
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'The result of a run, or a single file made from a bundle. It never changes.',
})
export class GameArtifact {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The artifact that it was made from: the one that its run changed, or the bundle that it was converted from.',
  })
  readonly parentArtifactId!: string | null;

  @Field(() => ArtifactType, { description: 'One HTML file, or a bundle of files.' })
  readonly type!: ArtifactRecord['type'];

  @Field(() => String, { description: 'The title of the game.' })
  readonly title!: string;

  @Field(() => String, { description: 'The media type of the download.' })
  readonly contentType!: string;

  @Field(() => Int, { description: 'The size of the download in bytes.' })
  readonly sizeBytes!: number;

  @Field(() => Int, { description: 'How many files it holds: 1 for an HTML artifact.' })
  readonly fileCount!: number;

  @Field(() => String, { description: 'The SHA-256 of the download, as 64 hexadecimal digits.' })
  readonly sha256!: string;

  @Field(() => String, { description: 'The document that starts the game, e.g. `index.html`.' })
  readonly entryPath!: string;

  @Field(() => PlayabilityType, { description: 'The checks that it was put through.' })
  readonly playability!: Playability;

  @Field(() => DateTime, { description: 'When it was stored.' })
  readonly createdAt!: Date;
}

@ObjectType('PreviewToken', {
  simpleResolvers: true,
  description: 'Gives access to the preview of one artifact without a session.',
})
export class PreviewTokenType {
  @Field(() => String, { description: 'For `?token=` or the header `X-Preview-Token`.' })
  readonly token!: string;

  @Field(() => Url, { description: 'Where the game can be played; the token is part of the path.' })
  readonly url!: string;

  @Field(() => DateTime, { description: 'When it stops working.' })
  readonly expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `createSingleFileArtifact`.' })
export class CreateSingleFileArtifactPayload {
  @Field(() => GameArtifact, { description: 'The HTML artifact; the same one each time.' })
  readonly artifact!: ArtifactRecord;
}

@ObjectType({ simpleResolvers: true, description: 'The result of `revokePreviewTokens`.' })
export class RevokePreviewTokensPayload {
  @Field(() => GameArtifact, { nullable: true, description: 'The artifact, with a new `previewUrl`.' })
  readonly artifact!: ArtifactRecord | null;
}

@ObjectType({ simpleResolvers: true, description: 'An artifact in a connection.' })
export class GameArtifactEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this artifact.' })
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

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@InputType({ description: 'The artifact to create a preview link for, and how long the link works.' })
export class CreatePreviewTokenInput {
  @Field(() => ID, { description: 'The artifact’s ID.' })
  readonly artifactId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How long the link works, in seconds: 60 to 604,800. Defaults to 3,600.',
  })
  readonly ttlSeconds?: number | null;
}

@InputType({ description: 'The bundle to convert into a single file.' })
export class CreateSingleFileArtifactInput {
  @Field(() => ID, { description: 'The ID of a bundle.' })
  readonly artifactId!: string;
}

@InputType({ description: 'The artifact whose preview links to disable.' })
export class RevokePreviewTokensInput {
  @Field(() => ID, { description: 'The artifact’s ID.' })
  readonly artifactId!: string;
}
