import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

interface FoldProps {
  readonly title: string;
  /** how many of its fields were changed */
  readonly changes: number;
  /** something in it was refused: it is shown */
  readonly wrong: boolean;
  readonly children: ComponentChildren;
}

/** Fields that few want: folded away, unless some of them are changed when the form is opened. */
export function Fold({ title, changes, wrong, children }: FoldProps) {
  const { edit } = useMessages();
  const [open, setOpen] = useState(changes > 0);
  useEffect(() => {
    if (wrong) setOpen(true);
  }, [wrong]);
  return (
    <details class="fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {changes > 0 && <span class="small dim">{edit.changes(changes)}</span>}
      </summary>
      <div class="stack">{children}</div>
    </details>
  );
}
