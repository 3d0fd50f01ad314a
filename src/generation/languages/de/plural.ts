/** German plurals where the ending decides; of most nouns only a dictionary knows it (Apfel, Äpfel; Baum, Bäume). */

/** An ending, and what makes the plural of it. The first that fits counts; `undefined`: not to be told by the ending. */
const ENDINGS: readonly (readonly [ending: RegExp, plural: string | undefined])[] = [
  [/(?:chen|lein)$/u, ''],
  [/(?:zombie|cookie|brownie|smoothie|selfie)$/iu, 's'],
  // these stay, or take another ending
  [/(?:käse|ee|knie|gebäude|gemüse|gebirge|gelände|getreide)$/iu, undefined],
  [/e$/u, 'n'],
  [/\p{Ll}erin$/u, 'nen'],
  [/(?:heit|keit|schaft|tät|[ts]ion|(?<!spr|schw)ung)$/iu, 'en'],
  [/\p{Ll}{3}ling$/u, 'e'],
  [/(?:lava|sushi|tofu|[ae]i|[aeä]u)$/iu, undefined],
  [/[aiouy]$/u, 's'],
];

/** Many of `name`, one word as a dictionary has it; undefined where its ending leaves a choice. */
export function plural(name: string): string | undefined {
  if (/\s/u.test(name)) return undefined;
  const rule = ENDINGS.find(([ending]) => ending.test(name));
  return rule?.[1] === undefined ? undefined : name + rule[1];
}
