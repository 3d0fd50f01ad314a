interface Ask {
  readonly text: string;
  readonly outcome: string;
  readonly note: string;
}

/** Asks of which the same became for the same reason, as one: where much is missing, it is said in one line. What was kept stands for itself. */
export function asksAlike<T extends Ask>(asks: readonly T[]): (T & { readonly texts: readonly string[] })[] {
  const groups = new Map<string, T[]>();
  asks.forEach((ask, at) => {
    const key = ask.outcome === 'dropped' && ask.note !== '' ? ask.note : String(at);
    groups.set(key, [...(groups.get(key) ?? []), ask]);
  });
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ ...group[0], texts: [...new Set(group.map(({ text }) => text))] }] : [],
  );
}
