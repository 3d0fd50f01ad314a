import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import type { ReportReason } from './public-game.model.js';

/** What somebody reported of a public game, for the operator. Nothing of who did. */
@Entity({ tableName: 'publication_reports' })
@Check({
  name: 'publication_reports_reason',
  expression: `reason in ('hate', 'sexual', 'violence', 'minors', 'copyright', 'personal_data', 'broken', 'other')`,
})
@Index({ name: 'publication_reports_newest', properties: ['createdAt'] })
@Index({ name: 'publication_reports_open', properties: ['id'], where: 'settled_at is null' })
@Index({ name: 'publication_reports_game', properties: ['artifactId'], where: 'settled_at is null' })
export class PublicationReport {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('Publication', { onDelete: 'cascade' })
  artifactId!: string;

  @Property({ type: 'text' })
  reason!: ReportReason;

  /** in the reporter's words */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  /** an operator has dealt with it */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;
}
