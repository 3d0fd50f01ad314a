/** `models.yaml` and the environment: what is right is taken, what is wrong is told with its place, and no key is ever repeated. */
import { describe, expect, test } from 'vitest';
import { readModels, unpriced } from '../../../src/generation/providers/configured-models.js';
import { candidatesFor } from '../../../src/generation/providers/model-policy.js';
import { parseSettings, SettingsError } from '../../../src/generation/providers/model-settings.js';

function problems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const FILE = `
providers:
  - { name: openai, type: openai, key: OPENAI_API_KEY }
  - { name: here, type: compatible, url: 'http://127.0.0.1:11434/v1' }
models:
  - { id: mini, provider: openai, model: gpt-5-mini, price: { input: 0.25, output: 2 } }
  - { id: local, provider: here, model: 'qwen3:8b' }
policy:
  - { when: { fit: [exact] }, use: [] }
  - { when: { mode: [game_bundle], minLength: 400 }, use: [mini, local], maxCost: 0.0001 }
  - { use: [local, mini] }
`;
const facts = {
  fit: 'open',
  mode: 'quick_html',
  intent: 'auto',
  assetMode: 'auto',
  language: 'en',
  length: 40,
} as const;

describe('settings of models', () => {
  test('the first rule that fits decides, and a model that may cost too much is passed over', () => {
    const settings = parseSettings(FILE, 'models.yaml');
    const ids = (changes: object) => candidatesFor(settings, { ...facts, ...changes }, 'read').map(({ id }) => id);
    expect(ids({})).toEqual(['local', 'mini']);
    expect(ids({ fit: 'exact' })).toEqual([]);
    expect(ids({ mode: 'game_bundle', length: 500 })).toEqual(['local']);
  });

  test('runs are spread over models by their weights, each run the same way each time', () => {
    const weighted = FILE.replace('{ use: [local, mini] }', '{ use: [local, mini], weights: { local: 3, mini: 1 } }');
    const settings = parseSettings(weighted, 'models.yaml');
    const order = (seed: number) => candidatesFor(settings, { ...facts, seed }, 'read').map(({ id }) => id);
    const seeds = Array.from({ length: 2_000 }, (_, at) => (at * 2_654_435_761) >>> 0);
    const first = seeds.filter((seed) => order(seed)[0] === 'local').length;
    expect(first).toBeGreaterThan(1_400);
    expect(first).toBeLessThan(1_600);
    // the other one is asked when the first fails
    expect(seeds.every((seed) => order(seed).length === 2)).toBe(true);
    expect(order(7)).toEqual(order(7));
    const none = parseSettings(weighted.replace('mini: 1', 'mini: 0'), 'models.yaml');
    expect(candidatesFor(none, { ...facts, seed: 1 }, 'read').map(({ id }) => id)).toEqual(['local']);
    expect(problems(() => parseSettings(weighted.replace('weights: { local: 3', 'weights: { large: 3'), 'f'))).toEqual([
      'f: policy[2].weights: "large" is not in `use`.',
    ]);
  });

  test('each problem is a sentence with its place', () => {
    const file = FILE.replace('type: openai', 'type: bard')
      .replace('use: [local, mini]', 'use: [large]')
      .replace('id: local', 'id: mini');
    expect(problems(() => parseSettings(file, 'models.yaml'))).toEqual([
      expect.stringMatching(/^models\.yaml: providers\[0\]\.type: .*\.$/u),
    ]);
    expect(problems(() => parseSettings(file.replace('bard', 'openai'), 'models.yaml'))).toEqual([
      'models.yaml: models[1].id: "mini" is there twice.',
      'models.yaml: policy[1].use[1]: there is no model "local".',
      'models.yaml: policy[2].use[0]: there is no model "large".',
    ]);
    expect(problems(() => parseSettings('providers: [', 'models.yaml'))[0]).toMatch(/^models\.yaml: line 1: not YAML/u);
    expect(problems(() => parseSettings('', 'models.yaml'))).toHaveLength(1);
  });

  test('a key in the file is refused, and not repeated', () => {
    const told = problems(() => parseSettings(FILE.replace('key: OPENAI_API_KEY', 'key: sk-very-secret'), 'f'));
    expect(told[0]).toContain('providers[0].key');
    expect(told.join()).not.toContain('sk-very-secret');
  });

  test('the environment alone: three lines of OpenAI, or a server on this machine', () => {
    const models = readModels({ MODELS: 'openai/gpt-5-mini, ollama/qwen3:8b', OPENAI_API_KEY: 'k' });
    expect(models?.settings.models.map(({ provider, model }) => [provider, model])).toEqual([
      ['openai', 'gpt-5-mini'],
      ['ollama', 'qwen3:8b'],
    ]);
    expect([...(models?.keys ?? [])]).toEqual([['openai', 'k']]);
    expect(models && candidatesFor(models.settings, { ...facts, fit: 'exact' }, 'read')).toEqual([]);
    expect(readModels({})).toBeUndefined();
  });

  test('prices in the environment, and models of services whose price nobody has said', () => {
    const MODELS = 'openai/gpt-5-mini@0.25/2, openai/gpt-5, ollama/qwen3:8b';
    const settings = readModels({ MODELS, OPENAI_API_KEY: 'k' })!.settings;
    expect(settings.models.map(({ model, price }) => [model, price.input, price.output])).toEqual([
      ['gpt-5-mini', 0.25, 2],
      ['gpt-5', 0, 0],
      ['qwen3:8b', 0, 0],
    ]);
    expect(unpriced(settings)).toEqual(['openai/gpt-5']);
  });

  test('what is missing is told', () => {
    expect(problems(() => readModels({ MODELS: 'openai/gpt-5-mini' }))).toEqual([
      'OPENAI_API_KEY is not set, and the provider "openai" needs it.',
    ]);
    expect(problems(() => readModels({ MODELS: 'gpt-5-mini, bard/x' }))).toHaveLength(2);
    expect(problems(() => readModels({ MODELS_FILE: '/nowhere/models.yaml' }))[0]).toContain('ENOENT');
    expect(problems(() => readModels({ MODELS_FILE: 'a', MODELS: 'b/c' }))).toEqual([
      'Set MODELS_FILE or MODELS, not both.',
    ]);
  });
});
