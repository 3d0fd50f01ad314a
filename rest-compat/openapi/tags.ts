/** How the routes are grouped, by the start of their paths; the first that fits. */
interface Tag {
  readonly name: string;
  readonly description: string;
  readonly paths: readonly string[];
}

export const TAGS: readonly Tag[] = [
  {
    name: 'Studio runs',
    description: 'A run is one prompt accepted for generation. Create one, follow it, and play the result.',
    paths: ['/api/studio'],
  },
  {
    name: 'Artifacts',
    description: 'An artifact is the result of a run: an HTML file or a zip. It never changes.',
    paths: ['/api/game-artifacts'],
  },
  {
    name: 'Publications',
    description: 'A publication is an artifact published at its own address.',
    paths: ['/api/game-publications'],
  },
  { name: 'Credits', description: 'What runs cost, and how many credits are left.', paths: ['/api/credits'] },
  {
    name: 'Accounts',
    description: 'Accounts and their sessions. A session is a cookie that signing in sets.',
    paths: ['/api/auth'],
  },
  {
    name: 'Public pages',
    description: 'What anyone can see without a session: published games, and games shared by a link.',
    paths: ['/api/games', '/authors', '/games', '/language', '/s', '/oembed', '/sitemap.xml', '/robots.txt'],
  },
  {
    name: 'GraphQL',
    description: 'The same operations in GraphQL, and everything that REST has no path for.',
    paths: ['/graphql'],
  },
  {
    name: 'Legacy generator',
    description: 'The retired generator: its records can be read, but it makes nothing new.',
    paths: ['/api/generator'],
  },
  { name: 'Service', description: 'The health of the service, and what it can do.', paths: [''] },
];

export function tagOf(path: string): string {
  const tag = TAGS.find(({ paths }) =>
    paths.some((start) => path === start || path.startsWith(`${start}/`) || start === ''),
  );
  return tag!.name;
}
