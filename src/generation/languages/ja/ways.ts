import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /登(?![場校録])|のぼ[りっる]|よじ|上へ|どんどん高く|もっと高く/u,
  right: /右[へに]/u,
  left: /左/u,
};
