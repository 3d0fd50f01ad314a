import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** Preview tokens of an older epoch are revoked. An artifact without a row is in its first epoch. */
@Entity({ tableName: 'preview_epochs' })
export class PreviewEpoch {
  @ForeignKey('Artifact', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @Property({ type: 'integer' })
  epoch!: number;

  /** its owner deleted the game: it looks like none */
  @Property({ type: 'boolean', default: false })
  deleted!: Opt<boolean>;
}
