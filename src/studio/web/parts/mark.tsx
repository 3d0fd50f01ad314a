/** The mark: six blocks, some of them lit. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <g class="mark-on">
        <rect x="12" y="3" width="8" height="8" rx="2.5" />
        <rect x="3" y="12" width="8" height="8" rx="2.5" />
        <rect x="12" y="12" width="8" height="8" rx="2.5" />
        <rect x="21" y="12" width="8" height="8" rx="2.5" />
      </g>
      <g class="mark-off">
        <rect x="3" y="21" width="8" height="8" rx="2.5" />
        <rect x="21" y="21" width="8" height="8" rx="2.5" />
      </g>
    </svg>
  );
}
