/** What a model may say of a prompt: forms for tests, and settings for a server of theirs. */
import type { Form } from '../../src/generation/providers/brief-form.js';
import type { Models } from '../../src/generation/providers/configured-models.js';
import type { Clock } from '../../src/generation/providers/model-call.js';
import { checkSettings } from '../../src/generation/providers/model-settings.js';

export const SECRET_KEY = 'sk-test-4f0c9a7d1e5b4c1c8a2f';

export function form(changes: Partial<Form> = {}): Form {
  return {
    language: 'en',
    game: null,
    kind: null,
    kindIsExact: false,
    things: [],
    rules: [],
    place: null,
    time: null,
    weather: null,
    mood: null,
    difficulty: null,
    style: null,
    ...changes,
  };
}

/** One model for each address, asked in this order whatever the prompt says; `more` changes the settings. */
export function modelsAt(urls: readonly string[], more: Record<string, unknown> = {}, ofEach: object = {}): Models {
  const names = urls.map((_, at) => `p${at + 1}`);
  const settings = checkSettings(
    {
      providers: names.map((name, at) => ({ name, type: 'compatible', url: urls[at], key: 'TEST_KEY' })),
      models: names.map((provider) => ({
        id: provider,
        provider,
        model: `model-of-${provider}`,
        price: { input: 1, output: 10 },
        ...ofEach,
      })),
      policy: [{ use: names }],
      ...more,
    },
    'test',
  );
  return { settings, keys: new Map(names.map((name) => [name, SECRET_KEY])) };
}

/** Time that passes at once: pauses are kept to look at, and nothing times out but what `timeout` says. */
export function testClock(timeout: AbortSignal = new AbortController().signal): Clock & { readonly pauses: number[] } {
  const pauses: number[] = [];
  return {
    pauses,
    sleep: async (seconds, signal) => {
      signal.throwIfAborted();
      pauses.push(seconds);
    },
    timeout: () => timeout,
  };
}
