import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /\bescal(?:a|ar|ando)\b|\btrepa|\bsub(?:e|ir|iendo)\b(?! de nivel| el nivel)|hacia arriba|\p{L}a arriba|(?:cada vez|siempre) más alto|lo más alto/u,
  right: /a la derecha/u,
  left: /izquierda/u,
};
