import type { RequestHandler } from 'express';
import type { SnapshotStore } from '#app/snapshot/store.server';

/**
 * Health check: 200 while the process responds, with the version of the snapshot that it serves. It is degraded while that
 * is not the current one or has damaged files; `reasons` say what is wrong.
 */
export const health =
  (store: Pick<SnapshotStore, 'health'>): RequestHandler =>
  (_request, response) => {
    const { version, reasons } = store.health();
    response.set('Cache-Control', 'no-store').json({
      status: reasons.length > 0 ? 'degraded' : 'ok',
      snapshot: version ?? null,
      ...(reasons.length > 0 && { reasons }),
    });
  };
