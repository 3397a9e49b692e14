import { Router, type ErrorRequestHandler } from 'express';
import type { Env } from '#app/platform/env.server';
import type { Log } from '#app/platform/logger.server';
import { SnapshotMissingError, type SnapshotStore } from '#app/snapshot/store.server';
import { sendText } from '../response/send-document';
import { createFeeds } from './feeds';
import { createLinkPictures } from './link-pictures';

const errors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent || error instanceof URIError) {
      next(error);
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
  { env, log }: { readonly env: Pick<Env, 'ORIGIN'>; readonly log: Log },
): Router => {
  const router = Router();
  router.use('/og', createLinkPictures(store));
  router.use(createFeeds(store, env));
  router.use(errors(log));
  return router;
};
