import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { DateTime } from '../graphql/scalars.js';
import { MODEL_OUTCOMES, type ModelOutcome } from './models.model.js';

export const ModelOutcomeType = sdlEnum('ModelOutcome', MODEL_OUTCOMES, 'The outcome of a request to a model.', {
  answered: 'It answered, and its answer was used.',
  invalid: 'Its answer did not have the requested form.',
  truncated: 'Its answer was cut off.',
  refused: 'Its provider refused to answer.',
  timeout: 'It took too long to answer.',
  rate_limited: 'Its provider accepts no more requests for now.',
  unavailable: 'It could not be reached, or its provider reported a fault.',
  denied: 'Its provider did not accept the key.',
  rejected: 'Its provider did not accept the request.',
  canceled: 'The run was stopped before it had answered.',
  lost: 'The worker was lost before it had answered.',
  resting: 'It was not asked: it had failed several times in a row.',
  busy: 'It was not asked: it already had as many requests as are allowed at once.',
  limited: 'It was not asked: the day’s spending limit was reached.',
});

@ObjectType('ModelAttempt', {
  simpleResolvers: true,
  description:
    'One request to a model for a run: to read or judge its prompt, or to write, fill, draw, repair or change its game. If no model answers, the built-in composer takes over.',
})
export class ModelAttemptType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, { description: 'The provider, as the operator named it.' })
  readonly provider!: string;

  @Field(() => String, { description: 'The model, as its provider calls it.' })
  readonly model!: string;

  @Field(() => ModelOutcomeType, {
    nullable: true,
    description: 'The outcome; null until the model has answered or failed.',
  })
  readonly outcome!: ModelOutcome | null;

  @Field(() => Int, { description: 'Tokens that it read; 0 if its provider did not say.' })
  readonly inputTokens!: number;

  @Field(() => Int, { description: 'Tokens that it wrote; 0 if its provider did not say.' })
  readonly outputTokens!: number;

  @Extensions({ items: 20 })
  @Field(() => [String], { description: 'Words of the prompt that it left out and that were put back.' })
  readonly restored!: readonly string[];

  @Extensions({ items: 20 })
  @Field(() => [String], { description: 'What it added that the prompt does not say.' })
  readonly invented!: readonly string[];

  @Field(() => DateTime, { description: 'When the request was sent.' })
  readonly startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it answered or failed; null until then.' })
  readonly finishedAt!: Date | null;
}
