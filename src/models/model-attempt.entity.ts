import { BigIntType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import { MODEL_OUTCOMES, type ModelOutcome } from './models.model.js';

/** One call of a model for a run, also one that was not made; `model-book.ts` alone writes it. */
@Entity({ tableName: 'model_attempts' })
@Check({ name: 'model_attempts_finished', expression: `(outcome is null) = (finished_at is null)` })
@Check({ name: 'model_attempts_cost', expression: 'cost_micros >= 0' })
@Index({ name: 'model_attempts_run', properties: ['runId', 'id'] })
@Index({ name: 'model_attempts_day', properties: ['startedAt'] })
@Index({ name: 'model_attempts_open', properties: ['provider', 'model'], where: 'finished_at is null' })
export class ModelAttempt {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('Run', { onDelete: 'cascade' })
  runId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** the worker's try at the run that it belongs to */
  @Property({ type: 'smallint' })
  attempt!: number;

  @Property({ type: 'text' })
  provider!: string;

  @Property({ type: 'text' })
  model!: string;

  @Enum({ type: 'text', items: () => [...MODEL_OUTCOMES], nullable: true })
  outcome: ModelOutcome | null = null;

  @Property({ type: 'integer', default: 0 })
  inputTokens!: Opt<number>;

  @Property({ type: 'integer', default: 0 })
  outputTokens!: Opt<number>;

  /** millionths of a dollar; until the call is settled the most that it can be */
  @Property({ type: new BigIntType('number') })
  costMicros!: number;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  restored!: Opt<readonly string[]>;

  @Property({ type: 'json', defaultRaw: `'[]'` })
  invented!: Opt<readonly string[]>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  startedAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;
}
