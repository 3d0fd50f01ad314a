import type { RunPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';
import type { RunEvent } from './live-run.js';
import { stageOf } from './said.js';

interface RunLogProps {
  readonly run: Pick<RunPartsFragment, 'byHand'>;
  readonly events: readonly RunEvent[];
}

/** Everything that happened to a run, with its times, folded away. */
export function RunLog({ run, events }: RunLogProps) {
  const texts = useMessages();
  const format = new Intl.DateTimeFormat(texts.lang, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return (
    <details class="log fold">
      <summary>{texts.game.log.title}</summary>
      {/* it scrolls, so keys must reach it */}
      <ol tabIndex={0}>
        {events.map((event) => (
          <li key={event.seq}>
            <time class="dim small" dateTime={event.at}>
              {format.format(new Date(event.at))}
            </time>
            <span>{tell(run, event, texts)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function tell(run: RunLogProps['run'], event: RunEvent, texts: Messages): string {
  const {
    game: { log },
    lang,
    failures,
  } = texts;
  switch (event.__typename) {
    case 'StudioRunProgressed':
      // what the service says beside the stage is English
      return (lang === 'en' && event.message) || stageOf(run, event.stage, texts);
    case 'StudioRunStarted':
      return log.started(event.attempt);
    case 'StudioRunRequeued':
      return log.requeued(event.attempt);
    case 'StudioRunFailed':
      return log.failed(lang === 'en' ? event.failure.message : failures[event.failure.reason]);
    case 'StudioRunAccepted':
      return log.accepted;
    case 'StudioRunCancelRequested':
      return log.cancelRequested;
    case 'StudioRunCanceled':
      return log.canceled;
    default:
      return log.completed;
  }
}
