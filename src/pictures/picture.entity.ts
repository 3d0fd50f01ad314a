import type { Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture that was drawn of a game: a cache. The bytes are in the store. */
@Entity({ tableName: 'pictures' })
@Check({ name: 'pictures_key_check', expression: `key ~ '^[0-9a-f]{64}$'` })
@Check({ name: 'pictures_sha256_check', expression: `sha256 ~ '^[0-9a-f]{64}$'` })
export class Picture {
  /** a hash of all that the drawing depends on */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  sha256!: string;

  @Property({ type: 'integer' })
  sizeBytes!: number;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
