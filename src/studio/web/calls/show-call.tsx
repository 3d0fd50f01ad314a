import type { ComponentType } from 'preact';
import { CodeXml } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import type { ShownCall } from './action.types.js';
import type { CallDialogProps } from './call-dialog.js';

interface ShowCallProps {
  /** asked when it is opened, so that it is called with what the form has then */
  readonly call: () => ShownCall;
}

type DialogOf = ComponentType<CallDialogProps>;

/** Beside an action: how a program does the same. What writes it down is loaded by the first press. */
export function ShowCall({ call }: ShowCallProps) {
  const { api: texts, error } = useMessages();
  const [shown, setShown] = useState<{ readonly call: ShownCall; readonly Dialog: DialogOf } | undefined>();
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    const asked = call();
    setFailed(false);
    try {
      const { CallDialog } = await import('./call-dialog.js');
      setShown({ call: asked, Dialog: CallDialog });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        type="button"
        class="icon-button show-call"
        aria-label={texts.show}
        title={texts.show}
        onClick={() => void open()}
      >
        <CodeXml aria-hidden="true" />
      </button>
      {failed && (
        <span class="bad small" role="alert">
          {error.network}
        </span>
      )}
      {shown && <shown.Dialog call={shown.call} onClose={() => setShown(undefined)} />}
    </>
  );
}
