import { Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { ENTRY_TYPES, type CreditEntryRecord, type CreditTotals, type EntryType } from './credits.model.js';

const EntryTypeEnum = sdlEnum('CreditEntryType', ENTRY_TYPES, 'Why credits came or went.');

@ObjectType('CreditTotals', {
  simpleResolvers: true,
  description: 'Sums over the whole ledger, each as a positive number; `adjusted` may be negative.',
})
export class CreditTotalsType {
  @Field(() => Int)
  readonly purchased!: number;

  @Field(() => Int)
  readonly granted!: number;

  @Field(() => Int)
  readonly spent!: number;

  @Field(() => Int)
  readonly refunded!: number;

  @Field(() => Int)
  readonly expired!: number;

  @Field(() => Int)
  readonly adjusted!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The credits of the viewer, in whole credits.' })
export class Credits {
  @Field(() => Int, { description: '`studioBalance` + `freeGeneratorBalance`' })
  readonly totalBalance!: number;

  @Field(() => Int, { description: 'Paid Studio credits, with what is held.' })
  readonly studioBalance!: number;

  @Field(() => Int, { description: 'Set aside for runs that have not ended.' })
  readonly heldBalance!: number;

  @Field(() => Int, { description: '`studioBalance` − `heldBalance`: what the next run can cost.' })
  readonly spendableBalance!: number;

  @Field(() => Int, { description: 'Of the retired free generator: shown, never spendable.' })
  readonly freeGeneratorBalance!: number;

  @Field(() => CreditTotalsType, { nullable: true })
  readonly totals!: CreditTotals;
}

@ObjectType('CreditEntry', {
  implements: Node,
  simpleResolvers: true,
  description: 'One line of the ledger; it never changes.',
})
export class CreditEntry {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => EntryTypeEnum)
  readonly type!: EntryType;

  @Field(() => Int, { description: 'Negative for what leaves the account.' })
  readonly amount!: number;

  @Field(() => Int, { description: 'The Studio balance after this entry.' })
  readonly balanceAfter!: number;

  @Field(() => ID, { nullable: true, description: 'The run that it was spent on.' })
  readonly runId!: string | null;

  @Field(() => String)
  readonly description!: string;

  @Field(() => DateTime)
  readonly createdAt!: Date;
}

@ObjectType({ simpleResolvers: true })
export class CreditEntryEdge {
  @Field(() => String)
  readonly cursor!: string;

  @Field(() => CreditEntry)
  readonly node!: CreditEntryRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of the ledger, newest first.' })
export class CreditEntryConnection {
  @Field(() => [CreditEntryEdge])
  readonly edges!: readonly CreditEntryEdge[];

  @Field(() => [CreditEntry])
  readonly nodes!: readonly CreditEntryRecord[];

  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
}

@ObjectType('RunCredits', {
  simpleResolvers: true,
  description: 'What became of a run’s price: at most one of the three is not 0.',
})
export class RunCreditsType {
  @Field(() => Int, { description: 'Set aside until the run ends; not a charge.' })
  readonly held!: number;

  @Field(() => Int, { description: 'Spent, since the run completed.' })
  readonly charged!: number;

  @Field(() => Int, { description: 'Given back, since the run ended without a result.' })
  readonly released!: number;
}
