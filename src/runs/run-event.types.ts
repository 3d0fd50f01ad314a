import { Field, InterfaceType, Int, ObjectType } from 'type-graphql';
import type { Stage } from '../generation/provider.types.js';
import { sdlEnum } from '../graphql/enums.js';
import type { Typed } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { StudioRunStage } from './run-enums.types.js';
import { EVENT_TYPES, type EventType, type RunEventRecord } from './runs.model.js';

const StudioRunEventType = sdlEnum('StudioRunEventType', EVENT_TYPES, 'The type of an event, as REST names it.', {
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
  description: 'One line of a run’s log. `seq` starts at 1 and has no gaps; nothing follows the final event.',
})
export abstract class StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'Its number in the log of the run.' })
  readonly seq!: number;

  @Field(() => DateTime, { simple: true, description: 'When it happened.' })
  readonly at!: Date;

  @Field(() => StudioRunEventType, { simple: true, description: 'What happened.' })
  readonly type!: EventType;
}

@ObjectType({ implements: StudioRunEvent, description: 'The run was accepted, and its price is reserved.' })
export class StudioRunAccepted extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'A worker started.' })
export class StudioRunStarted extends StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'Starts at 1; goes up by one with each worker that starts.' })
  readonly attempt!: number;
}

@ObjectType({ implements: StudioRunEvent, description: 'The worker made progress.' })
export class StudioRunProgressed extends StudioRunEvent {
  @Field(() => StudioRunStage, { simple: true, description: 'What the worker is doing.' })
  readonly stage!: Stage;

  @Field(() => Int, { simple: true, description: '0 to 100; never falls.' })
  readonly progress!: number;

  @Field(() => String, { simple: true, nullable: true, description: 'One line to show to people.' })
  readonly message?: string | null;
}

@ObjectType({ implements: StudioRunEvent, description: 'The worker was lost; another one will try again.' })
export class StudioRunRequeued extends StudioRunEvent {
  @Field(() => Int, { simple: true, description: 'The attempt that was lost.' })
  readonly attempt!: number;

  @Field(() => String, { simple: true, description: 'Why, as one line to show to people.' })
  readonly reason!: string;
}

@ObjectType({ implements: StudioRunEvent, description: 'The viewer asked the run to stop.' })
export class StudioRunCancelRequested extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'The artifact is ready. Final.' })
export class StudioRunCompleted extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'The run failed, and its price was released. Final.' })
export class StudioRunFailed extends StudioRunEvent {}

@ObjectType({ implements: StudioRunEvent, description: 'The run was stopped, and its price was released. Final.' })
export class StudioRunCanceled extends StudioRunEvent {}

@ObjectType({ simpleResolvers: true, description: 'An event of one of the viewer’s runs.' })
export class ViewerRunEvent {
  @Field(() => String, {
    description: 'Pass it as `after` to continue after this event. It works across all runs of the viewer.',
  })
  readonly cursor!: string;

  @Field(() => StudioRunEvent, {
    nullable: true,
    description: 'What happened; null in the first message of a subscription without `after`.',
  })
  readonly event!: Typed<RunEventRecord> | null;
}

@ObjectType({ simpleResolvers: true, description: 'An event in a connection.' })
export class StudioRunEventEdge {
  @Field(() => String, { description: 'The event’s `seq`. Pass it as `after` to continue after this event.' })
  readonly cursor!: string;

  @Field(() => StudioRunEvent, { description: 'The event.' })
  readonly node!: Typed<RunEventRecord>;
}

@ObjectType({ simpleResolvers: true, description: 'The log of a run so far, oldest first.' })
export class StudioRunEventConnection {
  @Field(() => [StudioRunEventEdge], { description: 'The events of the page, each with its cursor.' })
  readonly edges!: readonly StudioRunEventEdge[];

  @Field(() => [StudioRunEvent], { description: 'The events of the page.' })
  readonly nodes!: readonly Typed<RunEventRecord>[];

  @Field(() => Int, { description: 'How many events the log has so far, on all pages.' })
  readonly totalCount!: number;

  @Field(() => PageInfo, { description: 'The position of the page in the log.' })
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
