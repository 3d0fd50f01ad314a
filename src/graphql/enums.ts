import { registerEnumType } from 'type-graphql';

/**
 * An enum of the SDL made from the list that the code works with, so that the two can not part. The values are spelled
 * as REST spells them: a client may carry them from one door to the other.
 */
export function sdlEnum<T extends string>(
  name: string,
  values: readonly T[],
  description: string,
  descriptions: Readonly<Record<T, string>>,
): Record<T, T> {
  const object = Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;
  const valuesConfig: Partial<Record<T, { description: string }>> = {};
  for (const value of values) valuesConfig[value] = { description: descriptions[value] };
  registerEnumType(object, { name, description, valuesConfig });
  return object;
}
