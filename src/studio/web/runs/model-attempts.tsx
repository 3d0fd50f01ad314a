import { useQuery } from '@urql/preact';
import { ModelAttemptsDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

interface ModelAttemptsProps {
  readonly runId: string;
}

/** Which models were asked for the run, and what became of each; nothing where none was. */
export function ModelAttempts({ runId }: ModelAttemptsProps) {
  const { modelAttempts } = useMessages().game;
  const [{ data }] = useQuery({ query: ModelAttemptsDocument, variables: { id: runId } });
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
