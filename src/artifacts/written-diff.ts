/** What differs between two games that models wrote, as code: a unified diff of their files as their models wrote them. */
import { text } from 'node:stream/consumers';
import { formatPatch, structuredPatch } from 'diff';
import { WRITTEN_ENGINE } from '../generation/written/engine.js';
import type { Queryable } from '../db/sql.js';
import { selectFile } from './artifact.queries.js';
import type { ArtifactDiff, ArtifactRecord, ArtifactsService } from './artifacts.model.js';

/** Characters of a file, lines of both together, and characters of the patch. */
const MOST_CHARACTERS = 500_000;
const MOST_LINES = 20_000;
const MOST_PATCH = 200_000;
/** Both end the search for the shortest patch: it takes lines × edits, and nobody else is served meanwhile. */
const MOST_EDITS = 2_000;
const MOST_MILLISECONDS = 100;

const isWritten = ({ type, manifest }: ArtifactRecord): boolean =>
  type === 'html' && manifest['engine'] === WRITTEN_ENGINE;

/** Null where the composer made one of them: its files are packed, and their designs tell what changed. @throws artifact_damaged */
export async function diffWritten(
  db: Queryable,
  { open }: Pick<ArtifactsService, 'open'>,
  from: ArtifactRecord,
  to: ArtifactRecord,
): Promise<ArtifactDiff | null> {
  if (!isWritten(from) || !isWritten(to)) return null;
  const { sourceOf } = await import('../generation/written/page.js');
  const sources: string[] = [];
  for (const { id, entryPath, sizeBytes } of [from, to]) {
    // a character is four bytes at most
    if (sizeBytes > MOST_CHARACTERS * 4) return TOO_MUCH;
    const [entry] = await selectFile(db, id, entryPath);
    if (!entry) return TOO_MUCH;
    sources.push(sourceOf(await text(await open(entry))));
  }
  return diffOf(sources[0] ?? '', sources[1] ?? '');
}

const TOO_MUCH: ArtifactDiff = { patch: null, added: null, removed: null };

/** A patch with three lines around each change; nulls where the two are too large, or have too little in common. */
export function diffOf(from: string, to: string): ArtifactDiff {
  const lines = [from, to].reduce((sum, one) => sum + one.split('\n').length, 0);
  if (Math.max(from.length, to.length) > MOST_CHARACTERS || lines > MOST_LINES) return TOO_MUCH;
  // a file of ours may or may not end with a line break, which nobody changed
  const patch = structuredPatch(
    'a/index.html',
    'b/index.html',
    `${from.trimEnd()}\n`,
    `${to.trimEnd()}\n`,
    undefined,
    undefined,
    {
      context: 3,
      maxEditLength: MOST_EDITS,
      timeout: MOST_MILLISECONDS,
    },
  );
  if (!patch) return TOO_MUCH;
  const changed = patch.hunks.flatMap((hunk) => hunk.lines);
  const count = (sign: string): number => changed.filter((line) => line.startsWith(sign)).length;
  const shown = patch.hunks.length > 0 ? formatPatch(patch).replace(/^=+\n/u, '') : '';
  if (shown.length > MOST_PATCH) return TOO_MUCH;
  return { patch: shown, added: count('+'), removed: count('-') };
}
