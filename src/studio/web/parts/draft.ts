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
    try {
      if (next === '') sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, next);
    } catch {
      // closed or full: nothing else depends on it
    }
  };
  return [text, keep, () => keep('')];
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
