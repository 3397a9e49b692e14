import type { CardNumberTable } from '@crownsmith/answers/snapshot';
import { isSlug, MAX_DECK_CODE_CHARACTERS, parseDeckCode, type PlayerDeck } from '@crownsmith/domain';
import { Router, type RequestHandler, type Response } from 'express';
import { accounts } from '#app/accounts/current.server';
import { createLists } from '#app/accounts/lists/lists.server';
import {
  PICTURE_KINDS,
  type PictureCache,
  type PictureSubject,
} from '#app/features/link-preview/index.server';
import { MAX_DECKS } from '#app/model/table-size';
import { findCard } from '#app/snapshot/find-card.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import { clientSignal } from '../overload/client-signal';
import { asyncHandler } from '../request/async-handler';
import { sendDocument, sendText } from '../response/send-document';

/** A URL with the version of the snapshot stands for one picture for good. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
/** A shared list changes, and its link can end. */
const MINUTES = 'public, max-age=300';

type FindCanonical = (text: string, snapshot: Snapshot) => Promise<string | undefined>;

/** The canonical slugs of other spellings, by the kind of page. */
const CANONICAL_SLUGS: Readonly<Record<(typeof PICTURE_KINDS)[number], FindCanonical>> = {
  commanders: async (text, snapshot) => (await findCommander(text, snapshot))?.slug,
  cards: (text, snapshot) => Promise.resolve(findCard(text, snapshot)?.sanitized),
};

const sendNotFound = (response: Response): void => sendText(response, 404, 'There is no such picture.');

/** The deck of a code as far as this site has its cards; undefined for no code. */
const readCode = (code: string, numbers: CardNumberTable | undefined): PlayerDeck | undefined => {
  const parsed = numbers && parseDeckCode(code, numbers.meaningOf);
  if (numbers === undefined || parsed?.ok !== true) return undefined;
  const { commanders, cards, bracket } = parsed.value;
  const urlsOf = (number: number): readonly string[] => {
    const slug = numbers.slugOf(number);
    return slug === undefined ? [] : [`/cards/${slug}`];
  };
  return {
    commanders: commanders.flatMap(urlsOf),
    cards: Object.fromEntries(
      [...cards].flatMap(([number, count]) => urlsOf(number).map((url) => [url, count])),
    ),
    bracket,
  };
};

/**
 * Pictures for shared links, to be mounted at `/og`: `/site.png`, `/commanders/{slug}.png`, `/cards/{slug}.png`,
 * `/compare/{slug}/{slug}.png`, `/shared/{share id}.png`, `/deck/{code}.png`, `/passport/{code}.png`, `/table/{code}.{code}.png` of two to five decks;
 * immutable with `?v={version of the snapshot}`. Other slugs and spellings of a page redirect to its canonical one.
 */
export const createLinkPictures = (store: Pick<SnapshotStore, 'get'>, pictures: PictureCache): Router => {
  const serve = (
    subjectOf: (
      slug: string,
      other: string,
      snapshot: Snapshot,
    ) => PictureSubject | undefined | Promise<PictureSubject | undefined>,
    findCanonical?: FindCanonical,
    isName: (text: string) => boolean = isSlug,
  ): RequestHandler =>
    asyncHandler(async (request, response) => {
      const [slug = '', other = ''] = [request.params['slug'], request.params['other']];
      const areSlugs = [slug, other].every((one) => one === '' || isName(one));
      if (!areSlugs && !findCanonical) return sendNotFound(response);
      const snapshot = await store.get();
      const subject = areSlugs ? await subjectOf(slug, other, snapshot) : undefined;
      const picture = subject && (await pictures.get(snapshot, subject, clientSignal(response)));
      if (!picture) {
        const canonical = await findCanonical?.(slug, snapshot);
        if (canonical === undefined || canonical === request.path) return sendNotFound(response);
        const { search } = new URL(request.originalUrl, 'http://localhost');
        return response.redirect(301, `${request.baseUrl}${canonical}${search}`);
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
      serve(
        (slug) => ({ kind, slug }),
        async (text, snapshot) => {
          const slug = await CANONICAL_SLUGS[kind](text, snapshot);
          return slug === undefined ? undefined : `/${kind}/${slug}.png`;
        },
      ),
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
  for (const kind of ['deck', 'passport'] as const) {
    router.get(
      `/${kind}/:slug.png`,
      serve(
        async (code, _other, snapshot) => {
          const deck = readCode(code, await snapshot.cardNumbers());
          if (deck === undefined) return undefined;
          if (kind === 'passport') return { kind, code, deck };
          const { commanders, cards } = deck;
          return {
            kind,
            commanders,
            cardCount: Object.values(cards).reduce((sum, count) => sum + count, commanders.length),
          };
        },
        undefined,
        (text) => text.length <= MAX_DECK_CODE_CHARACTERS,
      ),
    );
  }
  router.get(
    '/table/:slug.png',
    serve(
      async (code, _other, snapshot) => {
        const numbers = await snapshot.cardNumbers();
        const decks = code.split('.').flatMap((one) => readCode(one, numbers) ?? []);
        return { kind: 'table', code, decks };
      },
      undefined,
      (text) => text.length <= MAX_DECK_CODE_CHARACTERS && text.split('.').length <= MAX_DECKS,
    ),
  );
  router.use((_request, response) => sendNotFound(response));
  return router;
};
