/** How it is steered, for the title card: keys as the design names them, or what is on the glass where there is no keyboard. */
import type { GameDesign, Glass } from '../design.js';
import { ICONS } from './elements.js';
import type { Touch } from './types.js';

const icon = (inside: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;
const STICK = icon('<circle cx="12" cy="12" r="9"/><circle cx="15" cy="10" r="3.500" fill="currentColor"/>');
const DRAG = icon('<path d="M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4"/><circle cx="12" cy="12" r="3" fill="currentColor"/>');
const SWIPE = icon('<path d="M12 2v20M2 12h20M9 5l3-3 3 3M9 19l3 3 3-3M5 9l-3 3 3 3M19 9l3 3-3 3"/>');
const TAP = icon('<circle cx="12" cy="12" r="3" fill="currentColor"/><circle cx="12" cy="12" r="8" opacity=".6"/>');

/** one line: `sign` is safe HTML of ours, `key` a text of the design */
export interface HowTo {
  readonly sign?: string;
  readonly key?: string;
  readonly action: string;
  /** what every game has, shown by a sign in the place of its words, so that the keys of this one stand out */
  readonly menu?: string;
}

/** signs of what every game has a key for */
const MENU: Readonly<Record<string, string>> = {
  R: icon('<path d="M19 12a7 7 0 1 1-2.200-5.100M17 2v5h-5"/>'),
  P: ICONS.pause,
  M: ICONS.sound,
};

/** letters are for what has a button on the screen (restart, pause, sound), a row of them for a second player at the keyboard */
const LETTER = /^[A-Z](?:$| [A-Z] )/u;

/**
 * The design's lines are for keys; each may say what a finger does instead. Where none does, the first says how to move, by what the kind offers, or by dragging
 * where there is more to do than tap; the others follow the buttons, and where there are more lines than buttons, the first of them is what a finger does anywhere: aiming.
 */
export function howTo(design: GameDesign, touch: Touch, coarse: boolean): HowTo[] {
  if (!coarse)
    return design.controls.map(({ key, action, glass }) => {
      const menu = glass === 'none' ? MENU[key] : undefined;
      return { key, action, ...(menu ? { menu } : {}) };
    });
  const round = (sign: string): string => `<b class="round">${sign}</b>`;
  if (design.controls.some(({ glass }) => glass !== undefined)) {
    const signs: Readonly<Record<Exclude<Glass, 'none'>, string>> = {
      stick: STICK,
      sides: round('◀') + round('▶'),
      drag: DRAG,
      swipe: SWIPE,
      tap: TAP,
      up: round('↑'),
      down: round('↓'),
      a: touch.a === undefined ? TAP : round(touch.a),
      b: touch.b === undefined ? TAP : round(touch.b),
    };
    return design.controls.flatMap(({ glass = 'none', action }) =>
      glass === 'none' ? [] : [{ sign: signs[glass], action }],
    );
  }
  const lines = design.controls.filter((line) => !LETTER.test(line.key));
  const moving = { stick: STICK, sides: round('◀') + round('▶'), swipe: SWIPE, none: lines.length > 1 ? DRAG : TAP };
  const buttons = [touch.a, touch.b].flatMap((sign) => (sign === undefined ? [] : [round(sign)]));
  // lines of one key, jump and jump again, are of one button
  const keys = [...new Set(lines.map(({ key }) => key))];
  const signs = keys.map((_, i) => {
    if (i === 0) return moving[touch.move];
    return keys.length - i > buttons.length ? TAP : (buttons.shift() ?? TAP);
  });
  return lines.map(({ key, action }) => ({ sign: signs[keys.indexOf(key)] ?? TAP, action }));
}
