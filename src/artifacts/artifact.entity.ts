import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Playability } from '../generation/provider.types.js';

export type Derivation = 'single_file';

/** The immutable result of a run, or what was derived from one; the bytes are in the store under `sha256`. */
@Entity({ tableName: 'artifacts' })
export class Artifact {
  [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  runId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid', nullable: true })
  parentArtifactId: string | null = null;

  /** how it came from its parent without a run of its own; null: a run made it */
  @Property({ type: 'text', nullable: true })
  derivation: Derivation | null = null;

  @Property({ type: 'text' })
  type!: 'html' | 'bundle';

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

  @Property({ type: 'json' })
  playability!: Playability;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
