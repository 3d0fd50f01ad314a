/** Historical records of the retired generator: read, never made. */
import type { Viewer } from '../accounts/accounts.model.js';

export interface GeneratorRunRecord {
  readonly id: string;
  readonly status: string;
  readonly prompt: string;
  readonly provider: string | null;
  readonly usePaidFallback: boolean;
  readonly resultUrl: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface GeneratorRunsService {
  /** The viewer's historical run, or null. */
  find(viewer: Viewer, id: string): Promise<GeneratorRunRecord | null>;
  /** Newest first, below `before` (the id of one of them, exclusive); nothing below an id that is not the viewer's. */
  list(viewer: Viewer, limit: number, before?: string): Promise<GeneratorRunRecord[]>;
}
