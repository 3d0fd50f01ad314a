import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\berklimm|\bkletter[nt]|hinauf|aufwärts|nach oben|immer höher|so hoch wie/u,
  right: /nach rechts/u,
  left: /links/u,
};
