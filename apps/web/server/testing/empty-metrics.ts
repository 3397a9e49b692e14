import { createMetrics } from '../monitoring/metrics';
import { createGates } from '../overload/gates';

/** The metrics of a site that has no snapshot and has served nothing yet, as Prometheus reads them. */
export const emptyMetrics = (): Promise<string> =>
  createMetrics({
    store: { current: () => undefined, health: () => ({ version: undefined, reasons: [] }) },
    gates: createGates({ maxWaitMs: 1 }),
    findRoute: () => '/',
    server: () => undefined,
    maxConnections: 1,
    ageLimits: { cards: 1, prices: 1, combos: 1, decks: 1, rules: 1 },
  }).text();
