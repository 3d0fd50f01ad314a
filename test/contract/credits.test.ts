/** Specification, section 2 (Credits) and section 4, GET /api/credits; contract, section 4. */
import { describe, expect, test } from 'vitest';
import { graphqlDoor, restDoor } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp({ signUpCredits: 100 });
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];

describe.each(doors)('$name: GET /api/credits', (door) => {
  test('balances, totals and history of a new account', async () => {
    const user = await gateway.signUp();
    expect((await door.credits(user)).data).toEqual({
      totalBalance: 100,
      studioBalance: 100,
      heldBalance: 0,
      spendableBalance: 100,
      freeGeneratorBalance: 0,
      totals: { purchased: 0, granted: 100, spent: 0, refunded: 0, expired: 0, adjusted: 0 },
      history: [
        {
          id: expect.any(String),
          type: 'grant',
          amount: 100,
          balanceAfter: 100,
          runId: null,
          description: expect.any(String),
          createdAt: expect.any(String),
        },
      ],
    });
  });

  test('a hold lowers what can be spent, and is not a charge', async () => {
    const user = await gateway.signUp();
    await door.createRun(user, { prompt: 'x', mode: 'game_bundle' });
    const { data } = await door.credits(user);
    expect(data).toMatchObject({ totalBalance: 100, studioBalance: 100, heldBalance: 30, spendableBalance: 70 });
    expect(data.totals.spent).toBe(0);
    expect(data.history).toHaveLength(1);
  });

  test('the retired allowance is shown, counted in the total, and never spendable', async () => {
    const user = await gateway.signUp(0);
    const { pool } = gateway.resources.database;
    await pool.query('update credit_accounts set free_balance = 50 where user_id = $1', [user.id]);
    expect((await door.credits(user)).data).toMatchObject({
      totalBalance: 50,
      studioBalance: 0,
      spendableBalance: 0,
      freeGeneratorBalance: 50,
    });
    expect((await door.createRun(user, { prompt: 'x' })).code).toBe('studio_credits_insufficient');
  });

  test('history is the last 20 entries, newest first, each with the balance after it', async () => {
    const user = await gateway.signUp();
    const { credits } = gateway.resources.services;
    for (let amount = 1; amount <= 25; amount += 1)
      await credits.post(user.id, { type: 'purchase', amount, description: `bought ${amount}` });
    const { data } = await door.credits(user);
    expect(data.history.map((entry: { amount: number }) => entry.amount)).toEqual(
      Array.from({ length: 20 }, (_, i) => 25 - i),
    );
    expect(data.history[0].balanceAfter).toBe(data.studioBalance);
    expect(data.totals).toMatchObject({ purchased: 325, granted: 100 });
  });
});
