import type { ArtifactRecord } from './artifacts.model.js';

/** Whether an artifact may be made public (contract, section 6): HTML, and no check of it failed. */
export function isPublishable(
  type: ArtifactRecord['type'],
  verdict: ArtifactRecord['playability']['verdict'],
): boolean {
  return type === 'html' && verdict !== 'fail';
}
