/** Many runs at once, by SQL: one user has a tenth of them, every tenth game is public, every fiftieth run has failed. */
import type pg from 'pg';

/** Of the titles of public games; each in an eighth of them. */
export const FREQUENT_WORD = 'snake';
/** In the titles of the first ten public games, however many there are. */
export const RARE_WORD = 'axolotl';
const SHARE = 10;
const KINDS = "['snake', 'maze', 'racing', 'quiz', 'platformer', 'tower_defense', 'sokoban', 'match3']";
const AT_ONCE = 50_000;

const id = (kind: string, n: string) => `('01900000-0000-7${kind}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const userOf = (n: string) => `case when ${n} % ${SHARE} = 0 then $3::uuid else ${id('001', `(${n} / 20)::int`)} end`;
const ended = (n: string) => `'2025-01-01'::timestamptz + ${n} * interval '1 second'`;
const NUMBERS = 'generate_series($1::int, $2::int) n';

/** Each with the numbers from $1 to $2, and the user $3. */
const STATEMENTS: readonly string[] = [
  `insert into users (id, email, name)
   select distinct ${id('001', '(n / 20)::int')}, 'user-' || (n / 20)::int || '@example.test', 'Somebody'
     from ${NUMBERS} where $3::uuid is not null on conflict do nothing`,
  `insert into threads (id, user_id, key, run_count, created_at, updated_at, shown_title, shown_kind)
   select ${id('002', 'n')}, ${userOf('n')}, 'thread-' || n, 1, ${ended('n')}, ${ended('n')}, 'Game ' || n,
     case when n % 50 <> 1 then (array${KINDS})[1 + n / ${SHARE} % 8] end from ${NUMBERS}`,
  `insert into artifacts (id, run_id, user_id, type, title, content_type, size_bytes, file_count, sha256, entry_path,
     manifest, design, playability, created_at)
   select ${id('003', 'n')}, ${id('004', 'n')}, ${userOf('n')}, 'html', 'Game ' || n, 'text/html; charset=utf-8', 190000, 1,
     encode(sha256(n::text::bytea), 'hex'), 'index.html', '{"title": "Game", "engine": "arcade"}',
     '{"genre": "snake", "lang": "en"}', '{"verdict": "pass", "checks": [{"name": "no-fault", "ok": true}]}', ${ended('n')}
     from ${NUMBERS} where n % 50 <> 1`,
  `insert into runs (id, user_id, thread_id, status, progress, attempt, prompt, mode, intent, asset_mode, seed, price,
     provider, artifact_id, failure_code, failure_message, failure_retryable, last_seq, created_at, queued_at, started_at,
     finished_at, updated_at)
   select ${id('004', 'n')}, ${userOf('n')}, ${id('002', 'n')}, case when n % 50 = 1 then 'failed' else 'completed' end,
     100, 1, 'a snake that eats apples, number ' || n, 'quick_html', 'auto', 'auto', n, 10, 'composer',
     case when n % 50 <> 1 then ${id('003', 'n')} end, case when n % 50 = 1 then 'internal' end,
     case when n % 50 = 1 then 'It failed.' end, case when n % 50 = 1 then true end, 2, ${ended('n')}, ${ended('n')},
     ${ended('n')}, ${ended('n')}, ${ended('n')} from ${NUMBERS}`,
  `insert into run_events (run_id, seq, type, at, payload)
   select ${id('004', 'n')}, seq, case seq when 1 then 'accepted' when n % 50 then 'failed' else 'completed' end, ${ended('n')}, '{}'
     from ${NUMBERS}, generate_series(1, 2) seq where $3::uuid is not null`,
  `insert into credit_holds (run_id, user_id, amount, state, created_at, settled_at)
   select ${id('004', 'n')}, ${userOf('n')}, 10, case when n % 50 = 1 then 'released' else 'captured' end, ${ended('n')}, ${ended('n')}
     from ${NUMBERS}`,
  `insert into credit_entries (id, user_id, type, amount, balance_after, run_id, description, created_at)
   select ${id('005', 'n')}, ${userOf('n')}, 'spend', -10, 1000, ${id('004', 'n')}, 'A game', ${ended('n')}
     from ${NUMBERS} where n % 50 <> 1`,
  `insert into publication_slugs (slug, artifact_id)
   select 'game-' || n, ${id('003', 'n')} from ${NUMBERS} where n % 10 = 2 and n % 50 <> 1 and $3::uuid is not null`,
  `insert into publications (artifact_id, user_id, run_id, slug, title, description, controls, seo_content, noindex, kind,
     published_at, updated_at, plays, likes)
   select ${id('003', 'n')}, ${userOf('n')}, ${id('004', 'n')}, 'game-' || n,
     case when n < 100 then '${RARE_WORD} ' else '' end
       || (array['${FREQUENT_WORD}', 'maze', 'race', 'quiz', 'jump', 'tower', 'tennis', 'puzzle'])[1 + n / 10 % 8] || ' ' || n,
     'Collect what shines.', '["Arrow keys: steer"]',
     '{"slug": null, "metaTitle": null, "metaDescription": null, "keywords": [], "genre": null, "playMode": null, "language": null,
       "ogImageAlt": null, "howToPlay": null, "faq": [], "noindex": false}', false, 'snake',
     ${ended('n')}, ${ended('n')}, n % 1000, n % 100 from ${NUMBERS} where n % 10 = 2 and n % 50 <> 1`,
];

/** Adds what is missing up to `size` runs, `done` of which are there, and gathers statistics. */
export async function fill(pool: pg.Pool, userId: string, done: number, size: number): Promise<void> {
  const client = await pool.connect();
  try {
    // triggers would look at each row: foreign keys, and events that refuse changes
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    // what takes half a minute is ended as a client that does not answer
    for (let from = done; from < size; from += AT_ONCE)
      for (const statement of STATEMENTS)
        await client.query(statement, [from + 1, Math.min(size, from + AT_ONCE), userId]);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum (analyze)');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

/** The newest run that `fill` made of the user. */
export async function newestRun(pool: pg.Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from runs where user_id = $1 and finished_at is not null order by id desc limit 1',
    [userId],
  );
  return rows[0]!.id;
}
