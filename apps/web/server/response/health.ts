import type { RequestHandler } from 'express';
import { ageReasons, dataAges, type AgeLimits } from '#app/snapshot/data-ages';
import type { SnapshotStore } from '#app/snapshot/store.server';

/**
 * Health check: 200 while the process responds, with the version of the snapshot that it serves and the age of its data in days. It
 * is degraded while that is not the current snapshot, has damaged files or data that are older than allowed; `reasons` say what is
 * wrong.
 */
export const health =
  (store: Pick<SnapshotStore, 'current' | 'health'>, limits: AgeLimits, now = Date.now): RequestHandler =>
  (_request, response) => {
    const { version, reasons } = store.health();
    const current = store.current();
    const ages = current === undefined ? [] : dataAges(current.manifest, limits, now());
    const all = [...reasons, ...ageReasons(ages)];
    response.set('Cache-Control', 'no-store').json({
      status: all.length > 0 ? 'degraded' : 'ok',
      snapshot: version ?? null,
      ...(all.length > 0 && { reasons: all }),
      ...(ages.length > 0 && {
        data: ages.map(({ of, date, imported, from, starter, days, limit }) => ({
          of,
          date,
          imported,
          from: starter ? 'starter' : from,
          days,
          limit: limit === 0 ? null : limit,
        })),
      }),
    });
  };
