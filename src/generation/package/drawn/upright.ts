/** Who walks upright: a person, a snowman, a skull. */
import { eyes, smile } from './face.js';
import { BARE, both, box, path, round, type Ink } from './ink.js';

export const snowman = ({ body, line }: Ink): string =>
  path('M9 17L2.500 12.500M4.500 14l-.5-3M23 17l6.500-4.500M27.500 14l.5-3', 'none', ` stroke-width="1.800"`) +
  round(16, 22.5, 9.4, '#ffffff', 8) +
  round(16, 11, 7, '#ffffff', 6.6) +
  path('M11.500 5.500H20.500V1.500H11.500zM9 5.500H23', body) +
  both(round(13.4, 10, 1, line, 1.2, BARE)) +
  path('M16 11.500L9.500 13.800L16 13.600z', '#f08c2e') +
  path('M10.500 16.500Q16 19 21.500 16.500', 'none', ` stroke="${body}" stroke-width="2.600"`) +
  [20.5, 24].map((y) => round(16, y, 0.9, line, 0.9, BARE)).join('');

export const skull = ({ body, light, line }: Ink): string =>
  path('M16 3Q27.500 3 27.500 14Q27.500 19 23 21.500V27H9V21.500Q4.500 19 4.500 14Q4.500 3 16 3z', light) +
  both(round(11.4, 14, 3.3, line, 3.5, BARE) + round(11.4, 14, 1.1, body, 1.1, BARE)) +
  path('M16 17.500L17.600 20.500H14.400z', line, BARE) +
  path('M13 23V27M16 23V27M19 23V27', 'none');

export function person({ body, light, dark, spot, line, rand }: Ink, angry: boolean): string {
  const [skin, hair] = [
    rand.pick(['#f6c9a2', '#e0a878', '#b97a4e', '#8a5636']),
    rand.pick(['#3a2a22', '#6d4020', '#c98a2c', '#23202c', '#b4472c']),
  ];
  const hat = rand.int(0, 2);
  return (
    both(round(12.2, 29.2, 2.6, dark, 1.6)) +
    both(path('M9.500 20Q5 22 5.500 26.500Q8 27 9.500 24z', body)) +
    path('M9 29Q8.500 18.500 16 18.500T23 29z', body) +
    path('M13.500 19.200Q16 22.500 18.500 19.200', light, BARE) +
    round(16, 12, 7.6, skin, 7.2) +
    (hat === 0
      ? path('M7.800 11Q7 3.500 16 3.500T24.200 11Q16 7.500 7.800 11z', hair)
      : hat === 1
        ? path('M8 9.500Q8.500 2.500 16 2.500T24 9.500z', spot) + box(6.5, 8.6, 19, 2.4, 1.2, dark)
        : path('M8 13Q6.500 3.500 16 3.500T24 13Q22 7.500 16 7.500T8 13z', hair) +
          path('M16 3.500l1.500-2.500', 'none')) +
    eyes(13, 2.9, 1.7, angry, line) +
    smile(16, 1.8, angry)
  );
}
