import { Wrench } from 'lucide-preact';
import { useMake } from '../compose/use-make.js';
import type { RunPartsFragment } from '../generated/operations.js';
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
  const fix = (): void => {
    if (making) return;
    void make({
      prompt: texts.prompt,
      intent: 'fix',
      mode: run.mode,
      assetMode: run.assetMode,
      parentRunId: run.id,
      artifact: { artifactId, runtimeErrors: faults.map((text) => text || texts.empty) },
    });
  };
  const price = service?.prices.find(({ mode }) => mode === run.mode)?.credits;
  return (
    <section class="fix" aria-labelledby="fix-title">
      <h3 id="fix-title">{texts.title}</h3>
      <p class="small">{texts.text}</p>
      <button type="button" class="button" {...busy(making)} onClick={fix}>
        <Wrench aria-hidden="true" />
        {making ? compose.making : texts.submit(price === undefined ? undefined : credits(price))}
      </button>
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
