import { isSlug } from '@crownsmith/domain';
import { Router, type RequestHandler, type Response } from 'express';
import {
  PICTURE_KINDS,
  type PictureCache,
  type PictureSubject,
} from '#app/features/link-preview/index.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { clientSignal } from '../overload/client-signal';
import { asyncHandler } from '../request/async-handler';
import { sendDocument, sendText } from '../response/send-document';

/** A URL with the version of the snapshot stands for one picture for good. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

const sendNotFound = (response: Response): void => sendText(response, 404, 'There is no such picture.');

/**
 * Pictures for shared links, to be mounted at `/og`: `/site.png`, `/commanders/{slug}.png`, `/cards/{slug}.png`;
 * immutable with `?v={version of the snapshot}`. Other slugs of a page redirect to its canonical one.
 */
export const createLinkPictures = (store: Pick<SnapshotStore, 'get'>, pictures: PictureCache): Router => {
  const serve = (subjectOf: (slug: string) => PictureSubject): RequestHandler =>
    asyncHandler(async (request, response) => {
      const slug = request.params['slug'] ?? '';
      if (slug !== '' && !isSlug(slug)) return sendNotFound(response);
      const snapshot = await store.get();
      const subject = subjectOf(slug);
      const picture = await pictures.get(snapshot, subject, clientSignal(response));
      if (!picture) {
        const canonical = subject.kind === 'site' ? undefined : snapshot.redirect(subject.kind, slug);
        if (canonical === undefined) return sendNotFound(response);
        return response.redirect(301, `${request.baseUrl}/${subject.kind}/${canonical}.png`);
      }
      response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      sendDocument(request, response, {
        type: 'image/png',
        body: picture.png,
        etag: picture.etag,
        cacheControl: request.query['v'] === snapshot.manifest.version ? IMMUTABLE : HOUR,
      });
    });

  const router = Router();
  router.get(
    '/site.png',
    serve(() => ({ kind: 'site' })),
  );
  for (const kind of PICTURE_KINDS) {
    router.get(
      `/${kind}/:slug.png`,
      serve((slug) => ({ kind, slug })),
    );
  }
  router.use((_request, response) => sendNotFound(response));
  return router;
};
