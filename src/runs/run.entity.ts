import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AssetMode, Intent, Mode } from '../generation/provider.types.js';

/** What is kept of `artifactContext`. */
export interface RunContext {
  readonly artifactId: string;
  readonly runtimeErrors?: readonly string[];
  readonly notes?: string;
}

/** A run as it is accepted. What happens to it afterwards is written by `moves.ts`, and read by `reads.ts`. */
@Entity({ tableName: 'runs' })
export class Run {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  threadId!: string;

  @Property({ type: 'uuid', nullable: true })
  parentRunId: string | null = null;

  /** no worker's until the parent has ended */
  @Property({ type: 'boolean' })
  awaitsParent = false;

  @Property({ type: 'text' })
  prompt!: string;

  @Property({ type: 'text' })
  mode!: Mode;

  @Property({ type: 'text' })
  intent!: Intent;

  @Property({ type: 'text' })
  assetMode!: AssetMode;

  @Property({ type: 'json', nullable: true })
  context: RunContext | null = null;

  /** uint32, drawn once: every attempt makes the same game */
  @Property({ type: new BigIntType('number') })
  seed!: number;

  /** credits, held at acceptance; a later change of the price list does not reach it */
  @Property({ type: 'integer' })
  price!: number;

  /** the first event is written with the run */
  @Property({ type: 'integer' })
  lastSeq = 1;
}
