import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /[يت]تسلق|تسلق|صعود|[يت]صعد|أعلى فأعلى|(?:إلى |لل)(?:ال)?أعلى/u,
  right: /(?:إلى ال|لل|نحو ال)يمين/u,
  left: /يسار/u,
};
