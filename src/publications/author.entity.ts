import type { Opt } from '@mikro-orm/core';
import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** The public name in addresses of an account that is told as the author of a game. It stays, whatever the account's name becomes. */
@Entity({ tableName: 'authors' })
@Unique({ name: 'authors_handle_key', properties: ['handle'] })
export class Author {
  @ForeignKey('User', { primary: true, onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'text' })
  handle!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
