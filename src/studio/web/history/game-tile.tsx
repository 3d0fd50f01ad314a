import { Globe } from 'lucide-preact';
import { Link } from 'wouter-preact';
import type { GameCardFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Ago, useAgoSoon } from '../parts/ago.js';
import { GameActions } from './game-actions.js';
import { VersionsInside } from './versions-inside.js';

interface GameTileProps {
  readonly game: GameCardFragment;
  /** with what can be done with it, and its versions inside */
  readonly withActions?: boolean;
}

/** One game among others: the picture of the version it is shown by, its name, its kind, and its versions inside. */
export function GameTile({ game, withActions = false }: GameTileProps) {
  const texts = useMessages();
  const { currentRun, latestRun } = game;
  const artifact = currentRun?.artifact;
  const run = currentRun ?? latestRun;
  // how a newer run stands than the one that is shown
  const state = latestRun && latestRun.id !== currentRun?.id ? latestRun.status : undefined;
  const about = [game.kind ? texts.game.kindOf(game.kind) : undefined].filter((part) => part !== undefined);
  return (
    <li class="tile">
      <Link href={`/runs/${run?.id ?? ''}`}>
        <span class="tile-picture">
          {artifact ? (
            <img src={artifact.thumbnailUrl} alt="" width="640" height="360" loading="lazy" decoding="async" />
          ) : (
            <span class={`tile-state ${run?.status ?? ''}`}>{run && texts.run.status[run.status]}</span>
          )}
          {artifact && state && isUnderWay(state) && <span class="tile-badge">{texts.run.status[state]}</span>}
          {artifact?.publication && <Globe class="tile-public" aria-label={texts.history.public} />}
        </span>
        <strong>
          <bdi>{nameOf(game)}</bdi>
        </strong>
        <span class="dim small">
          {about.map((part) => `${part} · `)}
          <Ago time={game.updatedAt} />
        </span>
        {artifact?.takenDown && <span class="small">{texts.history.takenDown(artifact.takenDown.reason)}</span>}
      </Link>
      {withActions && (
        <div class="tile-foot">
          {game.runCount > 1 ? <VersionsInside game={game} /> : <span />}
          <GameActions game={game} name={nameOf(game)} onDeleted={() => document.getElementById('content')?.focus()} />
        </div>
      )}
    </li>
  );
}

/** What a game is called where its owner sees it. */
export function nameOf({ title, latestRun }: Pick<GameCardFragment, 'title' | 'latestRun'>): string {
  return title ?? latestRun?.prompt ?? '';
}

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'processing', 'canceling']);
function isUnderWay(status: string): boolean {
  return UNDER_WAY.has(status);
}

export function GameTileSkeleton() {
  useAgoSoon();
  return (
    <li class="tile" aria-hidden="true">
      <span class="tile-picture skeleton" />
      <span class="skeleton line" />
    </li>
  );
}
