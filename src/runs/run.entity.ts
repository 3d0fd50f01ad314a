import type { DesignEdits } from '../generation/design-edits.js';
import { BigIntType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import {
  ASSET_MODES,
  INTENTS,
  MODES,
  STAGES,
  type AssetMode,
  type Intent,
  type Mode,
  type Stage,
} from '../generation/provider.types.js';
import { RUN_STATUSES, type FailureCode, type RunStatus } from './runs.model.js';

/** What is kept of `artifactContext`. */
export interface RunContext {
  readonly artifactId: string;
  readonly runtimeErrors?: readonly string[];
  readonly notes?: string;
  /** of the artifact's design, by hand: the prompt then only tells them */
  readonly edits?: DesignEdits;
}

/**
 * A run. `accept_run` makes it as it is accepted (`accept-run.ts`). What happens to it afterwards is written by `moves.ts`,
 * whose statements are guarded by status and attempt, and read by `reads.ts`.
 *
 * Three indexes stand here in SQL: MikroORM (7.2.1) takes the `id` of `user_id` for the column `id`, and so reads its
 * order from the database wrongly.
 */
@Entity({ tableName: 'runs' })
@Check({ name: 'runs_progress', expression: 'progress >= 0 and progress <= 100' })
@Check({ name: 'runs_price', expression: 'price >= 0' })
@Check({
  name: 'runs_finished',
  expression: `(status in ('completed', 'failed', 'canceled')) = (finished_at is not null)`,
})
@Check({ name: 'runs_completed_artifact', expression: `(status = 'completed') = (artifact_id is not null)` })
@Check({ name: 'runs_failure', expression: `(status = 'failed') = (failure_code is not null)` })
@Index({ name: 'runs_user_recent', expression: 'create index runs_user_recent on runs (user_id, id desc)' })
@Index({ name: 'runs_thread', expression: 'create index runs_thread on runs (thread_id, id desc)' })
@Index({
  name: 'runs_versions',
  expression: `create index runs_versions on runs (thread_id, id desc) where (status = 'completed'::text)`,
})
@Check({
  name: 'runs_awaits_parent',
  expression: `not awaits_parent or (parent_run_id is not null and status in ('queued', 'failed', 'canceled'))`,
})
@Index({
  name: 'runs_queued',
  expression: `create index runs_queued on runs (queued_at, id) include (awaits_parent) where (status = 'queued'::text)`,
})
@Index({ name: 'runs_awaiting', properties: ['parentRunId'], where: `awaits_parent and status = 'queued'` })
@Index({
  name: 'runs_parent',
  expression: 'create index runs_parent on runs (parent_run_id, id desc) where (parent_run_id is not null)',
})
@Index({ name: 'runs_user_status', expression: 'create index runs_user_status on runs (user_id, status, id desc)' })
@Index({
  name: 'runs_failed',
  expression: `create index runs_failed on runs (failure_code, id desc) where (status = 'failed'::text)`,
})
@Index({ name: 'runs_live', properties: ['id'], where: `status in ('processing', 'canceling')` })
@Index({
  name: 'runs_ended',
  columns: [{ name: 'status' }, { name: 'finishedAt', sort: 'DESC' }],
  where: `status in ('completed', 'failed', 'canceled')`,
})
@Unique({ name: 'runs_user_number', properties: ['userId', 'number'], where: 'number is not null' })
@Trigger({
  name: 'runs_shown',
  timing: 'after',
  events: ['insert', 'update'],
  expression:
    'create constraint trigger runs_shown after insert or update of status on runs deferrable initially deferred for each row when ((new.finished_at is not null)) execute function runs_show()',
})
@Trigger(before(['update'], 'runs', 'runs_guard', 'runs_guard'))
export class Run {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** 1, 2, 3 … of the user's runs as they were accepted; null of those that are older than numbers */
  @Property({ type: 'integer', nullable: true })
  number: number | null = null;

  @ForeignKey('Thread')
  threadId!: string;

  @ForeignKey('Run', { nullable: true })
  parentRunId: string | null = null;

  /** no worker's until the parent has ended */
  @Property({ type: 'boolean', default: false })
  awaitsParent: Opt<boolean> = false;

  @Enum({ type: 'text', items: () => [...RUN_STATUSES], default: 'queued' })
  status!: Opt<RunStatus>;

  @Enum({ type: 'text', items: () => [...STAGES], nullable: true })
  stage?: Stage | null;

  @Property({ type: 'smallint', default: 0 })
  progress!: Opt<number>;

  /** the number of the try that a worker claimed last; the fence of all that a worker writes */
  @Property({ type: 'smallint', default: 0 })
  attempt!: Opt<number>;

  @Property({ type: 'text' })
  prompt!: string;

  @Enum({ type: 'text', items: () => [...MODES] })
  mode!: Mode;

  @Enum({ type: 'text', items: () => [...INTENTS] })
  intent!: Intent;

  @Enum({ type: 'text', items: () => [...ASSET_MODES] })
  assetMode!: AssetMode;

  @Property({ type: 'json', nullable: true })
  context: RunContext | null = null;

  /** uint32, drawn once: every attempt makes the same game */
  @Property({ type: new BigIntType('number') })
  seed!: number;

  /** credits, held at acceptance; a later change of the price list does not reach it */
  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'text', nullable: true })
  provider?: string | null;

  @Property({ type: 'text', nullable: true })
  model?: string | null;

  /** what the client asked for, for the record: the server's policy decides (`provider`, `model`) */
  @Property({ type: 'text', nullable: true })
  askedProvider?: string | null;

  @Property({ type: 'text', nullable: true })
  askedModel?: string | null;

  @ForeignKey('Artifact', { nullable: true, name: 'runs_artifact' })
  artifactId?: string | null;

  @Property({ type: 'text', nullable: true })
  failureCode?: FailureCode | null;

  @Property({ type: 'text', nullable: true })
  failureMessage?: string | null;

  @Property({ type: 'boolean', nullable: true })
  failureRetryable?: boolean | null;

  /** of the last event; the first one is written with the run */
  @Property({ type: 'integer', default: 0 })
  lastSeq!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  queuedAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  startedAt?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt?: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;

  /** of the current attempt: a worker renews the lease, the deadline stays */
  @Property({ type: 'datetime', nullable: true })
  leaseUntil?: Date | null;

  @Property({ type: 'datetime', nullable: true })
  deadlineAt?: Date | null;

  /** workers that died over this run; one that hands back in order is not counted */
  @Property({ type: 'smallint', default: 0 })
  losses!: Opt<number>;
}
