/** Countries and their capitals, in the language of the game: countries by CLDR's names of territories, cities by the table below data/. */
import type { Pair, RegionName } from './content.types.js';
import { CAPITALS, REGIONS } from './data/capitals.js';

/** Countries of one language or one union, wherever they lie: members of the United Nations that are in the Arab League, and the European Union. */
const LEAGUES: Readonly<Partial<Record<RegionName, string>>> = {
  arab: 'AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM QA SA SD SO SY TN YE',
  eu: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
};

const rowsOf = (table: string): string[] => table.trim().split(/[|\n]/u);

/** Countries that a region has; America is both of its parts. */
function countriesOf(region: RegionName | undefined): ReadonlySet<string> | undefined {
  if (region === undefined) return undefined;
  const league = LEAGUES[region];
  if (league !== undefined) return new Set(league.split(' '));
  const parts = region === 'america' ? ['south_america', 'north_america'] : [region];
  return new Set(parts.flatMap((part) => rowsOf(REGIONS[part as keyof typeof REGIONS] ?? '')));
}

/** What a capital is asked by. A city that has the name of its country ("Luxembourg") is no question. */
export function capitalPairs(language: string, region: RegionName | undefined): Pair[] {
  const table = CAPITALS[language];
  if (!table) return [];
  const within = countriesOf(region);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return rowsOf(table).flatMap((row) => {
    const [code, answer] = [row.slice(0, 2), row.slice(3)];
    const ask = names.of(code) ?? '';
    const says = ask.toLowerCase().includes(answer.toLowerCase()) || answer.toLowerCase().includes(ask.toLowerCase());
    return (within && !within.has(code)) || says || ask === '' ? [] : [{ ask, answer }];
  });
}
