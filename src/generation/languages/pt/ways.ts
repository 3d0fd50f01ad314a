import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\bsob(?:e|em)\b(?! de nível)|\bsubi(?:r|ndo)\b|para cima|(?:cada vez|sempre) mais alto|o mais alto/u,
  right: /(?:para a|à) direita/u,
  left: /esquerda/u,
};
