/** What fills the gaps that a prompt leaves: a cast, a time, a weather, a mood and colours for every theme. */
import type { GameDesign, ThemeId } from '../design.js';

export interface ThemePack {
  readonly hero: readonly [string, ...string[]];
  readonly enemies: readonly [string, ...string[]];
  readonly items: readonly [string, ...string[]];
  readonly goal: string;
  readonly obstacles: readonly string[];
  readonly projectile: string;
  readonly deco: readonly string[];
  readonly time: GameDesign['theme']['time'];
  readonly weather: GameDesign['theme']['weather'];
  readonly mood: GameDesign['theme']['mood'];
  /** OKLCH hues in degrees and how colourful: sky, far hills, near hills, solid, accent; `chroma` 0–1 */
  readonly hues: {
    readonly sky: number;
    readonly far: number;
    readonly near: number;
    readonly solid: number;
    readonly accent: number;
    readonly chroma: number;
    /** of the sky's lower edge by day; absent: a little further than the sky's */
    readonly horizon: number | undefined;
  };
  /** dark at every hour */
  readonly deep: boolean;
  /** degrees of hue by which its colours may differ from one game to the next */
  readonly roam: number;
}

const words = (text: string): [string, ...string[]] => text.split(' ') as [string, ...string[]];

function pack(
  hero: string,
  enemies: string,
  items: string,
  goal: string,
  obstacles: string,
  projectile: string,
  deco: string,
  [time, weather, mood]: [ThemePack['time'], ThemePack['weather'], ThemePack['mood']],
  [sky, far, near, solid, accent, chroma, horizon]: [number, number, number, number, number, number, number?],
  { deep = false, roam = 16 }: { deep?: boolean; roam?: number } = {},
): ThemePack {
  return {
    hero: words(hero),
    enemies: words(enemies),
    items: words(items),
    goal,
    obstacles: words(obstacles),
    projectile,
    deco: words(deco),
    time,
    weather,
    mood,
    hues: { sky, far, near, solid, accent, chroma, horizon },
    deep,
    roam,
  };
}

export const PACKS: Readonly<Record<ThemeId, ThemePack>> = {
  space: pack(
    'astronaut starship robot',
    'alien flying-saucer alien-monster enemy-starship asteroid',
    'star gem-stone glowing-star battery',
    'ringed-planet',
    'asteroid rock',
    'laser-bolt',
    'ringed-planet full-moon satellite milky-way space-station',
    ['night', 'stars', 'epic'],
    [280, 290, 275, 265, 85, 0.9],
    { deep: true, roam: 70 },
  ),
  ice: pack(
    'penguin polar-bear seal',
    'walrus wolf yeti snowman',
    'fish snowflake gem-stone',
    'hut',
    'snowman rock',
    'snowball',
    'evergreen-tree snow-capped-mountain snowman snowflake',
    ['day', 'snow', 'cheerful'],
    [230, 225, 235, 220, 350, 0.6],
  ),
  forest: pack(
    'fox hedgehog chipmunk deer',
    'wolf snail honeybee boar',
    'mushroom chestnut strawberry red-apple',
    'hut',
    'rock evergreen-tree',
    'chestnut',
    'evergreen-tree deciduous-tree mushroom maple-leaf herb',
    ['day', 'leaves', 'calm'],
    [200, 140, 145, 60, 40, 0.8, 115],
  ),
  ocean: pack(
    'tropical-fish octopus dolphin turtle',
    'shark jellyfish blowfish crab piranha',
    'spiral-shell white-circle gem-stone coin',
    'treasure-chest',
    'coral rock',
    'bubbles',
    'coral spiral-shell tropical-fish water-wave anchor',
    ['day', 'bubbles', 'calm'],
    [215, 225, 205, 190, 50, 1],
    { roam: 24 },
  ),
  desert: pack(
    'camel lizard cowboy',
    'scorpion snake eagle mummy',
    'coin coconut gem-stone droplet',
    'classical-building',
    'cactus rock',
    'rock',
    'cactus desert camel palm-tree sun',
    ['day', 'clear', 'epic'],
    [222, 55, 50, 65, 190, 0.85, 75],
  ),
  city: pack(
    'cat person-running office-worker',
    'dog automobile blackbird rat',
    'coin hamburger package money-bag',
    'office-building',
    'construction automobile',
    'rolled-up-newspaper',
    'cityscape office-building taxi bus-stop convenience-store',
    ['dusk', 'clear', 'cheerful'],
    [262, 275, 268, 262, 70, 0.75],
    { roam: 30 },
  ),
  castle: pack(
    'knight princess person-mage archer',
    'dragon cave-goblin orc skeleton',
    'crown coin gem-stone key',
    'castle',
    'spike-trap rock',
    'sword',
    'castle crossed-swords shield crown evergreen-tree',
    ['day', 'clear', 'epic'],
    [250, 150, 300, 280, 75, 0.7],
    { roam: 26 },
  ),
  candy: pack(
    'unicorn teddy-bear rabbit',
    'slime tooth ant honeybee',
    'candy lollipop cupcake doughnut chocolate-bar cookie',
    'birthday-cake',
    'ice-cream cookie',
    'candy',
    'lollipop candy ice-cream rainbow cupcake',
    ['day', 'clear', 'cheerful'],
    [345, 330, 310, 350, 195, 0.9],
    { roam: 40 },
  ),
  haunted: pack(
    'ghost black-cat woman-mage',
    'skeleton person-zombie mummy bat',
    'jack-o-lantern candy key candle',
    'derelict-house',
    'headstone coffin',
    'jack-o-lantern',
    'headstone derelict-house bat full-moon spider-web',
    ['night', 'fog', 'spooky'],
    [295, 290, 285, 275, 55, 0.95],
    { roam: 60 },
  ),
  farm: pack(
    'chicken pig cow farmer tractor',
    'fox wolf blackbird rat',
    'ear-of-corn carrot egg red-apple',
    'house-with-garden',
    'sheaf-of-rice wood',
    'egg',
    'tractor sheaf-of-rice cow house-with-garden sunflower',
    ['day', 'clear', 'cheerful'],
    [220, 130, 125, 75, 30, 0.9],
  ),
  jungle: pack(
    'monkey parrot panda tiger',
    'snake gorilla tiger mosquito',
    'banana coconut mango gem-stone',
    'moai',
    'rock wood',
    'coconut',
    'palm-tree herb parrot leafy-green hibiscus',
    ['day', 'clear', 'cheerful'],
    [195, 150, 145, 110, 60, 0.9, 135],
  ),
  beach: pack(
    'crab turtle person-surfing parrot pirate',
    'shark jellyfish crab pirate',
    'spiral-shell coconut coin star',
    'desert-island',
    'beach-with-umbrella rock',
    'coconut',
    'palm-tree beach-with-umbrella sailboat spiral-shell sun',
    ['day', 'clear', 'cheerful'],
    [228, 205, 85, 80, 25, 0.9, 200],
  ),
  volcano: pack(
    'dragon lizard phoenix-bird',
    'demon fire golem skeleton',
    'gem-stone fire coin',
    'volcano',
    'lava rock',
    'fire',
    'volcano fire rock high-voltage',
    ['night', 'embers', 'tense'],
    [30, 25, 20, 35, 85, 0.9],
    { roam: 14 },
  ),
  garden: pack(
    'honeybee butterfly snail lady-beetle',
    'spider snail ant blackbird',
    'blossom strawberry sunflower honey-pot',
    'house-with-garden',
    'potted-plant rock',
    'droplet',
    'tulip sunflower blossom butterfly potted-plant',
    ['day', 'petals', 'calm'],
    [200, 140, 135, 130, 340, 0.9],
  ),
  kitchen: pack(
    'cook mouse cat',
    'fly mouse rat',
    'pizza cheese-wedge croissant hamburger doughnut',
    'birthday-cake',
    'cooking pot-of-food',
    'tomato',
    'cooking pot-of-food fork-and-knife-with-plate croissant teapot',
    ['day', 'clear', 'cheerful'],
    [70, 50, 45, 40, 150, 0.6],
    { roam: 40 },
  ),
  school: pack(
    'student owl nerd-face',
    'alarm-clock teacher spider rat',
    'books pencil red-apple graduation-cap',
    'school',
    'books backpack',
    'pencil',
    'books school pencil globe-showing-europe-africa backpack',
    ['day', 'clear', 'cheerful'],
    [210, 150, 80, 60, 25, 0.6],
    { roam: 45 },
  ),
  cyberpunk: pack(
    'robot cyborg ninja',
    'drone mech alien-monster helicopter',
    'battery optical-disk gem-stone high-voltage',
    'satellite-antenna',
    'locked construction',
    'laser-bolt',
    'cityscape bridge-at-night satellite-antenna robot',
    ['night', 'rain', 'tense'],
    [310, 295, 280, 285, 190, 1],
    { roam: 55 },
  ),
  sky: pack(
    'bird eagle dragon airplane',
    'blackbird helicopter eagle cloud-with-lightning',
    'star balloon feather cloud',
    'rainbow',
    'cloud cloud-with-lightning',
    'feather',
    'cloud rainbow balloon kite sun',
    ['day', 'clear', 'cheerful'],
    [235, 220, 225, 215, 60, 0.8],
  ),
  cave: pack(
    'miner dwarf mole',
    'spider bat cave-goblin slime',
    'gem-stone coin key gold-bar',
    'treasure-chest',
    'rock spike-trap',
    'pick',
    'rock gem-stone candle spider-web mushroom',
    ['night', 'fog', 'tense'],
    [270, 265, 255, 50, 80, 0.7],
    { deep: true, roam: 80 },
  ),
  toys: pack(
    'teddy-bear robot cat',
    'dog clown-face spider robot',
    'balloon wrapped-gift yarn yo-yo',
    'wrapped-gift',
    'puzzle-piece wrapped-gift',
    'yarn',
    'balloon teddy-bear kite party-popper nesting-dolls',
    ['day', 'clear', 'cheerful'],
    [220, 300, 140, 35, 355, 0.8],
    { roam: 60 },
  ),
  home: pack(
    'cat dog boy girl',
    'fly mouse spider alarm-clock',
    'socks books cookie key',
    'couch-and-lamp',
    'books package',
    'yarn',
    'couch-and-lamp potted-plant teddy-bear bookshelf chair',
    ['day', 'clear', 'cheerful'],
    [200, 60, 48, 45, 20, 0.6, 75],
    { roam: 38 },
  ),
  village: pack(
    'boy girl dog cat',
    'goose blackbird rat honeybee',
    'bread red-apple tulip envelope',
    'house',
    'wood potted-plant',
    'red-apple',
    'deciduous-tree fountain street-lamp bicycle potted-plant',
    ['day', 'clear', 'cheerful'],
    [228, 50, 40, 60, 25, 0.85, 80],
    { roam: 18 },
  ),
  sports: pack(
    'person-running boy girl dog',
    'person-running coach rabbit dog',
    'soccer-ball sports-medal whistle banana',
    'trophy',
    'construction wood',
    'volleyball',
    'goal-net trophy megaphone chequered-flag sports-medal',
    ['day', 'clear', 'cheerful'],
    [235, 250, 140, 135, 30, 0.85],
    { roam: 18 },
  ),
};

/** Where a mood feels at home when the prompt names no place; a cheerful game can be anywhere. */
export const HOME_OF_MOOD: Readonly<Partial<Record<GameDesign['theme']['mood'], readonly [ThemeId, ...ThemeId[]]>>> = {
  calm: ['garden', 'forest', 'ocean', 'sky', 'beach'],
  tense: ['cyberpunk', 'volcano', 'cave', 'space'],
  spooky: ['haunted', 'cave'],
  epic: ['castle', 'space', 'volcano', 'jungle'],
  melancholy: ['ocean', 'space', 'desert', 'ice', 'city'],
};

const ANYWHERE: ThemeId[] = [
  'forest',
  'space',
  'ocean',
  'candy',
  'castle',
  'haunted',
  'jungle',
  'sky',
  'cyberpunk',
  'beach',
  'garden',
  'toys',
  'ice',
  'desert',
  'farm',
  'kitchen',
  'city',
  'cave',
  'volcano',
  'school',
  'home',
  'village',
  'sports',
];

/** Every theme, in the order in which ties are settled. */
export const THEME_ORDER: readonly ThemeId[] = ANYWHERE;
