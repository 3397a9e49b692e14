import { isSlug } from '@crownsmith/domain';
import { Router } from 'express';
import { renderCommanderFrame } from '#app/features/embed/index.server';
import type { Env } from '#app/platform/env.server';
import { originCaching, weakEtag } from '#app/rendering/cache-headers.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import { methodNotAllowed } from '../api/api-error';
import { clientSignal } from '../overload/client-signal';
import { asyncHandler } from '../request/async-handler';
import { siteOrigin } from '../request/site-origin';
import { sendDocument } from '../response/send-document';

const HOUR = 'max-age=3600, stale-while-revalidate=86400';

/** The policy of a frame: no scripts, its own style, pictures; any page may show it. */
const framePolicy = (styleHash: string, images: readonly string[]): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `style-src ${styleHash}`,
    `img-src ${["'self'", ...images].join(' ')}`,
    'frame-ancestors *',
  ].join('; ');

interface FrameOptions {
  readonly env: Pick<Env, 'ORIGIN' | 'TRUST_PROXY' | 'IMAGE_ORIGINS'>;
  readonly gate: BoundedQueue;
}

/**
 * `/embed/commanders/{slug}`: commanders and pairs in frames of other sites, the only pages that may be framed. Other slugs and
 * spellings of a commander redirect to its canonical one.
 */
export const createCommanderFrames = (
  store: Pick<SnapshotStore, 'get'>,
  { env, gate }: FrameOptions,
): Router => {
  const router = Router();
  const { isShared, varyBy } = originCaching(env);
  const send = asyncHandler(async (request, response) => {
    const { slug = '' } = request.params;
    const url = new URL(request.originalUrl, siteOrigin(request));
    const frame = await gate.add(
      async () => {
        const snapshot = await store.get();
        const canonical = isSlug(slug)
          ? snapshot.redirect('commanders', slug)
          : (await findCommander(slug, snapshot))?.slug;
        return canonical === undefined
          ? renderCommanderFrame(snapshot, isSlug(slug) ? slug : '', url)
          : { redirectTo: `/embed/commanders/${canonical}${url.search}` };
      },
      { signal: clientSignal(response) },
    );
    if ('redirectTo' in frame) {
      response.redirect(301, frame.redirectTo);
      return;
    }
    if (varyBy !== undefined) response.vary(varyBy);
    response.removeHeader('X-Frame-Options');
    response.status(frame.status).set({
      'Content-Security-Policy': framePolicy(frame.styleHash, env.IMAGE_ORIGINS),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    sendDocument(request, response, {
      type: 'text/html; charset=utf-8',
      body: frame.html,
      etag: weakEtag(frame.html),
      cacheControl: frame.status === 200 ? `${isShared ? 'public' : 'private'}, ${HOUR}` : 'no-store',
    });
  });
  router.route('/embed/commanders/:slug').get(send).all(methodNotAllowed('GET', 'HEAD'));
  return router;
};
