import { ChevronDown, ChevronUp } from 'lucide-preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useMessages } from '../../messages/index.js';
import { MOST_HITS, type Hit } from './find-in-files.js';

interface CodeSearchProps {
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
  readonly hits: readonly Hit[];
  /** which of them is shown */
  readonly at: number;
  readonly onShow: (at: number) => void;
}

/** The search in all files. Enter goes to the next hit, with Shift to the one before; after the last comes the first. */
export function CodeSearch({ wanted, onWanted, hits, at, onShow }: CodeSearchProps) {
  const { code: texts } = useMessages().game;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const step = (by: number): void => {
    if (hits.length > 0) onShow((at + by + hits.length) % hits.length);
  };
  useEffect(() => {
    // it comes after the dialog has given the focus away; a phone's keyboard would hide the files
    if (!matchMedia('(hover: none)').matches) input.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, hits]);
  const any = wanted.trim() !== '';
  return (
    <>
      <div class="code-search" role="search">
        <label class="visually-hidden" for={id}>
          {texts.search}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          enterkeyhint="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={wanted}
          placeholder={texts.search}
          onInput={({ currentTarget }) => onWanted(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
          }}
        />
        <span class="small dim" role="status">
          {any && (hits.length === 0 ? texts.none : texts.found(at + 1, hits.length, hits.length === MOST_HITS))}
        </span>
        {any && (
          <>
            <button
              type="button"
              class="icon-button"
              aria-label={texts.previous}
              disabled={hits.length < 2}
              onClick={() => step(-1)}
            >
              <ChevronUp aria-hidden="true" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={texts.next}
              disabled={hits.length < 2}
              onClick={() => step(1)}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {any && hits.length > 0 && (
        <ul class="code-list code-hits" aria-label={texts.search} ref={list}>
          {hits.map(({ path, line, excerpt }, index) => (
            <li key={index}>
              <button type="button" aria-current={index === at} onClick={() => onShow(index)}>
                <bdi>
                  {path}:{line}
                </bdi>
                <code dir="ltr">{excerpt}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
