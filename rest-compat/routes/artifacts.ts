/** What a run has made. */
import { CreateSingleFileArtifactDocument } from '../generated/operations.js';
import { operation, type Route } from '../route.types.js';

export const artifactRoutes: readonly Route[] = [
  operation({
    method: 'POST',
    path: '/api/game-artifacts/:id/single-file',
    doc: 'Converts a bundle into a single HTML file, which can be published; the same artifact each time.',
    session: true,
    body: false,
    document: CreateSingleFileArtifactDocument,
    errors: ['artifact_not_found', 'artifact_not_publishable', 'artifact_damaged'],
    variables: ({ params }) => ({ artifactId: params['id'] }),
    status: 200,
    data: ({ createSingleFileArtifact }) => createSingleFileArtifact?.artifact,
  }),
];
