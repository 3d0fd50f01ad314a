/**
 * Whether a word is another one with at most so many slips: a letter left out, one too many, one wrong, or two in the wrong
 * order. Takes words as they are folded; for two slips at most, since each one multiplies the ways to try by four.
 */
export function isNear(typed: string, meant: string, slips: 0 | 1 | 2): boolean {
  if (Math.abs(typed.length - meant.length) > slips) return false;
  let head = 0;
  while (head < typed.length && typed[head] === meant[head]) head += 1;
  const [a, b] = [typed.slice(head), meant.slice(head)];
  if (a === '' || b === '') return true;
  if (slips === 0) return false;
  const left = slips === 2 ? 1 : 0;
  return (
    isNear(a.slice(1), b, left) ||
    isNear(a, b.slice(1), left) ||
    isNear(a.slice(1), b.slice(1), left) ||
    (a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), left))
  );
}
