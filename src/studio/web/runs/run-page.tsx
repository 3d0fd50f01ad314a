import { useEffect, useRef, useState } from 'preact/hooks';
import { codeOf } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';
import { Unread } from '../parts/unread.js';
import { useTitle } from '../parts/title.js';
import { Ended } from './ended.js';
import { isFinal } from './live-run.js';
import { Made } from './made.js';
import { RequestPanel } from './request-panel.js';
import { RunSkeleton } from './run-skeleton.js';
import { saidOf } from './said.js';
import { UnderWay } from './under-way.js';
import { RunTitle } from './run-title.js';
import { useCancel } from './use-cancel.js';
import { useRun } from './use-run.js';
import { Versions } from './versions.js';

/** One run: on its way, then the game and everything that can be done with it, each in the same place. */
export function RunPage({ id }: { readonly id: string }) {
  const texts = useMessages();
  const { run, error, events, reload } = useRun(id);
  const cancel = useCancel(id, () => void reload());
  const wasUnderWay = useRef(false);
  const [edit, setEdit] = useState<{ text: string } | undefined>();
  useTitle(
    run?.thread?.customTitle ?? run?.artifact?.title ?? (run && saidOf(run, texts).slice(0, 60)) ?? texts.loading,
  );
  useEffect(() => scrollTo(0, 0), []);

  if (!run) {
    if (error && codeOf(error) === 'studio_run_not_found')
      return (
        <section class="empty">
          <h1>{texts.run.notFound}</h1>
        </section>
      );
    if (!error) return <RunSkeleton />;
    return <Unread error={error} onAgain={() => void reload()} />;
  }
  const note = cancel.late && (
    <p class="too-late small" role="alert">
      {texts.game.underWay.late}
    </p>
  );
  if (run.artifact) return <Made run={run} artifact={run.artifact} events={events} reload={reload} note={note} />;
  const fruitless = isFinal(run.status) && run.status !== 'completed';
  wasUnderWay.current ||= !fruitless;
  return (
    <div class="run">
      <div class="run-stage">
        <RunTitle run={run} name={run.thread?.customTitle ?? saidOf(run, texts)} />
        {fruitless ? (
          <Ended run={run} justNow={wasUnderWay.current} onEdit={() => setEdit({ text: run.prompt })} />
        ) : (
          <UnderWay run={run} events={events} cancel={cancel} unread={error !== undefined} />
        )}
        {note}
        <Versions threadId={run.threadId} current={run.id} onNext={undefined} />
      </div>
      <aside class="run-side" aria-label={texts.game.tabs}>
        <RequestPanel run={run} events={events} edit={edit} />
      </aside>
    </div>
  );
}
