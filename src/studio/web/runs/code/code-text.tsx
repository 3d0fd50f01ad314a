import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChevronLeft, ChevronRight } from 'lucide-preact';
import { useMessages } from '../../messages/index.js';
import { CopyButton } from '../../parts/copy-button.js';
import { linesOf } from './code-lines.js';
import { coloursOf, type Coloured } from './colours.js';
import type { Hit } from './find-in-files.js';
import { partAt, partsOf } from './text-parts.js';

interface CodeTextProps {
  readonly path: string;
  readonly text: string;
  /** in this file: shown and marked */
  readonly hit: Hit | undefined;
}

/** The text of one file with its line numbers: one part at a time, first without its colours, which come when they are known. */
export function CodeText({ path, text, hit }: CodeTextProps) {
  const { code: texts } = useMessages().game;
  const parts = useMemo(() => partsOf(text), [text]);
  const [at, setAt] = useState(0);
  const [coloured, setColoured] = useState<
    { readonly of: object; readonly colours: readonly Coloured[] } | undefined
  >();
  const box = useRef<HTMLPreElement>(null);
  const part = parts[at] ?? parts[0]!;
  const colours = coloured?.of === part ? coloured.colours : [];
  useEffect(() => {
    if (hit) setAt(partAt(parts, hit.from));
  }, [hit]);
  useEffect(() => {
    const leaving = new AbortController();
    coloursOf({ path, text }, part, leaving.signal).then(
      (found) => leaving.signal.aborted || setColoured({ of: part, colours: found }),
      // a text that a parser gives up on is shown as it is
      () => undefined,
    );
    return () => leaving.abort();
  }, [path, part]);
  useEffect(() => {
    const mark = box.current?.querySelector('mark');
    if (mark) mark.scrollIntoView({ block: 'center' });
    else box.current?.scrollTo(0, 0);
  }, [hit, part]);
  const lines = useMemo(() => linesOf(text, part, colours, hit), [text, part, colours.length, hit]);
  return (
    <div class="code-text">
      <div class="code-head">
        <h3 dir="ltr">{path}</h3>
        {parts.length > 1 && (
          <div class="code-steps">
            <button
              type="button"
              class="icon-button"
              aria-label={texts.back}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <span class="small dim" role="status">
              {texts.part(at + 1, parts.length)}
            </span>
            <button
              type="button"
              class="icon-button"
              aria-label={texts.on}
              disabled={at === parts.length - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        )}
        <CopyButton key={path} text={text} label={texts.copy} />
      </div>
      <pre tabIndex={0} aria-label={path} ref={box}>
        {lines.map(({ number, pieces }, index) => (
          <span key={index} class="code-line" data-line={number}>
            {pieces.map((piece, place) =>
              piece.found ? (
                <mark key={place} class={piece.kind}>
                  {piece.text}
                </mark>
              ) : piece.kind === undefined ? (
                piece.text
              ) : (
                <span key={place} class={piece.kind}>
                  {piece.text}
                </span>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  );
}
