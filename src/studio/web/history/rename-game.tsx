import { useMutation } from '@urql/preact';
import { useId, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { RenameGameDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Dialog } from '../parts/dialog.js';
import { Problem } from '../parts/problem.js';
import type { OwnedGame } from './owned-game.js';

interface RenameGameProps {
  readonly game: OwnedGame;
  readonly name: string;
  readonly onClose: () => void;
}

/** A title of the owner's, beside the game's own, which comes back where the field is left empty. */
export function RenameGame({ game, name, onClose }: RenameGameProps) {
  const { history } = useMessages();
  const texts = history.rename;
  const [title, setTitle] = useState(name);
  const [{ data, error, fetching }, rename] = useMutation(RenameGameDocument);
  const [input, hint] = [useId(), useId()];
  const save = async (): Promise<void> => {
    // unchanged, it would become a title of the owner's
    if (title === name) return onClose();
    if ((await rename({ id: game.id, title })).data?.renameThread?.thread) onClose();
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!fetching) void save();
        }}
      >
        <div class="field">
          <label for={input}>{texts.label}</label>
          <input
            id={input}
            value={title}
            maxLength={120}
            aria-describedby={hint}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
          <p class="small dim" id={hint}>
            {texts.hint}
          </p>
        </div>
        <Problem error={error} refused={data?.renameThread?.userErrors} />
        <div class="row">
          <button type="submit" class="button primary" {...busy(fetching)}>
            {texts.save}
          </button>
          <ShowCall call={() => ({ action: 'RenameGame', variables: { id: game.id, title } })} />
        </div>
      </form>
    </Dialog>
  );
}
