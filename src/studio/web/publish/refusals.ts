/** Which field of the form a refusal of the server is about, and which of its entries. */
import type { UserErrorPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';

type Items = Messages['publish']['items'];

/** The first thing that was refused of a field; where it is a list, with the entry that it is about. */
export function refusalOf(refused: readonly UserErrorPartsFragment[], name: string, items: Items): string | undefined {
  const found = refused.map((error) => refusal(error, items)).find((each) => each?.name === name);
  return found && [...found.entry, found.message].join(': ');
}

/** Every refusal as a sentence that names its field; undefined where one is about none of them. */
export function refusalsOf(
  refused: readonly UserErrorPartsFragment[],
  { fields, items }: Pick<Messages['publish'], 'fields' | 'items'>,
): readonly string[] | undefined {
  const named = refused.map((error) => {
    const about = refusal(error, items);
    if (!about || !(about.name in fields)) return undefined;
    return `${[fields[about.name as keyof typeof fields], ...about.entry].join(', ')}: ${about.message}`;
  });
  return named.length > 0 && named.every((text) => text !== undefined) ? named : undefined;
}

/** `["input", "seoContent", "faq", "2", "answer"]` is about `faq`, and there about the third answer. */
function refusal(
  { field, message }: UserErrorPartsFragment,
  items: Items,
): { name: string; entry: string[]; message: string } | undefined {
  const [name, index, part] = (field ?? []).filter((step) => !CONTAINERS.has(step));
  if (name === undefined) return undefined;
  const called = part === 'question' || part === 'answer' ? items[part] : items.entry;
  return { name, entry: index === undefined ? [] : [called(Number(index) + 1)], message };
}

/** Steps of a path that are no field of the form themselves. */
const CONTAINERS: ReadonlySet<string> = new Set(['input', 'seoContent']);
