import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /дереть|вгору|видира|(?:все|дедалі|щораз) вище|вище й вище|якомога вище/u,
  right: /праворуч|вправо/u,
  left: /лівор|вліво/u,
};
