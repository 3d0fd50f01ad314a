import { BigIntType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** The balance of a user. Opened with the user; afterwards `accept_run` and `ledger.ts` alone write it, by statements that are their own guard. */
@Entity({ tableName: 'credit_accounts' })
@Check({ name: 'credit_accounts_held', expression: 'held >= 0' })
@Check({ name: 'credit_accounts_spendable', expression: 'posted - held >= 0' })
@Check({ name: 'credit_accounts_free', expression: 'free_balance >= 0' })
export class CreditAccount {
  @ForeignKey('User', { primary: true, onDelete: 'cascade' })
  userId!: string;

  /** sum of the entries */
  @Property({ type: 'integer', default: 0 })
  posted!: Opt<number>;

  /** sum of the open holds */
  @Property({ type: 'integer', default: 0 })
  held!: Opt<number>;

  /** of the retired generator: shown, never spendable */
  @Property({ type: 'integer', default: 0 })
  freeBalance!: Opt<number>;

  /** this and the following: sums of the entries by type, kept with each entry */
  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  purchased!: Opt<number>;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  granted!: Opt<number>;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  spent!: Opt<number>;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  refunded!: Opt<number>;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  expired!: Opt<number>;

  @Property({ type: new BigIntType('number'), defaultRaw: '0' })
  adjusted!: Opt<number>;
}
