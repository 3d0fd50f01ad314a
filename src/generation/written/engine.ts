/** `manifest.engine` of a game that a model wrote. */
export const WRITTEN_ENGINE = 'model';
