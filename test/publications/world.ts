/** Users with games of which some are fit to be published; the service on a real database and a disk store. */
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { GenerationResult } from '../../src/generation/provider.types.js';
import type { PublicationsService, PublishInput } from '../../src/publications/publications.model.js';
import { createPublicationsService } from '../../src/publications/publications.service.js';
import { htmlResult } from '../artifacts/results.js';
import { BASE_URL, withWorld, type World } from '../artifacts/world.js';

export interface PublicWorld extends World {
  readonly publications: PublicationsService;
  /** slugs that other processes were told of, in order */
  readonly told: string[];
  /** a new HTML artifact of the viewer: its id */
  readonly addGame: (owner: Viewer, parts?: Partial<GenerationResult>) => Promise<string>;
}

export function withPublications<T>(work: (world: PublicWorld) => Promise<T>): Promise<T> {
  return withWorld(async (world) => {
    const told: string[] = [];
    const { database, artifacts } = world;
    const wakeups = {
      wake: (topic: string, id: string) => {
        if (topic === 'publication') told.push(id);
      },
    };
    const config = { publicationsPerMinute: 0 };
    const publications = createPublicationsService({
      database,
      config,
      artifacts,
      wakeups,
      baseUrl: () => BASE_URL,
      ticketKeys: ['a key of play tickets, for tests'],
      log: { warn: () => undefined, debug: () => undefined },
    });
    const addGame = async (owner: Viewer, parts: Partial<GenerationResult> = {}) =>
      (await world.addArtifact(owner, { ...htmlResult(), ...parts })).record.id;
    return work({ ...world, publications, told, addGame });
  });
}

export function post(title: string, more: PublishInput = {}): PublishInput {
  return { title, description: 'A game about a penguin.', ...more };
}
