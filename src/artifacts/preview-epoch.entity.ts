import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** Preview tokens of an older epoch are revoked. An artifact without a row is in its first epoch. */
@Entity({ tableName: 'preview_epochs' })
export class PreviewEpoch {
  @ForeignKey('Artifact', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @Property({ type: 'integer' })
  epoch!: number;
}
