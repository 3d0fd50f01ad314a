/** Things to gather, to carry and to throw, with sizes and counts by chance. */
import { BARE, both, box, n, path, round, star, type Draw } from './ink.js';

export const gem: Draw = ({ body, light, dark, rand }) => {
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
export const coin: Draw = ({ body, light, dark }) =>
  round(16, 16, 12, body) +
  round(16, 16, 8.8, light, 8.8, ` stroke="${dark}"`) +
  path(star(16, 16, 5.4, 5, 0.45), body, BARE);
export const starry: Draw = ({ body, light, rand }) =>
  path(star(16, 16.5, 14, rand.int(5, 6), rand.range(0.46, 0.56)), body) + path(star(15, 15, 5, 5, 0.5), light, BARE);
export const heart: Draw = ({ body, light }) =>
  path('M16 28Q3 19 3 11.500Q3 5 9.500 5Q14 5 16 9.500Q18 5 22.500 5Q29 5 29 11.500Q29 19 16 28z', body) +
  round(9.6, 10.6, 2.2, light, 2.8, BARE);
export const key: Draw = ({ body, light }) =>
  path('M14 18L27 5M22 10l4 4M18.500 13.500l3 3', 'none', ` stroke-width="3.600"`) +
  round(10.5, 21.5, 7, body) +
  round(10.5, 21.5, 3, light);
export const bomb: Draw = ({ body, light, spot }) =>
  path('M20 9Q22 4 26 5', 'none', ` stroke-width="2"`) +
  path(star(27, 5, 4, 6, 0.4), spot) +
  round(14.5, 18.5, 10.4, body) +
  round(10.8, 14.4, 2.4, light, 3, BARE) +
  box(17.6, 7.4, 5.6, 4, 1, body);
export const flame: Draw = ({ body, light, spot }) =>
  path('M16 2Q26 12 25.500 20T16 30Q6.500 29 6.500 20Q6.500 15 10.500 11Q11 15 13 16Q12 8 16 2z', body) +
  path('M16 14Q21 20 20.500 24T16 28Q11.500 28 11.500 23.500T16 14z', spot, BARE) +
  path('M16 20Q18.500 24 16 27Q13.500 25 16 20z', light, BARE);
export const drop: Draw = ({ body, light }) =>
  path('M16 3Q26 15 26 21T16 30Q6 29.500 6 21T16 3z', body) +
  path('M10 21Q10.500 25.500 14 26.500', 'none', ` stroke="${light}" stroke-width="2"`);
export const crate: Draw = ({ body, light, dark }) =>
  box(4, 4, 24, 24, 2.4, body) +
  path('M4 10H28M4 22H28', 'none') +
  path('M8 22L24 10', 'none', ` stroke="${dark}" stroke-width="2.600"`) +
  both(round(7, 7, 0.9, light, 0.9, BARE) + round(7, 25, 0.9, light, 0.9, BARE));
export const rock: Draw = ({ body, light, dark, rand }) => {
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
export const blade: Draw = ({ body, light, spot }) =>
  path('M27 3L28.500 4.500L14 21L11 18z', light) +
  path('M7.500 15.500L16.500 24.500', 'none', ` stroke="${spot}" stroke-width="3.400"`) +
  path('M11 21L5 27', 'none', ` stroke="${body}" stroke-width="4"`);
export const book: Draw = ({ body, light, spot }) =>
  path('M16 8Q10 4 4 6V26Q10 24 16 28Q22 24 28 26V6Q22 4 16 8z', body) +
  path('M16 9.500Q11 6.500 6.500 8V23.500Q11 22.500 16 25z', light, BARE) +
  path('M16 8V28', 'none') +
  path('M19 12l6-1.500M19 16l6-1.500', 'none', ` stroke="${spot}"`);
export const potion: Draw = ({ body, light, spot }) =>
  path('M13 4H19V11L27 25Q28 29 24 29H8Q4 29 5 25L13 11z', light) +
  path('M9 19H23L27 25.500Q27 29 24 29H8Q5 29 5 25.500z', body, BARE) +
  box(12, 2.4, 8, 3, 1, spot) +
  round(14, 23, 1.2, light, 1.2, BARE) +
  round(19, 25, 0.9, light, 0.9, BARE);
export const flag: Draw = ({ body, light }) =>
  path('M7 30V3', 'none', ` stroke-width="2.600"`) +
  path('M8 4Q14 1.500 18 4.500T28 5V17Q22 19.500 18 16.500T8 16z', body) +
  path(
    'M13 3.500V15.500M18 4.500V16.500M23 6V18M8 10Q14 7.500 18 10.500T28 11',
    'none',
    ` stroke="${light}" stroke-width="1.600"`,
  );
export const crown: Draw = ({ body, light, spot }) =>
  path('M4 25L3 9L10.500 15L16 5L21.500 15L29 9L28 25z', body) +
  box(4, 23, 24, 5, 1.4, light) +
  [9, 16, 23].map((x) => round(x, 25.5, 1.4, spot, 1.4)).join('');
