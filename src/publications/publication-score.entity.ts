import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** The best score that somebody of that name sent of a public game; nobody has verified it. */
@Entity({ tableName: 'publication_scores' })
@Check({ name: 'publication_scores_name', expression: 'char_length(name) >= 1 and char_length(name) <= 20' })
@Check({ name: 'publication_scores_score', expression: 'score > 0' })
@Index({
  name: 'publication_scores_best',
  columns: [{ name: 'artifactId' }, { name: 'score', sort: 'DESC' }, { name: 'createdAt' }, { name: 'name' }],
})
export class PublicationScore {
  @ForeignKey('Publication', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  score!: number;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
