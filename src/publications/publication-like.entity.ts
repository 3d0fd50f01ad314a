import type { Opt } from '@mikro-orm/core';
import { Entity, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';

/** That an account likes a public game. The trigger takes it from the game's number, also when the account is deleted. */
@Entity({ tableName: 'publication_likes' })
@Trigger(before(['delete'], 'publication_likes', 'publication_likes_uncount', 'publication_likes_uncount'))
export class PublicationLike {
  @ForeignKey('Publication', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @ForeignKey('User', { primary: true, onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
