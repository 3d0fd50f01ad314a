import { useMutation, useQuery } from '@urql/preact';
import { ShowCall } from '../calls/show-call.js';
import { DeleteGameDocument, VersionsDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Dialog } from '../parts/dialog.js';
import { Problem } from '../parts/problem.js';
import type { OwnedGame } from './owned-game.js';

interface DeleteGameProps {
  readonly game: OwnedGame;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what goes with the game, public pages by their address, and asks once more, with the focus on what changes nothing. */
export function DeleteGame({ game, name, onClose, onDeleted }: DeleteGameProps) {
  const { history } = useMessages();
  const texts = history.delete;
  const [{ data: read }] = useQuery({
    query: VersionsDocument,
    variables: { threadId: game.key, after: null },
    requestPolicy: 'cache-and-network',
  });
  const [{ data, error, fetching }, remove] = useMutation(DeleteGameDocument);
  const runs = read?.viewer?.studioRuns?.edges.map(({ node }) => node) ?? [];
  const pages = runs.flatMap(({ artifact }) => artifact?.publication?.publicUrl ?? []);
  const go = async (): Promise<void> => {
    if ((await remove({ id: game.id })).data?.deleteThread?.deletedId != null) onDeleted();
  };
  return (
    <Dialog title={texts.title(name)} onClose={onClose}>
      <div class="stack">
        <p>{texts.goes}</p>
        {pages.length > 0 && (
          <div>
            <p>{texts.unpublishes}</p>
            <ul class="bullets small">
              {pages.map((page) => (
                <li key={page}>{page}</li>
              ))}
            </ul>
          </div>
        )}
        <p class="dim small">{texts.stays}</p>
        <Problem error={error} refused={data?.deleteThread?.userErrors} />
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {texts.keep}
          </button>
          <button type="button" class="button danger" {...busy(fetching)} onClick={() => !fetching && void go()}>
            {fetching ? texts.deleting : texts.sure}
          </button>
          <ShowCall call={() => ({ action: 'DeleteGame', variables: { id: game.id } })} />
        </div>
      </div>
    </Dialog>
  );
}
