import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /tırman|yukarı|(?:daha|giderek|gittikçe) yükse/u,
  right: /sağa/u,
  left: /sola/u,
};
