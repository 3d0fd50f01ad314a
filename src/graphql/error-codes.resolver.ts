import { Extensions, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode as Code } from '../errors.js';
import { sdlEnum } from './enums.js';

export const ErrorCode = sdlEnum(
  'ErrorCode',
  ERROR_CODES,
  'Every value of `errors[].extensions.code`. A code always keeps its meaning.',
  Object.fromEntries(
    ERROR_CODES.map((code) => [code, `REST status ${ERROR_CATALOGUE[code].status}. ${ERROR_CATALOGUE[code].message}`]),
  ) as Record<Code, string>,
);

@ObjectType({ simpleResolvers: true, description: 'One row of the error catalogue.' })
export class ErrorDescription {
  @Field(() => ErrorCode, { description: 'The value of `extensions.code`.' })
  readonly code!: Code;

  @Field(() => Int, { description: 'The HTTP status of the REST answer.' })
  readonly status!: number;

  @Field(() => String, { description: 'What to do next. An error may be more specific.' })
  readonly message!: string;

  @Field(() => Boolean, { description: 'The same request may succeed later, unchanged.' })
  readonly retryable!: boolean;
}

@Resolver()
export class ErrorCodesResolver {
  @Extensions({ public: true, items: ERROR_CODES.length })
  @Query(() => [ErrorDescription], { description: 'The error catalogue. Needs no session.' })
  errorCatalogue(): ErrorDescription[] {
    return ERROR_CODES.map((code) => ({ code, retryable: false, ...ERROR_CATALOGUE[code] }));
  }
}
