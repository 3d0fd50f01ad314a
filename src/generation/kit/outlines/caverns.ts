/** What stands and hangs below ground: stalactites, crystals, needles of stone. */
import { fade } from '../colour.js';
import { rocks } from './land.js';
import { along, fill, lit, ridge, type Outline } from './strip.js';

export const cave: Outline = (s) => {
  rocks(s);
  along(s, s.h * 0.22, (x, pick) => {
    const tall = s.h * (0.06 + pick * 0.26);
    fill(s, [
      [x - tall * 0.24, -2],
      [x, tall],
      [x + tall * 0.24, -2],
    ]);
  });
};
export const crystals: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 7]);
  along(s, s.h * 0.42, (x, pick) => {
    for (let i = -1; i <= 1; i++) {
      const tall = s.h * (0.2 + pick * 0.3) * (i ? 0.66 : 1);
      const lean = i * tall * 0.4;
      const w = tall * 0.16;
      fill(
        s,
        [
          [x + i * w * 1.6 - w, s.h],
          [x + lean - w + i * w, s.h - tall * 0.8],
          [x + lean + i * w, s.h - tall],
          [x + lean + w + i * w, s.h - tall * 0.8],
          [x + i * w * 1.6 + w, s.h],
        ],
        lit(s, 0.2 + i * 0.1),
      );
      fill(
        s,
        [
          [x + lean + i * w, s.h - tall],
          [x + lean + w + i * w, s.h - tall * 0.8],
          [x + i * w * 1.6 + w, s.h],
          [x + i * w * 1.6, s.h],
        ],
        fade('#000000', 0.15),
      );
    }
  });
};
export const spires: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 8]);
  along(s, s.h * 0.34, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.6);
    const w = tall * 0.12;
    fill(s, [
      [x - w * 1.4, s.h],
      [x - w * 0.6, s.h - tall * 0.6],
      [x - w * 0.15, s.h - tall],
      [x + w * 0.3, s.h - tall * 0.7],
      [x + w * 1.5, s.h],
    ]);
    fill(
      s,
      [
        [x - w * 0.15, s.h - tall],
        [x + w * 0.3, s.h - tall * 0.7],
        [x + w * 1.5, s.h],
        [x + w * 0.3, s.h],
      ],
      fade('#000000', 0.13),
    );
  });
};
