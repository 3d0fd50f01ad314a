/** A path that the router knows under other methods answers 405 with `Allow`, which RFC 9110, section 15.5.6 requires. */
interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

export class RouteMethods {
  readonly #paths = new Map<string, KnownPath>();

  /** Notes a route as the router was told of it, e.g. `/api/studio/runs/:id`. */
  add(path: string, methods: string | readonly string[]): void {
    // a catch-all knows no path in particular
    if (path === '*' || path === '/*') return;
    let known = this.#paths.get(path);
    if (!known) this.#paths.set(path, (known = { pattern: toPattern(path), methods: new Set() }));
    for (const method of [methods].flat()) known.methods.add(method);
  }

  /** Methods of a request's path, sorted, `OPTIONS` included; empty where the path is unknown. */
  of(path: string): string[] {
    const methods = new Set<string>();
    for (const known of this.#paths.values()) {
      if (known.pattern.test(path)) for (const method of known.methods) methods.add(method);
    }
    if (methods.size > 0) methods.add('OPTIONS');
    return [...methods].sort();
  }
}

function toPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/gu, '[^/]*');
  return new RegExp(`^${source}$`, 'su');
}
