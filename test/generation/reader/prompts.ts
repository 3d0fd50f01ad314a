/** What strangers type, and what a reader must see in it: kind, language, and sprites by role ('a/b' = either will do). */
import type { Genre } from '../../../src/generation/design.js';

export interface Expected {
  readonly lang: string;
  readonly kind?: readonly Genre[];
  readonly hero?: string;
  readonly enemies?: readonly string[];
  readonly items?: readonly string[];
  readonly theme?: string;
  readonly rules?: readonly string[];
}

type Row = readonly [prompt: string, expected: Expected];

export const PROMPTS: readonly Row[] = [
  // English
  [
    'a platformer where a fox collects berries and avoids wolves',
    { lang: 'en', kind: ['platformer'], hero: 'fox', items: ['strawberry'], enemies: ['wolf'] },
  ],
  [
    'Asteroids clone but you are a koala in a spaceship',
    { lang: 'en', kind: ['shmup'], hero: 'koala', theme: 'space' },
  ],
  ['snake game where a train eats pizza', { lang: 'en', kind: ['snake'], hero: 'train/locomotive', items: ['pizza'] }],
  [
    'endless runner with a chicken crossing farms, jumping over hay bales',
    { lang: 'en', kind: ['runner'], hero: 'chicken', theme: 'farm' },
  ],
  [
    'Brick breaker with gem bricks in a crystal cave, 5 lives',
    { lang: 'en', kind: ['breakout'], items: ['gem-stone'], theme: 'cave', rules: ['lives 5'] },
  ],
  ['Flappy bird but with a flying pig over a volcano', { lang: 'en', kind: ['flappy'], hero: 'pig', theme: 'volcano' }],
  [
    'zombie shooter in a graveyard at night, boss every 3 waves',
    { lang: 'en', kind: ['arena', 'shmup'], enemies: ['person-zombie'], theme: 'haunted', rules: ['bossEvery 3'] },
  ],
  [
    'I want to be a wizard who fights goblins with fireballs in a castle',
    { lang: 'en', kind: ['arena'], hero: 'person-mage', enemies: ['cave-goblin'], theme: 'castle' },
  ],
  [
    'maze game: mouse looking for cheese while cats chase it',
    { lang: 'en', kind: ['maze'], hero: 'mouse/mouse-face', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  [
    'Tower defense where frogs protect their pond from mosquitoes',
    { lang: 'en', kind: ['tower_defense'], hero: 'frog', enemies: ['mosquito'] },
  ],
  [
    'a relaxing match-3 with flowers and butterflies',
    { lang: 'en', kind: ['match3'], items: ['blossom', 'butterfly'], rules: ['gentle'] },
  ],
  [
    'memory game with sea animals: octopus, whale, crab',
    { lang: 'en', kind: ['memory'], items: ['octopus', 'whale/spouting-whale', 'crab'], theme: 'ocean' },
  ],
  ['kart racing with unicorns on a rainbow track', { lang: 'en', kind: ['racing'], hero: 'unicorn', theme: 'candy' }],
  ['push the crates in a warehouse, you are a small robot', { lang: 'en', kind: ['sokoban'], hero: 'robot' }],
  [
    'help a turtle cross a busy highway full of trucks',
    { lang: 'en', kind: ['crossing'], hero: 'turtle', enemies: ['delivery-truck'] },
  ],
  [
    'catch falling apples with a basket before the timer runs out, 1 minute',
    { lang: 'en', kind: ['catcher'], items: ['red-apple'], rules: ['timer 60'] },
  ],
  [
    'vampire survivors style game with a knight against skeletons and bats',
    { lang: 'en', kind: ['arena'], hero: 'knight', enemies: ['skeleton', 'bat'] },
  ],
  [
    'A platform game about a lonely lighthouse keeper collecting stars at night',
    { lang: 'en', kind: ['platformer'], items: ['star'] },
  ],
  [
    'bullet hell with a dragon shooting fireballs at helicopters',
    { lang: 'en', kind: ['shmup'], hero: 'dragon', enemies: ['helicopter'] },
  ],
  [
    'no enemies please, just a snail collecting mushrooms in the rain',
    { lang: 'en', hero: 'snail', items: ['mushroom'], rules: ['noEnemies'] },
  ],
  [
    '2d game, underwater, submarine dodging sharks and picking up pearls',
    { lang: 'en', hero: 'submarine', enemies: ['shark'], theme: 'ocean' },
  ],
  ['clicker where you bake cookies', { lang: 'en', kind: ['clicker'], items: ['cookie'] }],
  ['pong but the ball is a hamster', { lang: 'en', kind: ['duel'], hero: 'hamster' }],
  [
    'space shooter with bananas instead of bullets, you play a gorilla, enemies are aliens',
    { lang: 'en', kind: ['shmup'], hero: 'gorilla', enemies: ['alien'] },
  ],
  // Spanish
  [
    'Un juego de la serpiente en la selva que come plátanos',
    { lang: 'es', kind: ['snake'], items: ['banana'], theme: 'jungle' },
  ],
  [
    'juego de plataformas con un pingüino que recoge peces y esquiva focas, con doble salto',
    { lang: 'es', kind: ['platformer'], hero: 'penguin', items: ['fish'], enemies: ['seal'], rules: ['doubleJump'] },
  ],
  ['rompeladrillos de dulces', { lang: 'es', kind: ['breakout'], items: ['candy'], theme: 'candy' }],
  [
    'una nave espacial dispara a extraterrestres, cinco vidas y un jefe final',
    { lang: 'es', kind: ['shmup'], hero: 'starship', enemies: ['alien'], rules: ['lives 5', 'boss'] },
  ],
  [
    'Eres un caballero y luchas contra dragones en un castillo',
    { lang: 'es', kind: ['arena'], hero: 'knight', enemies: ['dragon'], theme: 'castle' },
  ],
  ['juego de carreras de coches en el desierto', { lang: 'es', kind: ['racing'], theme: 'desert' }],
  [
    'una rana cruza la carretera llena de coches para llegar a su casa',
    { lang: 'es', kind: ['crossing'], hero: 'frog', enemies: ['automobile'] },
  ],
  // German
  [
    'Ein Jump and Run mit einem Igel, der Pilze sammelt und Füchsen ausweicht',
    { lang: 'de', kind: ['platformer'], hero: 'hedgehog', items: ['mushroom'], enemies: ['fox'] },
  ],
  [
    'Weltraum-Shooter: Ein Hamster im Raumschiff kämpft gegen Katzen',
    { lang: 'de', kind: ['shmup'], hero: 'hamster', enemies: ['cat'], theme: 'space' },
  ],
  [
    'Snake, aber mit einem Regenwurm im Garten, der Äpfel frisst',
    { lang: 'de', kind: ['snake'], hero: 'worm', items: ['red-apple'], theme: 'garden' },
  ],
  [
    'Breakout mit Käse statt Ziegeln, 3 Leben und zwei Minuten Zeit',
    { lang: 'de', kind: ['breakout'], items: ['cheese-wedge'], rules: ['lives 3', 'timer 120'] },
  ],
  [
    'Du bist ein Pirat und suchst Schätze auf einer Insel, Haie greifen an',
    { lang: 'de', hero: 'pirate', items: ['treasure-chest'], enemies: ['shark'], theme: 'beach' },
  ],
  [
    'Turmverteidigung gegen Zombies auf dem Bauernhof',
    { lang: 'de', kind: ['tower_defense'], enemies: ['person-zombie'], theme: 'farm' },
  ],
  [
    'entspanntes Spiel ohne Gegner: eine Biene sammelt Honig',
    { lang: 'de', hero: 'honeybee', items: ['honey-pot'], rules: ['noEnemies', 'gentle'] },
  ],
  // French
  [
    'jeu de plateforme avec un chat qui ramasse des étoiles et évite les chiens',
    { lang: 'fr', kind: ['platformer'], hero: 'cat', items: ['star'], enemies: ['dog'] },
  ],
  [
    'un jeu de tir où une sorcière combat des citrouilles dans un manoir hanté',
    { lang: 'fr', kind: ['shmup', 'arena'], hero: 'woman-mage', enemies: ['jack-o-lantern'], theme: 'haunted' },
  ],
  [
    'un serpent qui mange des fraises dans le jardin',
    { lang: 'fr', kind: ['snake'], hero: 'snake', items: ['strawberry'], theme: 'garden' },
  ],
  ['casse-briques spatial avec trois vies', { lang: 'fr', kind: ['breakout'], theme: 'space', rules: ['lives 3'] }],
  [
    'Tu es un lapin qui court dans la forêt et saute par-dessus des troncs, sans fin',
    { lang: 'fr', kind: ['runner'], hero: 'rabbit', theme: 'forest' },
  ],
  [
    'labyrinthe : une souris cherche du fromage, attention aux chats',
    { lang: 'fr', kind: ['maze'], hero: 'mouse', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  // Portuguese
  [
    'jogo de plataforma com um macaco que pega bananas e foge de cobras',
    { lang: 'pt', kind: ['platformer'], hero: 'monkey', items: ['banana'], enemies: ['snake'] },
  ],
  [
    'um jogo da cobrinha no fundo do mar comendo camarões',
    { lang: 'pt', kind: ['snake'], items: ['shrimp/fried-shrimp'], theme: 'ocean' },
  ],
  ['quebra-tijolos com frutas, 3 vidas', { lang: 'pt', kind: ['breakout'], items: ['red-apple'], rules: ['lives 3'] }],
  [
    'você é um astronauta e atira em alienígenas na lua, com chefão',
    { lang: 'pt', kind: ['shmup', 'arena'], hero: 'astronaut', enemies: ['alien'], theme: 'space', rules: ['boss'] },
  ],
  [
    'um sapo atravessa a rua cheia de carros',
    { lang: 'pt', kind: ['crossing'], hero: 'frog', enemies: ['automobile'] },
  ],
  // Italian
  [
    'un gioco di piattaforme con una volpe che raccoglie funghi ed evita i lupi',
    { lang: 'it', kind: ['platformer'], hero: 'fox', items: ['mushroom'], enemies: ['wolf'] },
  ],
  [
    'gioco del serpente in cucina che mangia pizza',
    { lang: 'it', kind: ['snake'], items: ['pizza'], theme: 'kitchen' },
  ],
  [
    'sparatutto spaziale: un gatto contro i robot, quattro vite',
    { lang: 'it', kind: ['shmup'], hero: 'cat', enemies: ['robot'], rules: ['lives 4'] },
  ],
  [
    'rompi mattoncini con gelati sulla spiaggia',
    { lang: 'it', kind: ['breakout'], theme: 'beach', items: ['ice-cream/soft-ice-cream/shaved-ice'] },
  ],
  [
    'sei una principessa che scappa dai fantasmi in un labirinto',
    { lang: 'it', kind: ['maze'], hero: 'princess', enemies: ['ghost'] },
  ],
  // Japanese
  [
    'ペンギンが魚を集めるアクションゲーム。アザラシを避ける。',
    { lang: 'ja', kind: ['platformer'], hero: 'penguin', items: ['fish'], enemies: ['seal'] },
  ],
  ['宇宙でスネークゲーム、星を食べる', { lang: 'ja', kind: ['snake'], items: ['star'], theme: 'space' }],
  [
    'お菓子のブロック崩し、ライフは3つ',
    { lang: 'ja', kind: ['breakout'], items: ['candy'], theme: 'candy', rules: ['lives 3'] },
  ],
  [
    '猫が主人公のシューティングゲーム。敵はカラス。',
    { lang: 'ja', kind: ['shmup'], hero: 'cat', enemies: ['blackbird'] },
  ],
  [
    'カエルが道路を渡って家に帰るゲーム、車に気をつけて',
    { lang: 'ja', kind: ['crossing'], hero: 'frog', enemies: ['automobile'] },
  ],
  [
    '森の迷路でリスがどんぐりを探す。オオカミに追われる。',
    { lang: 'ja', kind: ['maze'], hero: 'chipmunk', items: ['chestnut'], enemies: ['wolf'], theme: 'forest' },
  ],
  // Chinese
  [
    '一只兔子收集胡萝卜的平台跳跃游戏，要躲避狐狸',
    { lang: 'zh', kind: ['platformer'], hero: 'rabbit', items: ['carrot'], enemies: ['fox'] },
  ],
  ['贪吃蛇，在花园里吃草莓', { lang: 'zh', kind: ['snake'], items: ['strawberry'], theme: 'garden' }],
  [
    '太空射击游戏，你是一只熊猫，敌人是机器人，三条命',
    { lang: 'zh', kind: ['shmup'], hero: 'panda', enemies: ['robot'], theme: 'space', rules: ['lives 3'] },
  ],
  ['打砖块游戏，砖块是糖果，限时60秒', { lang: 'zh', kind: ['breakout'], items: ['candy'], rules: ['timer 60'] }],
  ['骑士在城堡里打败恶龙，拯救公主', { lang: 'zh', hero: 'knight', enemies: ['dragon'], theme: 'castle' }],
  [
    '老鼠在迷宫里找奶酪，猫在后面追赶',
    { lang: 'zh', kind: ['maze'], hero: 'mouse', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  // Russian
  [
    'платформер про лису, которая собирает грибы и убегает от волков',
    { lang: 'ru', kind: ['platformer'], hero: 'fox', items: ['mushroom'], enemies: ['wolf'] },
  ],
  ['змейка в космосе, которая ест звёзды', { lang: 'ru', kind: ['snake'], items: ['star'], theme: 'space' }],
  ['арканоид с конфетами, пять жизней', { lang: 'ru', kind: ['breakout'], items: ['candy'], rules: ['lives 5'] }],
  [
    'космический шутер, где кот стреляет в инопланетян',
    { lang: 'ru', kind: ['shmup'], hero: 'cat', enemies: ['alien'], theme: 'space' },
  ],
  [
    'ёжик собирает яблоки в осеннем лесу, без врагов',
    { lang: 'ru', hero: 'hedgehog', items: ['red-apple'], theme: 'forest', rules: ['noEnemies'] },
  ],
  [
    'лягушка переходит дорогу, по которой едут машины',
    { lang: 'ru', kind: ['crossing'], hero: 'frog', enemies: ['automobile'] },
  ],
  // without words, mixed
  ['🐝🌸🌸🌸', { lang: 'en', hero: 'honeybee', items: ['cherry-blossom'] }],
  ['tower defense con dragones y magos', { lang: 'es', kind: ['tower_defense'] }],
  // more of the same, written after the reader
  [
    'a game where a hippo eats watermelons and dodges crocodiles in a river',
    { lang: 'en', hero: 'hippopotamus', items: ['watermelon'], enemies: ['crocodile'] },
  ],
  ['Bomberman-like maze with a panda', { lang: 'en', kind: ['maze'], hero: 'panda' }],
  [
    'top-down shooter: cowboy vs cactus monsters in the wild west',
    { lang: 'en', kind: ['arena', 'shmup'], hero: 'cowboy', theme: 'desert' },
  ],
  [
    'an elephant platformer in the savanna collecting peanuts, watch out for lions',
    { lang: 'en', kind: ['platformer'], hero: 'elephant', items: ['peanuts'], enemies: ['lion'] },
  ],
  [
    'My son loves trucks. Make a simple game where a truck collects boxes.',
    { lang: 'en', hero: 'delivery-truck', items: ['package'], rules: ['gentle'] },
  ],
  [
    'Breakout, but every brick is a donut and the paddle is a cat',
    { lang: 'en', kind: ['breakout'], hero: 'cat', items: ['doughnut'] },
  ],
  ['idle clicker about mining diamonds', { lang: 'en', kind: ['clicker'], items: ['diamond'] }],
  ['whack-a-mole with zombies', { lang: 'en', kind: ['reaction'] }],
  ['quiz about the solar system', { lang: 'en', kind: ['quiz'], theme: 'space' }],
  [
    'A witch flies on a broom through the night collecting pumpkins; bats and ghosts attack her',
    { lang: 'en', hero: 'woman-mage', items: ['jack-o-lantern'], enemies: ['bat', 'ghost'], theme: 'haunted' },
  ],
  ['tetris with sushi', { lang: 'en', kind: ['falling_blocks'], items: ['sushi'] }],
  [
    'snake: the snake is a caterpillar and it eats leaves',
    { lang: 'en', kind: ['snake'], hero: 'bug', items: ['leafy-green/leaf-fluttering-in-wind'] },
  ],
  ['shoot the balloons with a bow, 30 seconds', { lang: 'en', items: ['balloon'], rules: ['timer 30'] }],
  ['frogger with a chicken', { lang: 'en', kind: ['crossing'], hero: 'chicken' }],
  [
    'hard platformer with lava, a robot hero and evil drones',
    { lang: 'en', kind: ['platformer'], hero: 'robot', enemies: ['drone'], theme: 'volcano' },
  ],
  ['a deer running through the snowy forest away from hunters', { lang: 'en', hero: 'deer', enemies: ['detective'] }],
  ['tennis match between two penguins', { lang: 'en', kind: ['duel'], hero: 'penguin' }],
  ['Make a racing game with snails. 3 laps.', { lang: 'en', kind: ['racing'], hero: 'snail' }],
  [
    'un pirata busca tesoros en una isla y lucha contra esqueletos',
    { lang: 'es', hero: 'pirate', items: ['treasure-chest'], enemies: ['skeleton'] },
  ],
  ['juego de memoria con frutas', { lang: 'es', kind: ['memory'], items: ['red-apple'] }],
  ['un dragón que vuela y escupe fuego a los caballeros', { lang: 'es', hero: 'dragon', enemies: ['knight'] }],
  [
    'laberinto con un ratón, queso y gatos que lo persiguen',
    { lang: 'es', kind: ['maze'], hero: 'mouse', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  ['corredor infinito con un dinosaurio que salta cactus', { lang: 'es', kind: ['runner'], hero: 't-rex' }],
  ['Rennspiel mit Schnecken auf einer Wiese', { lang: 'de', kind: ['racing'], hero: 'snail' }],
  ['Ein Ritter rettet eine Prinzessin vor einem Drachen', { lang: 'de', hero: 'knight', enemies: ['dragon'] }],
  ['Memory mit Tieren vom Bauernhof', { lang: 'de', kind: ['memory'], theme: 'farm' }],
  ['Flappy Bird mit einer Eule bei Nacht', { lang: 'de', kind: ['flappy'], hero: 'owl' }],
  [
    'Ein Pinguin rutscht durch das Eis und fängt Fische, während Robben ihn jagen. 4 Leben.',
    { lang: 'de', hero: 'penguin', items: ['fish'], enemies: ['seal'], rules: ['lives 4'], theme: 'ice' },
  ],
  [
    'un escargot qui traverse la route pleine de voitures',
    { lang: 'fr', kind: ['crossing'], hero: 'snail', enemies: ['automobile'] },
  ],
  ['un panda qui mange du bambou et évite les tigres', { lang: 'fr', hero: 'panda', enemies: ['tiger'] }],
  ['défense de tours contre des gobelins', { lang: 'fr', kind: ['tower_defense'], enemies: ['cave-goblin'] }],
  [
    'jeu de mémoire sur les fruits, 60 secondes',
    { lang: 'fr', kind: ['memory'], items: ['red-apple'], rules: ['timer 60'] },
  ],
  [
    'um ninja que coleta moedas e luta contra robôs',
    { lang: 'pt', hero: 'ninja', items: ['coin'], enemies: ['robot'] },
  ],
  ['jogo de nave contra alienígenas com um tubarão', { lang: 'pt', kind: ['shmup'], enemies: ['alien'] }],
  ['corrida de carros na praia', { lang: 'pt', kind: ['racing'], theme: 'beach' }],
  [
    'una rana che salta e mangia mosche, evita i serpenti',
    { lang: 'it', hero: 'frog', items: ['fly'], enemies: ['snake'] },
  ],
  ['un cavaliere contro un drago nel castello', { lang: 'it', hero: 'knight', enemies: ['dragon'], theme: 'castle' }],
  ['gioco di memoria con gli animali', { lang: 'it', kind: ['memory'] }],
  ['パンダが竹を食べるスネークゲーム', { lang: 'ja', kind: ['snake'], hero: 'panda' }],
  ['魔女がほうきで飛んでコウモリを避けるゲーム', { lang: 'ja', hero: 'woman-mage', enemies: ['bat'] }],
  [
    'ロボットがゾンビと戦うサバイバル、ボスあり',
    { lang: 'ja', kind: ['arena'], hero: 'robot', enemies: ['person-zombie'], rules: ['boss'] },
  ],
  ['犬がボールを集める迷路', { lang: 'ja', kind: ['maze'], hero: 'dog' }],
  ['企鹅在冰上抓鱼，躲开海豹', { lang: 'zh', hero: 'penguin', items: ['fish'], enemies: ['seal'], theme: 'ice' }],
  ['赛车游戏，主角是一只乌龟', { lang: 'zh', kind: ['racing'], hero: 'turtle' }],
  ['小猫接住掉落的鱼', { lang: 'zh', kind: ['catcher'], hero: 'cat', items: ['fish'] }],
  ['忍者打僵尸，有五波敌人', { lang: 'zh', hero: 'ninja', enemies: ['person-zombie'], rules: ['waves 5'] }],
  ['пингвин собирает рыбу и прячется от моржей', { lang: 'ru', hero: 'penguin', items: ['fish'], enemies: ['walrus'] }],
  ['гонки на черепахах', { lang: 'ru', kind: ['racing'], hero: 'turtle' }],
  [
    'рыцарь сражается с драконом в замке, 3 жизни',
    { lang: 'ru', hero: 'knight', enemies: ['dragon'], theme: 'castle', rules: ['lives 3'] },
  ],
  [
    'лабиринт, где мышка ищет сыр, а кот её ловит',
    { lang: 'ru', kind: ['maze'], hero: 'mouse', items: ['cheese-wedge'], enemies: ['cat'] },
  ],
  [
    'Create a 2D side-scrolling platformer game where the player controls a ninja cat that jumps across rooftops in Tokyo at night, collecting sushi and avoiding robot dogs. There should be 3 levels.',
    {
      lang: 'en',
      kind: ['platformer'],
      hero: 'cat',
      items: ['sushi'],
      enemies: ['dog/robot'],
      theme: 'city',
      rules: ['levels 3'],
    },
  ],
  ['I need a fun game for kids where they pop bubbles with numbers', { lang: 'en', rules: ['gentle'] }],
  [
    'Design a space exploration game in which an astronaut mines asteroids for crystals while evading pirates',
    { lang: 'en', hero: 'astronaut', items: ['gem-stone'], enemies: ['pirate'], theme: 'space' },
  ],
  [
    'Santa delivers gifts while dodging snowballs',
    { lang: 'en', hero: 'santa-claus', items: ['wrapped-gift'], enemies: [], theme: 'ice' },
  ],
  ['medieval archery contest', { lang: 'en', kind: ['aim_physics'], theme: 'castle' }],
  [
    'a squirrel gathers nuts before winter, hawks swoop down',
    { lang: 'en', hero: 'chipmunk', items: ['chestnut'], enemies: ['eagle/bird'] },
  ],
  [
    'can you make pacman but with a bee in a flower garden eating pollen and spiders as ghosts',
    { lang: 'en', kind: ['maze'], hero: 'honeybee', enemies: ['spider'], theme: 'garden' },
  ],
  ['Cowboy duel at high noon', { lang: 'en', kind: ['duel'], hero: 'cowboy', theme: 'desert' }],
  [
    'helicopter rescue: fly a helicopter and save people from a burning city',
    { lang: 'en', hero: 'helicopter', theme: 'city' },
  ],
  [
    'Underwater breakout with a clam paddle and jellyfish bricks',
    { lang: 'en', kind: ['breakout'], items: ['jellyfish'], theme: 'ocean' },
  ],
  ['rpg about a girl and her dog in an enchanted forest', { lang: 'en', hero: 'girl/dog', theme: 'forest' }],
  ['sky diving llama', { lang: 'en', hero: 'llama', theme: 'sky' }],
  [
    'Help Mia the mermaid collect pearls. Sharks are dangerous.',
    { lang: 'en', hero: 'person-merpeople', items: ['white-circle'], enemies: ['shark'] },
  ],
  [
    'defend the castle from orcs using archers',
    { lang: 'en', kind: ['tower_defense'], enemies: ['orc'], theme: 'castle' },
  ],
  ['typing game with words falling from the sky', { lang: 'en', kind: ['quiz'] }],
  [
    'quiero un juego donde un perro salchicha persigue mariposas en el parque',
    { lang: 'es', hero: 'dog', items: ['butterfly'], theme: 'forest' },
  ],
  [
    'Haz un juego de disparos espacial con un pollo como protagonista y patos malvados como enemigos',
    { lang: 'es', kind: ['shmup'], hero: 'chicken/baby-chick/rooster', enemies: ['duck'], theme: 'space' },
  ],
  [
    'un juego relajante de pesca en el lago al atardecer',
    { lang: 'es', kind: ['reaction'], items: ['fish'], theme: 'ocean', rules: ['gentle'] },
  ],
  [
    'Mach mir ein Spiel, in dem ein Eichhörnchen Nüsse sammelt und dabei Adlern ausweicht',
    { lang: 'de', hero: 'chipmunk', items: ['chestnut'], enemies: ['eagle'] },
  ],
  ['Ein Autorennen durch die Wüste mit Kamelen als Hindernisse', { lang: 'de', kind: ['racing'], theme: 'desert' }],
  [
    'Ein Zauberer schießt Feuerbälle auf Skelette in einem Verlies',
    { lang: 'de', hero: 'person-mage', enemies: ['skeleton'], theme: 'castle' },
  ],
  [
    'fais-moi un jeu où une abeille récolte du miel en évitant les guêpes',
    { lang: 'fr', hero: 'honeybee', items: ['honey-pot'] },
  ],
  ['course de voitures dans une ville futuriste la nuit', { lang: 'fr', kind: ['racing'], theme: 'cyberpunk' }],
  ['un chevalier qui sauve la princesse du dragon', { lang: 'fr', hero: 'knight', enemies: ['dragon'] }],
  [
    'faz um jogo em que um gato pula de telhado em telhado pegando peixes',
    { lang: 'pt', kind: ['platformer', 'runner'], hero: 'cat', items: ['fish'] },
  ],
  ['jogo da memória com animais da fazenda', { lang: 'pt', kind: ['memory'], theme: 'farm' }],
  [
    'un gioco in cui un pirata cerca tesori ed evita gli squali',
    { lang: 'it', hero: 'pirate', items: ['treasure-chest'], enemies: ['shark'] },
  ],
  ['gara di lumache in giardino', { lang: 'it', kind: ['racing'], hero: 'snail', theme: 'garden' }],
  [
    'うさぎがにんじんを集めながらキツネから逃げるゲーム',
    { lang: 'ja', hero: 'rabbit', items: ['carrot'], enemies: ['fox'] },
  ],
  [
    '宇宙飛行士が隕石をよけながら星を集める横スクロール',
    { lang: 'ja', kind: ['platformer'], hero: 'astronaut', items: ['star'], enemies: ['comet'], theme: 'space' },
  ],
  ['ドラゴンを倒す騎士のゲーム、お城が舞台', { lang: 'ja', hero: 'knight', enemies: ['dragon'], theme: 'castle' }],
  [
    '小蜜蜂采花蜜，躲避蜘蛛，背景是花园',
    { lang: 'zh', hero: 'honeybee', items: ['honey-pot/blossom'], enemies: ['spider'], theme: 'garden' },
  ],
  ['做一个海盗寻宝的迷宫游戏，有鲨鱼', { lang: 'zh', kind: ['maze'], hero: 'pirate', enemies: ['shark'] }],
  [
    '机器人打外星人的竞技场游戏，每五波有一个boss',
    { lang: 'zh', kind: ['arena'], hero: 'robot', enemies: ['alien'], rules: ['bossEvery 5'] },
  ],
  [
    'игра где белка собирает орехи и убегает от совы',
    { lang: 'ru', hero: 'chipmunk', items: ['chestnut'], enemies: ['owl'] },
  ],
  [
    'сделай игру про пирата, который ищет сокровища на острове',
    { lang: 'ru', hero: 'pirate', items: ['treasure-chest'], theme: 'beach' },
  ],
  ['раннер с котом по крышам ночного города', { lang: 'ru', kind: ['runner'], hero: 'cat', theme: 'city' }],
  ['een platformspel met een konijn dat wortels verzamelt', { lang: 'en', hero: 'rabbit' }],
  ['고양이가 물고기를 잡는 게임', { lang: 'ko', hero: 'cat', items: ['fish'] }],
  ['لعبة منصات مع قطة تجمع النجوم', { lang: 'ar', kind: ['platformer'], hero: 'cat', items: ['star'] }],
];
