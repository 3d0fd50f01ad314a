/** `npm run credits -- grant EMAIL AMOUNT "why"`: an operator's entry in the ledger of a user. */
import { User } from '../accounts/user.entity.js';
import { createCreditsService } from '../credits/credits.service.js';
import type { CreditBalance, CreditEntryRecord, CreditsService } from '../credits/credits.model.js';
import type { Database } from '../db/orm.js';
import { openWakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import { inEnglish, isStorable } from '../validation.js';
import { CommandFailure, EXIT, runCommand } from './command.js';
import { withOperatorDatabase } from './database.js';

const USAGE = `Adds an entry to a user's credit ledger, or shows the balance.

  npm run credits -- grant ada@example.com 50 "thanks for the report"
  npm run credits -- adjust ada@example.com -20 "charged twice in May"
  npm run credits -- show ada@example.com

  purchase, grant, refund   add credits: AMOUNT is positive
  adjust                    corrects the balance up or down; reserved credits can't be taken

Each call adds one entry. Entries never change: correct a mistake with another one.
The database is the one in DATABASE_URL, or the embedded one in DATA_DIR; the service may be running or not.
Exit codes: 0 done, 1 unexpected error, 2 wrong usage, 3 user not found, 4 the amount was refused, 5 no database.`;

const TYPES = ['purchase', 'grant', 'refund', 'adjust'] as const;

runCommand(USAGE, async (args) => {
  const [action = '', email = '', amount = '', why = ''] = args;
  const type = TYPES.find((each) => each === action);
  if (action !== 'show' && !type)
    throw new CommandFailure(EXIT.usage, `Expected ${TYPES.join(', ')} or show${action ? `, got "${action}"` : ''}.`);
  if (args.length !== (type ? 4 : 2) || email === '')
    throw new CommandFailure(EXIT.usage, type ? 'Expected EMAIL AMOUNT "why".' : 'Expected EMAIL.');
  if (type && !/^[+-]?\d{1,10}$/u.test(amount))
    throw new CommandFailure(EXIT.usage, `AMOUNT must be a whole number, but is "${amount}".`);
  return withOperatorDatabase(async ({ database, url }) => {
    const userId = await findUser(database, email);
    const wakeups = await openWakeups(url, () => undefined);
    try {
      const credits = createCreditsService({ database, wakeups });
      if (type) {
        const entry = await post(credits, userId, { type, amount: Number(amount), description: why });
        process.stdout.write(`Posted ${entry.type} of ${entry.amount} (entry ${entry.id}).\n`);
      }
      process.stdout.write(`${email}: ${describe(await credits.balance(userId))}\n`);
      return EXIT.done;
    } finally {
      // tells who watches these credits, then closes
      await wakeups.close();
    }
  });
});

async function post(
  credits: CreditsService,
  userId: string,
  entry: Parameters<CreditsService['post']>[1],
): Promise<CreditEntryRecord> {
  try {
    return await credits.post(userId, entry);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    const reasons = (error.details ?? []).map(
      ({ path, message }) => `${path === 'description' ? 'why' : path}: ${message}`,
    );
    throw new CommandFailure(4, `Refused. ${reasons.join(' ')}`);
  }
}

async function findUser({ orm }: Database, email: string): Promise<string> {
  const address = email.trim().normalize('NFC').toLowerCase();
  const user = isStorable(address) ? await orm.em.fork().findOne(User, { email: address }) : null;
  if (!user) throw new CommandFailure(3, `User ${email} not found.`);
  return user.id;
}

function describe({ studioBalance, heldBalance, spendableBalance, freeGeneratorBalance }: CreditBalance): string {
  const retired = freeGeneratorBalance > 0 ? `; ${freeGeneratorBalance} retired free credits` : '';
  return `${inEnglish(studioBalance)} credits, ${inEnglish(heldBalance)} reserved for runs, ${inEnglish(spendableBalance)} available${retired}`;
}
