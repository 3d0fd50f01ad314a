import { useQuery } from '@urql/preact';
import { useEffect } from 'preact/hooks';
import { ModelAttemptsDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

interface ModelAttemptsProps {
  readonly runId: string;
  /** changes where there may be more of them: the run is on its way */
  readonly stage?: string | null | undefined;
}

/** Which models were asked for the run, and what became of each; nothing where none was. */
export function ModelAttempts({ runId, stage }: ModelAttemptsProps) {
  const { modelAttempts } = useMessages().game;
  const [{ data }, read] = useQuery({
    query: ModelAttemptsDocument,
    variables: { id: runId },
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (stage) read({ requestPolicy: 'network-only' });
  }, [stage]);
  const attempts = data?.studioRun?.attempts ?? [];
  if (attempts.length === 0) return null;
  return (
    <>
      <h2>{modelAttempts.title}</h2>
      <ul class="checks">
        {attempts.map(({ id, provider, model, outcome, inputTokens, outputTokens }) => (
          <li key={id}>
            <span>
              {`${provider}/${model}`}
              <span class="dim small block">
                {outcome ? modelAttempts.outcomes[outcome] : modelAttempts.atWork}
                {inputTokens + outputTokens > 0 && ` ${modelAttempts.tokens(inputTokens, outputTokens)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
