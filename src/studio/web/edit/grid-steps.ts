/**
 * Where an arrow leads among boxes in rows, whatever fits in a row; -1 from the first row up, undefined for other keys. In
 * text from right to left the left arrow goes on.
 */
export function stepIn(boxes: readonly HTMLElement[], at: number, key: string): number | undefined {
  const first = boxes[0];
  if (!first) return undefined;
  const columns = boxes.filter(({ offsetTop }) => offsetTop === first.offsetTop).length;
  const on = getComputedStyle(first).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -on,
    ArrowRight: on,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  if (key === 'ArrowUp' && at < columns) return -1;
  return Math.min(boxes.length - 1, Math.max(0, at + step));
}
