import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /爬(?![行虫])|攀|向上|往上|越.越高|越来越高/u,
  right: /[向往]右/u,
  left: /左/u,
};
