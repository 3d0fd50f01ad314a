/** Variables that several rows read off a request alike. */
import type { RestRequest } from '../readers.js';

export const none = (): Record<string, never> => ({});
export const idOf = ({ params }: RestRequest) => ({ id: params['id'] });
export const artifactIdOf = ({ params }: RestRequest) => ({ artifactId: params['artifactId'] });
