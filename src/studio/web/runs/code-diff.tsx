import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { ArtifactDiffDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Unread } from '../parts/unread.js';

interface CodeDiffProps {
  /** ids of artifacts that a model wrote */
  readonly from: string;
  readonly to: string;
}

/** What a change did to the code of a game that a model wrote. Compared when it is opened: few want to see it. */
export function CodeDiff({ from, to }: CodeDiffProps) {
  const texts = useMessages().game.compare.code;
  const [open, setOpen] = useState(false);
  const [{ data, error, fetching }, again] = useQuery({
    query: ArtifactDiffDocument,
    variables: { from, to },
    pause: !open,
  });
  const diff = data?.artifactDiff;
  return (
    <details class="fold code-diff" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      <div class="stack" aria-live="polite" aria-busy={fetching}>
        {error && <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />}
        {diff?.patch === '' && <p class="dim">{texts.same}</p>}
        {data && diff?.patch == null && <p class="dim">{texts.tooMuch}</p>}
        {diff?.patch && (
          <>
            <p class="small dim">{texts.counts(diff.added ?? 0, diff.removed ?? 0)}</p>
            <pre tabIndex={0} aria-label={texts.title}>
              {linesOf(diff.patch).map((line, at) => (
                <Line key={at} line={line} />
              ))}
            </pre>
          </>
        )}
      </div>
    </details>
  );
}

/** Without the two lines that name the files: both are the game's page. */
const linesOf = (patch: string): string[] => patch.trimEnd().split('\n').slice(2);

function Line({ line }: { readonly line: string }) {
  const text = `${line}\n`;
  if (line.startsWith('+')) return <ins>{text}</ins>;
  if (line.startsWith('-')) return <del>{text}</del>;
  return <span class={line.startsWith('@@') ? 'dim' : undefined}>{text}</span>;
}
