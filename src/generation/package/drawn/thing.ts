/** Things, plants, buildings and vehicles, drawn by their sort with sizes and counts by chance. */
import { BARE, both, box, n, path, round, star, type Ink } from './ink.js';

type Draw = (ink: Ink) => string;

const gem: Draw = ({ body, light, dark, rand }) => {
  const w = rand.range(9, 12);
  const top = rand.range(8, 10);
  return (
    path(
      `M${n(16 - w)} ${n(top + 4)}L${n(16 - w * 0.55)} ${n(top - 2)}H${n(16 + w * 0.55)}L${n(16 + w)} ${n(top + 4)}L16 28z`,
      body,
    ) +
    path(`M${n(16 - w)} ${n(top + 4)}H${n(16 - w * 0.35)}L16 28z`, dark, BARE) +
    path(
      `M${n(16 - w * 0.35)} ${n(top + 4)}L${n(16 - w * 0.55)} ${n(top - 2)}H${n(16 + w * 0.3)}L${n(16 + w * 0.35)} ${n(top + 4)}z`,
      light,
      BARE,
    ) +
    path(
      `M${n(16 - w)} ${n(top + 4)}H${n(16 + w)}M${n(16 - w * 0.35)} ${n(top + 4)}L16 28L${n(16 + w * 0.35)} ${n(top + 4)}`,
      'none',
    )
  );
};
const fruit: Draw = ({ body, light, dark, rand }) => {
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
const banana: Draw = ({ body, light, dark }) =>
  path('M7 3.500L10 3Q11 14 18 19.500T29 23Q29.500 25.500 28 26.500Q16 30 9.500 21.500Q4 13.500 7 3.500z', body) +
  path('M9.500 10Q11 18 18.500 23', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  path('M7 3.500L10 3L9.800 6.500L7 6.600z', dark);
const strawberry: Draw = ({ body, light }) =>
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
const pear: Draw = ({ body, light, dark }) =>
  path('M16 8Q16 4 18.500 2.500', 'none') +
  path('M17 5.500Q21 1.500 25 4.500Q22 8 17 5.500z', '#57b35a') +
  path('M16 7Q21 7 21 12.500Q27 17 25.500 23T16 29.500Q7.500 29.500 6.500 23T11 12.500Q11 7 16 7z', body) +
  round(11, 20.5, 2, light, 3.4, BARE) +
  path('M21 26Q23.500 24 23 20.500', 'none', ` stroke="${dark}"`);
const melon: Draw = ({ body, light }) =>
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
const berries: Draw = ({ body, light, rand }) =>
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
const cone: Draw = ({ body, light, dark }) =>
  path('M9 13L16 30L23 13z', '#d99a4e') +
  path('M11.500 16.500l6.500 8M20.500 16.500l-6.500 8', 'none', ` stroke="#a86a2a" stroke-width="1"`) +
  round(16, 10.5, 8, body, 7) +
  round(13, 7.5, 2.4, light, 1.6, BARE) +
  path('M8.500 12.500q1.800 3 3.700.6q1.800 3 3.700 0q2 3 3.800 0q1.800 2.400 3.600-.8', 'none', ` stroke="${dark}"`);
const wedge: Draw = ({ body, light, dark }) =>
  path('M3 22L25 6Q30 12 29.500 22z', body) +
  path('M3 22H29.500V28H3z', light) +
  round(12, 20, 1.6, dark, 1.6, BARE) +
  round(20, 14, 2.1, dark, 2.1, BARE) +
  round(23.5, 25, 1.4, dark, 1.2, BARE);
const ring: Draw = ({ body, light, rand }) =>
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
const loaf: Draw = ({ body, light, dark }) =>
  path('M4 15Q4 6 16 6T28 15z', body) +
  both(round(11, 10.4, 1, light, 0.7, BARE)) +
  path('M3.500 17q3 3 6 0t6 0 6 0 7 0v3h-25z', '#6fbf5e') +
  box(4, 19.4, 24, 3.6, 1.4, dark) +
  path('M4 23H28Q28 28 24 28H8Q4 28 4 23z', body);
const cup: Draw = ({ body, light, spot }) =>
  path('M8 10H24L22 29H10z', body) +
  path('M8.600 15H23.400L23 19H9z', light, BARE) +
  box(6.5, 7.4, 19, 3.4, 1.4, spot) +
  path('M17 7.500L20 2', 'none');
const sweet: Draw = ({ body, light, spot }) =>
  both(path('M9 16L2.500 10.500V21.500z', spot)) +
  round(16, 16, 8.4, body) +
  path(
    'M10.500 11.500Q16 14 12.500 22.500M16.500 8Q22 14 17.500 24',
    'none',
    ` stroke="${light}" stroke-width="2.200"`,
  );
const coin: Draw = ({ body, light, dark }) =>
  round(16, 16, 12, body) +
  round(16, 16, 8.8, light, 8.8, ` stroke="${dark}"`) +
  path(star(16, 16, 5.4, 5, 0.45), body, BARE);
const starry: Draw = ({ body, light, rand }) =>
  path(star(16, 16.5, 14, rand.int(5, 6), rand.range(0.46, 0.56)), body) + path(star(15, 15, 5, 5, 0.5), light, BARE);
const heart: Draw = ({ body, light }) =>
  path('M16 28Q3 19 3 11.500Q3 5 9.500 5Q14 5 16 9.500Q18 5 22.500 5Q29 5 29 11.500Q29 19 16 28z', body) +
  round(9.6, 10.6, 2.2, light, 2.8, BARE);
const key: Draw = ({ body, light }) =>
  path('M14 18L27 5M22 10l4 4M18.500 13.500l3 3', 'none', ` stroke-width="3.600"`) +
  round(10.5, 21.5, 7, body) +
  round(10.5, 21.5, 3, light);
const bomb: Draw = ({ body, light, spot }) =>
  path('M20 9Q22 4 26 5', 'none', ` stroke-width="2"`) +
  path(star(27, 5, 4, 6, 0.4), spot) +
  round(14.5, 18.5, 10.4, body) +
  round(10.8, 14.4, 2.4, light, 3, BARE) +
  box(17.6, 7.4, 5.6, 4, 1, body);
const flame: Draw = ({ body, light, spot }) =>
  path('M16 2Q26 12 25.500 20T16 30Q6.500 29 6.500 20Q6.500 15 10.500 11Q11 15 13 16Q12 8 16 2z', body) +
  path('M16 14Q21 20 20.500 24T16 28Q11.500 28 11.500 23.500T16 14z', spot, BARE) +
  path('M16 20Q18.500 24 16 27Q13.500 25 16 20z', light, BARE);
const drop: Draw = ({ body, light }) =>
  path('M16 3Q26 15 26 21T16 30Q6 29.500 6 21T16 3z', body) +
  path('M10 21Q10.500 25.500 14 26.500', 'none', ` stroke="${light}" stroke-width="2"`);
const crate: Draw = ({ body, light, dark }) =>
  box(4, 4, 24, 24, 2.4, body) +
  path('M4 10H28M4 22H28', 'none') +
  path('M8 22L24 10', 'none', ` stroke="${dark}" stroke-width="2.600"`) +
  both(round(7, 7, 0.9, light, 0.9, BARE) + round(7, 25, 0.9, light, 0.9, BARE));
const rock: Draw = ({ body, light, dark, rand }) => {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const [angle, r] = [(i * Math.PI) / 4 + 0.3, rand.range(10, 13.6)];
    return `${n(16 + Math.cos(angle) * r)} ${n(18 + Math.sin(angle) * r * 0.82)}`;
  });
  return (
    path(`M${corners.join('L')}z`, body) +
    path('M9 14.500L14 10L19 12', 'none', ` stroke="${light}" stroke-width="2"`) +
    path('M18 24l5-3M13 25l3-1', 'none', ` stroke="${dark}"`)
  );
};
const blade: Draw = ({ body, light, spot }) =>
  path('M27 3L28.500 4.500L14 21L11 18z', light) +
  path('M7.500 15.500L16.500 24.500', 'none', ` stroke="${spot}" stroke-width="3.400"`) +
  path('M11 21L5 27', 'none', ` stroke="${body}" stroke-width="4"`);
const moon: Draw = ({ body, light }) =>
  path('M20 3A13.500 13.500 0 1 0 29 22A11 11 0 0 1 20 3z', body) +
  round(10, 15, 1.8, light, 1.8, BARE) +
  round(14, 22, 1.3, light, 1.3, BARE);
const planet: Draw = ({ body, light, spot }) =>
  round(16, 16, 9.6, body) +
  path('M8 13Q16 17 24 11M8.500 20Q16 23 24 18', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  path('M7 20Q-1 25 4 25.500T25 17T28 8T24 10.500', 'none', ` stroke="${spot}" stroke-width="2.200"`);
const cloud: Draw = ({ light, body }) =>
  path('M8 25Q2.500 25 2.500 20T8 15Q9 8 15.500 8T23 13.500Q29.500 13 29.500 19T24 25z', light) +
  path('M8 22Q16 24 24 21.500', 'none', ` stroke="${body}"`);
const flake: Draw = ({ light }) =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 16 16)" d="M16 3V29M12 6l4 3.500 4-3.500M12 26l4-3.500 4 3.500" fill="none" stroke="${light}" stroke-width="2.400"/>`,
    )
    .join('');
const book: Draw = ({ body, light, spot }) =>
  path('M16 8Q10 4 4 6V26Q10 24 16 28Q22 24 28 26V6Q22 4 16 8z', body) +
  path('M16 9.500Q11 6.500 6.500 8V23.500Q11 22.500 16 25z', light, BARE) +
  path('M16 8V28', 'none') +
  path('M19 12l6-1.500M19 16l6-1.500', 'none', ` stroke="${spot}"`);
const potion: Draw = ({ body, light, spot }) =>
  path('M13 4H19V11L27 25Q28 29 24 29H8Q4 29 5 25L13 11z', light) +
  path('M9 19H23L27 25.500Q27 29 24 29H8Q5 29 5 25.500z', body, BARE) +
  box(12, 2.4, 8, 3, 1, spot) +
  round(14, 23, 1.2, light, 1.2, BARE) +
  round(19, 25, 0.9, light, 0.9, BARE);
const flag: Draw = ({ body, light }) =>
  path('M7 30V3', 'none', ` stroke-width="2.600"`) +
  path('M8 4Q14 1.500 18 4.500T28 5V17Q22 19.500 18 16.500T8 16z', body) +
  path(
    'M13 3.500V15.500M18 4.500V16.500M23 6V18M8 10Q14 7.500 18 10.500T28 11',
    'none',
    ` stroke="${light}" stroke-width="1.600"`,
  );
const crown: Draw = ({ body, light, spot }) =>
  path('M4 25L3 9L10.500 15L16 5L21.500 15L29 9L28 25z', body) +
  box(4, 23, 24, 5, 1.4, light) +
  [9, 16, 23].map((x) => round(x, 25.5, 1.4, spot, 1.4)).join('');

const tree: Draw = ({ body, light, dark, rand }) => {
  const [a, b] = [rand.range(5.5, 7), rand.range(6, 8)];
  return (
    box(13.6, 19, 4.8, 11, 1.4, '#8a5a36') +
    round(10, 15.5, a, dark) +
    round(22, 15, a, dark) +
    round(16, 10.5, b, body) +
    round(13.5, 8, 2.4, light, 1.8, BARE)
  );
};
const pine: Draw = ({ body, light, dark }) =>
  box(14, 25, 4, 5.4, 1, '#8a5a36') +
  path('M16 12L27 27H5z', dark) +
  path('M16 7L25 20H7z', body) +
  path('M16 2L23 13H9z', body) +
  path('M13 10.500L16 5.500', 'none', ` stroke="${light}" stroke-width="1.800"`);
const palm: Draw = ({ body, dark }) =>
  path('M17.500 30Q14 20 17 11', 'none', ` stroke="#5e3d24" stroke-width="4.600"`) +
  path('M17 11Q9 5 3 11Q10 9.500 17 11zM17 11Q13 19 6.500 19.500Q9 13 17 11z', dark) +
  path('M17 11Q25 5 30 12Q24 9.500 17 11zM17 11Q24 15 26 21Q19 18 17 11zM17 11Q16 4 21 2.500Q21 8 17 11z', body);
const cactus: Draw = ({ body, light }) =>
  path('M10 17H7.500Q6 17 6 15V11M22 21h2.500Q26 21 26 19V14', 'none', ` stroke="${body}" stroke-width="5"`) +
  box(11.6, 4, 8.8, 26, 4.4, body) +
  path('M14.500 9v3M17.500 13v3M14.500 19v3', 'none', ` stroke="${light}"`);
const flower: Draw = ({ body, light, spot, rand }) => {
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
const leaf: Draw = ({ body, light }) =>
  path('M5 27Q3 9 27 4Q29 26 10 27z', body) +
  path('M5 28.500Q12 18 22 10M11.500 20.500V14M16 15.500l5 1.500', 'none', ` stroke="${light}"`);

const house: Draw = ({ body, light, dark, spot, rand }) =>
  box(6, 14, 20, 15, 1, body) +
  path('M3 15.500L16 4L29 15.500z', spot) +
  path(`M13.500 29V22Q13.500 20 ${rand.chance(0.5) ? '16 20T18.500 22' : '15 20H17Q18.500 20 18.500 22'}V29z`, dark) +
  both(box(8.2, 17.4, 3.8, 3.8, 0.8, light));
const castle: Draw = ({ body, light, dark, spot }) =>
  both(box(3.4, 11, 7, 18, 0.8, body) + path('M2.500 11L7 3.500L11.500 11z', spot)) +
  path('M10 29V14H12V11.500H14V14H18V11.500H20V14H22V29z', body) +
  path('M13.500 29V23Q13.500 20.500 16 20.500T18.500 23V29z', dark) +
  both(box(5.8, 15, 2.2, 3.4, 1, light));
const tent: Draw = ({ body, light, dark }) =>
  path('M16 4L30 28H2z', body) +
  path('M16 4L12 28H7zM16 4L20 28H25z', light, BARE) +
  path('M16 15L19.500 28H12.500z', dark) +
  path('M16 4V1.500', 'none');
const tower: Draw = ({ body, light, spot, rand }) =>
  box(9, 6, 14, 24, 1, body) +
  Array.from({ length: 8 }, (_, i) =>
    box(11.4 + (i % 2) * 5.6, 9 + Math.floor(i / 2) * 5, 3.6, 3, 0.5, rand.chance(0.7) ? light : spot),
  ).join('');
const mountain: Draw = ({ body, light, dark }) =>
  path('M1.500 28L13 7L20 18L23 14L30.500 28z', body) +
  path('M13 7L9.600 13.200L12 12.500L13.500 14.500L15.500 12.500L16.600 12.700z', light) +
  path('M20 18L17 23', 'none', ` stroke="${dark}"`);
const volcano: Draw = ({ body, dark, spot }) =>
  path('M12 9Q13 2 16 4Q19.500 1 20 9z', spot) +
  path('M2 29L12 8.500H20L30 29z', body) +
  path('M12 8.500L14 15L16 11.500L18 17L20 8.500z', spot) +
  path('M9 24l3-4', 'none', ` stroke="${dark}"`);
const sun: Draw = ({ body, light }) => path(star(16, 16, 14.5, 11, 0.74), light) + round(16, 16, 9, body);
const rainbow: Draw = ({ body, light, spot }) =>
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
const wave: Draw = ({ body, light }) =>
  path('M2 27Q4 8 17 7Q26 7.500 26 14Q21 11 18 15T24 22Q28 23 30 20V28H2z', body) +
  path('M6 24Q8 13 16 11.500', 'none', ` stroke="${light}" stroke-width="1.800"`);

/** Vehicles look to the left. */
const car: Draw = ({ body, light, dark, rand }) => {
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
const boat: Draw = ({ body, light, spot }) =>
  path('M16 3V21', 'none', ` stroke-width="2.200"`) +
  path('M15 4L4.500 18.500H15z', light) +
  path('M17.500 6L26 18.500H17.500z', spot) +
  path('M2 20.500H30Q28 29 23 29H8.500Q4 29 2 20.500z', body);
const train: Draw = ({ body, light, dark, spot }) =>
  box(2.5, 8, 27, 16, 3, body) +
  [6, 13, 20].map((x) => box(x, 11, 5, 5, 1, light)).join('') +
  box(2.5, 18, 27, 2.4, 0, spot) +
  [8, 16, 24].map((x) => round(x, 25.5, 3, dark)).join('');
const truck: Draw = ({ body, light, dark, spot }) =>
  box(12, 6, 18, 17, 1.6, spot) +
  path('M2 23V16.500L5.500 11H12V23z', body) +
  path('M4.500 16L7 12.800H10V16z', light) +
  path('M15 10.500H27M15 15H27', 'none', ` stroke="${light}" stroke-width="1.600"`) +
  [8, 23].map((x) => round(x, 24, 3.8, dark) + round(x, 24, 1.4, light)).join('');
const balloon: Draw = ({ body, light, spot }) =>
  path('M13 20L13.800 25M19 20L18.200 25', 'none') +
  path('M16 2Q27 2.500 26.500 11.500Q26 17 18.500 21H13.500Q6 17 5.500 11.500Q5 2.500 16 2z', body) +
  path('M16 2Q11 8 14.500 21M16 2Q21 8 17.500 21', 'none', ` stroke="${light}" stroke-width="1.800"`) +
  box(12.6, 25, 6.8, 5, 1.2, spot);

/** What a sort of things is called, in the picture set; first match counts. */
const NAMES: readonly [RegExp, Draw][] = [
  [/star|sparkles|dizzy|compass/u, starry],
  [/coin|medal|money|dollar|cookie|bullseye|game-die|button|token/u, coin],
  [/gem|crystal|diamond|ring$|bead|nazar/u, gem],
  [/heart/u, heart],
  [/^(?:old-)?key$|key$/u, key],
  [/bomb|firecracker|grenade/u, bomb],
  [/fire|comet|collision|flame|jack-o/u, flame],
  [/drop|water$|rain$|tear/u, drop],
  [/package|box|crate|chest|briefcase|drawer|locked|brick|gift|present/u, crate],
  [/rock|stone|moai|coal|headstone|coffin|wood|log/u, rock],
  [/sword|knife|dagger|axe|carrot|feather|pencil|pen$|broom|arrow|needle|wand|hammer|pick/u, blade],
  [/full-moon|planet|globe|earth|ball$|football|marble/u, planet],
  [/moon/u, moon],
  [/snowflake/u, flake],
  [/cloud|fog|dash|wind/u, cloud],
  [/book|scroll|page|letter|envelope|note|map|newspaper/u, book],
  [/potion|alembic|test-tube|bottle|jar|amphora|battery|fuel/u, potion],
  [/crown/u, crown],
  [/flag|finish/u, flag],
  [/balloon|parachute/u, balloon],
  [/banana|croissant/u, banana],
  [/strawberry|pepper|eggplant/u, strawberry],
  [/pear$|avocado|coconut|lemon|lime|kiwi/u, pear],
  [/melon/u, melon],
  [/grapes|berries|blueberr|cherries|olive|peas|beans|chestnut/u, berries],
  [/ice-cream|cone|pizza-cone/u, cone],
  [/cheese|pizza|pie|shortcake|cake-slice|sandwich|taco/u, wedge],
  [/doughnut|bagel|pretzel|waffle|pancake|fish-cake/u, ring],
  [/hamburger|bread|bagu|bun|bento|sushi|rice|burrito|hot-dog|dumpling|cake|cupcake/u, loaf],
  [/cup|coffee|tea|milk|juice|beer|wine|drink|beverage|glass|popcorn|fries|pot|soup|spaghetti|curry|bowl/u, cup],
  [/candy|lollipop|chocolate|sweet|dango|custard/u, sweet],
  [/evergreen|christmas|pine/u, pine],
  [/palm/u, palm],
  [/cactus/u, cactus],
  [/tree/u, tree],
  [/leaf|leaves|herb|shamrock|clover|seedling|bamboo|sheaf|greens/u, leaf],
  [/mushroom/u, cone],
  [/castle|mosque|temple|church|shrine|synagogue/u, castle],
  [/tent|camping|circus|umbrella/u, tent],
  [/hut|house|home|school|post-office|store|derelict/u, house],
  [/tower|building|office|hotel|hospital|bank|factory|cityscape|statue|stadium/u, tower],
  [/volcano/u, volcano],
  [/mountain|fuji|park|island|desert|camel-hill/u, mountain],
  [/sun/u, sun],
  [/rainbow/u, rainbow],
  [/wave|spring|coral|shell/u, wave],
  [/boat|ship$|sail|canoe|ferry|speedboat/u, boat],
  [/lorry|truck|tractor|ambulance|engine$/u, truck],
  [/train|tram|rail|bus|monorail|metro|station|locomotive/u, train],
];

const BY_CLASS: Readonly<Record<string, Draw>> = { f: fruit, l: flower, b: house, n: mountain, v: car, o: gem };

export function thing(sprite: string, kind: string, ink: Ink): string {
  const draw = NAMES.find(([names]) => names.test(sprite))?.[1] ?? BY_CLASS[kind] ?? gem;
  return draw(ink);
}
