import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /arrampic|\bscala (?:la|il|una|un|le|i)\b|\bscala(?:re|ndo)\b|verso l.alto|sempre più (?:in )?alto|più in alto possibile/u,
  right: /(?:verso|a) destra/u,
  left: /sinistra/u,
};
