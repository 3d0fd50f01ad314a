import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';

/** A slug that was ever public, and whose it is for good; the database refuses to delete it. */
@Entity({ tableName: 'publication_slugs' })
@Check({
  name: 'publication_slugs_form',
  expression: `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 64`,
})
@Unique({ name: 'publication_slugs_owner', properties: ['slug', 'artifactId'] })
@Index({ name: 'publication_slugs_artifact', properties: ['artifactId'] })
@Trigger(before(['delete'], 'publication_slugs', 'publication_slugs_kept', 'refuse_change'))
export class PublicationSlug {
  @PrimaryKey({ type: 'text' })
  slug!: string;

  /** null once the artifact has gone with its account: the slug stays taken */
  @ForeignKey('Artifact', { nullable: true, onDelete: 'set null' })
  artifactId: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
