/** Which names a bundle's files may have: those that every browser, zip tool and file system takes the same way. */

const MAX_PATH_CHARACTERS = 240;
/** of ext4, NTFS and APFS */
const MAX_SEGMENT_BYTES = 255;
/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file: devices, with any extension */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/iu;
/** not allowed in Windows names, or with a meaning in URLs; `\p{C}` = control, format (bidi) and unassigned characters */
const FORBIDDEN = /[\p{C}\\<>:"|?*%#]/u;

/** What is wrong with a file's path, as the end of a sentence; null when nothing is. */
export function pathProblem(path: string): string | null {
  if ([...path].length > MAX_PATH_CHARACTERS) return `is longer than ${MAX_PATH_CHARACTERS} characters`;
  if (FORBIDDEN.test(path)) return 'has a character that is not allowed in a name';
  if (path !== path.normalize('NFC')) return 'is not in Unicode normal form C';
  for (const segment of path.split('/')) {
    if (segment === '') return 'is absolute, empty or has an empty segment';
    if (segment === '.' || segment === '..') return 'has a relative segment';
    if (/[. ]$|^ /u.test(segment)) return 'has a segment that ends in a dot or has a space at its edge';
    if (WINDOWS_DEVICE.test(segment)) return 'has a name that Windows reserves';
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES) return 'has a segment of more than 255 bytes';
  }
  return null;
}

/** Two paths that cannot both be unpacked on a file system that ignores case; null when all can. */
export function collision(paths: readonly string[]): readonly [string, string] | null {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const fold = (text: string) => text.toUpperCase().toLowerCase().normalize('NFC');
  for (const path of paths) {
    const key = fold(path);
    const other = files.get(key) ?? folders.get(key);
    if (other !== undefined) return [other, path];
    files.set(key, path);
    for (let at = key.indexOf('/'); at !== -1; at = key.indexOf('/', at + 1)) {
      const folder = key.slice(0, at);
      const file = files.get(folder);
      if (file !== undefined) return [file, path];
      folders.set(folder, path);
    }
  }
  return null;
}
