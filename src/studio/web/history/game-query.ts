/** What of one's games is shown, kept in the address behind `?`, so that Back, a reload or a link shows the same. */
import { useEffect, useState } from 'preact/hooks';
import type { GameKind, ThreadSort } from '../generated/operations.js';

export interface GameQuery {
  readonly search: string;
  readonly kinds: readonly GameKind[];
  readonly sort: ThreadSort;
}

export const SORTS = ['changed', 'created', 'title'] as const satisfies readonly ThreadSort[];

/** `isKind`: which words are kinds; anything else in the address is left out. */
export function readQuery(address: string, isKind: (word: string) => boolean): GameQuery {
  const params = new URLSearchParams(address);
  const kinds = (params.get('kinds') ?? '').split(',').filter(isKind) as GameKind[];
  return {
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    kinds: [...new Set(kinds)],
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'changed',
  };
}

/** What the server takes. */
export const LONGEST_SEARCH = 100;

/** The part of the address behind `?`, without what is as usual. */
export function writeQuery({ search, kinds, sort }: GameQuery): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (kinds.length > 0) params.set('kinds', kinds.join(','));
  if (sort !== 'changed') params.set('sort', sort);
  return params.toString();
}

export function useGameQuery(isKind: (word: string) => boolean): [GameQuery, (next: GameQuery) => void] {
  const [query, setQuery] = useState(() => readQuery(location.search, isKind));
  return [
    query,
    (next) => {
      setQuery(next);
      const text = writeQuery(next);
      // replaced, not added: Back leaves the page instead of walking through letters
      history.replaceState(history.state, '', text === '' ? location.pathname : `?${text}`);
    },
  ];
}

/** `value` once it has stayed the same for a moment: not every letter of a search is asked for. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
