import { useEffect, useState } from 'preact/hooks';

/**
 * What is being typed, kept for this tab until `clear`: a reload, a sign-in or an error loses none of it.
 * `key`: which field. Storage may be closed to the page; then it lives as long as the page.
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void, clear: () => void] {
  const name = `draft:${key}`;
  const [text, setText] = useState(() => read(name));
  useEffect(() => setText(read(name)), [name]);
  const keep = (next: string): void => {
    setText(next);
    write(name, next);
  };
  return [text, keep, () => keep('')];
}

/** The same from outside the field, before it is shown: `change` gets what is kept, and gives what to keep. */
export function changeDraft(key: string, change: (text: string) => string): void {
  const name = `draft:${key}`;
  write(name, change(read(name)));
}

function write(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // closed or full: nothing else depends on it
  }
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
