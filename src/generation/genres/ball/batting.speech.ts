import { ONE_OF_TWO, RIVAL } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { modeOf } from './batting-mode.js';

export const speech: KindSpeech = {
  called: 'a batting game',
  does: 'Time your swing in cricket or baseball.',
  plays: ['take', 'throw', 'hit', 'race'],
  draws: ['baseball', 'cricket-game'],
  near: ['reaction', 'penalty', 'hoops'],
  themes: ['sports', 'city', 'garden', 'school', 'beach', 'village'],
  emoji: { baseball: 6, 'cricket-game': 6 },
  slots: { crowd: 'enemy', leads: ONE_OF_TWO, moves: [RIVAL] },
  modes: [
    {
      mode: 'cricket',
      words: /cricket|[kc]ri[ck]ket|cr[ií]quet|kriket|krykiet|クリケット|크리켓|板球|крикет|كريكيت|क्रिकेट/iu,
      as: ['kind', 'game'],
    },
    {
      mode: 'baseball',
      words:
        /baseball|b[eé]isbol|beisebol|bisbol|beyzbol|honkbal|home ?run|softball|野球|야구|棒球|бейсбол|بيسبول|बेसबॉल/iu,
      as: ['kind', 'game'],
    },
  ],
  played: modeOf,
  goals: [{ line: 'runs' }],
  warns: 'never',
  controls: [
    ['space', 'swing', 'tap'],
    ['mouse', 'swing', 'none'],
    ['leftRight', 'aim', 'none'],
  ],
  title: 'rival',
  ownTitle: true,
  throws: 'throws',
  figures: true,
};
