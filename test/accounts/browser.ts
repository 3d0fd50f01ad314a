/** As much of a browser as signing in needs: cookies by origin, redirects one at a time, forms. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export class Browser {
  readonly cookies = new Map<string, Map<string, string>>();

  /** One request; a redirect is not followed. */
  async get(url: URL | string, init: RequestInit = {}): Promise<Page> {
    const target = new URL(url);
    const jar = this.jar(target.origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(target, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/iu.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { url: target, status: response.status, headers: response.headers, body: await response.text() };
  }

  /** Follows redirects until a page, or until the address of the next one satisfies `stop`. */
  async follow(page: Page, stop: (url: URL) => boolean = () => false): Promise<Page | URL> {
    let current = page;
    for (let i = 0; i < 20; i += 1) {
      const location = current.headers.get('location');
      if (location === null) return current;
      const next = new URL(location, current.url);
      if (stop(next)) return next;
      current = await this.get(next);
    }
    throw new Error(`More than 20 redirects, the last to ${current.url.href}`);
  }

  /** Sends the page's form with its hidden fields and `fields`. */
  async submit(page: Page, fields: Record<string, string>): Promise<Page> {
    const action = /<form[^>]* action="([^"]+)"/u.exec(page.body)?.[1];
    if (action === undefined) throw new Error(`No form at ${page.url.href}: ${page.status} ${page.body.slice(0, 500)}`);
    const hidden = [...page.body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/gu)];
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
      ...fields,
    });
    return this.get(new URL(action, page.url), { method: 'POST', body });
  }

  jar(origin: string): Map<string, string> {
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    return jar;
  }
}
