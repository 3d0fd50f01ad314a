import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /klim(?:t|men)\b|omhoog|steeds hoger|de (?:berg|toren|trap|heuvel) op\b|zo hoog mogelijk/u,
  right: /naar rechts/u,
  left: /links/u,
};
