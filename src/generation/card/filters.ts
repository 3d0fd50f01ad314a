/** A style's hand on the picture of a game, as SVG filters: greys with one colour, or white edges and shadows of cut paper. */
import type { GameDesign } from '../design.js';

/** The filters' definitions; `h` is the picture's height in pixels. */
export function styleFilters({ theme }: GameDesign, h: number): string {
  if (theme.style === 'noir') {
    const n = Number.parseInt(theme.palette.accent.slice(1), 16);
    const rows = [n >> 16, (n >> 8) & 255, n & 255].map((channel) => {
      // the brightness of a picture, in the accent's colour, and lighter where it is very bright
      const k = (channel / 255) * 1.25;
      return `${(0.3 * k).toFixed(3)} ${(0.59 * k).toFixed(3)} ${(0.11 * k).toFixed(3)} 0 0.04`;
    });
    return `<defs><filter id="grey" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter><filter id="tint" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 1 0"/></filter></defs>`;
  }
  if (theme.style === 'paper') {
    const [width, shadow] = [Math.max(2, Math.round(h * 0.009)), h * 0.008];
    return (
      `<defs><filter id="cut" x="-.15" y="-.15" width="1.3" height="1.3" color-interpolation-filters="sRGB"><feMorphology in="SourceAlpha" operator="dilate" radius="${width}" result="wide"/>` +
      `<feFlood flood-color="#fffaf0"/><feComposite in2="wide" operator="in" result="edge"/>` +
      `<feGaussianBlur in="wide" stdDeviation="${shadow}"/><feOffset dy="${shadow}" result="soft"/><feFlood flood-color="#2d1c0a" flood-opacity=".42"/><feComposite in2="soft" operator="in" result="shadow"/>` +
      `<feMerge><feMergeNode in="shadow"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`
    );
  }
  return '';
}

/** `markup` seen through that filter; as it is where there is none. */
export function filtered(markup: string, filter: string): string {
  return filter === '' ? markup : `<g filter="url(#${filter})">${markup}</g>`;
}
