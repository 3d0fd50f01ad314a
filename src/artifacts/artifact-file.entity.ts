import { Check, Entity, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import type { GeneratedFile } from '../generation/provider.types.js';

/** One file of an artifact, by the path that the entry document knows it by. An HTML game has one. */
@Entity({ tableName: 'artifact_files' })
@Check({ name: 'artifact_files_path', expression: 'char_length(path) >= 1 and char_length(path) <= 240' })
@Trigger(before(['update'], 'artifact_files', 'artifact_files_immutable', 'refuse_change'))
export class ArtifactFile {
  @ForeignKey('Artifact', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @PrimaryKey({ type: 'text' })
  path!: string;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer' })
  sizeBytes!: number;

  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'text' })
  role!: GeneratedFile['role'];
}
