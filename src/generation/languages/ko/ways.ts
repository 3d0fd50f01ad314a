import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /(?<!떠)오르(?:는|기|며|고|다)|올라(?:가|간|갑)|등반|클라이밍|위로 |점점 더? ?높이/u,
  right: /오른쪽으로/u,
  left: /왼쪽/u,
};
