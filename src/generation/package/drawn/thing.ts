/** Things to gather, to eat and to throw, drawn by their sort with sizes and counts by chance; and which name is drawn as what. */
import { BARE, both, box, n, path, round, star, type Draw, type Ink } from './ink.js';
import * as place from './place.js';

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

/** What a sort of things is called, in the picture set; first match counts. */
const NAMES: readonly [RegExp, Draw][] = [
  [/star|sparkles|dizzy|compass|shuriken|saw-blade|portal/u, starry],
  [/coin|gold-bar|orb$|snowball|golf-ball|medal|money|dollar|cookie|bullseye|game-die|button|token/u, coin],
  [/gem|crystal|ruby|emerald|diamond|ring$|bead|nazar/u, gem],
  [/heart/u, heart],
  [/^(?:old-)?key$|key$/u, key],
  [/bomb|firecracker|grenade|sea-mine|cannonball/u, bomb],
  [/fire(?!-hydrant)|comet|collision|flame|jack-o|lava/u, flame],
  [/drop|water$|rain$|tear/u, drop],
  [
    /package|box|crate|barrel|chest(?!nut)|fridge|stove|washing-machine|toaster|calculator|^table$|fence|pipe$|trampoline|briefcase|drawer|locked|brick|gift|present/u,
    crate,
  ],
  [/rock|stone|asteroid|spike-trap|moai|coal|headstone|coffin|wood|log|traffic-cone|fire-hydrant/u, rock],
  [
    /sword|spear|shovel|surfboard|knife|dagger|axe|carrot|feather|laser|pencil|pen$|broom|arrow|needle|wand|hammer|pick/u,
    blade,
  ],
  [/full-moon|planet|globe|earth|(?<!snow)ball$|football|marble/u, planet],
  [/moon/u, moon],
  [/snowflake/u, flake],
  [/cloud|fog|dash|wind(?!mill)|pillow/u, cloud],
  [/book|scroll|page|letter|envelope|note|map|newspaper/u, book],
  [/potion|blender|alembic|test-tube|bottle|jar|amphora|battery|fuel/u, potion],
  [/crown/u, crown],
  [/flag|finish/u, flag],
  [/balloon|parachute/u, place.balloon],
  [/banana|croissant/u, banana],
  [/strawberry|pepper|eggplant/u, strawberry],
  [/pear$|avocado|coconut|lemon|lime|kiwi/u, pear],
  [/melon/u, melon],
  [/grapes|berries|blueberr|cherries|olive|peas|beans|chestnut/u, berries],
  [/ice-cream|cone|pizza-cone/u, cone],
  [/cheese|pizza|pie|shortcake|cake-slice|sandwich|taco/u, wedge],
  [/doughnut|bagel|pretzel|waffle|pancake|fish-cake/u, ring],
  [/hamburger|bread|bagu|bun|bento|sushi|rice|burrito|hot-dog|dumpling|cake|cupcake/u, loaf],
  [
    /cup|coffee|tea|milk|juice|beer|wine|drink|beverage|glass|popcorn|fries|cauldron|pot|soup|spaghetti|curry|bowl/u,
    cup,
  ],
  [/candy|lollipop|chocolate|sweet|dango|custard/u, sweet],
  [/evergreen|christmas|pine/u, place.pine],
  [/palm/u, place.palm],
  [/cactus/u, place.cactus],
  [/tree|bush/u, place.tree],
  [/leaf|leaves|herb|shamrock|clover|seedling|bamboo|sheaf|greens/u, place.leaf],
  [/mushroom/u, cone],
  [/castle|mosque|temple|church|shrine|synagogue/u, place.castle],
  [/tent|camping|circus|umbrella/u, place.tent],
  [/hut|igloo|(?<!light)house|home|school|post-office|store|derelict/u, place.house],
  [/tower|lighthouse|windmill|building|office|hotel|hospital|bank|factory|cityscape|statue|stadium/u, place.tower],
  [/volcano/u, place.volcano],
  [/mountain|fuji|park|island|desert|camel-hill/u, place.mountain],
  [/sun/u, place.sun],
  [/rainbow/u, place.rainbow],
  [/wave|spring|coral|shell/u, place.wave],
  [/boat|submarine|ship$|sail|canoe|ferry|speedboat/u, place.boat],
  [/lorry|truck|tank|cannon|catapult|vacuum-cleaner|tractor|ambulance|engine$/u, place.truck],
  [/train|tram|rail|bus|monorail|metro|station|locomotive/u, place.train],
];

const BY_CLASS: Readonly<Record<string, Draw>> = {
  f: fruit,
  l: place.flower,
  b: place.house,
  n: place.mountain,
  v: place.car,
  o: gem,
};

export function thing(sprite: string, kind: string, ink: Ink): string {
  const draw = NAMES.find(([names]) => names.test(sprite))?.[1] ?? BY_CLASS[kind] ?? gem;
  return draw(ink);
}
