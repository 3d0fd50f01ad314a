import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\bclimb|\b(?:jump|hop|leap|bounc|go|run|scal)\w* up (?:the|a|an|to)\b|\bupwards?\b|\bever higher|higher and higher|as high as/u,
  right: /to the right/u,
  left: /\bleft\b/u,
};
