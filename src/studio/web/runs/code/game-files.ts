/** The files of a game, from the download that its owner may have anyway. */
import { unzipSync } from 'fflate';

export interface GameFile {
  readonly path: string;
  readonly bytes: number;
  /** undefined: a picture, a sound or a font */
  readonly text: string | undefined;
}

/** What is read as text; a game's text is at most some megabytes, a bundle's pictures are not looked into. */
const TEXT = /\.(?:html?|m?js|css|json|svg|txt|md|xml|csv|webmanifest)$/iu;

/** of every game, in a bundle or alone */
const ENTRY = 'index.html';

/** Of one game, the entry document first. @throws if they do not come, or are no zip */
export async function readFiles(
  { id, type }: { readonly id: string; readonly type: 'html' | 'bundle' },
  signal: AbortSignal,
): Promise<readonly GameFile[]> {
  // not `downloadUrl`: the page's policy lets it ask its own origin alone, also where that has two names
  const answer = await fetch(`/api/game-artifacts/${encodeURIComponent(id)}/download`, { signal });
  if (!answer.ok) throw new Error(`The files of the game came with status ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (type === 'html') return [fileOf(ENTRY, bytes)];
  const files = Object.entries(unzipSync(bytes)).map(([path, content]) => fileOf(path, content));
  return files.toSorted((a, b) => Number(b.path === ENTRY) - Number(a.path === ENTRY) || (a.path < b.path ? -1 : 1));
}

const fileOf = (path: string, bytes: Uint8Array): GameFile => ({
  path,
  bytes: bytes.length,
  text: TEXT.test(path) ? new TextDecoder().decode(bytes) : undefined,
});
