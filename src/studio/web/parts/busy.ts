/**
 * A button whose press is on its way: it looks and sounds like it, does nothing when it is pressed again (which its handler
 * must see to), and keeps the focus, which `disabled` would take from it.
 */
export function busy(on: boolean): { readonly 'aria-disabled'?: true; readonly 'aria-busy'?: true } {
  return on ? { 'aria-disabled': true, 'aria-busy': true } : {};
}
