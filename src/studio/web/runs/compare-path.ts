/** The address of two versions beside each other, and from it the left one. */
const NAME = 'with';

export function comparePath(left: string, right: string): string {
  return `/runs/${right}?${NAME}=${left}`;
}

/** `search`: of the address; undefined where it compares nothing. */
export function comparedWith(search: string): string | undefined {
  return new URLSearchParams(search).get(NAME) ?? undefined;
}
