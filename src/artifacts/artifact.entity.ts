import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import { ARTIFACT_TYPES, type ArtifactType, type Playability } from '../generation/provider.types.js';

export type Derivation = 'single_file';

/** The immutable result of a run, or what was derived from one; the bytes are in the store under `sha256`. */
@Entity({ tableName: 'artifacts' })
@Check({ name: 'artifacts_sha256', expression: `sha256 ~ '^[0-9a-f]{64}$'` })
@Check({
  name: 'artifacts_derivation',
  expression: `derivation is null or (derivation = 'single_file' and parent_artifact_id is not null)`,
})
@Index({ name: 'artifacts_run', properties: ['runId'] })
// in SQL for the reason that `run.entity.ts` has
@Index({ name: 'artifacts_user', expression: 'create index artifacts_user on artifacts (user_id, id desc)' })
@Unique({
  name: 'artifacts_one_single_file',
  properties: ['parentArtifactId'],
  where: `derivation = 'single_file'`,
})
@Trigger(before(['update'], 'artifacts', 'artifacts_immutable', 'artifacts_guard'))
export class Artifact {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('Run', { onDelete: 'cascade' })
  runId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @ForeignKey('Artifact', { nullable: true })
  parentArtifactId: string | null = null;

  /** how it came from its parent without a run of its own; null: a run made it */
  @Property({ type: 'text', nullable: true })
  derivation: Derivation | null = null;

  @Enum({ type: 'text', items: () => [...ARTIFACT_TYPES] })
  type!: ArtifactType;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'integer' })
  sizeBytes!: number;

  @Property({ type: 'integer' })
  fileCount!: number;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'text' })
  entryPath!: string;

  @Property({ type: 'json' })
  manifest!: Record<string, unknown>;

  /** for the runs that continue this one; no client sees it */
  @Property({ type: 'json', hidden: true })
  design!: unknown;

  /** the database's own: what the design says, for lists that don't read it */
  @Property({ type: 'text', nullable: true, generated: `((design ->> 'genre'::text)) stored` })
  kind?: Opt<string> | null;

  @Property({ type: 'json' })
  playability!: Playability;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
