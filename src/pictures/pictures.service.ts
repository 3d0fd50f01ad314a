/** Pictures of games: drawn when somebody first asks, then kept in the artifact store, where all gateways find them. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { refuseFull } from '../artifacts/full-disk.js';
import type { ArtifactStore } from '../artifacts/store.js';
import type { VerifiedContents } from '../artifacts/verified-content.js';
import type { Database } from '../db/orm.js';
import { prepared } from '../db/sql.js';
import { AppError } from '../errors.js';
import { coverOfScreen, DRAWING, renderCard, renderCover } from '../generation/card/render.js';
import { gameDesignSchema, type GameDesign } from '../generation/design.js';
import type { PictureCache } from '../generation/providers/picture-cast.js';
import { PLAIN } from './plain-design.js';

export interface Picture {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
}

/** What a picture is drawn from; a design that is none is drawn as a plain one. */
export interface PictureSource {
  readonly design: unknown;
  readonly title: string;
  /** BCP 47 */
  readonly lang: string;
}

export interface PicturesService {
  /** PNG, 1200 × 630 with the title on it */
  card(source: PictureSource): Promise<Picture>;
  /** WebP, 960 × 540 without a word */
  cover(source: Pick<PictureSource, 'design'>): Promise<Picture>;
  /** Keeps what a browser saw of a game as its cover, in place of a drawing. @param screen PNG */
  keepScreen(source: Pick<PictureSource, 'design'>, screen: Buffer): Promise<void>;
  /** What models drew for games, by what is on it; a damaged one is drawn anew. */
  readonly drawn: PictureCache;
  /** The same, of an artifact to which access was given. */
  coverOf(artifactId: string): Promise<Picture>;
}

export interface PicturesOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly store: Pick<ArtifactStore, 'put'>;
  /** of the same store */
  readonly contents: Pick<VerifiedContents, 'isWhole' | 'open'>;
  /** how many may wait to be drawn, 100 unless said */
  readonly mostWaiting?: number;
}

/** Some twenty seconds: who comes later would wait for longer than a connection lasts. */
const MOST_WAITING = 100;

const selectPicture = prepared<{ sha256: string; sizeBytes: number }, [key: string]>(
  'picture_by_key',
  'select sha256, size_bytes as "sizeBytes" from pictures where key = $1',
);
/** Another process may have drawn the same one: its bytes are as good. */
const insertPicture = prepared<never, [key: string, sha256: string, sizeBytes: number]>(
  'picture_keep',
  `insert into pictures (key, sha256, size_bytes) values ($1, $2, $3)
   on conflict (key) do update set sha256 = excluded.sha256, size_bytes = excluded.size_bytes`,
);

const selectDesign = prepared<{ design: unknown }, [artifactId: string]>(
  'picture_design',
  'select design from artifacts where id = $1',
);

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Each picture: @throws service_unavailable where too many wait to be drawn. One that was drawn before always comes. */
export function createPicturesService({
  database,
  store,
  contents,
  mostWaiting = MOST_WAITING,
}: PicturesOptions): PicturesService {
  const db = database.pool;
  const underway = new Map<string, Promise<{ sha256: string; sizeBytes: number }>>();
  // one at a time: each takes a core for a fifth of a second, and two at once would both be late
  let last: Promise<unknown> = Promise.resolve();

  async function keep(key: string, bytes: Buffer) {
    const picture = { sha256: sha256(bytes), sizeBytes: bytes.length };
    await store.put(picture.sha256, bytes).catch(refuseFull);
    await insertPicture(db, key, picture.sha256, picture.sizeBytes);
    return picture;
  }

  async function find(key: string, draw: () => Promise<Buffer>) {
    const [kept] = await selectPicture(db, key);
    // what is damaged is drawn again, and put in its place
    if (kept && (await contents.isWhole(kept))) return kept;
    let making = underway.get(key);
    if (!making) {
      if (underway.size >= mostWaiting)
        throw new AppError('service_unavailable', {
          message: 'Too many pictures are being drawn right now. Try again in a moment.',
          retryAfter: 5,
        });
      making = last.then(draw).then((bytes) => keep(key, bytes));
      last = making.catch(() => undefined);
      underway.set(key, making);
      void last.then(() => underway.delete(key));
    }
    return making;
  }

  const coverKey = (drawn: GameDesign): string => sha256(JSON.stringify([DRAWING, 'cover', drawn]));
  const cover = async (design: unknown): Promise<Picture> => {
    const drawn = designOf(design);
    const key = coverKey(drawn);
    return { ...(await find(key, () => renderCover(drawn))), contentType: 'image/webp' };
  };

  return {
    async card({ design, title, lang }) {
      const drawn = designOf(design);
      const key = sha256(JSON.stringify([DRAWING, 'card', drawn, title, lang]));
      const language = lang.toLowerCase().split('-')[0]!;
      return { ...(await find(key, () => renderCard(drawn, title, language))), contentType: 'image/png' };
    },
    cover: ({ design }) => cover(design),
    async keepScreen({ design }, screen) {
      await keep(coverKey(designOf(design)), await coverOfScreen(screen));
    },
    drawn: {
      async get(key) {
        const [kept] = await selectPicture(db, key);
        return kept && (await contents.isWhole(kept)) ? buffer(await contents.open(kept)) : undefined;
      },
      put: async (key, png) => void (await keep(key, png)),
    },
    coverOf: async (artifactId) => cover((await selectDesign(db, artifactId))[0]?.design),
  };
}

function designOf(design: unknown): GameDesign {
  const parsed = gameDesignSchema.safeParse(design);
  return parsed.success ? parsed.data : PLAIN;
}
