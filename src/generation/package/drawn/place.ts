/** Plants, buildings, land and sky, and vehicles, with sizes and counts by chance. */
import { BARE, both, box, n, path, round, star, type Draw } from './ink.js';

export const tree: Draw = ({ body, light, dark, rand }) => {
  const [a, b] = [rand.range(5.5, 7), rand.range(6, 8)];
  return (
    box(13.6, 19, 4.8, 11, 1.4, '#8a5a36') +
    round(10, 15.5, a, dark) +
    round(22, 15, a, dark) +
    round(16, 10.5, b, body) +
    round(13.5, 8, 2.4, light, 1.8, BARE)
  );
};
export const pine: Draw = ({ body, light, dark }) =>
  box(14, 25, 4, 5.4, 1, '#8a5a36') +
  path('M16 12L27 27H5z', dark) +
  path('M16 7L25 20H7z', body) +
  path('M16 2L23 13H9z', body) +
  path('M13 10.500L16 5.500', 'none', ` stroke="${light}" stroke-width="1.800"`);
export const palm: Draw = ({ body, dark }) =>
  path('M17.500 30Q14 20 17 11', 'none', ` stroke="#5e3d24" stroke-width="4.600"`) +
  path('M17 11Q9 5 3 11Q10 9.500 17 11zM17 11Q13 19 6.500 19.500Q9 13 17 11z', dark) +
  path('M17 11Q25 5 30 12Q24 9.500 17 11zM17 11Q24 15 26 21Q19 18 17 11zM17 11Q16 4 21 2.500Q21 8 17 11z', body);
export const cactus: Draw = ({ body, light }) =>
  path('M10 17H7.500Q6 17 6 15V11M22 21h2.500Q26 21 26 19V14', 'none', ` stroke="${body}" stroke-width="5"`) +
  box(11.6, 4, 8.8, 26, 4.4, body) +
  path('M14.500 9v3M17.500 13v3M14.500 19v3', 'none', ` stroke="${light}"`);
export const flower: Draw = ({ body, light, spot, rand }) => {
  const petals = rand.int(5, 8);
  return (
    path('M16 16V30M16 25Q10 25 8 20Q14 19.500 16 25z', '#57b35a') +
    Array.from(
      { length: petals },
      (_, i) =>
        `<ellipse cx="16" cy="6.400" rx="3.600" ry="5" fill="${i % 2 === 0 ? body : light}" transform="rotate(${n((i * 360) / petals)} 16 12.600)"/>`,
    ).join('') +
    round(16, 12.6, 3.6, spot)
  );
};
export const leaf: Draw = ({ body, light }) =>
  path('M5 27Q3 9 27 4Q29 26 10 27z', body) +
  path('M5 28.500Q12 18 22 10M11.500 20.500V14M16 15.500l5 1.500', 'none', ` stroke="${light}"`);

export const house: Draw = ({ body, light, dark, spot, rand }) =>
  box(6, 14, 20, 15, 1, body) +
  path('M3 15.500L16 4L29 15.500z', spot) +
  path(`M13.500 29V22Q13.500 20 ${rand.chance(0.5) ? '16 20T18.500 22' : '15 20H17Q18.500 20 18.500 22'}V29z`, dark) +
  both(box(8.2, 17.4, 3.8, 3.8, 0.8, light));
export const castle: Draw = ({ body, light, dark, spot }) =>
  both(box(3.4, 11, 7, 18, 0.8, body) + path('M2.500 11L7 3.500L11.500 11z', spot)) +
  path('M10 29V14H12V11.500H14V14H18V11.500H20V14H22V29z', body) +
  path('M13.500 29V23Q13.500 20.500 16 20.500T18.500 23V29z', dark) +
  both(box(5.8, 15, 2.2, 3.4, 1, light));
export const tent: Draw = ({ body, light, dark }) =>
  path('M16 4L30 28H2z', body) +
  path('M16 4L12 28H7zM16 4L20 28H25z', light, BARE) +
  path('M16 15L19.500 28H12.500z', dark) +
  path('M16 4V1.500', 'none');
export const tower: Draw = ({ body, light, spot, rand }) =>
  box(9, 6, 14, 24, 1, body) +
  Array.from({ length: 8 }, (_, i) =>
    box(11.4 + (i % 2) * 5.6, 9 + Math.floor(i / 2) * 5, 3.6, 3, 0.5, rand.chance(0.7) ? light : spot),
  ).join('');
export const mountain: Draw = ({ body, light, dark }) =>
  path('M1.500 28L13 7L20 18L23 14L30.500 28z', body) +
  path('M13 7L9.600 13.200L12 12.500L13.500 14.500L15.500 12.500L16.600 12.700z', light) +
  path('M20 18L17 23', 'none', ` stroke="${dark}"`);
export const volcano: Draw = ({ body, dark, spot }) =>
  path('M12 9Q13 2 16 4Q19.500 1 20 9z', spot) +
  path('M2 29L12 8.500H20L30 29z', body) +
  path('M12 8.500L14 15L16 11.500L18 17L20 8.500z', spot) +
  path('M9 24l3-4', 'none', ` stroke="${dark}"`);
export const sun: Draw = ({ body, light }) => path(star(16, 16, 14.5, 11, 0.74), light) + round(16, 16, 9, body);
export const rainbow: Draw = ({ body, light, spot }) =>
  [
    [13, body],
    [9.4, light],
    [5.8, spot],
  ]
    .map(([r, c]) =>
      path(
        `M${n(16 - Number(r))} 25A${n(Number(r))} ${n(Number(r))} 0 0 1 ${n(16 + Number(r))} 25`,
        'none',
        ` stroke="${c}" stroke-width="3.400"`,
      ),
    )
    .join('');
export const wave: Draw = ({ body, light }) =>
  path('M2 27Q4 8 17 7Q26 7.500 26 14Q21 11 18 15T24 22Q28 23 30 20V28H2z', body) +
  path('M6 24Q8 13 16 11.500', 'none', ` stroke="${light}" stroke-width="1.800"`);

/** Vehicles look to the left. */
export const car: Draw = ({ body, light, dark, rand }) => {
  const roof = rand.range(7.5, 10);
  return (
    path(`M2 22Q2 16 7 15.500L11 ${n(roof)}H22Q25.500 ${n(roof)} 26 15L30 16.500V23H2z`, body) +
    path(
      `M9.800 15L12.500 ${n(roof + 1.6)}H16V15zM17.600 15V${n(roof + 1.6)}H21.500Q23.500 ${n(roof + 1.6)} 24 15z`,
      light,
    ) +
    [8.5, 23.5].map((x) => round(x, 23.5, 4, dark) + round(x, 23.5, 1.5, light)).join('') +
    round(3.6, 18.6, 1.2, '#ffe9a8')
  );
};
export const boat: Draw = ({ body, light, spot }) =>
  path('M16 3V21', 'none', ` stroke-width="2.200"`) +
  path('M15 4L4.500 18.500H15z', light) +
  path('M17.500 6L26 18.500H17.500z', spot) +
  path('M2 20.500H30Q28 29 23 29H8.500Q4 29 2 20.500z', body);
export const train: Draw = ({ body, light, dark, spot }) =>
  box(2.5, 8, 27, 16, 3, body) +
  [6, 13, 20].map((x) => box(x, 11, 5, 5, 1, light)).join('') +
  box(2.5, 18, 27, 2.4, 0, spot) +
  [8, 16, 24].map((x) => round(x, 25.5, 3, dark)).join('');
export const truck: Draw = ({ body, light, dark, spot }) =>
  box(12, 6, 18, 17, 1.6, spot) +
  path('M2 23V16.500L5.500 11H12V23z', body) +
  path('M4.500 16L7 12.800H10V16z', light) +
  path('M15 10.500H27M15 15H27', 'none', ` stroke="${light}" stroke-width="1.600"`) +
  [8, 23].map((x) => round(x, 24, 3.8, dark) + round(x, 24, 1.4, light)).join('');
export const balloon: Draw = ({ body, light, spot }) =>
  path('M13 20L13.800 25M19 20L18.200 25', 'none') +
  path('M16 2Q27 2.500 26.500 11.500Q26 17 18.500 21H13.500Q6 17 5.500 11.500Q5 2.500 16 2z', body) +
  path('M16 2Q11 8 14.500 21M16 2Q21 8 17.500 21', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  box(12.6, 25, 6.8, 5, 1.2, spot);
export const moon: Draw = ({ body, light }) =>
  path('M20 3A13.500 13.500 0 1 0 29 22A11 11 0 0 1 20 3z', body) +
  round(10, 15, 1.8, light, 1.8, BARE) +
  round(14, 22, 1.3, light, 1.3, BARE);
export const planet: Draw = ({ body, light, spot }) =>
  round(16, 16, 9.6, body) +
  path('M8 13Q16 17 24 11M8.500 20Q16 23 24 18', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  path('M7 20Q-1 25 4 25.500T25 17T28 8T24 10.500', 'none', ` stroke="${spot}" stroke-width="2.200"`);
export const cloud: Draw = ({ light, body }) =>
  path('M8 25Q2.500 25 2.500 20T8 15Q9 8 15.500 8T23 13.500Q29.500 13 29.500 19T24 25z', light) +
  path('M8 22Q16 24 24 21.500', 'none', ` stroke="${body}"`);
export const flake: Draw = ({ light }) =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 16 16)" d="M16 3V29M12 6l4 3.500 4-3.500M12 26l4-3.500 4 3.500" fill="none" stroke="${light}" stroke-width="2.400"/>`,
    )
    .join('');
