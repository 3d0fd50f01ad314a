/** The tree of a game: which version came of which, as lines that branch. */
import type { Version } from './version-line.js';

/** Versions that follow each other, each with the lines that branch off it. */
export type Line = readonly Step[];
export interface Step {
  readonly version: Version;
  readonly branches: readonly Line[];
}

/**
 * The first version made of another goes on in its line, later ones branch off: a game that was only ever changed is one
 * line, however long. What ended without a game has no place; what was made of it hangs on what it continued itself.
 * @returns a line for each version that continues none of these
 */
export function familyOf(versions: readonly Version[]): readonly Line[] {
  const byId = new Map(versions.map((version) => [version.run.id, version]));
  const shown = versions.filter(({ number }) => number !== undefined);
  const children = new Map<string | undefined, Version[]>();
  for (const version of shown) {
    const parent = parentOf(version, byId)?.run.id;
    children.set(parent, [...(children.get(parent) ?? []), version]);
  }
  const lineFrom = (first: Version): Line => {
    const line: Step[] = [];
    for (let version: Version | undefined = first; version;) {
      const [next, ...others]: Version[] = children.get(version.run.id) ?? [];
      line.push({ version, branches: others.map(lineFrom) });
      version = next;
    }
    return line;
  };
  return (children.get(undefined) ?? []).map(lineFrom);
}

/** The nearest version with a number that this one continues; undefined where there is none among them. */
export function parentOf(version: Version, byId: ReadonlyMap<string, Version>): Version | undefined {
  let parent = byId.get(version.run.parentRunId ?? '');
  while (parent && parent.number === undefined) parent = byId.get(parent.run.parentRunId ?? '');
  return parent;
}

/** What a version was made of, and what was made of it, in order of time. */
export function kinOf(
  versions: readonly Version[],
  id: string,
): { readonly from: Version | undefined; readonly to: readonly Version[] } {
  const byId = new Map(versions.map((version) => [version.run.id, version]));
  const here = byId.get(id);
  return {
    from: here && parentOf(here, byId),
    to: versions.filter((version) => version.number !== undefined && parentOf(version, byId)?.run.id === id),
  };
}
