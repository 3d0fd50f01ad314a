/** Title and tagline: a title that the prompt gives, else one made of hero and setting. Never the request itself. */
import { designText, THEMES, type Genre, type ThemeId } from '../design.js';
import type { NormalText } from './normalise.js';
import type { Random } from './random.js';

const THEME_NAMES: Readonly<Record<string, string>> = {
  en: 'Deep Space|the Frozen North|the Old Forest|the Deep Sea|the Desert|the Big City|the Castle|Candy Land|the Haunted House|the Farm|the Jungle|the Beach|the Volcano|the Garden|the Kitchen|the School|Neon City|the Clouds|the Crystal Cave|Toy Town',
  es: 'el espacio|el hielo|el bosque|el océano|el desierto|la ciudad|el castillo|el país de los dulces|la casa encantada|la granja|la selva|la playa|el volcán|el jardín|la cocina|la escuela|la ciudad de neón|las nubes|la cueva|el mundo de juguete',
  de: 'Weltraum|Eiswelt|Wald|Ozean|Wüste|Stadt|Schloss|Süßigkeitenland|Spukhaus|Bauernhof|Dschungel|Strand|Vulkan|Garten|Küche|Schule|Neonstadt|Wolken|Höhle|Spielzeugland',
  fr: 'l’espace|la banquise|la forêt|l’océan|le désert|la ville|le château|le pays des bonbons|la maison hantée|la ferme|la jungle|la plage|le volcan|le jardin|la cuisine|l’école|la ville néon|les nuages|la grotte|le monde des jouets',
  pt: 'o espaço|o gelo|a floresta|o oceano|o deserto|a cidade|o castelo|o reino dos doces|a casa assombrada|a fazenda|a selva|a praia|o vulcão|o jardim|a cozinha|a escola|a cidade neon|as nuvens|a caverna|o mundo de brinquedo',
  it: 'lo spazio|il ghiaccio|la foresta|l’oceano|il deserto|la città|il castello|il paese dei dolci|la casa stregata|la fattoria|la giungla|la spiaggia|il vulcano|il giardino|la cucina|la scuola|la città al neon|le nuvole|la grotta|il mondo dei giocattoli',
  ja: '宇宙|氷の国|森|海|砂漠|街|お城|お菓子の国|お化け屋敷|農場|ジャングル|ビーチ|火山|庭|キッチン|学校|ネオンシティ|空|洞窟|おもちゃの国',
  zh: '太空|冰雪|森林|海底|沙漠|城市|城堡|糖果国|鬼屋|农场|丛林|海滩|火山|花园|厨房|学校|霓虹城|云端|洞穴|玩具国',
  ru: 'космос|ледяной край|лес|океан|пустыня|город|замок|страна сладостей|дом с привидениями|ферма|джунгли|пляж|вулкан|сад|кухня|школа|неоновый город|облака|пещера|страна игрушек',
  ar: 'الفضاء|بلاد الجليد|الغابة|المحيط|الصحراء|المدينة|القلعة|أرض الحلوى|البيت المسكون|المزرعة|الأدغال|الشاطئ|البركان|الحديقة|المطبخ|المدرسة|مدينة النيون|الغيوم|الكهف|عالم الألعاب',
  ko: '우주|얼음 나라|숲|바다|사막|도시|성|과자 나라|유령의 집|농장|정글|해변|화산|정원|부엌|학교|네온 도시|구름|동굴|장난감 나라',
};

/** What a setting is called in a title. */
export function themeName(theme: ThemeId, lang: string): string {
  const names = (THEME_NAMES[lang] ?? THEME_NAMES['en'] ?? '').split('|');
  return names[THEMES.indexOf(theme)] ?? theme;
}

const ENGLISH: Readonly<Record<Genre, readonly [string, ...string[]]>> = {
  platformer: ['Leap', 'Quest', 'Adventure'],
  shmup: ['Strike', 'Blast', 'Squadron'],
  arena: ['Last Stand', 'Arena', 'Showdown'],
  breakout: ['Breaker', 'Smash', 'Bounce'],
  snake: ['Trail', 'Feast', 'Slither'],
  runner: ['Dash', 'Run', 'Sprint'],
  flappy: ['Flight', 'Flutter', 'Wings'],
  match3: ['Match', 'Swap', 'Trio'],
  sokoban: ['Push', 'Shift', 'Stacks'],
  maze: ['Maze', 'Labyrinth', 'Escape'],
  tower_defense: ['Defence', 'Siege', 'Guard'],
  racing: ['Rally', 'Grand Prix', 'Race'],
  memory: ['Pairs', 'Memory', 'Twins'],
  quiz: ['Quiz', 'Riddles', 'Challenge'],
  aim_physics: ['Launch', 'Open', 'Shot'],
  reaction: ['Reflex', 'Rush', 'Snap'],
  rhythm: ['Beat', 'Groove', 'Rhythm'],
  clicker: ['Hoard', 'Tycoon', 'Frenzy'],
  catcher: ['Catch', 'Rain', 'Harvest'],
  crossing: ['Crossing', 'Hop', 'Journey'],
  duel: ['Duel', 'Rivals', 'Match'],
  falling_blocks: ['Stack', 'Drop', 'Rows'],
  farm_sim: ['Acres', 'Harvest', 'Homestead'],
};

/** Words after which a title stands; the title ends at a clause. */
const NAMED = [
  /(?:called|titled|entitled|the title is|game name:|title:)\s["“”«'‘]?([^"“”«»'’\n.,;:!?()]{2,48})/iu,
  /(?:llamado|llamada|titulado|que se llame|se llama)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:namens|mit dem titel|mit dem namen|heißt)\s+["„“«]?([^"“”„«»\n.,;:!?()]{2,48})/iu,
  /(?:appelé|appelée|intitulé|nommé|qui s['’]appelle)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:chamado|chamada|intitulado|com o nome)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:chiamato|chiamata|intitolato|dal titolo)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /(?:под названием|называется|название:?)\s+["“«]?([^"“”«»\n.,;:!?()]{2,48})/iu,
  /[「『]([^」』\n]{2,30})[」』](?:という|っていう|と言う)/u,
  /(?:叫做|名叫|名为|叫|标题是|名字是)[「『《“"]?([^」』》”"\n，。,.!！]{2,20})[」』》”"]/u,
];
/** The rest of a sentence that is no part of its title. */
const TAIL =
  /\s+(?:where|in which|with|about|that|who|and|on|for|donde|con|wo|mit|où|avec|onde|com|dove|где|с|from|featuring|an?|the player)\b.*$/iu;
/** Words of an attempt to steer the machine rather than name a game; a title with one is not used. */
const SUSPECT =
  /ignore|instruction|prompt|system|password|secret|token|cookie|script|onerror|href|env\b|api.?key|\.\.|[\\/<>{}$`=|@#%^*[\]]|\b(?:fuck|shit)\b/iu;

/** A title that the prompt states in so many words, or undefined. */
export function statedTitle(normal: NormalText): string | undefined {
  const text = normal.text.slice(0, 4000);
  for (const pattern of NAMED) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    // "a hedgehog called Pip" names the hero, a title has a game before it
    const before = text.slice(Math.max(0, found.index - 60), found.index).toLowerCase();
    const quoted = /["“„«'‘「『《]/u.test(found[0]);
    if (
      !quoted &&
      !/(?:game|juego|spiel|jeu|jogo|gioco|игр\p{L}*|游戏|title|platformer|shooter|puzzle)[^\p{L}]*(?:\p{L}+\s){0,2}$/u.test(
        before,
      ) &&
      !/tit|название|называется/iu.test(found[0])
    )
      continue;
    if (quoted && /(?:asset|file|folder|image|hero|he|she|girl|boy|cat|dog)\s*(?:is\s)?$/u.test(before)) continue;
    const title = designText(quoted ? found[1] : found[1].replace(TAIL, ''), 60);
    if (
      title.length >= 2 &&
      !/^(?:with|where|that|which|and|in|con|mit|avec|com)$/iu.test(title.split(' ')[0] ?? '') &&
      !SUSPECT.test(title) &&
      /\p{L}/u.test(title)
    )
      return title;
  }
  return undefined;
}

const capital = (text: string, lang: string): string =>
  lang === 'en'
    ? text.replace(/(?<![\p{L}'’])\p{Ll}/gu, (c) => c.toUpperCase())
    : text.replace(/^\p{Ll}/u, (c) => c.toUpperCase());

export interface TitleParts {
  readonly lang: string;
  readonly genre: Genre;
  readonly theme: ThemeId;
  /** what the game is about: its hero, or the items where those are the point */
  readonly subject: string;
  /** the hero's own name ("Pip"), where the prompt gives one */
  readonly named: string | undefined;
}

/** A title of hero, kind and setting; seeded. */
export function makeTitle(parts: TitleParts, random: Random): string {
  const { lang, genre, theme, subject, named } = parts;
  const place = themeName(theme, lang);
  const who = capital(named ?? subject, lang);
  if (lang === 'en') {
    const word = random.pick(ENGLISH[genre]);
    const preposition = /Clouds|Farm|Beach/u.test(place) ? 'on' : 'in';
    const title =
      random.next() < 0.6 || who.length > 22
        ? `${who} ${word}`
        : `${who} ${preposition} ${place.replace('the ', 'the ')}`;
    return designText(title.replace('on the Clouds', 'above the Clouds'), 60);
  }
  if (lang === 'ja') return designText(`${place}の${who}`, 60);
  if (lang === 'zh') return designText(`${place}${who}`, 60);
  return designText(`${who}: ${place}`, 60);
}
