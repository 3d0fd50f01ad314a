import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { PromptBox } from '../compose/prompt-box.js';
import { RunDocument } from '../generated/operations.js';
import { codeOf } from '../graphql/client.js';
import { useMessages } from '../messages/index.js';
import { Problem } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { isFinal, useRunEvents } from './live-run.js';
import { Player } from './player.js';
import { Progress } from './progress.js';

/** One run: on its way, then the game and everything that can be done with it. */
export function RunPage({ id }: { readonly id: string }) {
  const texts = useMessages();
  const [, go] = useLocation();
  const [{ data, error, fetching }, read] = useQuery({
    query: RunDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const events = useRunEvents(id);
  const run = data?.studioRun ?? undefined;
  const done = events.at(-1)?.type === 'completed';
  useTitle(run?.artifact?.title ?? run?.prompt.slice(0, 60) ?? texts.loading);
  // the event tells that there is a game; where it plays is read once
  useEffect(() => {
    if (done && !run?.artifact) read({ requestPolicy: 'network-only' });
  }, [done, run?.artifact?.id]);

  if (!run) {
    if (error && codeOf(error) === 'studio_run_not_found') return <p class="empty">{texts.run.notFound}</p>;
    if (error) return <Problem error={error} />;
    return <div class="stage skeleton" aria-busy={fetching} aria-label={texts.loading} />;
  }
  const { artifact } = run;
  return (
    <div class="run">
      <div class="run-stage">
        <h1>{artifact?.title ?? run.prompt}</h1>
        {artifact?.previewUrl ? (
          <Player title={artifact.title} source={artifact.previewUrl} scoreKey={artifact.id} />
        ) : (
          <div class="stage">
            {isFinal(run.status) && run.status !== 'completed' ? (
              <p>
                {run.failure?.message ?? texts.run.status[run.status]} {texts.run.released}
              </p>
            ) : (
              <Progress run={run} events={events} />
            )}
          </div>
        )}
      </div>
      <aside class="run-side">
        {artifact && (
          <PromptBox
            key={run.id}
            parent={{ id: run.id, mode: run.mode, artifactId: artifact.id }}
            onCreated={(made) => go(`/runs/${made.id}`)}
          />
        )}
      </aside>
    </div>
  );
}
