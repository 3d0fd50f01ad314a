/** Which language a prompt is in: by script first, then by the small words of each language, then by statistics. */
import { detectAll } from 'tinyld';

const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the a an and or with of in on at to for you your is are be that who which where when make want i my it its from by as into through but against no not without create please like can should while must he she they them his her vs about after before under over between up down out off so then than too very just some any each all both few more most other only own same such once here there how what these those am were been being have has had do does did would could may might get gets also',
  es: 'el la los las un una unos unas y o con de del en que para por es son ser mi tu su al sin pero donde cuando como quiero hazme juego haz crea muy más contra desde hasta se lo le niño este esta a al tras ni sobre',
  de: 'der die das den dem des ein eine einen einem einer eines und oder mit von vom im in auf zu zum zur für ich du er sie es ist sind wo wenn dass nicht kein keine ohne aber gegen aus bei mach mir spiel bitte soll muss möchte nach über unter durch wie',
  fr: 'le la les un une des et ou avec de du dans sur pour par est sont être mon ton son ma ta sa qui que où quand sans mais contre je tu il elle nous vous jeu fais crée très plus au aux ce cette comme pas ne se',
  pt: 'o a os as um uma uns umas e ou com de do da dos das em no na nos nas que para por é são ser meu seu sua minha sem mas onde quando contra eu você ele ela jogo faça crie quero muito mais ao pelo pela não se como sobre',
  it: 'il lo la i gli le un uno una e o con di del della dei delle degli in nel nella su sul per da dal è sono che dove quando senza ma contro io tu lui lei gioco fai crea voglio molto più al alla non si come mio mia a ad ai agli nei negli tra fra ed sulle sui sugli sulla dalle dai',
  nl: 'de het een en of met van in op te voor ik je jij hij zij is zijn die dat waar wanneer niet geen zonder maar tegen spel maak over onder door als aan naar uit bij moet wil spelletje hun ons onze mijn jouw uw haar hem ze we wij jullie deze dit er daar hier heeft hebben had was waren wordt worden kan kunnen mag moeten dan dus want omdat terwijl tot tussen na tijdens elke elk alle alles iets niets nog ook al wel veel meer twee kleine grote graag gaat zodat waarin waarbij',
  pl: 'i w z na do się nie jest że o od za po dla gra grę jak to ten ta który która gdzie przez bez pod nad zrób proszę musi ze oraz ale albo lub czy bo więc gdy kiedy żeby aby przed przy między u ja ty on ona ono my wy oni one mój twój swój jego jej ich mnie cię go mu ci nas jestem są był była było będzie mieć ma mają można trzeba chcę tylko też już jeszcze bardzo każdy każda wszystkie wszystko tym tego tej te których którego coś nic',
  tr: 've bir bu ile için de da ne oyun oyunu yap gibi çok daha ama mi mı olan olarak her ben sen o en kadar karşı veya ya ki şu biz siz onlar benim senin onun bizim bana sana ona beni seni onu var yok değil ise iken sonra önce göre doğru bütün tüm hiç şey kendi hem ancak çünkü eğer sadece yalnızca olsun olur olmalı isterim istiyorum lütfen üzerinde altında arasında içinde',
  sv: 'och en ett i på med som är att för av den det de inte utan till från spel jag du han hon där när men mot gör om ska',
  cs: 'a v na s se je že do o z k ve pro hra hru jak ten ta to který která kde bez ale proti přes já ty udělej chci',
  id: 'dan di ke dari yang untuk dengan ini itu adalah sebuah seekor game permainan buat saya kamu tidak tanpa dalam pada atau harus bisa sama tentang aku dia kami kita mereka mau sambil para lalu kemudian tapi tetapi jika kalau saat ketika oleh seperti lebih sangat banyak semua setiap lagi sudah belum akan bukan jangan tak ada nggak gak setelah sebelum sampai antara agar supaya dapat jadi juga hanya saja maupun atas bawah dulu serta dimana cara',
  vi: 'và của là một trong cho với các những không có được người trò chơi game tôi bạn làm hãy con',
};
/** Words of game talk that give a short prompt away; they say nothing else about it. */
const GAME_TALK: Readonly<Record<string, string>> = {
  en: 'game games with player lives level levels enemies shooter runner race racing maze puzzle collect avoid jump',
  es: 'carrera vueltas puntos nivel juego juegos dos tres cuatro cinco vidas minutos segundos oleadas jefe enemigos niveles carreras plataformas laberinto jugador gato perro recoge salta plataforma espacial',
  de: 'runden level spiel spiele zwei drei vier fünf leben minuten sekunden wellen gegner rennspiel labyrinth springt sammelt katze hund weltraum wald feinde rennen',
  fr: 'niveau tours jeu jeux deux trois quatre cinq vies minutes secondes vagues ennemis niveaux plateforme labyrinthe joueur chat chien ramasse saute spatial casse briques course',
  pt: 'voltas nível corre jogo jogos dois duas três quatro cinco vidas minutos segundos ondas chefe inimigos fases corrida labirinto jogador gato cachorro pega pula plataforma nave quebra tijolos',
  it: 'gara giri livello punti gioco giochi due tre quattro cinque vite minuti secondi ondate nemici livelli corsa labirinto giocatore gatto cane raccoglie salta piattaforme spaziale rompi mattoncini',
  nl: 'spel spelletje twee drie levens minuten seconden vijanden kat hond vier vijf tien rondes verzamel ontwijk spring konijn ridder rustig race punten',
  pl: 'gra trzy cztery życia minuty wrogowie kot pies gry gracz dwa pięć poziomy poziom punkty sekundy sekund zbiera unika skacze wyścig wyścigi labirynt smok kosmos szachy',
  tr: 'oyun oyunu oyna iki üç dört beş on can saniye dakika bölüm düşman düşmanlar canavar toplayan kaçan zıplayan yarış yarışı labirent uzay kedi köpek prenses ejderha',
  id: 'permainan gim main bermain dua tiga empat lima sepuluh nyawa detik menit musuh putaran gelombang balapan lompat tembak kumpulkan hindari tangkap tebak dikejar kucing anjing kelinci monyet ular hantu ikan naga burung kecil teka teki',
};
const TALK_SETS = Object.entries(GAME_TALK).map(([lang, words]) => ({ lang, words: new Set(words.split(' ')) }));
const WORD_SETS = Object.entries(FUNCTION_WORDS).map(([lang, words]) => ({ lang, words: new Set(words.split(' ')) }));

/** Words too small to be a thing or a verb, per language. */
export function smallWords(language: string): ReadonlySet<string> {
  return WORD_SETS.find(({ lang }) => lang === language)?.words ?? new Set();
}

/** Letters that only some languages of the Latin script use. */
const LETTERS: readonly [RegExp, string, number][] = [
  [/[ñ¿¡]/u, 'es', 3],
  [/[äöü]/u, 'de', 1],
  [/ß/u, 'de', 3],
  [/[ãõ]/u, 'pt', 3],
  [/[œêèùû]/u, 'fr', 1],
  [/[ìò]/u, 'it', 1.5],
  [/[ąęłśżź]/u, 'pl', 3],
  [/[ğış]/u, 'tr', 3],
  [/[åä]/u, 'sv', 1],
  [/[řěů]/u, 'cs', 3],
  [/[đơư]|[\u1ea0-\u1ef9]/u, 'vi', 3],
];

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** ISO 639-1 code of the language; `en` where nothing says otherwise. */
export function detectLanguage(text: string): string {
  return rankLanguages(text)[0]?.[0] ?? 'en';
}

/** Languages with their points, best first; one alone where the script decides. */
export function rankLanguages(text: string): (readonly [language: string, points: number])[] {
  const sure = byScript(text.slice(0, 2000).toLowerCase());
  return sure === undefined ? byWords(text.slice(0, 2000).toLowerCase()) : [[sure, 1]];
}

/** Small words and talk of games that Ukrainian does not share with Russian, and the other way round. */
const UKRAINIAN =
  /(?<!\p{L})(?:гра|гру|гри|грати|грай|та|й|що|щоб|як|яка|яке|яку|від|де|коли|після|але|чи|або|бо|тому|треба|є|має|мають|його|хто|ще|дуже|тільки|лише|разом|замість|зроби|знайди|збирай|пари|рівнів|хвиль|ворогів)(?!\p{L})/gu;
const RUSSIAN =
  /(?<!\p{L})(?:игра|игру|игры|играть|и|что|чтобы|как|от|где|когда|после|но|или|надо|есть|его|кто|ещё|еще|очень|только|вместе|вместо|сделай|найди|собирай|уровней|врагов|с|из|под|который|которая)(?!\p{L})/gu;

/** A letter of one of the two decides; where neither has one, the small words do. "м'я" is spelt so in Ukrainian alone. */
function isUkrainian(sample: string): boolean {
  const letters = count(sample, /[іїєґ]|\p{L}['’ʼ][яюєї]/gu) - count(sample, /[ыэъё]/gu);
  return letters === 0 ? count(sample, UKRAINIAN) > count(sample, RUSSIAN) : letters > 0;
}

function byScript(sample: string): string | undefined {
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return 'en';
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(sample, /\p{Script=Han}/gu);
  // an ideograph says as much as several letters, so a Japanese prompt may name an English title
  if (kana > 0 && (kana + han) * 3 >= letters) return 'ja';
  if (han * 3 >= letters && han > 0) return 'zh';
  if (count(sample, /\p{Script=Hangul}/gu) * 3 >= letters) return 'ko';
  const cyrillic = count(sample, /\p{Script=Cyrillic}/gu);
  if (cyrillic * 2 >= letters) return isUkrainian(sample) ? 'uk' : 'ru';
  if (count(sample, /\p{Script=Arabic}/gu) * 2 >= letters) return 'ar';
  if (count(sample, /\p{Script=Thai}/gu) * 2 >= letters) return 'th';
  if (count(sample, /\p{Script=Devanagari}/gu) * 2 >= letters) return 'hi';
  return count(sample, /\p{Script=Latin}/gu) * 2 < letters ? 'en' : undefined;
}

function byWords(sample: string): (readonly [string, number])[] {
  const words = sample.match(/[\p{L}\p{M}']+/gu)?.slice(0, 200) ?? [];
  const scores = new Map<string, number>();
  for (const { lang, words: small } of WORD_SETS) {
    let hits = 0;
    for (const word of words) if (small.has(word)) hits += 1;
    if (hits > 0) scores.set(lang, hits);
  }
  for (const { lang, words: talk } of TALK_SETS)
    for (const word of words) if (talk.has(word)) scores.set(lang, (scores.get(lang) ?? 0) + 0.8);
  for (const [pattern, lang, weight] of LETTERS)
    if (pattern.test(sample)) scores.set(lang, (scores.get(lang) ?? 0) + weight);
  if (words.length >= 3)
    // statistics mislead on a handful of words, so they only tip the scales
    for (const { lang, accuracy } of detectAll(sample.slice(0, 600)).slice(0, 2))
      if (FUNCTION_WORDS[lang] !== undefined)
        scores.set(lang, (scores.get(lang) ?? 0) + accuracy * Math.min(2.5, words.length / 6));
  // English is the language of game talk: another must be clearly ahead
  scores.set('en', (scores.get('en') ?? 0) + 0.5);
  return [...scores].sort((a, b) => b[1] - a[1] || Number(b[0] === 'en') - Number(a[0] === 'en'));
}
