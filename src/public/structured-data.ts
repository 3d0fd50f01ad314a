/** JSON-LD of a public game: https://schema.org/VideoGame, and https://schema.org/FAQPage where there are questions. */
import type { PublicGame } from '../publications/publications.model.js';
import { languageOf } from './game-view.js';

/** https://schema.org/GamePlayMode */
const PLAY_MODES: Readonly<Record<string, string>> = {
  singleplayer: 'SinglePlayer',
  multiplayer: 'MultiPlayer',
  coop: 'CoOp',
  cooperative: 'CoOp',
};

function playMode(told: string | null): string {
  const known = PLAY_MODES[(told ?? 'single player').toLowerCase().replace(/[^a-z]/gu, '')];
  return known === undefined ? told! : `https://schema.org/${known}`;
}

export function structuredData(game: PublicGame, genre: string | null): Record<string, unknown> {
  const { seoContent: seo, publicUrl } = game;
  const language = languageOf(game);
  const graph: Record<string, unknown>[] = [
    {
      '@type': 'VideoGame',
      '@id': `${publicUrl}#game`,
      name: game.title,
      description: game.description,
      url: publicUrl,
      image: game.imageUrl,
      inLanguage: language,
      ...(genre === null ? {} : { genre }),
      ...(seo.keywords.length > 0 ? { keywords: seo.keywords.join(', ') } : {}),
      playMode: playMode(seo.playMode),
      gamePlatform: 'Web browser',
      applicationCategory: 'Game',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      datePublished: game.publishedAt.toISOString(),
      dateModified: game.updatedAt.toISOString(),
    },
  ];
  if (seo.faq.length > 0)
    graph.push({
      '@type': 'FAQPage',
      '@id': `${publicUrl}#faq`,
      inLanguage: language,
      mainEntity: seo.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  return { '@context': 'https://schema.org', '@graph': graph };
}
