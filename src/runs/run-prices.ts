/** What a run costs: by its mode, and by who makes its game where the operator has a price for that. */
import type { Config } from '../config.js';
import type { PricesByMaker } from '../credits/credits.model.js';
import { MODES, type Maker, type Mode } from '../generation/provider.types.js';
import { depthsFor, type Depth } from '../generation/providers/model-policy.js';
import type { ModelsSettings } from '../generation/providers/model-settings.js';
import type { AcceptableRun } from './create-run.input.js';
import type { References } from './references.js';

export interface RunPrice {
  /** the most that it can cost, which is held */
  readonly price: number;
  /** null: the price, whoever makes the game */
  readonly byMaker: PricesByMaker | null;
}

/** Who may have made the game in the end: what fills a game has read its prompt, and may have nothing to fill. */
const MAKERS_AT: Readonly<Record<Depth, readonly Maker[]>> = {
  read: ['read'],
  fill: ['read', 'fill'],
  write: ['write'],
};

/** A model writes single files alone. */
const writable = (depth: Depth): readonly Mode[] => (depth === 'write' ? ['quick_html'] : MODES);

export interface RunPrices {
  of(
    input: Pick<AcceptableRun, 'prompt' | 'mode' | 'intent' | 'assetMode' | 'context'>,
    references: Pick<References, 'threadKey'>,
  ): RunPrice;
  /** the most and the least that runs of a mode cost */
  range(mode: Mode): { readonly credits: number; readonly least: number };
}

/** @param settings the models whose policy decides who may make a game; without them it is the composer */
export function createRunPrices(
  { prices, modelPrices }: Pick<Config, 'prices' | 'modelPrices'>,
  settings?: ModelsSettings,
): RunPrices {
  const tableOf = (mode: Mode): PricesByMaker => ({
    composer: prices[mode],
    read: modelPrices.read[mode] ?? prices[mode],
    fill: modelPrices.fill[mode] ?? modelPrices.read[mode] ?? prices[mode],
    write: (mode === 'quick_html' ? modelPrices.write[mode] : undefined) ?? prices[mode],
  });
  const picturePrice = settings?.images ? (modelPrices.pictures ?? 0) : 0;
  /** the composer may always have to */
  const priceOf = (mode: Mode, makers: readonly Maker[], pictures = 0): RunPrice => {
    const table = tableOf(mode);
    const all: readonly Maker[] = ['composer', ...makers];
    // what a model writes has pictures of its own
    const each = all.flatMap((maker) => (maker === 'write' ? [table.write] : [table[maker], table[maker] + pictures]));
    const price = Math.max(...each);
    if (each.every((one) => one === price)) return { price, byMaker: null };
    return { price, byMaker: { ...table, ...(pictures > 0 ? { pictures } : {}) } };
  };
  return {
    of({ prompt, mode, intent, assetMode, context }, { threadKey }) {
      if (!settings) return priceOf(mode, []);
      const continues = intent !== 'create' && (context !== null || threadKey !== null);
      const known = { mode, intent, assetMode, length: [...prompt].length };
      const makers = [...depthsFor(settings, known, continues)].flatMap((depth) => MAKERS_AT[depth]);
      return priceOf(mode, makers, assetMode === 'generated' ? picturePrice : 0);
    },
    range(mode) {
      const table = tableOf(mode);
      const rules = settings?.policy ?? [];
      const depths = rules
        .filter(
          ({ when, use, depth }) =>
            use.length > 0 && (when.mode ?? MODES).includes(mode) && writable(depth).includes(mode),
        )
        .flatMap(({ depth }) => MAKERS_AT[depth]);
      const each = ['composer' as const, ...depths].map((maker) =>
        maker === 'write' ? [0, table.write] : [picturePrice, table[maker]],
      );
      return {
        credits: Math.max(...each.map(([more = 0, one = 0]) => more + one)),
        least: Math.min(...each.map(([, one = 0]) => one)),
      };
    },
  };
}
