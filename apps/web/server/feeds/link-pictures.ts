import { isSlug } from '@crownsmith/domain';
import { Router, type RequestHandler, type Response } from 'express';
import { accounts } from '#app/accounts/current.server';
import { createLists } from '#app/accounts/lists/lists.server';
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
/** A shared list changes, and its link can end. */
const MINUTES = 'public, max-age=300';

const sendNotFound = (response: Response): void => sendText(response, 404, 'There is no such picture.');

/**
 * Pictures for shared links, to be mounted at `/og`: `/site.png`, `/commanders/{slug}.png`, `/cards/{slug}.png`,
 * `/compare/{slug}/{slug}.png`, `/shared/{share id}.png`;
 * immutable with `?v={version of the snapshot}`. Other slugs of a page redirect to its canonical one.
 */
export const createLinkPictures = (store: Pick<SnapshotStore, 'get'>, pictures: PictureCache): Router => {
  const serve = (
    subjectOf: (
      slug: string,
      other: string,
    ) => PictureSubject | undefined | Promise<PictureSubject | undefined>,
  ): RequestHandler =>
    asyncHandler(async (request, response) => {
      const [slug = '', other = ''] = [request.params['slug'], request.params['other']];
      if ([slug, other].some((one) => one !== '' && !isSlug(one))) return sendNotFound(response);
      const snapshot = await store.get();
      const subject = await subjectOf(slug, other);
      if (!subject) return sendNotFound(response);
      const picture = await pictures.get(snapshot, subject, clientSignal(response));
      if (!picture) {
        const canonical =
          subject.kind === 'commanders' || subject.kind === 'cards'
            ? snapshot.redirect(subject.kind, slug)
            : undefined;
        if (canonical === undefined) return sendNotFound(response);
        return response.redirect(301, `${request.baseUrl}/${subject.kind}/${canonical}.png`);
      }
      const versioned = request.query['v'] === snapshot.manifest.version ? IMMUTABLE : HOUR;
      response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      sendDocument(request, response, {
        type: 'image/png',
        body: picture.png,
        etag: picture.etag,
        cacheControl: subject.kind === 'shared' ? MINUTES : versioned,
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
  router.get(
    '/compare/:slug/:other.png',
    serve((slug, other) => ({ kind: 'compare', slug, other })),
  );
  router.get(
    '/shared/:slug.png',
    serve(async (shareId) => {
      const list = await createLists(accounts().documents).openShared(shareId);
      return list && { kind: 'shared', list };
    }),
  );
  router.use((_request, response) => sendNotFound(response));
  return router;
};
