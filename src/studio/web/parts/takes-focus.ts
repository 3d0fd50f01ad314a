/** A ref for what comes in the place of a button that was pressed: the focus, which would be lost, goes to it. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
