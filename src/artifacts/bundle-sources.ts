/** The files of a bundle by the words that its page has for them. */
import { posix } from 'node:path';
import { ARTIFACT_LIMITS } from './stage.js';

export interface BundledFile {
  readonly path: string;
  readonly contentType: string;
  readonly role: string;
  readonly sizeBytes: number;
}

export interface Bundle {
  readonly entryPath: string;
  readonly files: readonly BundledFile[];
  read(path: string): Promise<Buffer>;
}

/** Why a bundle cannot become one file, as a sentence for its owner. */
export class NotInlinable extends Error {
  override readonly name = 'NotInlinable';
}

export function tooLarge(): NotInlinable {
  return new NotInlinable('As a single file, it would be larger than 5 MiB.');
}

/** Reads no more than fits into one file, also where a page names one picture a thousand times. */
export class BundleSources {
  readonly #bundle: Bundle;
  readonly #byPath: ReadonlyMap<string, BundledFile>;
  #left: number = ARTIFACT_LIMITS.html;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
    this.#byPath = new Map(bundle.files.map((file) => [file.path, file]));
  }

  /** The file that `reference` in the file at `base` means; undefined for anything else, data URIs among it. */
  find(reference: string | undefined, base: string): BundledFile | undefined {
    const text = reference?.trim();
    if (!text || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/iu.test(text)) return undefined;
    const path = decode(text.replace(/[?#].*$/su, ''));
    return this.#byPath.get(path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(base), path));
  }

  /** @throws NotInlinable */
  async text(path: string): Promise<string> {
    return new TextDecoder().decode(await this.#read(path));
  }

  /** @throws NotInlinable */
  async dataUri({ path, contentType }: BundledFile): Promise<string> {
    const bytes = await this.#read(path);
    return `data:${contentType.replaceAll(/\s/gu, '')};base64,${bytes.toString('base64')}`;
  }

  async #read(path: string): Promise<Buffer> {
    this.#left -= this.#byPath.get(path)?.sizeBytes ?? 0;
    if (this.#left < 0) throw tooLarge();
    return this.#bundle.read(path);
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
