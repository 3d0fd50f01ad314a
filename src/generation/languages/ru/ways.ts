import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /карабк|взбира|(?<!не )вверх(?! ног| дном)|(?:всё|все) выше|выше и выше|как можно выше|в гору/u,
  right: /вправо|направо/u,
  left: /влево|налево/u,
};
