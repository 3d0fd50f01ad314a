import { Undo2 } from 'lucide-preact';
import { useMessages } from '../messages/index.js';

interface PutBackProps {
  /** what it is called */
  readonly label: string;
  /** the field, which has the focus when the button is gone */
  readonly field: string;
  readonly onBack: () => void;
}

/** Beside a field that was changed: as the game has it again. */
export function PutBack({ label, field, onBack }: PutBackProps) {
  const text = useMessages().edit.putBack(label);
  return (
    <button
      type="button"
      class="icon-button put-back"
      aria-label={text}
      title={text}
      onClick={() => {
        onBack();
        document.getElementById(field)?.focus();
      }}
    >
      <Undo2 aria-hidden="true" />
    </button>
  );
}
