import { Migration } from '@mikro-orm/migrations';

/**
 * Publications. A slug belongs to the artifact that first had it, for good: `slugs` is never deleted from, so that a link
 * that was once public can not come to serve another owner's game.
 */
export class Publications extends Migration {
  override up(): void {
    this.addSql(`
      create table publication_slugs (
        slug text primary key,
        artifact_id uuid not null references artifacts on delete cascade,
        created_at timestamptz not null default now(),
        constraint publication_slugs_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 64)
      );
      create index publication_slugs_artifact on publication_slugs (artifact_id);

      create table publications (
        artifact_id uuid primary key references artifacts on delete cascade,
        user_id uuid not null references users on delete cascade,
        run_id uuid not null references runs on delete cascade,
        slug text not null references publication_slugs,
        title text not null,
        description text not null,
        controls jsonb not null,
        seo_content jsonb not null,
        noindex boolean not null,
        revision integer not null default 1,
        published_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        -- null while it is public
        withdrawn_at timestamptz(3),
        constraint publications_slug_key unique (slug)
      );
      create index publications_newest on publications (published_at desc, slug desc) where withdrawn_at is null and not noindex;
      create index publications_user on publications (user_id, published_at desc, artifact_id desc) where withdrawn_at is null;
    `);
  }
}
