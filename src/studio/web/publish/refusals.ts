/** Which field of the form a refusal of the server is about, and which of its entries. */
import type { Detail } from '../graphql/client.js';
import type { Messages } from '../messages/en.js';

type Items = Messages['publish']['items'];

/** The first thing that was refused of a field; where it is a list, with the entry that it is about. */
export function refusalOf(details: readonly Detail[], name: string, items: Items): string | undefined {
  const found = details.map((detail) => refusal(detail, items)).find((each) => each?.name === name);
  return found && [...found.entry, found.message].join(': ');
}

/** Every refusal as a sentence that names its field; undefined where one is about none of them. */
export function refusalsOf(
  details: readonly Detail[],
  { fields, items }: Pick<Messages['publish'], 'fields' | 'items'>,
): readonly string[] | undefined {
  const named = details.map((detail) => {
    const about = refusal(detail, items);
    if (!about || !(about.name in fields)) return undefined;
    return `${[fields[about.name as keyof typeof fields], ...about.entry].join(', ')}: ${about.message}`;
  });
  return named.length > 0 && named.every((text) => text !== undefined) ? named : undefined;
}

/** `seoContent.faq[2].answer` is about `faq`, and there about the third answer. */
function refusal(
  { path, message }: Detail,
  items: Items,
): { name: string; entry: string[]; message: string } | undefined {
  if (typeof path !== 'string' || typeof message !== 'string') return undefined;
  const [, name = '', index, part] = /^(?:seo(?:Content)?\.)?(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/u.exec(path) ?? [];
  const called = part === 'question' || part === 'answer' ? items[part] : items.entry;
  return { name, entry: index === undefined ? [] : [called(Number(index) + 1)], message };
}
