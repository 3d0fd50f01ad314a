/** The list of public games for search engines: https://www.sitemaps.org/protocol.html. */
import type { PublicGame, PublicationsService } from '../publications/publications.model.js';

/** section "Sitemap file requirements": at most 50,000 addresses a file */
const MOST = 50_000;
const AT_ONCE = 500;
/** Reading all games takes long, and any client could ask for it in a loop. */
const FRESH_MS = 5_000;

/** One list for all who ask within five seconds, and for all who ask while it is made. */
export function createSitemap(
  publications: Pick<PublicationsService, 'newest'>,
  publicUrl: () => string,
): () => Promise<string> {
  let made: { at: number; text: Promise<string> } | undefined;
  return () => {
    if (!made || performance.now() - made.at > FRESH_MS) {
      const text = write(publications, publicUrl());
      made = { at: performance.now(), text };
      text.catch(() => (made = undefined));
    }
    return made.text;
  };
}

async function write(publications: Pick<PublicationsService, 'newest'>, origin: string): Promise<string> {
  const entries = [`<url><loc>${xml(`${origin}/games`)}</loc></url>`];
  let last: PublicGame | undefined;
  do {
    const games = await publications.newest(Math.min(AT_ONCE, MOST - entries.length), last);
    for (const game of games)
      entries.push(`<url><loc>${xml(game.publicUrl)}</loc><lastmod>${game.updatedAt.toISOString()}</lastmod></url>`);
    last = games.length === AT_ONCE ? games.at(-1) : undefined;
  } while (last && entries.length < MOST);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
