import { Field, ID, Int, ObjectType } from 'type-graphql';
import { sdlEnum } from '../graphql/enums.js';
import { Node } from '../graphql/node.types.js';
import { PageInfo } from '../graphql/pagination.js';
import { DateTime } from '../graphql/scalars.js';
import { ENTRY_SOURCES, type EntrySource } from './entry-sources.js';
import { ENTRY_TYPES, type CreditEntryRecord, type CreditTotals, type EntryType } from './credits.model.js';

const EntryTypeEnum = sdlEnum('CreditEntryType', ENTRY_TYPES, 'Why credits were added or taken.', {
  purchase: 'The credits were paid for.',
  grant: 'The credits were free.',
  spend: 'A run was completed.',
  refund: 'Spent credits were returned.',
  expire: 'The credits expired.',
  adjust: 'The operator corrected the balance.',
});

const EntrySourceEnum = sdlEnum('CreditEntrySource', ENTRY_SOURCES, 'Why the service added an entry to the ledger.', {
  sign_up: 'An account was created.',
  guest: 'A guest session was opened.',
  demo: 'The demo account was created.',
  run: 'A run was completed.',
});

@ObjectType('CreditTotals', {
  simpleResolvers: true,
  description: 'Totals of the whole ledger, each a positive number; only `adjusted` may be negative.',
})
export class CreditTotalsType {
  @Field(() => Int, { description: 'Credits that were paid for.' })
  readonly purchased!: number;

  @Field(() => Int, { description: 'Free credits.' })
  readonly granted!: number;

  @Field(() => Int, { description: 'Credits spent on completed runs.' })
  readonly spent!: number;

  @Field(() => Int, { description: 'Spent credits that were returned.' })
  readonly refunded!: number;

  @Field(() => Int, { description: 'Credits that expired.' })
  readonly expired!: number;

  @Field(() => Int, { description: 'The sum of the operator’s corrections; may be negative.' })
  readonly adjusted!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The credits of the viewer, in whole credits.' })
export class Credits {
  @Field(() => Int, { description: '`studioBalance` + `freeGeneratorBalance`' })
  readonly totalBalance!: number;

  @Field(() => Int, { description: 'Studio credits, including reserved ones.' })
  readonly studioBalance!: number;

  @Field(() => Int, { description: 'Reserved for runs that have not ended.' })
  readonly heldBalance!: number;

  @Field(() => Int, { description: '`studioBalance` − `heldBalance`: available for new runs.' })
  readonly spendableBalance!: number;

  @Field(() => Int, { description: 'Credits of the retired free generator. They are shown but can’t be spent.' })
  readonly freeGeneratorBalance!: number;

  @Field(() => CreditTotalsType, { nullable: true, description: 'Totals of the whole ledger.' })
  readonly totals!: CreditTotals;
}

@ObjectType('CreditEntry', {
  implements: Node,
  simpleResolvers: true,
  description: 'One line of the ledger. It never changes.',
})
export class CreditEntry {
  @Field(() => ID, { description: 'A UUID.' })
  readonly id!: string;

  @Field(() => EntryTypeEnum, { description: 'Why credits were added or taken.' })
  readonly type!: EntryType;

  @Field(() => Int, { description: 'Whole credits; negative if they leave the account.' })
  readonly amount!: number;

  @Field(() => Int, { description: 'The Studio balance after this entry.' })
  readonly balanceAfter!: number;

  @Field(() => ID, { nullable: true, description: 'The run that it was spent on.' })
  readonly runId!: string | null;

  @Field(() => String, { description: 'One line to show to people, in English or as the operator wrote it.' })
  readonly description!: string;

  @Field(() => EntrySourceEnum, {
    nullable: true,
    description:
      'Why the service added the entry, so that clients can show `description` in another language; null if an operator added it.',
  })
  readonly source!: EntrySource | null;

  @Field(() => DateTime, { description: 'When the entry was written.' })
  readonly createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'An entry of the ledger in a connection.' })
export class CreditEntryEdge {
  @Field(() => String, { description: 'Pass it as `after` to continue after this entry.' })
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

  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType('RunCredits', {
  simpleResolvers: true,
  description:
    'What became of the credits of a run. The most that a run can cost is reserved; if it costs less, the rest is released.',
})
export class RunCreditsType {
  @Field(() => Int, { description: 'Reserved until the run ends; not a charge.' })
  readonly held!: number;

  @Field(() => Int, { description: 'Charged because the run completed; the price depends on what made the game.' })
  readonly charged!: number;

  @Field(() => Int, { description: 'Released because the run ended without a result, or cost less than was reserved.' })
  readonly released!: number;
}
