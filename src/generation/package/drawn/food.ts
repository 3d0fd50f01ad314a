/** Food and drink, with sizes and counts by chance. */
import { BARE, both, box, n, path, round, type Draw } from './ink.js';

export const fruit: Draw = ({ body, light, dark, rand }) => {
  const wide = rand.range(8.6, 10);
  return (
    path('M16 9Q16.500 5 19.500 3.500', 'none') +
    path('M17 7.500Q20 2.500 25 4.500Q23.500 9 17 7.500z', '#57b35a') +
    path(
      `M16 9.500Q${n(16 + wide + 2)} 6 ${n(16 + wide)} 18T16 28Q${n(16 - wide)} 29.500 ${n(16 - wide)} 18T16 9.500z`,
      body,
    ) +
    round(16 - wide * 0.5, 15, 2.1, light, 3.2, BARE) +
    path(`M${n(16 + wide * 0.4)} 25Q${n(16 + wide * 0.85)} 22 ${n(16 + wide * 0.8)} 17`, 'none', ` stroke="${dark}"`)
  );
};
export const banana: Draw = ({ body, light, dark }) =>
  path('M7 3.500L10 3Q11 14 18 19.500T29 23Q29.500 25.500 28 26.500Q16 30 9.500 21.500Q4 13.500 7 3.500z', body) +
  path('M9.500 10Q11 18 18.500 23', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  path('M7 3.500L10 3L9.800 6.500L7 6.600z', dark);
export const strawberry: Draw = ({ body, light }) =>
  path('M16 10Q26 6 27 13.500Q27 22 16 30Q5 22 5 13.500Q6 6 16 10z', body) +
  path('M16 11L9.500 9.500L12 6.500L16 3L20 6.500L22.500 9.500z', '#57b35a') +
  [
    [11, 15],
    [16, 17],
    [21, 15],
    [13, 21],
    [19, 21],
    [16, 25],
  ]
    .map(([x = 0, y = 0]) => round(x, y, 0.7, light, 1, BARE))
    .join('');
export const pear: Draw = ({ body, light, dark }) =>
  path('M16 8Q16 4 18.500 2.500', 'none') +
  path('M17 5.500Q21 1.500 25 4.500Q22 8 17 5.500z', '#57b35a') +
  path('M16 7Q21 7 21 12.500Q27 17 25.500 23T16 29.500Q7.500 29.500 6.500 23T11 12.500Q11 7 16 7z', body) +
  round(11, 20.5, 2, light, 3.4, BARE) +
  path('M21 26Q23.500 24 23 20.500', 'none', ` stroke="${dark}"`);
export const melon: Draw = ({ body, light }) =>
  path('M2.500 9H29.500Q29 26 16 27Q3 26 2.500 9z', '#57b35a') +
  path('M5.500 9H26.500Q25.500 22 16 23.500Q6.500 22 5.500 9z', body) +
  [
    [11, 13],
    [16, 15],
    [21, 13],
    [13.5, 18.5],
    [18.5, 18.5],
  ]
    .map(([x = 0, y = 0]) => round(x, y, 0.9, light, 1.3, BARE))
    .join('');
export const berries: Draw = ({ body, light, rand }) =>
  path('M16 12Q15 6 18 3', 'none') +
  path('M16.500 7Q21 3 25 6.500Q21 9.500 16.500 7z', '#57b35a') +
  [
    [10.5, 15],
    [21.5, 15],
    [16, 13],
    [13, 21],
    [19.5, 21],
    [16, 26],
  ]
    .map(([x = 0, y = 0]) => round(x, y, rand.range(4, 4.8), body) + round(x - 1.4, y - 1.4, 1.1, light, 1.1, BARE))
    .join('');
export const cone: Draw = ({ body, light, dark }) =>
  path('M9 13L16 30L23 13z', '#d99a4e') +
  path('M11.500 16.500l6.500 8M20.500 16.500l-6.500 8', 'none', ` stroke="#a86a2a" stroke-width="1"`) +
  round(16, 10.5, 8, body, 7) +
  round(13, 7.5, 2.4, light, 1.6, BARE) +
  path('M8.500 12.500q1.800 3 3.700.6q1.800 3 3.700 0q2 3 3.800 0q1.800 2.400 3.600-.8', 'none', ` stroke="${dark}"`);
export const wedge: Draw = ({ body, light, dark }) =>
  path('M3 22L25 6Q30 12 29.500 22z', body) +
  path('M3 22H29.500V28H3z', light) +
  round(12, 20, 1.6, dark, 1.6, BARE) +
  round(20, 14, 2.1, dark, 2.1, BARE) +
  round(23.5, 25, 1.4, dark, 1.2, BARE);
export const ring: Draw = ({ body, light, rand }) =>
  round(16, 16, 12, '#d99a4e') +
  path(
    'M16 4.500A11.500 11.500 0 0 1 27 19q-2.500 3-4.500.5T18 21q-3 3.500-5.500.5T8 20.500Q5.500 22 4.800 18.500A11.500 11.500 0 0 1 16 4.500z',
    body,
  ) +
  round(16, 15.6, 4, '#fff', 4) +
  Array.from({ length: 7 }, (_, i) => {
    const a = i * 0.9 + rand.next();
    return round(16 + Math.cos(a) * 8, 14.6 + Math.sin(a) * 6.6, 0.8, light, 0.8, BARE);
  }).join('');
export const loaf: Draw = ({ body, light, dark }) =>
  path('M4 15Q4 6 16 6T28 15z', body) +
  both(round(11, 10.4, 1, light, 0.7, BARE)) +
  path('M3.500 17q3 3 6 0t6 0 6 0 7 0v3h-25z', '#6fbf5e') +
  box(4, 19.4, 24, 3.6, 1.4, dark) +
  path('M4 23H28Q28 28 24 28H8Q4 28 4 23z', body);
export const cup: Draw = ({ body, light, spot }) =>
  path('M8 10H24L22 29H10z', body) +
  path('M8.600 15H23.400L23 19H9z', light, BARE) +
  box(6.5, 7.4, 19, 3.4, 1.4, spot) +
  path('M17 7.500L20 2', 'none');
export const sweet: Draw = ({ body, light, spot }) =>
  both(path('M9 16L2.500 10.500V21.500z', spot)) +
  round(16, 16, 8.4, body) +
  path(
    'M10.500 11.500Q16 14 12.500 22.500M16.500 8Q22 14 17.500 24',
    'none',
    ` stroke="${light}" stroke-width="2.200"`,
  );
