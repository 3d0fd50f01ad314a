import { Migration } from '@mikro-orm/migrations';

/** A like goes with its account, and the number on the game with the like, whichever statement deletes the row. */
export class LikesOfNobody extends Migration {
  override up(): void {
    this.addSql(`
      create function publication_likes_uncount() returns trigger language plpgsql as $$
      begin
        update publications set likes = likes - 1 where artifact_id = old.artifact_id;
        return old;
      end $$;
      create trigger publication_likes_uncount before delete on publication_likes
        for each row execute function publication_likes_uncount();
      -- of accounts that were deleted before
      update publications p set likes = counted.likes
        from (select q.artifact_id, (select count(*) from publication_likes l where l.artifact_id = q.artifact_id)::int as likes
                from publications q) counted
       where counted.artifact_id = p.artifact_id and counted.likes <> p.likes;
    `);
  }
}
