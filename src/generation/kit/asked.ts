/** Colours that a prompt asks for beside the palette: of two sides, and in the place of a colour that means something. */
import type { GameDesign } from '../design.js';

/** The player's colour and the other one's. A film without colours has its own. */
export function sidesOf({ theme }: GameDesign): readonly [string, string] {
  const { accent, danger } = theme.palette;
  return (theme.style === 'noir' ? undefined : theme.asked?.sides?.colours) ?? [accent, danger];
}

/** What is the player's own, where the kind draws it; of two with a half of the window each, `seat` tells whose. */
export const ownOf = ({ theme, cast }: GameDesign, seat: 0 | 1): string =>
  (theme.style === 'noir' ? undefined : (theme.asked?.sides?.colours[seat] ?? cast.hero.colour)) ??
  theme.palette.accent;

/** Colours of plain pieces where two were asked for and nobody's figure is on them. */
export const plainSides = ({ theme }: GameDesign): readonly [string, string] | undefined =>
  theme.asked?.sides?.plain ? theme.asked.sides.colours : undefined;

/** 0–360; −1: grey. */
function hueOf(hex: string): number {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  if (range < 30) return -1;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}

/** A colour of a game, or the one that was asked for instead of its like: green is green, whatever its shade. */
export function meantBy({ theme }: GameDesign, colour: string): string {
  const found = theme.asked?.instead?.find(({ of }) => {
    const [a, b] = [hueOf(of), hueOf(colour)];
    return a < 0 || b < 0 ? a === b : Math.abs(((a - b + 540) % 360) - 180) < 32;
  });
  return found && theme.style !== 'noir' ? found.to : colour;
}
