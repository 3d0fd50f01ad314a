import { Wrench } from 'lucide-preact';
import { ShowCall } from '../calls/show-call.js';
import { useMake } from '../compose/use-make.js';
import type { CreateStudioRunInput, RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { useSession } from '../session/session.js';

interface FixFaultsProps {
  readonly run: RunPartsFragment;
  readonly artifactId: string;
  readonly faults: readonly string[];
}

/** Errors that the game reported while it was played, and one press that has them mended. */
export function FixFaults({ run, artifactId, faults }: FixFaultsProps) {
  const { compose, credits, game } = useMessages();
  const { fix: texts } = game.change;
  const { service } = useSession();
  const { make, making, error, refused } = useMake();
  const input: CreateStudioRunInput = {
    prompt: texts.prompt,
    intent: 'fix',
    mode: run.mode,
    assetMode: run.assetMode,
    parentRunId: run.id,
    artifact: { artifactId, runtimeErrors: faults.map((text) => text || texts.empty) },
  };
  const fix = (): void => {
    if (!making) void make(input);
  };
  const price = service?.prices.find(({ mode }) => mode === run.mode)?.credits;
  return (
    <section class="fix" aria-labelledby="fix-title">
      <h3 id="fix-title">{texts.title}</h3>
      <p class="small">{texts.text}</p>
      <div class="row">
        <button type="button" class="button" {...busy(making)} onClick={fix}>
          <Wrench aria-hidden="true" />
          {making ? compose.making : texts.submit(price === undefined ? undefined : credits(price))}
        </button>
        <ShowCall call={() => ({ action: 'CreateRun', variables: { input } })} />
      </div>
      <details class="fold">
        <summary>{texts.details}</summary>
        <ul class="faults-list">
          {faults.map((text) => (
            <li key={text}>
              <code>{text || texts.empty}</code>
            </li>
          ))}
        </ul>
      </details>
      <Problem error={error} refused={refused} />
    </section>
  );
}
