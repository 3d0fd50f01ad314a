import { useQuery } from '@urql/preact';
import { EditableDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Unread } from '../parts/unread.js';
import { EditForm } from './edit-form.js';
import type { Pointed } from './form.types.js';

interface EditPanelProps {
  readonly artifactId: string;
  readonly pointed: Pointed | undefined;
  /** to where a game is changed by words */
  readonly onWords: () => void;
}

/** "Edit by hand": what of the game can be changed without words. */
export function EditPanel({ artifactId, pointed, onWords }: EditPanelProps) {
  const { edit, loading } = useMessages();
  const [{ data, error }, again] = useQuery({ query: EditableDocument, variables: { artifactId } });
  // busy, the service answers with an error in the place of what can be changed: that is no game without anything to change
  if (!data?.artifact || (error && !data.artifact.editable))
    return error ? (
      <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />
    ) : (
      <div class="skeleton block" role="status" aria-label={loading} />
    );
  const { editable } = data.artifact;
  if (!editable)
    return (
      <section class="stack">
        <h2>{edit.title}</h2>
        <p class="dim">{edit.none}</p>
        <button type="button" class="button" onClick={onWords}>
          {edit.byWords}
        </button>
      </section>
    );
  return <EditForm artifactId={artifactId} design={editable} pointed={pointed} />;
}
