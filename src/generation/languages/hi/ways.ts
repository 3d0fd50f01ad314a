import type { Ways } from '../ways.types.js';

export const ways: Ways = {
  up: /चढ़(?!ाई)|ऊपर (?:की ओर )?(?:कूद|चढ़)|और ऊपर/u,
  right: /दा(?:ईं|एँ|एं|यीं)/u,
  left: /बा(?:ईं|एँ|एं|यीं)/u,
};
