import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /wspina|wdrap|w górę|pod górę|coraz wyżej|jak najwyżej/u,
  right: /w prawo/u,
  left: /lewo/u,
};
