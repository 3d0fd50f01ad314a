/** The sheet above the lane, as it is written on one. */
import type { Game, Painter } from '../../kit/types.js';
import { beforeRoll, framesOf, PINS } from './bowling-score.js';
import { MID, W, type State } from './bowling-state.js';

/** A roll as it is written on the sheet. */
function sign(rolls: readonly number[], i: number, last: boolean): string {
  const roll = rolls[i] ?? 0;
  const before = rolls[i - 1] ?? 0;
  const fresh = i === 0 || (last && (before === PINS || (i === 2 && (rolls[0] ?? 0) + before === PINS)));
  if (roll === PINS && fresh) return 'X';
  if (!fresh && before + roll === PINS) return '/';
  return roll === 0 ? '–' : String(roll);
}

/** The sheet above the lane: rolls and running totals of each frame. */
export function drawSheet(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const frames = framesOf(s.rolls, s.frames);
  const { fresh } = beforeRoll(s.rolls, s.frames);
  const now = Math.min(
    s.frames - 1,
    fresh && s.rolls.length > 0 && frames.length < s.frames ? frames.length : Math.max(0, frames.length - 1),
  );
  // between the signs of the window's corners
  const room = Math.max(W, Math.min(14, g.width - 12));
  const wide = Math.min(1.4, (room - 0.1) / s.frames);
  const left = MID - (wide * s.frames) / 2;
  p.rect(left - 0.06, -0.02, wide * s.frames + 0.12, 1.2, p.mix(palette.ink, palette.panel, 0.2), 0.14);
  for (let i = 0; i < s.frames; i++) {
    const x = left + i * wide;
    const frame = frames[i];
    p.rect(
      x + 0.03,
      0.04,
      wide - 0.06,
      1.08,
      i === now ? p.mix(palette.panel, palette.accent, 0.35) : palette.panel,
      0.1,
    );
    if (!frame) continue;
    frame.rolls.forEach((_, n) => {
      const of = Math.max(2, frame.rolls.length);
      p.text(
        sign(frame.rolls, n, i === s.frames - 1),
        x + wide * ((n + 0.5) / of),
        0.34,
        of > 2 ? 0.28 : 0.36,
        palette.ink,
      );
    });
    if (frame.total !== null) p.text(String(frame.total), x + wide / 2, 0.82, 0.42, palette.ink);
  }
}
