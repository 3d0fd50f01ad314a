import { Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { ENTRY_TYPES, type CreditEntryRecord, type CreditTotals, type EntryType } from './credits.model.js';

const EntryTypeEnum = sdlEnum('CreditEntryType', ENTRY_TYPES, 'Why credits came or went.', {
  purchase: 'They were paid for.',
  grant: 'They were given for nothing.',
  spend: 'A run was completed.',
  refund: 'They were given back after they had been spent.',
  expire: 'They were not spent in time.',
  adjust: 'The operator corrected the balance.',
});

@ObjectType('CreditTotals', {
  simpleResolvers: true,
  description: 'Sums over the whole ledger, each as a positive number; `adjusted` may be negative.',
})
export class CreditTotalsType {
  @Field(() => Int, { description: 'Credits that were paid for.' })
  readonly purchased!: number;

  @Field(() => Int, { description: 'Credits that were given for nothing.' })
  readonly granted!: number;

  @Field(() => Int, { description: 'Credits that completed runs cost.' })
  readonly spent!: number;

  @Field(() => Int, { description: 'Credits that were given back after they had been spent.' })
  readonly refunded!: number;

  @Field(() => Int, { description: 'Credits that were not spent in time.' })
  readonly expired!: number;

  @Field(() => Int, { description: 'Corrections by the operator, added up; may be negative.' })
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

  @Field(() => CreditTotalsType, { nullable: true, description: 'Sums over the whole ledger.' })
  readonly totals!: CreditTotals;
}

@ObjectType('CreditEntry', {
  implements: Node,
  simpleResolvers: true,
  description: 'One line of the ledger; it never changes.',
})
export class CreditEntry {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => EntryTypeEnum, { description: 'Why credits came or went.' })
  readonly type!: EntryType;

  @Field(() => Int, { description: 'Negative for what leaves the account.' })
  readonly amount!: number;

  @Field(() => Int, { description: 'The Studio balance after this entry.' })
  readonly balanceAfter!: number;

  @Field(() => ID, { nullable: true, description: 'The run that it was spent on.' })
  readonly runId!: string | null;

  @Field(() => String, { description: 'One line for people.' })
  readonly description!: string;

  @Field(() => DateTime, { description: 'When the entry was written.' })
  readonly createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the ledger in a connection.' })
export class CreditEntryEdge {
  @Field(() => String, { description: 'Continues after this entry, as `after`.' })
  readonly cursor!: string;

  @Field(() => CreditEntry, { description: 'The entry.' })
  readonly node!: CreditEntryRecord;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of the ledger, newest first.' })
export class CreditEntryConnection {
  @Field(() => [CreditEntryEdge], { description: 'The entries of the page, each with its cursor.' })
  readonly edges!: readonly CreditEntryEdge[];

  @Field(() => [CreditEntry], { description: 'The entries of the page.' })
  readonly nodes!: readonly CreditEntryRecord[];

  @Field(() => PageInfo, { description: 'Where the page stands in the list.' })
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
