/** A line that tells of a control, as a key and what it does. */
export interface Control {
  /** null where the line does not say which part of it is the key */
  readonly key: string | null;
  readonly action: string;
}

/** Arrows, and words that stand on keys: what a line may start with when nothing divides it ("← → move", "WASD move"). */
const KEYS =
  /^((?:(?:[←→↑↓↔↕⬅➡⬆⬇]\ufe0f?|wasd|arrows?(?: keys?)?|space(?:bar)?|enter|return|shift|ctrl|alt|tab|esc(?:ape)?|mouse|click|tap|swipe|drag|[a-z0-9])(?:\s*[/+,&|]\s*|\s+(?:or\s+)?|(?=[←→↑↓↔↕⬅➡⬆⬇])))+)(?=\S)(.+)$/iu;

/**
 * "Space: jump", "Space – jump", "Space = jump", "← → move". A line without a divider is split only after arrows and
 * the names of keys; the rest is kept whole, since a wrong split reads worse than none.
 */
export function parseControl(line: string): Control {
  const text = line.trim();
  // a colon may be the key itself (": shoot" or "::"), so a key has at least one character before it
  const divided = /^(.{1,40}?)\s*(?:[:：]|\s[-–—=→]>?\s|=>|\t)\s*(?=\S)(.+)$/su.exec(text);
  if (divided && divided[1]!.trim() !== '') return { key: divided[1]!.trim(), action: divided[2]!.trim() };
  const named = KEYS.exec(text);
  // a single letter is a key only where something follows that is no word of the same sentence ("a jump" is not "A: jump")
  if (named && !/^[a-z]\s$/u.test(named[1]!))
    return {
      key: named[1]!
        .trim()
        .replace(/[/+,&|]$/u, '')
        .trim(),
      action: named[2]!.trim(),
    };
  return { key: null, action: text };
}
