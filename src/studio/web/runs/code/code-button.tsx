import { CodeXml } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { useMessages } from '../../messages/index.js';
import { later } from '../../parts/later.js';
import type { CodeDialogProps } from './code-dialog.js';

/** With its parsers, more than the rest of the page: few want to read code. */
const CodeDialog = later(async () => (await import('./code-dialog.js')).CodeDialog);

/** Opens the files of a game. */
export function CodeButton({ artifact }: Pick<CodeDialogProps, 'artifact'>) {
  const { code: texts } = useMessages().game;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet code-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CodeXml aria-hidden="true" />
        <span>{texts.open}</span>
      </button>
      {open && <CodeDialog artifact={artifact} onClose={() => setOpen(false)} />}
    </>
  );
}
