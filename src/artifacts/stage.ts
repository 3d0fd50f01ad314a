/** From what a generator hands back to bytes in the store: limits first, then hashes, then the puts. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { GenerationError, type GeneratedFile, type GenerationResult } from '../generation/provider.types.js';
import type { ArtifactFileRecord, StagedArtifact } from './artifacts.model.js';
import { collision, pathProblem } from './file-names.js';
import type { ArtifactStore } from './store.js';
import { measureZip, zipStream } from './zip.js';

const MIB = 1024 * 1024;
/** The contract's limits (section 5), in bytes and files. */
export const ARTIFACT_LIMITS = {
  html: 5 * MIB,
  bundle: 50 * MIB,
  file: 10 * MIB,
  files: 500,
  /** our own: manifest and design are rows, read with every run */
  json: 1 * MIB,
  title: 200,
} as const;

export const HTML_TYPE = 'text/html; charset=utf-8';
const ZIP_TYPE = 'application/zip';
const PUTS_AT_ONCE = 8;

/**
 * Checks a result and keeps its bytes; no row is written. Staging the same result again keeps nothing new, so a retried
 * attempt costs no disk. Bytes whose run never completes stay behind without harm: nothing names them,
 * and `npm run store:sweep` finds them.
 * @throws GenerationError output.too_large, output.invalid
 */
export async function stageArtifact(store: ArtifactStore, result: GenerationResult): Promise<StagedArtifact> {
  check(result);
  const id = uuidv7();
  const files = result.files.map((file): ArtifactFileRecord => ({
    artifactId: id,
    path: file.path,
    sha256: sha256(file.bytes),
    sizeBytes: file.bytes.length,
    contentType: contentTypeOf(file),
    role: file.role,
  }));
  if (result.type === 'bundle') checkManifestFile(result, files);

  // a few at once: each put waits for a disk or a network
  for (let at = 0; at < files.length; at += PUTS_AT_ONCE) {
    const batch = files.slice(at, at + PUTS_AT_ONCE);
    await Promise.all(batch.map((file, index) => store.put(file.sha256, result.files[at + index]!.bytes)));
  }
  let whole = { sha256: files[0]!.sha256, sizeBytes: files[0]!.sizeBytes };
  if (result.type === 'bundle') {
    whole = await measureZip(result.files);
    await store.put(whole.sha256, zipStream(result.files));
  }
  return {
    record: {
      id,
      type: result.type,
      title: tidyTitle(result.title),
      contentType: result.type === 'html' ? HTML_TYPE : ZIP_TYPE,
      sizeBytes: whole.sizeBytes,
      fileCount: files.length,
      sha256: whole.sha256,
      entryPath: result.entryPath,
      manifest: result.manifest,
      playability: result.playability,
    },
    files,
    design: result.design,
  };
}

function check({ type, files, entryPath, manifest, design, playability }: GenerationResult): void {
  if (type === 'html') {
    if (files.length !== 1) throw invalid(`An HTML game is one file, but there are ${files.length}.`);
    if (files[0]!.bytes.length > ARTIFACT_LIMITS.html) throw tooLarge('The game is larger than 5 MiB.');
  } else {
    if (files.length > ARTIFACT_LIMITS.files) throw tooLarge('The bundle has more than 500 files.');
    const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
    if (total > ARTIFACT_LIMITS.bundle) throw tooLarge('The bundle is larger than 50 MiB.');
    const large = files.find((file) => file.bytes.length > ARTIFACT_LIMITS.file);
    if (large) throw tooLarge(`The file ${shown(large.path)} is larger than 10 MiB.`);
  }
  for (const { path } of files) {
    const problem = pathProblem(path);
    if (problem) throw invalid(`The path ${shown(path)} ${problem}.`);
  }
  const clash = collision(files.map((file) => file.path));
  if (clash) throw invalid(`The files ${shown(clash[0])} and ${shown(clash[1])} have the same name.`);
  const entry = files.find((file) => file.path === entryPath);
  if (!entry) throw invalid('The entry document is not among the files.');
  if (contentTypeOf(entry) !== HTML_TYPE) throw invalid('The entry document is not HTML.');
  if (type === 'bundle' && entryPath !== 'index.html') throw invalid('The entry document is not index.html.');
  for (const [name, value] of Object.entries({ manifest, design, playability })) {
    if (storableJson(name, value).length > ARTIFACT_LIMITS.json) throw tooLarge(`The ${name} is larger than 1 MiB.`);
  }
}

/** `manifest.json` has to be there, and its list of files has to match them. */
function checkManifestFile(result: GenerationResult, files: readonly ArtifactFileRecord[]): void {
  const file = result.files.find(({ path }) => path === 'manifest.json');
  if (!file) throw invalid('The bundle has no manifest.json.');
  let content: unknown;
  try {
    content = JSON.parse(file.bytes.toString('utf8'));
  } catch {
    throw invalid('manifest.json is not JSON.');
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw invalid('manifest.json is not an object.');
  const { files: listed = [] } = content as { files?: unknown };
  if (!Array.isArray(listed)) throw invalid('manifest.json: "files" is not a list.');
  for (const entry of listed as { path?: unknown; sha256?: unknown; bytes?: unknown }[]) {
    const actual = files.find(({ path }) => path === entry?.path);
    if (!actual || actual.sha256 !== entry.sha256 || actual.sizeBytes !== entry.bytes)
      throw invalid(`manifest.json tells of a file ${shown(String(entry?.path))} that is not in the bundle like that.`);
  }
}

/** @throws where PostgreSQL's jsonb could not keep it: NUL and lone surrogates would fail the run in its last statement */
function storableJson(name: string, value: unknown): string {
  const refuse = (text: string) => {
    if (text.includes('\0') || !text.isWellFormed()) throw invalid(`The ${name} has text that cannot be kept.`);
  };
  return JSON.stringify(value, (key, part: unknown) => {
    refuse(key);
    if (typeof part === 'string') refuse(part);
    return part;
  });
}

/** Becomes a header as it is, so it has to look like a type; text is UTF-8. */
function contentTypeOf({ contentType, path }: GeneratedFile): string {
  const match = /^([a-z]+\/[a-z0-9][a-z0-9.+-]*)\s*(?:;\s*charset="?utf-8"?)?$/iu.exec(contentType);
  if (!match) throw invalid(`The content type of ${shown(path)} is not one.`);
  const type = match[1]!.toLowerCase();
  return /^text\/|[/+](?:json|xml|javascript)$/u.test(type) ? `${type}; charset=utf-8` : type;
}

/** One line that any list can show: no control characters, and no bidi ones that would turn the rest of a page around. */
function tidyTitle(title: string): string {
  const tidy = title
    .toWellFormed()
    .replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return [...tidy].slice(0, ARTIFACT_LIMITS.title).join('').trim() || 'Untitled game';
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 80).toWellFormed());
}
function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
function invalid(message: string): GenerationError {
  return new GenerationError('output.invalid', message, true);
}
function tooLarge(message: string): GenerationError {
  return new GenerationError('output.too_large', message, true);
}
