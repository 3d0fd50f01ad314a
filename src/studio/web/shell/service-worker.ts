/** The page's policy lets no address become a script's but by this policy, and this one lets only the worker's. */
const WORKER = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/**
 * Registers the worker that says that the page waits while the service is away. After everything else: the first page
 * needs nothing of it, and does without where the browser has none or refuses.
 */
export function registerWorker(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  addEventListener('load', () => {
    const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('service-worker', {
      createScriptURL: (url) => {
        if (url !== WORKER) throw new TypeError('This is not the worker.');
        return url;
      },
    });
    void workers.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
  });
}
