/** Models by the environment: `MODELS_FILE` names a file, `MODELS` lists models without one. Read once, when a worker starts. */
import { readFileSync } from 'node:fs';
import {
  checkSettings,
  parseSettings,
  SettingsError,
  type ModelsSettings,
  type ProviderSettings,
} from './model-settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings, and the keys that its providers have, by the name of the provider. */
export interface Models {
  readonly settings: ModelsSettings;
  readonly keys: ReadonlyMap<string, string>;
}

/** What needs no file: the name before the slash of `MODELS`. */
const WELL_KNOWN: Readonly<Record<string, Omit<ProviderSettings, 'name'>>> = {
  openai: { type: 'openai', key: 'OPENAI_API_KEY' },
  anthropic: { type: 'anthropic', key: 'ANTHROPIC_API_KEY' },
  google: { type: 'google', key: 'GOOGLE_GENERATIVE_AI_API_KEY' },
  ollama: { type: 'compatible', url: 'http://127.0.0.1:11434/v1' },
  lmstudio: { type: 'compatible', url: 'http://127.0.0.1:1234/v1' },
  llamacpp: { type: 'compatible', url: 'http://127.0.0.1:8080/v1' },
  vllm: { type: 'compatible', url: 'http://127.0.0.1:8000/v1' },
};

/** The models of the environment; undefined where none is configured. @throws SettingsError with a sentence for each problem */
export function readModels(env: Environment): Models | undefined {
  const settings = readModelsSettings(env);
  if (!settings) return undefined;
  const problems: string[] = [];
  const keys = new Map<string, string>();
  for (const { name, type, key } of settings.providers) {
    const value = key && env[key]?.trim();
    if (value) keys.set(name, value);
    else if (key) problems.push(`${key} is not set, and the provider "${name}" needs it.`);
    else if (type !== 'compatible')
      problems.push(`The provider "${name}" needs \`key\`: the variable that holds its key.`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return { settings, keys };
}

/** The same without the keys, for a gateway: it calls no model. @throws SettingsError with a sentence for each problem */
export function readModelsSettings(env: Environment): ModelsSettings | undefined {
  const file = env['MODELS_FILE']?.trim();
  const list = env['MODELS']?.trim();
  if (!file && !list) return undefined;
  if (file && list) throw new SettingsError(['Set MODELS_FILE or MODELS, not both.']);
  return file ? parseSettings(textOf(file), file) : listed(list ?? '', env);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError([`MODELS_FILE: ${file} can't be read (${String((error as NodeJS.ErrnoException).code)}).`]);
  }
}

/** `@0.25/2` at the end of an entry: dollars for a million tokens, read and written. */
const PRICE = /@(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/u;

/** Models of services that cost money, and whose price nobody has said: their calls count as free, and no limit holds them. */
export function unpriced({ providers, models }: ModelsSettings): readonly string[] {
  const billed = providers.filter(({ type }) => type !== 'compatible').map(({ name }) => name);
  return models
    .filter(({ provider, price }) => billed.includes(provider) && price.input === 0 && price.output === 0)
    .map(({ provider, model }) => `${provider}/${model}`);
}

/** `openai/gpt-5-mini@0.25/2, ollama/qwen3:8b`: in the order in which they are asked; `OLLAMA_URL` and the like say another address. */
function listed(list: string, env: Environment): ModelsSettings {
  const named = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, input, output] = PRICE.exec(entry) ?? [];
      const name = entry.replace(PRICE, '');
      return {
        entry,
        provider: name.split('/')[0] ?? '',
        model: name.slice(name.indexOf('/') + 1),
        ...(input === undefined ? {} : { price: { input: Number(input), output: Number(output) } }),
      };
    });
  const problems = named
    .filter(({ entry, provider }) => !entry.includes('/') || !Object.hasOwn(WELL_KNOWN, provider))
    .map(({ entry }) => `MODELS: "${entry}" is not PROVIDER/MODEL with one of ${Object.keys(WELL_KNOWN).join(', ')}.`);
  if (problems.length > 0) throw new SettingsError(problems);
  const providers = [...new Set(named.map(({ provider }) => provider))].map((name) => {
    const url = env[`${name.toUpperCase()}_URL`]?.trim();
    return { name, ...WELL_KNOWN[name], ...(url ? { url } : {}) };
  });
  const models = named.map(({ entry: _entry, ...rest }, at) => ({ id: `${rest.provider}-${at + 1}`, ...rest }));
  return checkSettings({ providers, models }, 'MODELS');
}
