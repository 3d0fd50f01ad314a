import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\bmendaki|panjat|ke atas|(?:se)?makin tinggi|setinggi/u,
  right: /ke kanan/u,
  left: /kiri/u,
};
