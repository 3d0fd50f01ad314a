import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\bgrimp|\bescalad|\bgravi(?:r|t|ssent)\b|vers le haut|(?:de plus en|toujours) plus haut|le plus haut possible/u,
  right: /(?:vers la|à) droite/u,
  left: /gauche/u,
};
