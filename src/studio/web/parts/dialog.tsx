import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { X } from 'lucide-preact';
import { useMessages } from '../messages/index.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** as wide as lines of code are */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const texts = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // the browser takes the first of all, which is the way out
    dialog?.querySelector<HTMLElement>('.dialog-body > header ~ * :is(button:not([tabindex="-1"]), a, input)')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={texts.close} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
