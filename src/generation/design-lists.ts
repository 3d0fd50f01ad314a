/** The closed lists of a design: looks, modes, and the keys of its texts and controls. */

export const THEMES = [
  'space',
  'ice',
  'forest',
  'ocean',
  'desert',
  'city',
  'castle',
  'candy',
  'haunted',
  'farm',
  'jungle',
  'beach',
  'volcano',
  'garden',
  'kitchen',
  'school',
  'cyberpunk',
  'sky',
  'cave',
  'toys',
] as const;
export type ThemeId = (typeof THEMES)[number];

export const TIMES_OF_DAY = ['day', 'dawn', 'dusk', 'night'] as const;
export const WEATHERS = ['clear', 'snow', 'rain', 'leaves', 'stars', 'bubbles', 'embers', 'petals', 'fog'] as const;
/** How everything is drawn: flat shapes, crisp low resolution, black and white with one accent, or cut out of paper. */
export const STYLES = ['flat', 'pixel', 'noir', 'paper'] as const;
export type Style = (typeof STYLES)[number];
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export const MOODS = ['cheerful', 'calm', 'tense', 'spooky', 'epic', 'melancholy'] as const;

/** Which of a kind's games it is, where the prompt says so: each belongs to one kind. The others choose by rules, cast and seed. */
export const GAME_MODES = [
  // duel
  'court',
  'ring',
  'fight',
  // aim_physics; `mini_golf` is seen from above, `archery` shoots at targets instead of flying at them, `throwing` is at whoever comes by
  'golf',
  'mini_golf',
  'archery',
  'targets',
  'throwing',
  // reaction
  'slice',
  'holes',
  'fish',
  'lamp',
  // quiz: words are typed, or what is asked
  'typing',
  'capitals',
  'capitals_europe',
  'capitals_america',
  'sums',
  'words',
  // platformer: up a shaft
  'ascent',
  // maze: among guards, with dots in every corridor, or none: across an open field
  'stealth',
  'dots',
  'field',
  // catcher: one dodges what comes, in a place or on a way
  'dodge',
  'dodge_way',
  // shmup: all march in rows
  'formation',
  // solitaire: cards of the stock that are turned at a time
  'draw_one',
  'draw_three',
  // blackjack: the dealer takes a card on a soft 17
  'soft_seventeen',
  // snap: two alike are snapped at, or the higher of two takes both
  'snap',
  'war',
  // spider_solitaire: how many suits there are
  'one_suit',
  'two_suits',
  'four_suits',
  // batting: who bowls or pitches, and where one runs
  'cricket',
  'baseball',
  // delivery: who is lost is brought home
  'rescue',
  // sorting: by colours, or into an order
  'colours',
  'ordering',
  // serving: what is wanted is put together and cooked first, or hungry ones are fed out of doors
  'cooking',
  'feeding',
  // hidden_objects: whoever hides is sought
  'seek',
  // race_board: houses and a lap, numbered rows, or a spiral
  'ludo',
  'snakes',
  'goose',
  // stealth_game: who watches sleeps, or turns about while one stands still
  'sleepers',
  'red_light',
  // timing_game: its station
  'bake',
  'chop',
  'rope',
  // mancala: seven pits of seven, sown on and on
  'congklak',
  // shuffleboard: stones on ice, balls of steel, discs through gates, marbles in a ring
  'curling',
  'petanque',
  'sjoelen',
  'marbles',
  // carrom: eight balls on a long table
  'pool',
  // dominoes: who can't go on passes at once, or four play in two pairs
  'block',
  'partners',
  // dress_up: what one is dressed for
  'ball',
  'winter',
  'summer',
  'rainy',
  // eights: with the cards and the rules of Mau-Mau or of Pesten
  'mau_mau',
  'pesten',
  // games of tricks other than whist
  'spades',
  'hearts',
  'briscola',
  'aces_tens',
  // arena: whoever is smaller is eaten
  'growing',
  // weapons fire by themselves, and each level is a choice
  'survivors',
  // one boss after another
  'bosses',
  // something is guarded from thieves
  'guard',
  // pipe_puzzle: current through cables
  'circuit',
  // balancing_game: oneself on a rope, and no load
  'tightrope',
] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** Keys of the texts that a game shows; the reader fills all of them in the prompt's language. */
export const TEXT_KEYS = [
  'start',
  'tapToStart',
  'win',
  'lose',
  'again',
  'score',
  'best',
  'lives',
  'time',
  'level',
  'wave',
  'boss',
  'paused',
  'muted',
  'goal',
  'controls',
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** What a level may bring in that no level before it had: said in one line when it first comes. */
export const IDEAS = [
  'tough',
  'drift',
  'bar',
  'twins',
  'wind',
  'mate',
  'sink',
  'rafts',
  'lights',
  'hedges',
  'dive',
  'rush',
  'tide',
  'guard',
  'dye',
  'occasion',
  'print',
  'alike',
  'unwanted',
  'portrait',
  'glimpse',
  'roofs',
  'flyers',
  'pads',
  'lifts',
  'arrows',
  'charge',
  'dark',
  'arcs',
  'rolling',
  'zigzag',
  'chutes',
  'gusts',
  'bounces',
  'storm',
  'sweeps',
  'gaps',
  'hops',
  'sways',
  'edges',
  'runaway',
  'walkers',
  'rooms',
  'sprout',
  'rival',
  'trains',
  'rocks',
  'swoop',
  'armour',
  'split',
  'lanes',
  'chief',
  'shooters',
  'dashers',
  'ice',
  'bursts',
  'doubles',
  'others',
  'sliders',
  'draughts',
  'jaws',
  'tailwind',
  'power',
  'cutoff',
  'haste',
  'key',
  'wander',
  'backwards',
  'another',
  'rainbows',
  'captives',
  'bombs',
  'stones',
  'frost',
  'press',
  'backward',
  'tubes',
  'cracks',
  'surges',
  'sizes',
  'raft',
  'trim',
  'bends',
  'tees',
  'outlets',
  'bolts',
  'waters',
  'loose',
  'large',
  'lines',
  'rime',
  'beside',
  'sinkers',
  'skyward',
  'creep',
  'lantern',
  'threes',
  'prankster',
  'shadows',
  'turntable',
  'buried',
  'crumbs',
  'rising',
  'ghostless',
  'rubble',
  'pusher',
  'bank',
  'sand',
  'slope',
  'mill',
  'pond',
  'tunnel',
  'posts',
  'glass',
  'lintel',
  'boulder',
  'lob',
  'dominoes',
  'hovering',
  'blast',
  'row',
  'gate',
  'deepest',
  'slides',
  'oneway',
  'matching',
  'plate',
  'town',
  'rain',
  'ramps',
  'traffic',
  'champion',
  'fleet',
  'crowd',
  'plated',
  'airborne',
  'healers',
  'invader',
  'leave',
  'together',
  'golden',
  'helmets',
  'carousel',
  'feints',
  'again',
  'quicker',
  'thieves',
  'shower',
  'giants',
  'drought',
  'market',
  'feast',
  'peek',
  'crosswind',
  'squalls',
  'seesaws',
  'perched',
  'higher',
  'slippery',
  'pincer',
  'nimble',
  'sly',
  'over',
  'sturdy',
  'courses',
  'uninvited',
  'shy',
  'siblings',
  'refill',
  'upShot',
  'upBlades',
  'upGlow',
  'upWave',
  'upPower',
  'upHaste',
  'upFeet',
  'upMagnet',
  'upHeart',
] as const;
export type Idea = (typeof IDEAS)[number];

/** What a finger does in a key's place: `a` and `b` are the kind's buttons, `up` and `down` a pull that way, `none` nothing. */
export const GLASS = ['none', 'stick', 'sides', 'drag', 'swipe', 'tap', 'up', 'down', 'a', 'b'] as const;
export type Glass = (typeof GLASS)[number];

/** What is learnt by playing. `pairs`: the prompt's own, as typed; `spelling`: its own words; `sums`: adding and taking away */
export const TOPICS = [
  'times',
  'addition',
  'subtraction',
  'division',
  'sums',
  'fractions',
  'capitals',
  'flags',
  'pairs',
  'spelling',
] as const;
export type Topic = (typeof TOPICS)[number];

/** keys that a prompt may name rather than spell: the letters of the left hand are one */
export const KEY_NAMES = ['space', 'arrows', 'wasd', 'enter', 'shift'] as const;
export type KeyName = (typeof KEY_NAMES)[number];
