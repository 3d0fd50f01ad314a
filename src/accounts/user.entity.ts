import type { Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/** An account. The e-mail address is kept in lower case; `passwordHash` is null for accounts of single sign-on alone. */
@Entity({ tableName: 'users' })
@Check({ name: 'users_email_lower', expression: 'email = lower(email)' })
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

  /** the database's clock; read back by the INSERT */
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
