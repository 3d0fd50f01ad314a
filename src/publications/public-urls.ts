/** The paths of public games, in one place: records, pages and redirects name them alike. */

/** The public page. */
export function gamePath(slug: string): string {
  return `/games/${slug}`;
}

/** The game alone, for frames on other sites. */
export function embedPath(slug: string): string {
  return `${gamePath(slug)}/embed`;
}

/** The page of an author's games. */
export function authorPath(handle: string): string {
  return `/authors/${encodeURIComponent(handle.toWellFormed())}`;
}

/** The picture for link previews, 1200 × 630. */
export function imagePath(slug: string): string {
  return `${gamePath(slug)}/image.png`;
}
