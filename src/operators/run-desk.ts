/** The part of an operator's desk that is about runs, and about how the service is doing. */
import DataLoader from 'dataloader';
import { validate as isUuid } from 'uuid';
import type { ModelAttemptRecord } from '../models/models.model.js';
import { IN_ONE_TURN, type Queryable } from '../db/sql.js';
import type { OperatorDesk, RunLogLine } from './operators.model.js';
import { firstIdOf, selectFigures, selectQueue } from './figures.queries.js';
import { selectModels } from './models.queries.js';
import { selectCalls, selectLog, selectRun, selectRuns } from './runs.queries.js';
import { LAST_ID } from './users.queries.js';

export type RunDesk = Pick<OperatorDesk, 'runs' | 'run' | 'runLog' | 'modelCalls' | 'queue' | 'models' | 'figures'>;

/** Of one run: three attempts make fewer. */
export const MOST_LINES = 30;
const DAY_MS = 24 * 3600 * 1000;

/** Keeps nothing between two requests, so that one serves all operators. */
export function createRunDesk(db: Queryable): RunDesk {
  const logs = new DataLoader<string, RunLogLine[]>(async (ids) => {
    const rows = await selectLog(db, ids, MOST_LINES);
    return ids.map((id) => rows.filter(({ runId }) => runId === id));
  }, IN_ONE_TURN);
  const calls = new DataLoader<string, ModelAttemptRecord[]>(async (ids) => {
    const rows = await selectCalls(db, ids, MOST_LINES);
    return ids.map((id) => rows.filter(({ runId }) => runId === id));
  }, IN_ONE_TURN);
  const run: RunDesk['run'] = async (id) => {
    const [row] = isUuid(id) ? await selectRun(db, id) : [];
    return row ?? null;
  };
  return {
    run,
    runLog: (id) => logs.load(id),
    modelCalls: (id) => calls.load(id),
    async runs(limit, before = LAST_ID, filter = {}) {
      if (filter.userId !== undefined && !isUuid(filter.userId)) return [];
      const { select, values } = selectRuns(filter);
      return select(db, before, limit, ...values);
    },
    async queue() {
      const [row] = await selectQueue(db);
      return row ?? { waiting: 0, running: 0, oldestAt: null };
    },
    models: () => selectModels(db),
    figures: () => selectFigures(db, firstIdOf(new Date(Date.now() - DAY_MS))),
  };
}
