import { isSlug } from '@crownsmith/domain';
import { Router, type RequestHandler, type Response } from 'express';
import {
  createPictureCache,
  PICTURE_KINDS,
  type PictureCache,
  type PictureKind,
  type PictureSubject,
} from '#app/features/link-preview/index.server';
import { BusyError } from '#app/platform/bounded-queue';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { sendDocument, sendText } from '../response/send-document';

/** With the version of its snapshot in the address a picture never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

const notThere = (response: Response): void => sendText(response, 404, 'There is no such picture.');

/**
 * Pictures for shared links, to be mounted at `/og`: `/site.png`, `/commanders/{slug}.png`, `/cards/{slug}.png`; with
 * `?v={version of the snapshot}` for good. Other slugs of a page redirect to its canonical one. 503 when too many are
 * being drawn.
 */
export const createLinkPictures = (
  store: Pick<SnapshotStore, 'get'>,
  pictures: PictureCache = createPictureCache(),
): Router => {
  const serve =
    (subjectOf: (slug: string) => PictureSubject): RequestHandler =>
    (request, response, next) => {
      const answer = async (): Promise<void> => {
        const slug = request.params['slug'] ?? '';
        if (slug !== '' && !isSlug(slug)) return notThere(response);
        const snapshot = await store.get();
        const subject = subjectOf(slug);
        const picture = await pictures.get(snapshot, subject);
        if (!picture) {
          const canonical = subject.kind === 'site' ? undefined : snapshot.redirect(subject.kind, slug);
          if (canonical === undefined) return notThere(response);
          return response.redirect(301, `${request.baseUrl}/${subject.kind}/${canonical}.png`);
        }
        response.set('Cross-Origin-Resource-Policy', 'cross-origin');
        sendDocument(request, response, {
          type: 'image/png',
          body: picture.png,
          etag: picture.etag,
          cacheControl: request.query['v'] === snapshot.manifest.version ? FOREVER : AN_HOUR,
        });
      };
      answer().catch((error: unknown) => {
        if (!(error instanceof BusyError)) return next(error);
        response.set('Retry-After', '2');
        sendText(response, 503, error.message);
      });
    };

  const router = Router();
  router.get(
    '/site.png',
    serve(() => ({ kind: 'site' })),
  );
  for (const kind of PICTURE_KINDS satisfies readonly PictureKind[]) {
    router.get(
      `/${kind}/:slug.png`,
      serve((slug) => ({ kind, slug })),
    );
  }
  router.use((_request, response) => notThere(response));
  return router;
};
