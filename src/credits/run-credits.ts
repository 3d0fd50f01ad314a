/** What became of a run's hold, as it comes with the run: for statements that read runs as `r`. */
import type { HoldState, RunCredits } from './credits.model.js';

export interface HoldRow {
  readonly hold_amount: number | null;
  readonly hold_state: HoldState | null;
  readonly hold_charged: number | null;
}

export const HOLD_COLUMNS = 'h.amount as hold_amount, h.state as hold_state, h.charged as hold_charged';
export const JOIN_HOLD = 'left join credit_holds h on h.run_id = r.id';

export function toRunCredits({ hold_amount, hold_state, hold_charged }: HoldRow): RunCredits {
  const amount = hold_amount ?? 0;
  const charged = hold_state === 'captured' ? (hold_charged ?? amount) : 0;
  return {
    held: hold_state === 'open' ? amount : 0,
    charged,
    released: hold_state === null || hold_state === 'open' ? 0 : amount - charged,
  };
}
