/** What was changed by hand as one line: the prompt of the run that makes it, in lists of runs and for those who look after a service. */
import type { DesignEdits } from '../design-edits.js';

const quoted = (text: string): string => `“${text}”`;

/** English, with every text that somebody typed in full, so that whoever reads prompts for what is not allowed reads all of it. */
export function describeEdits(edits: DesignEdits): string {
  const {
    title,
    tagline,
    winMessage,
    loseMessage,
    sign,
    difficulty,
    colours = [],
    cast = [],
    numbers = [],
    switches = [],
  } = edits;
  const said = [
    title === undefined ? '' : `title ${quoted(title)}`,
    tagline === undefined ? '' : `tagline ${quoted(tagline)}`,
    winMessage === undefined ? '' : `message at a win ${quoted(winMessage)}`,
    loseMessage === undefined ? '' : `message at a loss ${quoted(loseMessage)}`,
    sign === undefined ? '' : `sign ${quoted(sign)}`,
    difficulty === undefined ? '' : `difficulty ${difficulty}`,
    ...cast.map(({ slot, name, picture }) =>
      [slot, name === undefined ? '' : quoted(name), picture === undefined ? '' : `as ${picture}`]
        .filter(Boolean)
        .join(' '),
    ),
    ...numbers.map(({ rule, value }) => `${rule} ${value ?? 'as usual'}`),
    ...switches.map(({ rule, on }) => `${rule} ${on ? 'on' : 'off'}`),
    ...colours.map(({ slot, value }) => `${slot} ${value}`),
  ].filter((one) => one !== '');
  return `Edited by hand: ${said.join(', ')}`;
}
