import { BigIntType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import { OPERATOR_ACTIONS, type ActionState, type OperatorAction as Action } from './operators.model.js';

/** One line of the audit log, for good: the database refuses to change or delete it. `audit.ts` alone writes it. */
@Entity({ tableName: 'operator_actions' })
@Unique({ name: 'operator_actions_id_key', properties: ['id'] })
@Unique({ name: 'operator_actions_key', properties: ['operatorId', 'key'] })
@Check({
  name: 'operator_actions_action',
  expression: `action in (${OPERATOR_ACTIONS.map((action) => `'${action}'`).join(', ')})`,
})
@Index({ name: 'operator_actions_subject', columns: [{ name: 'subjectId' }, { name: 'seq', sort: 'DESC' }] })
@Trigger(before(['update', 'delete'], 'operator_actions', 'operator_actions_append_only', 'refuse_change'))
export class OperatorAction {
  /** the order of the log */
  @PrimaryKey({ type: new BigIntType('number'), generated: 'identity' })
  seq!: Opt<number>;

  @Property({ type: 'uuid' })
  id!: string;

  @ForeignKey('User')
  operatorId!: string;

  /** what the operator signed in as, then */
  @Property({ type: 'text' })
  operatorName!: string;

  @Property({ type: 'text' })
  action!: Action;

  /** of the account or the artifact */
  @Property({ type: 'text' })
  subjectId!: string;

  /** what people call it: an e-mail address, a slug */
  @Property({ type: 'text' })
  subjectName!: string;

  /** what the action changed, as it was */
  @Property({ type: 'json' })
  before!: ActionState;

  @Property({ type: 'json' })
  after!: ActionState;

  /** in the operator's words */
  @Property({ type: 'text' })
  reason!: string;

  /** of the operator's request: the same again is not done twice */
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
