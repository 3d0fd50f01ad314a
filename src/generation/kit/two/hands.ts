/**
 * The devices of two players at one screen. The first has W A S D with Space and E, the first gamepad and the first half of the glass; the second has
 * the arrows or I J K L with Enter or U and the right Shift or O, the second gamepad and the other half. The engine's own reading knows only one player.
 */
import { readGamepad } from '../gamepads.js';
import { mergePads, newPad } from '../pad.js';
import { of } from '../of.js';
import type { Session } from '../session.js';
import type { Button, Hands, Kind, Pad } from '../types.js';
import { halfAt } from './halves.js';
import type { Two } from './seats.js';

const KEYS: readonly (readonly (readonly [Button, readonly string[]])[])[] = [
  [
    ['left', ['KeyA']],
    ['right', ['KeyD']],
    ['up', ['KeyW']],
    ['down', ['KeyS']],
    ['a', ['Space']],
    ['b', ['KeyE', 'ShiftLeft']],
  ],
  [
    ['left', ['ArrowLeft', 'KeyJ']],
    ['right', ['ArrowRight', 'KeyL']],
    ['up', ['ArrowUp', 'KeyI']],
    ['down', ['ArrowDown', 'KeyK']],
    ['a', ['Enter', 'NumpadEnter', 'KeyU']],
    ['b', ['ShiftRight', 'KeyO']],
  ],
];

/** CSS pixels: a stick's reach, a flick's, and as far as a finger that taps may go; and a tap's longest, in milliseconds */
const REACH = 46;
const FLICK = 22;
const TAP_FAR = 12;
const TAP_LONG = 220;
/** frames that a tap presses its button */
const PRESSED = 4;

/** The fingers and the mouse of one half. */
interface Glass {
  readonly pad: Pad;
  lead: { readonly id: number; x: number; y: number; readonly at: number } | null;
  /** another finger in the same half: the button */
  others: Set<number>;
  flick: 'left' | 'right' | 'up' | 'down' | null;
  tapped: number;
  at: { x: number; y: number; down: boolean } | null;
}

const newGlass = (): Glass => ({ pad: newPad(), lead: null, others: new Set(), flick: null, tapped: 0, at: null });

/** Listens to every device; what it gives is called once a frame and fills the pads of the match. */
export function handsOfTwo<S>(kind: Kind<S>): Hands {
  const down = new Set<string>();
  /** pressed since the last frame, also where it was let go at once */
  const fresh = new Set<string>();
  const glasses = [newGlass(), newGlass()] as const;
  const keyPads = [newPad(), newPad()] as const;
  const gamepads = [newPad(), newPad()] as const;
  const at = (e: PointerEvent): Glass => glasses[halfAt(e.clientX, e.clientY, innerWidth, innerHeight)];
  const ofFinger = (id: number): Glass | undefined =>
    glasses.find((glass) => glass.lead?.id === id || glass.others.has(id));
  const style = document.createElement('style');
  // each half has its own points
  style.textContent = '.hud .pts{display:none}';
  document.head.append(style);

  addEventListener('keydown', ({ code }) => {
    if (!down.has(code)) fresh.add(code);
    down.add(code);
  });
  addEventListener('keyup', ({ code }) => down.delete(code));
  const release = (): void => {
    down.clear();
    for (const glass of glasses) {
      glass.lead = null;
      glass.others.clear();
      if (glass.at) glass.at.down = false;
    }
  };
  addEventListener('blur', release);
  addEventListener('pointerdown', (e) => {
    const glass = at(e);
    if (glass.lead && glass.lead.id !== e.pointerId) {
      glass.others.add(e.pointerId);
      return;
    }
    glass.lead = { id: e.pointerId, x: e.clientX, y: e.clientY, at: e.timeStamp };
    glass.at = { x: e.clientX, y: e.clientY, down: true };
  });
  addEventListener('pointermove', (e) => {
    const touch = e.pointerType === 'touch';
    const glass = ofFinger(e.pointerId) ?? (touch ? undefined : at(e));
    if (!glass || glass.others.has(e.pointerId)) return;
    glass.at = { x: e.clientX, y: e.clientY, down: glass.lead !== null };
    const { lead } = glass;
    if (!lead) return;
    const dx = e.clientX - lead.x;
    const dy = e.clientY - lead.y;
    if (Math.hypot(dx, dy) < FLICK || of(kind.touch, design).move !== 'swipe') return;
    glass.flick = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
    Object.assign(lead, { x: e.clientX, y: e.clientY });
  });
  const up = (e: PointerEvent): void => {
    const glass = ofFinger(e.pointerId);
    if (!glass) return;
    glass.others.delete(e.pointerId);
    const { lead } = glass;
    if (lead?.id !== e.pointerId) return;
    const far = Math.hypot(e.clientX - lead.x, e.clientY - lead.y);
    if (far < TAP_FAR && e.timeStamp - lead.at < TAP_LONG) glass.tapped = PRESSED;
    glass.lead = null;
    if (glass.at) glass.at.down = false;
  };
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  let design = {} as Session<S>['design'];

  const readGlass = (glass: Glass, { place, session }: Two<S>['seats'][number]): void => {
    const { pad, lead } = glass;
    const touch = of(kind.touch, session.design);
    Object.assign(pad, newPad());
    const sticks = touch.move === 'stick' || touch.move === 'sides';
    if (sticks && lead && glass.at) {
      const dx = (glass.at.x - lead.x) / REACH;
      const dy = (glass.at.y - lead.y) / REACH;
      const far = Math.max(1, Math.hypot(dx, dy));
      pad.ax = Math.abs(dx) < 0.2 ? 0 : dx / far;
      pad.ay = Math.abs(dy) < 0.2 ? 0 : dy / far;
    }
    if (glass.flick) pad[glass.flick] = true;
    glass.flick = null;
    // a tap beside a stick is the button; elsewhere it points, unless anything touched is the button, held as long as the finger lies there
    pad.a = (sticks && glass.tapped > 0) || glass.others.size > 0 || (touch.tap === true && lead !== null);
    if (glass.tapped > 0) glass.tapped--;
    const { x, y } = place;
    if (!sticks && glass.at)
      pad.pointer = { x: (glass.at.x - x) / place.scale, y: (glass.at.y - y) / place.scale, down: glass.at.down };
  };

  return (match, virtual) => {
    const s = (match as Session<Two<S>>).state;
    design = match.design;
    for (const i of [0, 1] as const) {
      for (const [button, codes] of KEYS[i] ?? [])
        keyPads[i][button] = codes.some((code) => down.has(code) || fresh.has(code));
      readGamepad(i, gamepads[i]);
      readGlass(glasses[i], s.seats[i]);
      mergePads(i === 0 ? match.pad : match.pad2, [keyPads[i], gamepads[i], virtual[i], glasses[i].pad]);
    }
    fresh.clear();
  };
}
