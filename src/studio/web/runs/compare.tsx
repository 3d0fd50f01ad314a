import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { ArrowLeft } from 'lucide-preact';
import { Link, useLocation } from 'wouter-preact';
import { RunViewDocument, type RunViewPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';
import { Unread } from '../parts/unread.js';
import { ChangeList } from './changes.js';
import { CodeDiff } from './code-diff.js';
import { comparePath } from './compare-path.js';
import { differences } from './differences.js';
import { Player } from './player.js';
import { RestoreVersion } from './restore-version.js';
import { saidOf } from './said.js';
import { useRun } from './use-run.js';
import { useVersions } from './use-versions.js';
import type { Version } from './version-line.js';

interface CompareProps {
  /** a run of the thread, as the address has it; the other one stands before `?with=` */
  readonly left: string;
  readonly right: string;
}

/** What a manifest says of a game that a model wrote: its code tells what changed, since it has no reading. */
const WRITTEN = 'model';

/** Two versions of a game beside each other, both playable, and what changed from the one to the other in words. */
export function Compare({ left, right }: CompareProps) {
  const { game } = useMessages();
  const texts = game.compare;
  const { run: to, error, reload } = useRun(right);
  const [{ data }] = useQuery({ query: RunViewDocument, variables: { id: left } });
  const from = data?.studioRun;
  const versions = useVersions(to?.threadId ?? '').filter(({ run }) => run.artifact);
  // which of the two has keyboard and sound: the one that was clicked last
  const [active, setActive] = useState('');
  const [, go] = useLocation();
  useTitle(texts.title);
  useEffect(() => scrollTo(0, 0), []);
  if (!to) return error ? <Unread error={error} onAgain={() => void reload()} /> : <Wait />;
  const changes =
    from?.artifact?.reading && to.artifact?.reading && differences(from.artifact.reading, to.artifact.reading);
  const written = [from?.artifact, to.artifact].every((artifact) => artifact?.manifest['engine'] === WRITTEN);
  const numberOf = (id: string): string => {
    const number = versions.find(({ run }) => run.id === id)?.number;
    return number === undefined ? '…' : game.versions.version(number);
  };
  const side = { versions, active, onActive: setActive };
  return (
    <section class="compare">
      <header class="section-head">
        <h1>{texts.title}</h1>
        <Link href={`/runs/${right}`} class="quiet">
          <ArrowLeft aria-hidden="true" />
          {texts.back}
        </Link>
      </header>
      <div class="compare-sides">
        <Side {...side} label={texts.left} id={left} other={right} onChoose={(id) => go(comparePath(id, right))} />
        <Side {...side} label={texts.right} id={right} other={left} onChoose={(id) => go(comparePath(left, id))} />
      </div>
      <section class="compare-words" aria-live="polite">
        {changes && (
          <>
            <h2>{texts.changes(numberOf(left), numberOf(right))}</h2>
            {changes.length > 0 ? <ChangeList changes={changes} /> : <p class="dim">{texts.same}</p>}
          </>
        )}
        {written && from?.artifact && to.artifact && (
          <CodeDiff key={`${left} ${right}`} from={from.artifact.id} to={to.artifact.id} />
        )}
      </section>
    </section>
  );
}

function Wait() {
  const { loading } = useMessages();
  return <div class="stage skeleton" role="status" aria-busy="true" aria-label={loading} />;
}

interface SideProps {
  readonly label: string;
  readonly id: string;
  readonly other: string;
  readonly versions: readonly Version[];
  readonly active: string;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string) => void;
}

/** One version: which it is, its game, and the way back to it where the game is another one now. */
function Side({ label, id, other, versions, active, onActive, onChoose }: SideProps) {
  const texts = useMessages();
  const { game } = texts;
  const { run, error, reload } = useRun(id);
  return (
    <section class="compare-side" aria-label={label}>
      <select aria-label={label} value={id} onChange={({ currentTarget: { value } }) => onChoose(value)}>
        {versions.map(({ run: each, number }) => (
          <option key={each.id} value={each.id} disabled={each.id === other}>
            {game.compare.option(number ?? 0, saidOf(each, texts))}
          </option>
        ))}
      </select>
      {run ? (
        <Game key={id} run={run} reload={reload} active={active} onActive={onActive} />
      ) : error ? (
        <Unread error={error} onAgain={() => void reload()} />
      ) : (
        <Wait />
      )}
      {run && <RestoreVersion run={run} />}
    </section>
  );
}

interface GameProps extends Pick<SideProps, 'active' | 'onActive'> {
  readonly run: RunViewPartsFragment;
  readonly reload: () => Promise<RunViewPartsFragment | undefined>;
}

/** Errors are told where they can be fixed: on the version's own page. */
const ignore = (): void => undefined;

function Game({ run, reload, active, onActive }: GameProps) {
  const { game } = useMessages();
  const { artifact } = run;
  if (!artifact?.previewUrl) return <p class="empty">{game.playing.noPreview}</p>;
  return (
    <Player
      title={artifact.title}
      artifactId={artifact.id}
      url={artifact.previewUrl}
      code={artifact}
      renew={async () => (await reload())?.artifact?.previewUrl ?? undefined}
      soundKey={undefined}
      onError={ignore}
      faults={0}
      onShowFaults={ignore}
      onInside={() => onActive(run.id)}
      paused={active !== '' && active !== run.id}
    />
  );
}
