/** The reads of share links: by the hash of their token, or by artifact with the owner compared on the row. */
import { prepared } from '../db/sql.js';

export interface ShareLinkRow {
  readonly id: string;
  readonly artifactId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export interface SharedGameRow {
  readonly linkId: string;
  readonly live: boolean;
  readonly expiresAt: Date | null;
  readonly artifactId: string;
  readonly title: string;
  readonly design: unknown;
  readonly controls: unknown;
  readonly epoch: number;
  readonly now: Date;
}

/** By PostgreSQL's clock, which all gateways share. */
const LIVE = 's.stopped_at is null and (s.expires_at is null or s.expires_at > now())';
/** What an operator took down is not shared either; it is again when it is put back. */
const WORKS = `${LIVE} and not exists (
  select 1 from publications p where p.artifact_id = s.artifact_id and p.taken_down_at is not null)`;

export const selectShareLinks = prepared<ShareLinkRow, [artifactIds: readonly string[], userId: string]>(
  'share_links_of_artifacts',
  `select s.id, s.artifact_id as "artifactId", s.token_hash as "tokenHash", s.created_at as "createdAt",
          s.expires_at as "expiresAt"
     from share_links s where s.artifact_id = any($1::uuid[]) and s.user_id = $2 and ${LIVE} order by s.id desc`,
);

export const selectShared = prepared<SharedGameRow, [tokenHash: Buffer]>(
  'share_link_by_token',
  `select s.id as "linkId", ${WORKS} as live, s.expires_at as "expiresAt", a.id as "artifactId", a.title, a.design,
          a.manifest -> 'controls' as controls, coalesce(e.epoch, 0) as epoch, now() as now
     from share_links s
     join artifacts a on a.id = s.artifact_id
     left join preview_epochs e on e.artifact_id = a.id
    where s.token_hash = $1`,
);

/** For tokens of previews that a link gave out: a row while the link works. */
export const selectLiveLink = prepared<{ id: string }, [linkId: string, artifactId: string]>(
  'share_link_live',
  `select s.id from share_links s where s.id = $1 and s.artifact_id = $2 and ${WORKS}`,
);
