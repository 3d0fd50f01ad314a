/** Animals and people as big heads on small feet: a body by chance, and what tells its family apart: ears, horns, a beak, fins, legs. */
import { eyes, smile } from './face.js';
import { BARE, both, n, path, round, star, type Ink } from './ink.js';
import { person, skull, snowman } from './upright.js';

/** `face`: where it looks, as in the picture set; a side view looks to the left. */
export function creature(family: string, ink: Ink, angry: boolean): { shapes: string; face: 'front' | 'left' } {
  const { body, light, dark, spot, line, rand } = ink;
  const fat = rand.range(8.4, 10);
  const belly = round(16, 22.4, fat * 0.58, light, 5, BARE);
  const trunk = path(
    `M16 7C${n(16 + fat)} 7 ${n(16 + fat + 0.8)} 14 ${n(16 + fat)} 21C${n(16 + fat - 1)} 28 ${n(16 + 5)} 29 16 29S${n(16 - fat + 1)} 28 ${n(16 - fat)} 21C${n(16 - fat - 0.8)} 14 ${n(16 - fat)} 7 16 7z`,
    body,
  );
  const feet = both(round(11.6, 29, 2.9, dark, 1.7));
  const look = eyes(14.6, 3.9, rand.range(2.3, 2.8), angry, line);
  const front = (shapes: string) => ({ shapes, face: 'front' as const });
  const marks = rand.chance(0.5)
    ? both(path(`M${n(16 - fat + 0.6)} 18l3.4 .8M${n(16 - fat + 0.8)} 21.4l3 .2`, 'none', ` stroke="${dark}"`))
    : [0, 1, 2].map((i) => round(16 + (i - 1) * 2.6, 9.6 + (i === 1 ? -0.8 : 0), 0.8, dark, 0.8, BARE)).join('');
  switch (family) {
    case 'fish': {
      const tall = rand.range(6.4, 8.2);
      return {
        shapes:
          path(`M20.500 16Q27 9 30 9.500Q27.500 16 30 22.500Q27 23 20.500 16z`, spot) +
          path(`M13 ${n(16 - tall + 0.6)}Q17 ${n(16 - tall - 4.6)} 20 ${n(16 - tall + 2.4)}z`, spot) +
          path(
            `M2.500 16.400Q8 ${n(16 - tall)} 15 ${n(16 - tall)}Q22 ${n(16 - tall)} 24 16Q22 ${n(16 + tall)} 15 ${n(16 + tall)}Q8 ${n(16 + tall)} 2.500 16.400z`,
            body,
          ) +
          path(`M6 18.500Q13 ${n(16 + tall)} 21 19.500Q14 ${n(17 + tall * 0.9)} 6 18.500z`, light, BARE) +
          path(`M14.500 15.500Q18 18 15 21.500`, 'none') +
          round(9, 13.8, 2.2, '#fff') +
          round(8.6, 14, 1.1, line, 1.2, BARE) +
          (angry
            ? path('M3.600 18l1.400 .3.6 1.500 1.200-1.200 1 1.200 1.200-1.400', 'none') +
              path('M6.500 10.800l4.200 1.600', 'none')
            : ''),
        face: 'left',
      };
    }
    case 'bird':
      return front(
        feet +
          both(
            path(
              `M${n(16 - fat + 1)} 16Q${n(16 - fat - 4.5)} 20 ${n(16 - fat - 1)} 26Q${n(16 - fat + 2)} 24 ${n(16 - fat + 1.6)} 20z`,
              dark,
            ),
          ) +
          trunk +
          belly +
          path('M16 7Q14 2.800 12.500 4.200M16 7Q16 2.500 17.200 2.600', 'none') +
          look +
          path('M12.800 17.200L19.200 17.200L16 21.600z', spot),
      );
    case 'soft': {
      const hem = Array.from(
        { length: 5 },
        (_, i) => `Q${n(25 - i * 4 - 1)} ${i % 2 === 0 ? 31 : 25.5} ${n(25 - (i + 1) * 4 + 0.6)} 28`,
      ).join('');
      return front(
        path(`M6 28V15Q6 4.500 16 4.500T26 15V28${hem}z`, body) +
          round(11.5, 9.5, 2.4, light, 1.5, BARE) +
          eyes(15, 4, 2.8, angry, line) +
          smile(20.5, 2.6, angry),
      );
    }
    case 'bug':
      return front(
        both(path('M8.500 16L3 12.500M8 20H2.500M8.500 24L3.500 28', 'none')) +
          both(path('M13.500 8Q11 2.500 8 3.500', 'none') + round(8, 3.5, 1.2, spot)) +
          round(16, 20, 8.4, body, 9.4) +
          path('M9 16.500Q16 19 23 16.500M8 22Q16 25 24 22', 'none', ` stroke="${dark}" stroke-width="2"`) +
          round(16, 11.4, 6.2, dark, 5.2) +
          eyes(11, 2.9, 2.2, angry, line),
      );
    case 'crawler':
      return {
        shapes:
          path(
            'M27 27Q31 22 26 19.500Q20 17 20.500 22.500T12 25Q7 23 9.500 15',
            'none',
            ` stroke="${line}" stroke-width="7.400"`,
          ) +
          path(
            'M27 27Q31 22 26 19.500Q20 17 20.500 22.500T12 25Q7 23 9.500 15',
            'none',
            ` stroke="${body}" stroke-width="5"`,
          ) +
          path(
            'M25 20.500l1-1M19.500 23l1.500.6M13.500 25.500l.5-1.500',
            'none',
            ` stroke="${light}" stroke-width="1.800"`,
          ) +
          round(9.6, 11.4, 6.4, body, 5.4) +
          round(7, 9.8, 1.9, '#fff') +
          round(11.4, 9.8, 1.9, '#fff') +
          round(6.7, 10, 0.9, line, 1, BARE) +
          round(11, 10, 0.9, line, 1, BARE) +
          path('M5.500 14.200Q8.500 15.800 11.500 14.200', 'none') +
          path('M4 13.800l-2.600 1 .2 1.400M1.400 14.800l-1 .2', 'none', ` stroke="${spot}"`),
        face: 'left',
      };
    case 'dragon':
      return front(
        both(path(`M8.500 17Q1 10 1.500 7Q5 8 7 11Q7 8 9 6.500Q11 10 11 14z`, spot)) +
          feet +
          trunk +
          belly +
          path('M16 7l-2-3.500 2 1 0-2.500 0 2.500 2-1z', dark) +
          both(path('M10.500 9.500L8.500 4L13 7.500z', light)) +
          look +
          both(round(14.4, 19.6, 0.6, line, 0.8, BARE)) +
          smile(22, 3.4, angry),
      );
    case 'long':
      return front(
        both(
          path('M11.500 10Q7.500 1 10 .8Q13.500 1.500 14.600 8z', body) +
            path('M11.900 7.500Q10 3 10.500 2.600Q12.200 3.500 13 7z', light, BARE),
        ) +
          feet +
          trunk +
          belly +
          marks +
          look +
          path('M14.800 18.600h2.400L16 20z', dark) +
          smile(20.6, 2.2, angry),
      );
    case 'horned':
      return front(
        both(path('M9.500 10.500Q3 10 3.500 3.500Q6 7 12 7.500z', light)) +
          feet +
          trunk +
          marks +
          look +
          round(16, 21.4, 5, light, 3.6) +
          both(round(14.2, 21, 0.8, dark, 1, BARE)),
      );
    case 'pointed':
      return front(
        both(path('M8.400 13L7.500 3.500L14 8z', body) + path('M9.300 10.500L9 6.200L12 8.400z', light, BARE)) +
          feet +
          trunk +
          belly +
          marks +
          look +
          path('M14.900 18.200h2.200L16 19.600z', dark) +
          both(path('M10 19.500l-4-.6M10 21l-4 .8', 'none')) +
          smile(20.2, 2, angry),
      );
    case 'floppy':
      return front(
        feet +
          trunk +
          belly +
          both(path(`M9.500 9Q3 8.500 4 18Q8.500 19 9.800 13z`, dark)) +
          look +
          round(16, 19.4, 2, line, 1.4) +
          path('M16 20.800v1.400', 'none') +
          smile(22, 2.4, angry),
      );
    case 'turtle':
      return {
        shapes:
          path('M27 22L31 24.500L26.500 25z', light) +
          [12, 23].map((x) => round(x, 26.5, 3, light, 2.6)).join('') +
          round(6.5, 17.5, 4.8, light, 4.4) +
          path('M7.500 24Q7 8.500 18 8.500T29 24z', body) +
          path(
            'M18 11.500L22 15L20.500 19.500H15.500L14 15zM14 15L9.500 16.500M22 15L26.800 17M15.500 19.500L13.500 24M20.500 19.500L22.500 24',
            'none',
            ` stroke="${dark}"`,
          ) +
          round(5.4, 16.5, 1.2, line, 1.4, BARE) +
          (angry ? path('M3.600 14.200l3 1', 'none') : '') +
          path('M3 19.500Q5 21 7 20', 'none'),
        face: 'left',
      };
    case 'frog':
      return front(
        both(path('M8 29Q1.500 29 3 24Q5.500 20 9.500 23z', dark)) +
          path('M16 10Q28 10 27.500 20.500Q26.500 29 16 29T4.500 20.500Q4 10 16 10z', body) +
          round(16, 23.5, 7.2, light, 4.4, BARE) +
          both(round(9.6, 9, 4.4, body)) +
          eyes(8.8, 6.4, 2.7, angry, line) +
          (angry ? smile(18, 4.4, true) : path('M8.500 16.500Q16 22 23.500 16.500', 'none')),
      );
    case 'spiky':
      return front(
        path(star(16, 17, 14.6, 15, 0.8), dark) +
          feet +
          round(16, 19.5, 9, body, 8.6) +
          belly +
          look +
          round(16, 18.8, 1.7, line, 1.3) +
          smile(21, 2.2, angry),
      );
    case 'snowman':
      return front(snowman(ink));
    case 'skull':
      return front(skull(ink));
    case 'person':
      return front(person(ink, angry));
    default:
      return front(
        both(round(9.2, 8.2, 3.4, body) + round(9.2, 8.4, 1.7, light, 1.7, BARE)) +
          feet +
          trunk +
          belly +
          marks +
          look +
          round(16, 18.8, 1.7, line, 1.2) +
          smile(20.6, 2.2, angry),
      );
  }
}
