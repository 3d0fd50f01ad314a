import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import type { GeneratorRunRecord } from './legacy.model.js';

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A historical record of the retired generator.' })
export class GeneratorRun {
  @Field(() => ID, { description: 'The ID that the retired generator gave it.' })
  readonly id!: string;

  @Field(() => String, {
    description: 'The final state, as the retired generator called it.',
  })
  readonly status!: string;

  @Field(() => String, { description: 'The prompt.' })
  readonly prompt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The generator that worked on it; null if that was not recorded.',
  })
  readonly provider!: string | null;

  @Field(() => Boolean, { description: 'Whether a paid generator was to take over if the free one failed.' })
  readonly usePaidFallback!: boolean;

  @Field(() => String, { nullable: true, description: 'The address of its result; null if there was none.' })
  readonly resultUrl!: string | null;

  @Field(() => DateTime, { description: 'When the run was accepted.' })
  readonly createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ended; null if that was not recorded.' })
  readonly finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A generator run in a connection.' })
export class GeneratorRunEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this generator run.' })
  readonly cursor!: string;

  @Field(() => GeneratorRun, { description: 'The generator run.' })
  readonly node!: GeneratorRunRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Historical generator runs, newest first.' })
export class GeneratorRunConnection {
  @Field(() => [GeneratorRunEdge], { description: 'The generator runs of the page, each with its cursor.' })
  readonly edges!: readonly GeneratorRunEdge[];

  @Field(() => [GeneratorRun], { description: 'The generator runs of the page.' })
  readonly nodes!: readonly GeneratorRunRecord[];

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}
