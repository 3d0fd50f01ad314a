/** The paths that artifacts are reached by, in one place: responses, redirects and policies name them alike. */

export function downloadPath(artifactId: string): string {
  return `/api/game-artifacts/${artifactId}/download`;
}

/** The game's picture, for its owner. */
export function thumbnailPath(artifactId: string): string {
  return `/api/game-artifacts/${artifactId}/thumbnail`;
}

/** By the owner's session or a token in the query; what every preview of the artifact starts with. */
export function previewPath(artifactId: string): string {
  return `/api/game-artifacts/${artifactId}/preview`;
}

/** The folder that a token opens: the entry document at it, a bundle's files below it. */
export function tokenFolder(artifactId: string, token: string): string {
  return `${previewPath(artifactId)}/~${token}/`;
}

/** The short address of a game that is shared without being public. */
export function sharePath(token: string): string {
  return `/s/${token}`;
}

/** What stands after `/preview/`: `~<token>`, then a file's path (empty: the entry document). */
export function parseTokenPath(rest: string): { token: string; path: string } | null {
  const match = /^~([\w.-]+)(?:\/(.*))?$/su.exec(rest);
  return match ? { token: match[1]!, path: match[2] ?? '' } : null;
}

/** A URL fit for a log: a preview token or a share link opens a game, so it is cut out of query and path. */
export function withoutTokens(url: string): string {
  return url
    .replaceAll(/([?&]token=)[^&#]*/giu, '$1…')
    .replaceAll(/\/(?:~|%7e)[^/?#]*/giu, '/~…')
    .replace(/^(\/(?:s|%73)\/)[^/?#]*/iu, '$1…');
}
