/** A model of the ledger, played against the real one: the same commands in the same order, then the same balances. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { settleHold } from '../../src/credits/ledger.js';
import { inTransaction } from '../../src/db/transaction.js';
import { AppError } from '../../src/errors.js';
import { complete, claim, fail } from '../../src/runs/moves.js';
import { expectInvariants } from '../helpers/invariants.js';
import { withRuns, type RunsKit } from '../helpers/runs.js';

interface Model {
  posted: number;
  /** by run, newest last */
  open: { id: string; price: number }[];
  spent: number;
}
interface Real {
  readonly kit: RunsKit;
  readonly viewer: Viewer;
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
    const { kit, viewer } = real;
    const price = kit.config.prices[this.mode];
    const run = await kit.runs.create(viewer, { prompt: 'x', mode: this.mode }).then(
      (created) => created.run,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'studio_credits_insufficient') return null;
        throw error;
      },
    );
    assert.equal(run !== null, spendable(model) >= price);
    if (run) model.open.push({ id: run.id, price });
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
      await settleHold(tx, run.id, how === 'completed' ? 'captured' : 'released');
      await settleHold(tx, run.id, how === 'completed' ? 'released' : 'captured');
    });
    if (how === 'completed') {
      model.posted -= run.price;
      model.spent += run.price;
    }
  }
  override toString(): string {
    return `${this.how}(${this.which})`;
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
      .record({ how: fc.constantFrom('completed', 'failed', 'canceled'), which: fc.nat(5) })
      .map(({ how, which }) => new End(how, which)),
    fc.integer({ min: -60, max: 60 }).map((amount) => new Post(amount)),
  ],
  { maxCommands: 25 },
);

test(
  'whatever happens in whatever order, the ledger does what its model does',
  () =>
    withRuns(async (kit) => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 100 }), commands, async (start, sequence) => {
          const viewer = await kit.signUp(start);
          await fc.asyncModelRun(
            () => ({ model: { posted: start, open: [], spent: 0 }, real: { kit, viewer, seen } }),
            sequence,
          );
          await expectInvariants(kit.database.pool);
        }),
        { numRuns: 40 },
      );
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
