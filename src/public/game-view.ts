/** What a page needs to know of a public game beyond its record. */
import { z } from 'zod';
import { paletteSchema, type Palette } from '../generation/design.js';
import { urlPath } from '../http/html.js';
import type { PublicGame } from '../publications/publications.model.js';
import { HOUSE } from './accent.js';

/** What a page shows of a design: to judge the whole of it took a seventh of a page's time. */
const themed = z.object({ theme: z.object({ palette: paletteSchema }) });

/** The game's colours; our own where a generator of another kind left none. */
export function paletteOf(game: Pick<PublicGame, 'design'>): Pick<Palette, 'accent' | 'sky' | 'horizon' | 'near'> {
  const parsed = themed.safeParse(game.design);
  return parsed.success ? parsed.data.theme.palette : HOUSE;
}

/** What the design says that it is; null where another generator left none. */
export function kindOf(design: unknown): string | null {
  const kind: unknown = typeof design === 'object' && design !== null ? Reflect.get(design, 'genre') : undefined;
  return typeof kind === 'string' && kind !== '' && !kind.includes('\0') ? kind : null;
}

/** What the texts are in: as the owner says, or as the game speaks. Never more than a language tag. */
export function languageOf(game: {
  readonly seoContent: Pick<PublicGame['seoContent'], 'language'>;
  readonly lang: string;
}): string {
  const tags = [game.seoContent.language, game.lang];
  return (
    tags.find((tag): tag is string => typeof tag === 'string' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/iu.test(tag)) ?? 'en'
  );
}

export const pagePath = (slug: string): string => urlPath('games', slug);
export const embedPath = (slug: string): string => urlPath('games', slug, 'embed');
export const playPath = ({ slug, sha256 }: Pick<PublicGame, 'slug' | 'sha256'>): string =>
  urlPath('games', slug, 'play', sha256);
export const appManifestPath = (slug: string): string => urlPath('games', slug, 'app.webmanifest');
export const appIconPath = (slug: string): string => urlPath('games', slug, 'app-icon.png');
/** Its folder would be `/games/:slug/`, which the page is not in: a header of it allows the page. */
export const workerPath = (slug: string): string => urlPath('games', slug, 'service-worker.js');
export const coverPath = (slug: string): string => urlPath('games', slug, 'cover.webp');

/** For a description in the head: one line, cut at a word, at most `max` characters. */
export function shortened(text: string, max = 160): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  if (letters.length <= max) return line;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}
