/** What became of a run's price, as it comes with the run: for statements that read runs as `r`. */
import type { HoldState, RunCredits } from './credits.model.js';

export interface HoldRow {
  readonly hold_amount: number | null;
  readonly hold_state: HoldState | null;
}

export const HOLD_COLUMNS = 'h.amount as hold_amount, h.state as hold_state';
export const JOIN_HOLD = 'left join credit_holds h on h.run_id = r.id';

export function toRunCredits({ hold_amount, hold_state }: HoldRow): RunCredits {
  const amount = hold_amount ?? 0;
  return {
    held: hold_state === 'open' ? amount : 0,
    charged: hold_state === 'captured' ? amount : 0,
    released: hold_state === 'released' ? amount : 0,
  };
}
