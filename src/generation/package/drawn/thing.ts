/** Which name is drawn as what: plants and places, vehicles, food, and all other things. */
import type { PictureSort } from '../../lexicon/sorts.js';
import * as food from './food.js';
import type { Draw, Ink } from './ink.js';
import * as object from './object.js';
import * as place from './place.js';

/** What a sort of things is called, in the picture set; first match counts. */
const NAMES: readonly [RegExp, Draw][] = [
  [/star|sparkles|dizzy|compass|shuriken|saw-blade|portal/u, object.starry],
  [/coin|gold-bar|orb$|snowball|golf-ball|medal|money|dollar|cookie|bullseye|game-die|button|token/u, object.coin],
  [/gem|crystal|ruby|emerald|diamond|ring$|bead|nazar/u, object.gem],
  [/heart/u, object.heart],
  [/^(?:old-)?key$|key$/u, object.key],
  [/bomb|firecracker|grenade|sea-mine|cannonball/u, object.bomb],
  [/fire(?!-hydrant)|comet|collision|flame|jack-o|lava/u, object.flame],
  [/drop|water$|rain$|tear/u, object.drop],
  [
    /package|box|crate|barrel|chest(?!nut)|fridge|stove|washing-machine|toaster|calculator|^table$|fence|pipe$|trampoline|briefcase|drawer|locked|brick|gift|present/u,
    object.crate,
  ],
  [/rock|stone|asteroid|spike-trap|moai|coal|headstone|coffin|wood|log|traffic-cone|fire-hydrant/u, object.rock],
  [
    /sword|spear|shovel|surfboard|knife|dagger|axe|carrot|feather|laser|pencil|pen$|broom|arrow|needle|wand|hammer|pick/u,
    object.blade,
  ],
  [/full-moon|planet|globe|earth|(?<!snow)ball$|football|marble/u, place.planet],
  [/moon/u, place.moon],
  [/snowflake/u, place.flake],
  [/cloud|fog|dash|wind(?!mill)|pillow/u, place.cloud],
  [/book|scroll|page|letter|envelope|note|map|newspaper/u, object.book],
  [/potion|blender|alembic|test-tube|bottle|jar|amphora|battery|fuel/u, object.potion],
  [/crown/u, object.crown],
  [/flag|finish/u, object.flag],
  [/balloon|parachute/u, place.balloon],
  [/banana|croissant/u, food.banana],
  [/strawberry|pepper|eggplant/u, food.strawberry],
  [/pear$|avocado|coconut|lemon|lime|kiwi/u, food.pear],
  [/melon/u, food.melon],
  [/grapes|berries|blueberr|cherries|olive|peas|beans|chestnut/u, food.berries],
  [/ice-cream|cone|pizza-cone/u, food.cone],
  [/cheese|pizza|pie|shortcake|cake-slice|sandwich|taco/u, food.wedge],
  [/doughnut|bagel|pretzel|waffle|pancake|fish-cake/u, food.ring],
  [/hamburger|bread|bagu|bun|bento|sushi|rice|burrito|hot-dog|dumpling|cake|cupcake/u, food.loaf],
  [
    /cup|coffee|tea|milk|juice|beer|wine|drink|beverage|glass|popcorn|fries|cauldron|pot|soup|spaghetti|curry|bowl/u,
    food.cup,
  ],
  [/candy|lollipop|chocolate|sweet|dango|custard/u, food.sweet],
  [/evergreen|christmas|pine/u, place.pine],
  [/palm/u, place.palm],
  [/cactus/u, place.cactus],
  [/tree|bush/u, place.tree],
  [/leaf|leaves|herb|shamrock|clover|seedling|bamboo|sheaf|greens/u, place.leaf],
  [/mushroom/u, food.cone],
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

const BY_SORT: Readonly<Partial<Record<PictureSort, Draw>>> = {
  food: food.fruit,
  plant: place.flower,
  building: place.house,
  nature: place.mountain,
  vehicle: place.car,
  object: object.gem,
};

/** The shapes of what does not live: drawn by its name, else by what it shows, else as a gem. */
export function thing(sprite: string, sort: PictureSort, ink: Ink): string {
  const draw = NAMES.find(([names]) => names.test(sprite))?.[1] ?? BY_SORT[sort] ?? object.gem;
  return draw(ink);
}
