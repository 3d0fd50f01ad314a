import { useQuery } from '@urql/preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { PicturesDocument, type PicturePartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Dialog } from '../parts/dialog.js';
import { Problem } from '../parts/problem.js';
import { stepIn } from './grid-steps.js';

interface PicturePickerProps {
  /** whose picture it is */
  readonly who: string;
  readonly current: string;
  readonly onPick: (picture: PicturePartsFragment) => void;
  readonly onClose: () => void;
}

/** As long as a finger rests between two letters. */
const REST_MS = 200;

/**
 * Pictures by a word. Down goes from the word to the pictures, arrows go about among them, Enter takes one; in the field it
 * takes the first. Before a word is typed, those like the present one are shown.
 */
export function PicturePicker({ who, current, onPick, onClose }: PicturePickerProps) {
  const { edit, lang } = useMessages();
  const [word, setWord] = useState('');
  const search = useRested(word.trim());
  const [{ data, error, fetching, stale }] = useQuery({
    query: PicturesDocument,
    variables: search === '' ? { search: plainName(current), language: 'en' } : { search, language: lang },
  });
  const pictures = data?.designPictures ?? [];
  const settled = !fetching && !stale && search === word.trim();
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [data]);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const go = (to: number): void => {
    setAt(to);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  const onListKey = (event: KeyboardEvent): void => {
    const boxes = [...(list.current?.children ?? [])] as HTMLElement[];
    if (event.key === 'Enter' || event.key === ' ') {
      if (pictures[at]) onPick(pictures[at]);
    } else {
      const to = stepIn(boxes, at, event.key);
      if (to === undefined) return;
      if (to < 0) field.current?.focus();
      else go(to);
    }
    event.preventDefault();
  };
  return (
    <Dialog title={edit.pictures.choose(who)} onClose={onClose}>
      <div class="field">
        <label for={id}>{edit.pictures.search}</label>
        <input
          id={id}
          ref={field}
          type="search"
          dir="auto"
          autocomplete="off"
          enterkeyhint="search"
          aria-controls={`${id}-list`}
          value={word}
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && pictures.length > 0) go(at);
            else if (event.key === 'Enter' && settled && pictures[0]) onPick(pictures[0]);
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div class="edit-found">
        <p class="small dim" role="status">
          {settled && pictures.length === 0 && !error ? edit.pictures.none : ''}
        </p>
        {pictures.length > 0 && (
          <ul
            id={`${id}-list`}
            class="edit-pictures"
            role="listbox"
            aria-label={edit.pictures.found}
            aria-busy={!settled}
            ref={list}
            onKeyDown={onListKey}
          >
            {pictures.map((picture, index) => (
              <li
                key={picture.sprite}
                role="option"
                tabIndex={index === at ? 0 : -1}
                aria-selected={picture.sprite === current}
                title={picture.name}
                onClick={() => onPick(picture)}
                onFocus={() => setAt(index)}
              >
                <img src={picture.dataUrl} alt={picture.name} width="44" height="44" />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Problem error={error} />
    </Dialog>
  );
}

const plainName = (picture: string): string => picture.replace(/^\w+:/u, '').replaceAll('-', ' ');

/** A text once it has rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
