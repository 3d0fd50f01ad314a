import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { DateTime } from '../graphql/scalars.js';
import { MODEL_OUTCOMES, type ModelOutcome } from './models.model.js';

export const ModelOutcomeType = sdlEnum('ModelOutcome', MODEL_OUTCOMES, 'What became of asking a model.', {
  answered: 'It answered, and its answer was used.',
  invalid: 'Its answer was not what had been asked for.',
  truncated: 'Its answer was cut off.',
  refused: 'Its provider refused to answer.',
  timeout: 'It took too long to answer.',
  rate_limited: 'Its provider had too many requests.',
  unavailable: 'It could not be reached.',
  denied: 'Its provider did not accept the key.',
  rejected: 'Its provider did not accept the request.',
  canceled: 'The run was stopped while it was at work.',
  lost: 'The worker was lost while it was at work.',
  resting: 'It was not asked, since it had failed several times.',
  busy: 'It was not asked, since it had enough to do.',
  limited: 'It was not asked, since the spending limit of the day was reached.',
});

@ObjectType('ModelAttempt', {
  simpleResolvers: true,
  description:
    'One request to a model for a run: to read its prompt, to write, mend or change its game, or to judge its prompt. The composer takes over where none answers.',
})
export class ModelAttemptType {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => String, { description: 'The provider, as the operator named it.' })
  readonly provider!: string;

  @Field(() => String, { description: 'The model, as its provider calls it.' })
  readonly model!: string;

  @Field(() => ModelOutcomeType, { nullable: true, description: 'What became of it; null while the model is at work.' })
  readonly outcome!: ModelOutcome | null;

  @Field(() => Int, { description: 'Tokens that it read; 0 where its provider did not say.' })
  readonly inputTokens!: number;

  @Field(() => Int, { description: 'Tokens that it wrote; 0 where its provider did not say.' })
  readonly outputTokens!: number;

  @Extensions({ items: 20 })
  @Field(() => [String], { description: 'Words of the prompt that it left out and that were put back.' })
  readonly restored!: readonly string[];

  @Extensions({ items: 20 })
  @Field(() => [String], { description: 'What it said that the prompt does not.' })
  readonly invented!: readonly string[];

  @Field(() => DateTime, { description: 'When it was asked.' })
  readonly startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it had answered or failed; null while it is at work.' })
  readonly finishedAt!: Date | null;
}
