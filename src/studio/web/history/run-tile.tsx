import { Globe } from 'lucide-preact';
import { Link } from 'wouter-preact';
import type { RunCardFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago } from '../parts/ago.js';

/** One run among others: its picture, its title or prompt, how it stands. */
export function RunTile({ run }: { readonly run: RunCardFragment }) {
  const texts = useMessages();
  const { artifact } = run;
  return (
    <li class="tile">
      <Link href={`/runs/${run.id}`}>
        <span class="tile-picture">
          {artifact ? (
            <img src={artifact.thumbnailUrl} alt="" width="640" height="360" loading="lazy" decoding="async" />
          ) : (
            <span class={`tile-state ${run.status}`}>{texts.run.status[run.status]}</span>
          )}
          {artifact?.publication && <Globe class="tile-public" aria-label={texts.history.public} />}
        </span>
        <strong>{artifact?.title ?? run.prompt}</strong>
        <span class="dim small">
          {artifact ? run.prompt : texts.run.status[run.status]} · <Ago time={run.createdAt} />
        </span>
      </Link>
    </li>
  );
}

export function RunTileSkeleton() {
  return (
    <li class="tile" aria-hidden="true">
      <span class="tile-picture skeleton" />
      <span class="skeleton line" />
    </li>
  );
}
