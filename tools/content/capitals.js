/**
 * Writes src/generation/content/data/capitals.ts: the capitals of the members of the United Nations, in each language of the
 * house. Which city is a capital comes from `countries-list` (MIT), what it is called from CLDR's names of cities of time zones
 * (Unicode-3.0), where a country lies from CLDR's territory containment. A city that CLDR does not name stands in the English
 * list alone: no name is made up. `--check` compares instead of writing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const OUT = new URL('../../src/generation/content/data/capitals.ts', import.meta.url);
const LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'uk',
  'id',
  'hi',
  'ar',
  'ja',
  'zh',
  'ko',
];
const LATIN = new Set(['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'id']);
/** More than one capital, a seat of government elsewhere, or one that not everybody recognises: no question has one right answer there. */
const UNSURE = new Set(['BO', 'IL', 'LK', 'NR', 'SZ', 'ZA']);
const REGIONS = {
  europe: '150',
  asia: '142',
  africa: '002',
  oceania: '009',
  south_america: '005',
  north_america: '003',
};
const WIDTH = 118;

const { countries } = require('countries-list');
const containment = require('cldr-core/supplemental/territoryContainment.json').supplemental.territoryContainment;

const within = (code) =>
  /^[A-Z]{2}$/u.test(code) ? [code] : (containment[code]?._contains ?? []).flatMap((each) => within(each));

/** zone → city, where the language has a name of its own for it */
function citiesOf(language) {
  const { zone } = require(`cldr-dates-full/main/${language}/timeZoneNames.json`).main[language].dates.timeZoneNames;
  const out = new Map();
  const visit = (node, path) => {
    for (const [name, value] of Object.entries(node)) {
      if (name === 'exemplarCity') out.set(path, value);
      else if (typeof value === 'object') visit(value, path ? `${path}/${name}` : name);
    }
  };
  visit(zone, '');
  return out;
}

const plain = (name) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}’' -]/gu, '')
    .toLowerCase();

const english = citiesOf('en');
const zones = new Map();
for (const zone of Intl.supportedValuesOf('timeZone').concat([...english.keys()], [...citiesOf('ru').keys()]))
  zones.set(plain(english.get(zone) ?? (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')), zone);

const members = new Set(containment.UN._contains);
const rows = Object.entries(REGIONS).map(([region, code]) => [
  region,
  [...new Set(within(code))]
    .filter((each) => members.has(each) && !UNSURE.has(each) && countries[each]?.capital)
    .toSorted((a, b) => (a < b ? -1 : 1)),
]);
const all = rows.flatMap(([, list]) => list);

function named(language) {
  if (language === 'en') return all.map((code) => `${code} ${countries[code].capital}`);
  const cities = citiesOf(language);
  return all.flatMap((code) => {
    const zone = zones.get(plain(countries[code].capital));
    const name = zone && (cities.get(zone) ?? (LATIN.has(language) ? countries[code].capital : undefined));
    return name ? [`${code} ${name}`] : [];
  });
}

/** entries parted by a bar, in lines of a template */
function wrapped(entries) {
  const lines = [''];
  for (const entry of entries)
    if (lines.at(-1) === '') lines[lines.length - 1] = entry;
    else if (`${lines.at(-1)}|${entry}`.length > WIDTH) lines.push(entry);
    else lines[lines.length - 1] += `|${entry}`;
  return lines.join('\n');
}

const text =
  `/**\n * Capitals of the members of the United Nations, by country code. Written by \`node tools/run.js content capitals\`.\n` +
  ` * Sources: countries-list (MIT), CLDR 48 (Unicode-3.0). Countries without one capital that everybody recognises are left out.\n */\n` +
  `export const REGIONS = {\n${rows.map(([region, list]) => `  ${region}: \`\n${wrapped(list)}\n\`,`).join('\n')}\n} as const;\n\n` +
  `export const CAPITALS: Readonly<Record<string, string>> = {\n` +
  `${LANGUAGES.map((language) => `  ${language}: \`\n${wrapped(named(language))}\n\`,`).join('\n')}\n};\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(OUT, 'utf8') !== text) {
    process.stderr.write(
      'src/generation/content/data/capitals.ts is not as its sources say: run node tools/run.js content capitals\n',
    );
    process.exitCode = 1;
  }
} else writeFileSync(OUT, text);
