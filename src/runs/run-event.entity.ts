import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import { EVENT_TYPES, type EventType } from './runs.model.js';

/** One line of a run's log, for good. Written by the statement that moves the run, under its row lock. */
@Entity({ tableName: 'run_events' })
@Trigger(before(['update'], 'run_events', 'run_events_append_only', 'refuse_change'))
export class RunEvent {
  @ForeignKey('Run', { primary: true, onDelete: 'cascade' })
  runId!: string;

  /** 1, 2, 3 … without a gap */
  @PrimaryKey({ type: 'integer' })
  seq!: number;

  @Enum({ type: 'text', items: () => [...EVENT_TYPES] })
  type!: EventType;

  /** not the start of the transaction, which may have waited for the run's row */
  @Property({ type: 'datetime', defaultRaw: 'clock_timestamp()' })
  at!: Opt<Date>;

  @Property({ type: 'json' })
  payload!: Record<string, unknown>;
}
