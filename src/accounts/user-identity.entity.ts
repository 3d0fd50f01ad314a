import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** Who an OpenID provider says that an account's user is. The subject is unique and for ever only within its issuer. */
@Entity({ tableName: 'user_identities' })
@Index({ name: 'user_identities_user', properties: ['userId'] })
export class UserIdentity {
  @PrimaryKey({ type: 'text' })
  issuer!: string;

  @PrimaryKey({ type: 'text' })
  subject!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
