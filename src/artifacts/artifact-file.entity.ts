import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { GeneratedFile } from '../generation/provider.types.js';

/** One file of an artifact, by the path that the entry document knows it by. An HTML game has one. */
@Entity({ tableName: 'artifact_files' })
export class ArtifactFile {
  @PrimaryKey({ type: 'uuid' })
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
