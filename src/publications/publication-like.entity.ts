import type { Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** That an account likes a public game. */
@Entity({ tableName: 'publication_likes' })
export class PublicationLike {
  @ForeignKey('Publication', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @ForeignKey('User', { primary: true, onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
