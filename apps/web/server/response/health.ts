import type { RequestHandler } from 'express';
import type { SnapshotStore } from '#app/snapshot/store.server';

/** Health check: 200 while the process responds, with the version of the snapshot that it serves. */
export const health =
  (store: Pick<SnapshotStore, 'current'>): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'no-store')
      .json({ status: 'ok', snapshot: store.current()?.manifest.version ?? null });
  };
