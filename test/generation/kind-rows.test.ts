/** Every kind has all of its rows: what adding one takes, and which of it is missing. `genres/README.md` tells the steps. */
import { describe, expect, it } from 'vitest';
import { GENRES, THEMES } from '../../src/generation/design.js';
import { GAMES, parted, rowsOf } from '../../src/generation/games/games.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';
import type { KindSpeech } from '../../src/generation/genres/speech.types.js';
import { LANGUAGES } from '../../src/generation/languages/index.js';
import { isPicture } from '../../src/generation/lexicon/lexicon.js';

const IN = 'src/generation';

/** One line for each row that a kind lacks. */
function missingRows(kind: string): string[] {
  const missing: string[] = [];
  const need = (there: boolean, row: string): void => void (there || missing.push(row));
  need(GENRES.includes(kind as never), `${IN}/design.ts: GENRES`);
  need(kind in KINDS, `${IN}/genres/index.ts: KINDS`);
  need(kind in SPEECHES, `${IN}/genres/speeches.ts: SPEECHES`);
  const games = [...GAMES.values()].filter((game) => game.kind === kind && game.fit === 'exact').map(({ id }) => id);
  need(games.length > 0, `${IN}/games/table.ts: a game that it is exactly`);
  for (const [code, { names, kinds, texts }] of Object.entries(LANGUAGES)) {
    const named = rowsOf(names).some(([id = '', cell]) => games.includes(id) && parted(cell).length > 0);
    const everywhere = games.some((id) => GAMES.get(id)?.where !== 'local');
    const worded = rowsOf(kinds).some(([id = '']) => id === `${kind} 12`);
    need(
      named || everywhere || worded || code === 'en',
      `${IN}/languages/${code}/games.ts: a name, or words in kinds.ts`,
    );
    need((texts.kinds as Record<string, string>)[kind] !== undefined, `${IN}/languages/${code}/kind-names.ts`);
  }
  return missing;
}

/** Pictures that fill the slots of one of its games. */
const ownOfModes = ({ inMode = {} }: KindSpeech['slots']): string[] =>
  Object.values(inMode).flatMap(({ own, foes, flock }) => [
    ...(own?.pictures ?? []),
    ...(foes ?? []),
    ...(flock ?? []),
  ]);

describe.each(GENRES)('%s', (kind) => {
  it('has all of its rows', () => {
    expect(missingRows(kind)).toEqual([]);
  });

  it('speaks of what there is', () => {
    const { near, nearWhere, themes, emoji, slots, ownTitles, goals }: KindSpeech = SPEECHES[kind];
    const others = [...near, ...(nearWhere?.near ?? [])];
    expect(others.filter((one) => one === kind || !GENRES.includes(one))).toEqual([]);
    expect(themes.filter((theme) => !THEMES.includes(theme))).toEqual([]);
    const pictures = [...Object.keys(emoji ?? {}), ...(slots.own?.pictures ?? []), ...ownOfModes(slots)];
    expect(pictures.filter((picture) => !isPicture(picture))).toEqual([]);
    expect((ownTitles ?? []).filter(({ pattern }) => !pattern.includes('{H}'))).toEqual([]);
    // the last line of the goal holds whatever was asked for
    expect(goals.at(-1)?.when).toBeUndefined();
  });
});

it('a kind of which nothing is there lacks a row in every place', () => {
  const missing = missingRows('hopscotch');
  expect(missing.slice(0, 4)).toEqual([
    'src/generation/design.ts: GENRES',
    'src/generation/genres/index.ts: KINDS',
    'src/generation/genres/speeches.ts: SPEECHES',
    'src/generation/games/table.ts: a game that it is exactly',
  ]);
  expect(missing).toContain('src/generation/languages/uk/kind-names.ts');
  expect(missing).toContain('src/generation/languages/uk/games.ts: a name, or words in kinds.ts');
});
