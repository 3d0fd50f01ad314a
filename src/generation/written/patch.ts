/** What a model changes of a file: blocks of lines to search for and what comes in their place. Nothing is changed unless all of them fit. */

export interface Block {
  readonly search: string;
  readonly replace: string;
}

/** More than this is another game. */
const MOST_BLOCKS = 100;

const BLOCK = /^<{5,9} ?SEARCH[^\S\n]*\n([\s\S]*?)^={5,9}[^\S\n]*\n([\s\S]*?)^>{5,9} ?REPLACE[^\S\n]*$/gmu;

/** The blocks of an answer, in their order; none where it has none. */
export function readPatch(answer: string): readonly Block[] {
  return [...answer.replaceAll('\r\n', '\n').matchAll(BLOCK)]
    .slice(0, MOST_BLOCKS)
    .map(([, search = '', replace = '']) => ({
      search: search.replace(/\n$/u, ''),
      replace: replace.replace(/\n$/u, ''),
    }));
}

export type Patched = { readonly text: string } | { readonly fault: string };

/** The file with all blocks applied one after the other, or a sentence about the first that does not fit. */
export function applyPatch(file: string, blocks: readonly Block[]): Patched {
  let text = file;
  for (const [at, { search, replace }] of blocks.entries()) {
    const found = search.trim() === '' ? [] : placesOf(text, search);
    const [place] = found;
    if (!place || found.length > 1) {
      const why = place ? 'is in the file more than once: give more lines of it' : 'is not in the file';
      return { fault: `the text to search for in block ${at + 1} ${why}: ${JSON.stringify(search.slice(0, 120))}` };
    }
    text = text.slice(0, place.from) + replace + text.slice(place.to);
  }
  return { text };
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** As it stands; where it does not, by whole lines without their indentation, which models lose. At most two places. */
function placesOf(text: string, search: string): Place[] {
  const exact: Place[] = [];
  for (let at = text.indexOf(search); at >= 0 && exact.length < 2; at = text.indexOf(search, at + 1))
    exact.push({ from: at, to: at + search.length });
  if (exact.length > 0) return exact;
  const wanted = search.split('\n').map((line) => line.trim());
  const lines = text.split('\n');
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return lines
    .flatMap((_, at): Place[] => {
      if (!wanted.every((line, i) => lines[at + i]?.trim() === line)) return [];
      const last = at + wanted.length - 1;
      return [{ from: starts[at]!, to: starts[last]! + lines[last]!.length }];
    })
    .slice(0, 2);
}
