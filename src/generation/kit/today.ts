/** The game of the day: its date decides the seed, so that everybody plays the same levels until midnight. */
import { el, ICONS } from './elements.js';

/** The date where the player is, as "2026-11-25". */
export const today = (): string => new Date().toLocaleDateString('sv');

/** "Today" and the date in the game's language, as the browser knows both. */
export function todayButton(lang: string, act: () => void): HTMLElement {
  const button = el('button', 'again today');
  button.innerHTML = ICONS.calendar;
  const word = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'day');
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format();
  button.append(el('span', '', word), el('span', '', date));
  button.addEventListener('click', (e) => {
    e.stopPropagation();
    act();
  });
  return button;
}
