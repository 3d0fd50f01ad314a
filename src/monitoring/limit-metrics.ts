import { Counter, type Registry } from 'prom-client';
import { rateLimitedCounts } from '../rate-limited.js';

/** How often each limit of use was met. */
export function createLimitMetrics(registry: Registry): void {
  const refused = new Counter({
    name: 'gamewright_rate_limited_total',
    help: 'Refusals since this process started, by the limit that was met.',
    labelNames: ['what'] as const,
    registers: [registry],
    collect() {
      refused.reset();
      for (const [what, count] of rateLimitedCounts) refused.inc({ what }, count);
    },
  });
}
