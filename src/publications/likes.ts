/** Likes: a row an account and game, and their number on the publication, which lists are ordered by. */
import { prepared, type Queryable } from '../db/sql.js';

/** Any slug that the game ever had; the public game alone. */
const PUBLIC = `select p.artifact_id from publication_slugs s join publications p on p.artifact_id = s.artifact_id
                 where s.slug = $1 and p.withdrawn_at is null`;

/** One statement, so that the number changes exactly where a row does, whoever presses at the same moment. */
const add = prepared<never, [slug: string, userId: string]>(
  'game_like',
  `with added as (
     insert into publication_likes (artifact_id, user_id)
     select game.artifact_id, $2 from (${PUBLIC}) game on conflict do nothing returning artifact_id)
   update publications p set likes = p.likes + 1 from added where p.artifact_id = added.artifact_id`,
);
/** The number falls by the table's trigger: likes also go with their accounts. */
const remove = prepared<never, [slug: string, userId: string]>(
  'game_unlike',
  `delete from publication_likes l using (${PUBLIC}) game where l.artifact_id = game.artifact_id and l.user_id = $2`,
);

/** Sets whether the user likes the public game; the same again changes nothing. */
export async function setLike(db: Queryable, slug: string, userId: string, liked: boolean): Promise<void> {
  await (liked ? add : remove)(db, slug, userId);
}
