/** A line that tells of a control, as a key and what it does. */
export interface Control {
  /** null where the line does not say which part of it is the key */
  readonly key: string | null;
  readonly action: string;
}

/** "Space: jump", "Space – jump", "Space = jump", "Space → jump"; what stands before has at most 40 characters. An arrow after an arrow is one more key. */
const DIVIDED = /^(\S.{0,39}?)\s*(?:[:：]|\s[-–—=]>?\s|\s(?<![←→↑↓]\s)→\s|\t)\s*(?=\S)(.+)$/su;
/**
 * What a line may start with when nothing divides it: arrows, and names that are little else than keys. Not "Enter",
 * "Return" or "Escape", which start sentences as well, and of the letters neither "A" nor "I".
 */
const KEY = String.raw`(?:[←→↑↓↔↕⬅➡⬆⬇]\ufe0f?|WASD|wasd|[Aa]rrows?(?: [Kk]eys?)?|[Ss]pace(?:bar)?|[Ss]hift|[Cc]trl|[Aa]lt|[Ee]sc|[Mm]ouse|[B-HJ-Z])`;
const NAMED = new RegExp(
  String.raw`^(${KEY}(?:(?:\s*[/+,&|]\s*|\s+or\s+|\s+(?=[←→↑↓↔↕⬅➡⬆⬇])|(?=[←→↑↓↔↕⬅➡⬆⬇]))${KEY})*)\s+(\S.*)$`,
  'su',
);

/** What cannot be told apart is kept whole, since a wrong split reads worse than none. */
export function parseControl(line: string): Control {
  const text = line.trim();
  const [, key, action] = DIVIDED.exec(text) ?? NAMED.exec(text) ?? [];
  return key === undefined || action === undefined
    ? { key: null, action: text }
    : { key: key.trim(), action: action.trim() };
}
