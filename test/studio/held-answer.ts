/** The answer to one operation, held back between browser and gateway, so that a page can be looked at before it comes. */
import type { Page, Route } from 'playwright-core';

export interface HeldAnswer {
  /** resolves once the page has asked; again for the next time */
  readonly asked: () => Promise<void>;
  /** lets the question through to the gateway, which answers it */
  readonly pass: () => Promise<void>;
  /** answers as the gateway does where it is overloaded */
  readonly refuse: () => Promise<void>;
  /** no answer comes */
  readonly lose: () => Promise<void>;
}

/** Holds back every operation of that name from now on. */
export async function holdAnswers(page: Page, operation: string): Promise<HeldAnswer> {
  let next = Promise.withResolvers<Route>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === operation) next.resolve(route);
    else await route.fallback();
  });
  const take = async (): Promise<Route> => {
    const route = await next.promise;
    next = Promise.withResolvers();
    return route;
  };
  return {
    asked: async () => void (await next.promise),
    pass: async () => (await take()).continue(),
    lose: async () => (await take()).abort(),
    async refuse() {
      const extensions = { code: 'service_unavailable', status: 503, retryable: true, requestId: 'test' };
      const errors = [{ message: 'The service is overloaded. Try again in a moment.', extensions }];
      await (await take()).fulfill({ status: 503, json: { errors, data: null } });
    },
  };
}
