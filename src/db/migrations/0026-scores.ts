import { Migration } from '@mikro-orm/migrations';

/** Leaderboards of public games: the best score of each name. */
export class Scores extends Migration {
  override up(): void {
    this.addSql(`
      create table publication_scores (
        artifact_id uuid not null references publications on delete cascade,
        name text not null,
        score integer not null,
        created_at timestamptz(3) not null default now(),
        primary key (artifact_id, name),
        constraint publication_scores_name check (char_length(name) >= 1 and char_length(name) <= 20),
        constraint publication_scores_score check (score > 0)
      );
      create index publication_scores_best on publication_scores (artifact_id, score desc, created_at, name);
    `);
  }
}
