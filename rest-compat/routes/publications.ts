/** The publication of an artifact. */
import { PublicationDocument, PublishGameDocument, UnpublishGameDocument } from '../generated/operations.js';
import { pickShape, type Shape } from '../readers.js';
import { operation, type Route } from '../route.types.js';
import { artifactIdOf } from './variables.js';

const SEO_FIELDS: Shape = {
  slug: true,
  metaTitle: true,
  metaDescription: true,
  keywords: true,
  genre: true,
  playMode: true,
  language: true,
  ogImageAlt: true,
  howToPlay: true,
  faq: [{ question: true, answer: true }],
  noindex: true,
};
const PUBLICATION_FIELDS: Shape = {
  title: true,
  description: true,
  controls: true,
  seoContent: SEO_FIELDS,
  seo: SEO_FIELDS,
  showPrompt: true,
  showAuthor: true,
};

export const publicationRoutes: readonly Route[] = [
  operation({
    method: 'GET',
    path: '/api/game-publications/:artifactId',
    doc: 'The publication of an artifact.',
    session: true,
    body: false,
    document: PublicationDocument,
    errors: ['artifact_not_found', 'publication_not_found'],
    variables: artifactIdOf,
    status: 200,
    data: ({ publication }) => publication,
  }),
  operation({
    method: 'POST',
    path: '/api/game-publications/:artifactId',
    doc: 'Publishes an HTML artifact, or updates its publication.',
    session: true,
    body: true,
    document: PublishGameDocument,
    errors: [
      'account_required',
      'artifact_not_found',
      'artifact_not_publishable',
      'text_refused',
      'public_url_unavailable',
    ],
    variables: (request) => ({ ...artifactIdOf(request), input: pickShape(request.body, PUBLICATION_FIELDS) }),
    status: 200,
    data: ({ publishGame }) => publishGame?.publication,
  }),
  operation({
    method: 'DELETE',
    path: '/api/game-publications/:artifactId',
    doc: 'Unpublishes a game; the artifact is kept.',
    session: true,
    body: false,
    document: UnpublishGameDocument,
    errors: ['artifact_not_found', 'publication_not_found'],
    variables: artifactIdOf,
    status: 200,
    data: ({ unpublishGame }) => unpublishGame,
  }),
];
