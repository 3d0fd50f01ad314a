/** A model of the ledger, played against the real one: the same commands in the same order, then the same balances. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { PricesByMaker } from '../../src/credits/credits.model.js';
import { settleHold } from '../../src/credits/ledger.js';
import { inTransaction } from '../../src/db/transaction.js';
import { AppError } from '../../src/errors.js';
import { MAKERS, type Maker, type Mode } from '../../src/generation/provider.types.js';
import { createRunPrices } from '../../src/runs/run-prices.js';
import type { RunsService } from '../../src/runs/runs.model.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { complete, claim, fail } from '../../src/runs/moves.js';
import { modelsAt } from '../helpers/model-forms.js';
import { expectInvariants } from '../helpers/invariants.js';
import { withRuns, type RunsKit } from '../helpers/runs.js';

const PRICES: Readonly<Record<Mode, PricesByMaker>> = {
  quick_html: { composer: 10, read: 0, fill: 14, write: 25 },
  game_bundle: { composer: 30, read: 31, fill: 33, write: 30 },
};

interface Model {
  posted: number;
  /** by run, newest last */
  open: { id: string; price: number; byMaker: PricesByMaker }[];
  spent: number;
}
interface Real {
  readonly kit: RunsKit;
  readonly viewer: Viewer;
  /** as the kit's, with prices by maker */
  readonly runs: RunsService;
  /** what happened at least once, so that a test that never got anywhere fails */
  readonly seen: Set<string>;
}
const held = (model: Model) => model.open.reduce((sum, { price }) => sum + price, 0);
const spendable = (model: Model) => model.posted - held(model);

/** Does the same to both, and compares what was refused and what there is. */
abstract class Command implements fc.AsyncCommand<Model, Real, boolean> {
  check(_model: Readonly<Model>): boolean {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<void>;
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    const { kit, viewer } = real;
    const { studioBalance, heldBalance, spendableBalance, totals } = await kit.credits.balance(viewer.user.id);
    assert.deepEqual([studioBalance, heldBalance, spendableBalance], [model.posted, held(model), spendable(model)]);
    assert.equal(totals.spent, model.spent);
  }
  abstract toString(): string;
}

class Create extends Command {
  constructor(readonly mode: 'quick_html' | 'game_bundle') {
    super();
  }
  override async act(model: Model, real: Real): Promise<void> {
    const { runs, viewer } = real;
    const byMaker = PRICES[this.mode];
    // a model may write it, and reads all the others
    const price = this.mode === 'quick_html' ? byMaker.write : byMaker.read;
    const run = await runs.create(viewer, { prompt: 'x', mode: this.mode }).then(
      (created) => created.run,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'studio_credits_insufficient') return null;
        throw error;
      },
    );
    assert.equal(run !== null, spendable(model) >= price);
    if (run) model.open.push({ id: run.id, price, byMaker });
    real.seen.add(run ? 'accepted' : 'refused');
  }
  override toString(): string {
    return `create(${this.mode})`;
  }
}

class End extends Command {
  constructor(
    readonly how: 'completed' | 'failed' | 'canceled',
    readonly which: number,
    readonly maker: Maker,
  ) {
    super();
  }
  override check(model: Readonly<Model>): boolean {
    return model.open.length > 0;
  }
  override async act(model: Model, { kit, viewer, seen }: Real): Promise<void> {
    seen.add(this.how);
    const [run] = model.open.splice(this.which % model.open.length, 1);
    if (!run) throw new Error('check() looked for one');
    if (this.how === 'canceled') {
      await kit.runs.cancel(viewer, run.id);
      return;
    }
    const { how } = this;
    await inTransaction(kit.database, async (tx) => {
      await claim(tx, run.id, { leaseSeconds: 60, deadlineSeconds: 60 });
      await kit.queue.remove(tx, run.id);
      const attempt = { runId: run.id, attempt: 1 };
      if (how === 'completed') {
        const [artifact] = await tx.query<{ id: string }>(
          `insert into artifacts (id, run_id, user_id, type, title, content_type, size_bytes, file_count, sha256, entry_path,
             manifest, design, playability)
           values (gen_random_uuid(), $1, $2, 'html', 't', 'text/html', 1, 0, repeat('a', 64), 'i', '{}', '{}', '{}') returning id`,
          run.id,
          viewer.user.id,
        );
        await complete(tx, attempt, { artifactId: artifact?.id ?? '', provider: 'x', model: null });
      } else await fail(tx, attempt, 'processing', { code: 'internal', message: 'x', retryable: true });
      // twice: the second must do nothing
      const captured = { capturedFor: this.maker };
      await settleHold(tx, run.id, how === 'completed' ? captured : 'released');
      await settleHold(tx, run.id, how === 'completed' ? 'released' : captured);
    });
    if (how === 'completed') {
      // never more than is held
      const charged = Math.min(run.price, run.byMaker[this.maker]);
      model.posted -= charged;
      model.spent += charged;
    }
  }
  override toString(): string {
    return `${this.how}(${this.which}, ${this.maker})`;
  }
}

class Post extends Command {
  constructor(readonly amount: number) {
    super();
  }
  override async act(model: Model, { kit, viewer, seen }: Real): Promise<void> {
    const entry = { type: 'adjust', amount: this.amount, description: 'x' } as const;
    const posted = await kit.credits.post(viewer.user.id, entry).then(
      ({ balanceAfter }) => balanceAfter,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'validation_failed') return null;
        throw error;
      },
    );
    if (this.amount !== 0 && spendable(model) + this.amount >= 0) {
      model.posted += this.amount;
      assert.equal(posted, model.posted);
    } else assert.equal(posted, null);
    seen.add(posted === null ? 'post refused' : 'posted');
  }
  override toString(): string {
    return `post(${this.amount})`;
  }
}

const commands = fc.commands<Model, Real, boolean>(
  [
    fc.constantFrom('quick_html' as const, 'game_bundle' as const).map((mode) => new Create(mode)),
    fc
      .record({
        how: fc.constantFrom('completed', 'completed', 'failed', 'canceled'),
        which: fc.nat(5),
        maker: fc.constantFrom(...MAKERS),
      })
      .map(({ how, which, maker }) => new End(how, which, maker)),
    fc.integer({ min: -60, max: 60 }).map((amount) => new Post(amount)),
  ],
  { maxCommands: 25 },
);

test(
  'whatever happens in whatever order, the ledger does what its model does',
  () =>
    withRuns(async (kit) => {
      const seen = new Set<string>();
      const { settings } = modelsAt(['http://127.0.0.1:1/v1'], {
        policy: [{ use: ['p1'], depth: 'write' }, { use: ['p1'] }],
      });
      const config = {
        ...kit.config,
        modelPrices: {
          read: { quick_html: PRICES.quick_html.read, game_bundle: PRICES.game_bundle.read },
          fill: { quick_html: PRICES.quick_html.fill, game_bundle: PRICES.game_bundle.fill },
          write: { quick_html: PRICES.quick_html.write },
        },
      };
      const runs = createRunsService({ ...kit, prices: createRunPrices(config, settings) });
      const play = async (start: number, sequence: Iterable<fc.AsyncCommand<Model, Real, boolean>>): Promise<void> => {
        const viewer = await kit.signUp(start);
        await fc.asyncModelRun(
          () => ({ model: { posted: start, open: [], spent: 0 }, real: { kit, viewer, runs, seen } }),
          sequence,
        );
        await expectInvariants(kit.database.pool);
      };
      await fc.assert(fc.asyncProperty(fc.integer({ min: 0, max: 100 }), commands, play), { numRuns: 40 });
      // what chance may leave out
      const [maker] = MAKERS;
      for (const how of ['completed', 'failed', 'canceled'] as const)
        await play(100, [new Create('quick_html'), new End(how, 0, maker), new Post(5), new Post(-1_000)]);
      await play(0, [new Create('quick_html')]);
      expect([...seen].toSorted()).toEqual([
        'accepted',
        'canceled',
        'completed',
        'failed',
        'post refused',
        'posted',
        'refused',
      ]);
    }),
  60_000,
);
