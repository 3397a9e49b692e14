import { Router, type ErrorRequestHandler } from 'express';
import { isSnapshotFailure } from '@crownsmith/answers/snapshot';
import { BusyError } from '#app/platform/bounded-queue';
import { createPictureCache } from '#app/features/link-preview/index.server';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { SnapshotMissingError, type SnapshotStore } from '#app/snapshot/store.server';
import type { Gates } from '../overload/gates';
import { sendBusy, sendText } from '../response/send-document';
import { createFeeds } from './feeds';
import { createLinkPictures } from './link-pictures';

const errors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent || error instanceof URIError || isSnapshotFailure(error)) {
      next(error);
    } else if (error instanceof BusyError) {
      sendBusy(response, error);
    } else if (error instanceof SnapshotMissingError) {
      response.set('Retry-After', '10');
      sendText(response, 503, error.message);
    } else {
      log.error({ err: error, path: request.path }, 'Request for a feed, sitemap or picture failed');
      sendText(response, 500, 'An error occurred');
    }
  };

/** What machines read besides the API: pictures for links, oEmbed, feeds, sitemaps, robots.txt. */
export const createMachineReadable = (
  store: Pick<SnapshotStore, 'get'>,
  {
    env,
    log,
    gates,
  }: {
    readonly env: Pick<Env, 'ORIGIN' | 'TRUST_PROXY'>;
    readonly log: Log;
    readonly gates: Pick<Gates, 'documents' | 'pictures'>;
  },
): Router => {
  const router = Router();
  router.use('/og', createLinkPictures(store, createPictureCache({ gate: gates.pictures })));
  router.use(createFeeds(store, { env, gate: gates.documents }));
  router.use(errors(log));
  return router;
};
