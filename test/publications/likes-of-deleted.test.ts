/** A like goes with its account: nobody is left to take it back, and one person with many accounts counts once they are gone. */
import { expect, test } from 'vitest';
import { post } from '../graphql/client.js';
import { withApp, type TestUser } from '../helpers/app.js';
import { publishGame } from '../public/world.js';

const LIKE = `mutation ($slug: String!, $liked: Boolean!) { likeGame(input: { slug: $slug, liked: $liked }) { game { likes } } }`;

test('the likes of a deleted account go, and those of others stay', async () => {
  // an account with a ledger can't be deleted
  await withApp(
    async (app) => {
      const { pool } = app.resources.database;
      const games = [(await publishGame(app)).record.slug, (await publishGame(app)).record.slug];
      const [ada, bob] = [await app.signUp(0), await app.signUp(0)];
      const like = async (user: TestUser, slug: string, liked = true): Promise<number> =>
        (await post(app, user, LIKE, { slug, liked })).data.likeGame.game.likes;
      for (const slug of games) expect([await like(ada, slug), await like(bob, slug)]).toEqual([1, 2]);
      await pool.query('delete from users where id = $1', [ada.id]);
      const { rows } = await pool.query('select likes from publications');
      expect(rows).toEqual([{ likes: 1 }, { likes: 1 }]);
      expect(await like(bob, games[0]!, false)).toBe(0);
      expect(await like(bob, games[0]!, false)).toBe(0);
      expect(await like(bob, games[0]!)).toBe(1);
      // with its owner a game goes, and its likes before it
      await pool.query('delete from publications');
      expect((await pool.query('select from publication_likes')).rowCount).toBe(0);
    },
    { signUpCredits: 0 },
  );
});
