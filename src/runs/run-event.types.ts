import { Field, InterfaceType, Int, ObjectType } from 'type-graphql';
import type { Stage } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import type { Typed } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { StudioRunStage } from './run.types.js';
import { EVENT_TYPES, type EventType, type RunEventRecord } from './runs.model.js';

const StudioRunEventType = sdlEnum('StudioRunEventType', EVENT_TYPES, 'The kind of an event, as REST names it.', {
  accepted: 'A `StudioRunAccepted`.',
  started: 'A `StudioRunStarted`.',
  progress: 'A `StudioRunProgressed`.',
  requeued: 'A `StudioRunRequeued`.',
  cancelRequested: 'A `StudioRunCancelRequested`.',
  completed: 'A `StudioRunCompleted`.',
  failed: 'A `StudioRunFailed`.',
  canceled: 'A `StudioRunCanceled`.',
});

@InterfaceType({
  description: 'One line of a run’s log. `seq` counts from 1 without gaps; nothing follows the final event.',
})
export abstract class StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'Its number in the log of the run.' })
  readonly seq!: number;

  @Field(() => DateTime, { simple: true, description: 'When it happened.' })
  readonly at!: Date;

  @Field(() => StudioRunEventType, { simple: true, description: 'What happened.' })
  readonly type!: EventType;
}

@ObjectType({ implements: StudioRunEvent, description: 'The run was accepted, and its price is held.' })
export class StudioRunAccepted extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'A worker began.' })
export class StudioRunStarted extends StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'From 1; each worker that begins raises it.' })
  readonly attempt!: number;
}

@ObjectType({ implements: StudioRunEvent, description: 'The worker got on.' })
export class StudioRunProgressed extends StudioRunEvent {
  @Field(() => StudioRunStage, { simple: true, description: 'What the worker is at.' })
  readonly stage!: Stage;

  @Field(() => Int, { simple: true, description: '0 to 100; never falls.' })
  readonly progress!: number;

  @Field(() => String, { simple: true, nullable: true, description: 'One line for people.' })
  readonly message?: string | null;
}

@ObjectType({ implements: StudioRunEvent, description: 'The worker was lost; another one will try.' })
export class StudioRunRequeued extends StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'The attempt that was lost.' })
  readonly attempt!: number;

  @Field(() => String, { simple: true, description: 'Why, as one line for people.' })
  readonly reason!: string;
}

@ObjectType({ implements: StudioRunEvent, description: 'The viewer asked to stop.' })
export class StudioRunCancelRequested extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'There is an artifact. Final.' })
export class StudioRunCompleted extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'The run failed, and its price is given back. Final.' })
export class StudioRunFailed extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'The run was stopped, and its price is given back. Final.' })
export class StudioRunCanceled extends StudioRunEvent {}

@ObjectType({ simpleResolvers: true, description: 'An event in a connection.' })
export class StudioRunEventEdge {
  @Field(() => String, { description: 'The event’s `seq`: continues after this event, as `after`.' })
  readonly cursor!: string;

  @Field(() => StudioRunEvent, { description: 'The event.' })
  readonly node!: Typed<RunEventRecord>;
}

@ObjectType({ simpleResolvers: true, description: 'The log of a run, oldest first, as far as it is written.' })
export class StudioRunEventConnection {
  @Field(() => [StudioRunEventEdge], { description: 'The events of the page, each with its cursor.' })
  readonly edges!: readonly StudioRunEventEdge[];

  @Field(() => [StudioRunEvent], { description: 'The events of the page.' })
  readonly nodes!: readonly Typed<RunEventRecord>[];

  @Field(() => Int, { description: 'How many events the log has so far, on all pages.' })
  readonly totalCount!: number;

  @Field(() => PageInfo, { description: 'Where the page stands in the log.' })
  readonly pageInfo!: PageInfo;
}

/** The type of the schema for each kind of event. */
export const EVENT_TYPE_NAMES: Readonly<Record<EventType, string>> = {
  accepted: 'StudioRunAccepted',
  started: 'StudioRunStarted',
  progress: 'StudioRunProgressed',
  requeued: 'StudioRunRequeued',
  cancelRequested: 'StudioRunCancelRequested',
  completed: 'StudioRunCompleted',
  failed: 'StudioRunFailed',
  canceled: 'StudioRunCanceled',
};
