import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import { ForeignKey } from '../db/table.js';

/** An account. The e-mail address is kept in lower case; `passwordHash` is null for accounts of single sign-on alone. */
@Entity({ tableName: 'users' })
@Check({ name: 'users_email_lower', expression: 'email = lower(email)' })
@Index({ name: 'users_guests', properties: ['createdAt'], where: 'guest' })
@Unique({ name: 'users_email_key', properties: ['email'] })
export class User {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  /** a visitor without an account, signed in by the cookie alone; the address is a placeholder (`guests.ts`) */
  @Property({ type: 'boolean', default: false })
  guest: Opt<boolean> = false;

  /** the account that a guest has signed in to, which gets the guest's games */
  @ForeignKey('User', { nullable: true })
  joinedId: string | null = null;

  /** the database's clock; read back by the INSERT */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
