/** Credits: what an account has and has spent. */
import { CreditsDocument } from '../generated/operations.js';
import { operation, type Route } from '../route.types.js';
import { none } from './variables.js';

export const creditRoutes: readonly Route[] = [
  operation({
    method: 'GET',
    path: '/api/credits',
    doc: 'Balances, totals of the ledger, and its last 20 entries.',
    session: true,
    body: false,
    document: CreditsDocument,
    variables: none,
    status: 200,
    data: ({ viewer }) => viewer?.credits,
  }),
];
