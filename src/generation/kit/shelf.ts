/** What a player has reached, kept in the browser by a game that no page shows: opened from a disk or at an address of its own. */
import { hasHost, tell } from './messages.js';

export interface Reached {
  best: number;
  level: number;
  stars: number;
}

/** in a page of its own: bots play without one, and keep nothing */
const isAlone = (): boolean => typeof document !== 'undefined' && !hasHost();

/** The shelf of one game. A page that shows the game keeps its own (`messages.ts`), and a browser may refuse: then all is as new. */
export class Shelf {
  private readonly place: string;
  private readonly kept: Partial<Reached>;

  constructor(title: string, seed: number) {
    this.place = `gamewright ${seed} ${title}`;
    this.kept = isAlone() ? this.read() : {};
  }

  /** what was kept before; 0 where nothing was */
  get(what: keyof Reached): number {
    const value = this.kept[what];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  }

  /** Keeps it, or tells the page to. */
  put(what: keyof Reached, value: number): void {
    if (hasHost()) return tell(what, { [what]: value });
    if (!isAlone()) return;
    this.kept[what] = value;
    try {
      localStorage.setItem(this.place, JSON.stringify(this.kept));
    } catch {
      // full or closed: it is known until the page is left
    }
  }

  private read(): Partial<Reached> {
    try {
      return (JSON.parse(localStorage.getItem(this.place) ?? '{}') as Partial<Reached> | null) ?? {};
    } catch {
      return {};
    }
  }
}
