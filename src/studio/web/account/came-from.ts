/**
 * The page of the public game from which somebody came to sign in, in the address as `returnTo`. Nothing else is one: a link
 * to here could send people anywhere otherwise, with our name on it.
 */
export function gameCameFrom(search: string): string | undefined {
  const path = new URLSearchParams(search).get('returnTo') ?? '';
  return /^\/games\/[a-z0-9-]+$/u.test(path) ? path : undefined;
}
