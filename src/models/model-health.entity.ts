import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * How a model has answered lately, for all workers: their circuit breaker.
 * - closed: `restsUntil` is null; failures in a row are counted, and an answer sets them to 0
 * - open: `restsUntil` is in the future; nobody calls
 * - half open: `restsUntil` is past; one call tries it, and nobody else calls until `triedUntil`
 */
@Entity({ tableName: 'model_health' })
export class ModelHealth {
  @PrimaryKey({ type: 'text' })
  provider!: string;

  @PrimaryKey({ type: 'text' })
  model!: string;

  @Property({ type: 'integer', default: 0 })
  failures!: Opt<number>;

  @Property({ type: 'datetime', nullable: true })
  restsUntil: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  triedUntil: Date | null = null;
}
