import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** A historical record of the retired generator. The operator's import alone writes it. */
@Entity({ tableName: 'generator_runs' })
@Index({
  name: 'generator_runs_user_recent',
  expression: 'create index generator_runs_user_recent on generator_runs (user_id, created_at desc, id desc)',
})
export class GeneratorRun {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** in the retired generator's own words */
  @Property({ type: 'text' })
  status!: string;

  @Property({ type: 'text' })
  prompt!: string;

  @Property({ type: 'text', nullable: true })
  provider: string | null = null;

  @Property({ type: 'boolean', default: false })
  usePaidFallback!: Opt<boolean>;

  @Property({ type: 'text', nullable: true })
  resultUrl: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;
}
