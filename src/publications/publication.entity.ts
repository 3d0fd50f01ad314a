import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { SeoContent } from '../artifacts/stored-publication.js';
import { ForeignKey } from '../db/table.js';

/** An artifact made public under a slug. */
@Entity({ tableName: 'publications' })
@Unique({ name: 'publications_slug_key', properties: ['slug'] })
@Check({
  name: 'publications_taken_down',
  expression: `(taken_down_at is null) = (taken_down_reason is null) and (taken_down_at is null or withdrawn_at is not null)`,
})
@Index({
  name: 'publications_down',
  columns: [
    { name: 'publishedAt', sort: 'DESC' },
    { name: 'artifactId', sort: 'DESC' },
  ],
  where: 'taken_down_at is not null',
})
@Index({
  name: 'publications_all',
  columns: [
    { name: 'publishedAt', sort: 'DESC' },
    { name: 'artifactId', sort: 'DESC' },
  ],
})
@Index({
  name: 'publications_newest',
  columns: [
    { name: 'publishedAt', sort: 'DESC' },
    { name: 'slug', sort: 'DESC' },
  ],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_kind',
  columns: [{ name: 'kind' }, { name: 'publishedAt', sort: 'DESC' }, { name: 'slug', sort: 'DESC' }],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_played',
  columns: [
    { name: 'plays', sort: 'DESC' },
    { name: 'slug', sort: 'DESC' },
  ],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_liked',
  columns: [
    { name: 'likes', sort: 'DESC' },
    { name: 'slug', sort: 'DESC' },
  ],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_kind_played',
  columns: [{ name: 'kind' }, { name: 'plays', sort: 'DESC' }, { name: 'slug', sort: 'DESC' }],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_kind_liked',
  columns: [{ name: 'kind' }, { name: 'likes', sort: 'DESC' }, { name: 'slug', sort: 'DESC' }],
  where: 'withdrawn_at is null and not noindex',
})
@Index({
  name: 'publications_words',
  expression:
    'create index publications_words on publications using gin (words) where ((withdrawn_at is null) and (not noindex))',
})
@Index({
  name: 'publications_user',
  columns: [{ name: 'userId' }, { name: 'publishedAt', sort: 'DESC' }, { name: 'artifactId', sort: 'DESC' }],
  where: 'withdrawn_at is null',
})
@Index({
  name: 'publications_remix',
  columns: [{ name: 'remixOf' }, { name: 'publishedAt', sort: 'DESC' }, { name: 'slug', sort: 'DESC' }],
  where: 'remix_of is not null',
})
export class Publication {
  @ForeignKey('Artifact', { primary: true, onDelete: 'cascade' })
  artifactId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @ForeignKey('Run', { onDelete: 'cascade' })
  runId!: string;

  /** one of the artifact's own, which `publications_own_slug` checks: a foreign key of two columns */
  @Property({ type: 'text' })
  slug!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  /** of title and description, for searches */
  @Property({
    columnType: 'tsvector',
    type: 'text',
    nullable: true,
    lazy: true,
    generated: `(to_tsvector('simple'::regconfig, ((title || ' '::text) || description))) stored`,
  })
  words?: Opt<string> | null;

  /** a key and what it does, each */
  @Property({ type: 'json' })
  controls!: readonly string[];

  @Property({ type: 'json' })
  seoContent!: SeoContent;

  @Property({ type: 'boolean' })
  noindex!: boolean;

  /** the prompt is told on the page */
  @Property({ type: 'boolean', default: false })
  showPrompt!: Opt<boolean>;

  /** the account's name is told on the page, which leads to its other games */
  @Property({ type: 'boolean', default: false })
  showAuthor!: Opt<boolean>;

  /** of the artifact's design; null where that has none */
  @Property({ type: 'text', nullable: true })
  kind: string | null = null;

  /** one of an address and a day, of frames that asked for the game (`plays.ts`) */
  @Property({ type: 'integer', default: 0 })
  plays!: Opt<number>;

  /** how many rows `publication_likes` has of it (`likes.ts`) */
  @Property({ type: 'integer', default: 0 })
  likes!: Opt<number>;

  /** each posting again raises it */
  @Property({ type: 'integer', default: 1 })
  revision!: Opt<number>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  publishedAt!: Opt<Date>;

  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;

  /** null while it is public */
  @Property({ type: 'datetime', length: 3, nullable: true })
  withdrawnAt: Date | null = null;

  /** an operator took it down: withdrawn, and its owner can't make it public again */
  @Property({ type: 'datetime', length: 3, nullable: true })
  takenDownAt: Date | null = null;

  /** why, for its owner */
  @Property({ type: 'text', nullable: true })
  takenDownReason: string | null = null;

  /** the public game that it was made from, as its thread says */
  @ForeignKey('Publication', { nullable: true, onDelete: 'set null' })
  remixOf: string | null = null;
}
