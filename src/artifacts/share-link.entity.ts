import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** A short address that lets whoever has it play one artifact, until it expires or its owner stops it. */
@Entity({ tableName: 'share_links' })
@Unique({ name: 'share_links_token_key', properties: ['tokenHash'] })
// in SQL for the reason that `run.entity.ts` has
@Index({
  name: 'share_links_artifact',
  expression: 'create index share_links_artifact on share_links (artifact_id, id desc)',
})
export class ShareLink {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** SHA-256 of the token in the address: whoever reads the table, a backup or a replica opens no game by it */
  @Property({ type: 'blob' })
  tokenHash!: Buffer;

  @ForeignKey('Artifact', { onDelete: 'cascade' })
  artifactId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  /** null: until it is stopped */
  @Property({ type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  /** null while it is shared */
  @Property({ type: 'datetime', nullable: true })
  stoppedAt: Date | null = null;
}
