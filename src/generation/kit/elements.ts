/** Elements, signs and times that the interface is put together from. */
export const HEART =
  '<svg viewBox="0 0 24 24" aria-hidden="true">' +
  '<path fill="#ff4d6d" d="M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.500-10 13Z"/>' +
  '<path fill="#fff" opacity=".55" d="M6.500 5.500a2.500 2.500 0 0 0-2.200 2.700c0 .8 1.300.6 1.500-.1.2-1 .8-1.300 1.600-1.400.8-.2.3-1.400-.9-1.200Z"/>' +
  '</svg>';
export const ICONS = {
  pause: '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M7 4h4v16H7zM13.500 4h4v16h-4z"/></svg>',
  sound:
    '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M3 9v6h4l6 5V4L7 9z"/>' +
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M16 8.500a5 5 0 0 1 0 7M18.500 6a8.500 8.500 0 0 1 0 12"/>' +
    '</svg>',
  mute: '<svg viewBox="0 0 24 24"><path fill="currentColor" d="M3 9v6h4l6 5V4L7 9z"/><path stroke="currentColor" stroke-width="2.400" stroke-linecap="round" d="m16 9 5.500 6m0-6L16 15"/></svg>',
  clock:
    '<svg viewBox="0 0 24 24">' +
    '<circle cx="12" cy="13" r="8" fill="none" stroke="currentColor" stroke-width="2.400"/>' +
    '<path stroke="currentColor" stroke-width="2.400" stroke-linecap="round" d="M12 8.500V13l3 2M10 2h4"/></svg>',
  calendar:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" ' +
    'stroke-linejoin="round" d="M4 6h16v14H4zM4 10.500h16M8 3v4M16 3v4"/></svg>',
  star: '<svg viewBox="0 0 24 24"><path fill="#ffc93c" d="m12 2 3 6.600 7 .8-5.200 4.800 1.500 7L12 17.600 5.700 21.200l1.500-7L2 9.400l7-.8z"/></svg>',
};

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text?: string,
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** Whole seconds as "1:05". */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The levels as a row, those that were reached bright. */
export function wayOf(level: number, levels: number): HTMLElement {
  const way = el('div', 'way');
  for (let i = 0; i < levels; i++) way.append(el('i', i < level ? 'on' : ''));
  return way;
}
