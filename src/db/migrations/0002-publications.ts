import { Migration } from '@mikro-orm/migrations';

/**
 * Publications. A slug belongs to the artifact that first had it, for good: `publication_slugs` is never deleted from, so
 * that a link that was once public can not come to serve another owner's game.
 */
export class Publications extends Migration {
  override up(): void {
    this.addSql(`
      create table publication_slugs (
        slug text primary key,
        -- null once the artifact has gone with its account: the slug stays taken
        artifact_id uuid references artifacts on delete set null,
        created_at timestamptz not null default now(),
        constraint publication_slugs_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 64),
        constraint publication_slugs_owner unique (slug, artifact_id)
      );
      create index publication_slugs_artifact on publication_slugs (artifact_id);
      create trigger publication_slugs_kept before delete on publication_slugs for each row execute function refuse_change();

      create table publications (
        artifact_id uuid primary key references artifacts on delete cascade,
        user_id uuid not null references users on delete cascade,
        run_id uuid not null references runs on delete cascade,
        slug text not null,
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
        constraint publications_slug_key unique (slug),
        -- not just any slug: one of this artifact's own
        constraint publications_own_slug foreign key (slug, artifact_id) references publication_slugs (slug, artifact_id)
      );
      create index publications_newest on publications (published_at desc, slug desc) where withdrawn_at is null and not noindex;
      create index publications_user on publications (user_id, published_at desc, artifact_id desc) where withdrawn_at is null;
    `);

    this.addSql(`
      -- how an artifact came from its parent without a run of its own; null: a run made it
      alter table artifacts add column derivation text
        constraint artifacts_derivation check (derivation is null or (derivation = 'single_file' and parent_artifact_id is not null));
      create unique index artifacts_one_single_file on artifacts (parent_artifact_id) where derivation = 'single_file';
    `);
  }
}
