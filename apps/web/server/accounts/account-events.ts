import type { Accounts } from '#app/accounts/accounts.server';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { profileStateOf } from '#app/accounts/profile/profile.server';
import { watchSession } from '#app/accounts/sessions/watch-session.server';
import type { Log } from '#app/platform/logger.server';
import { Router, type RequestHandler } from 'express';
import { methodNotAllowed, sendError } from '../api/api-error';
import type { EventStreams } from './event-streams';

interface EventsOptions {
  readonly accounts: () => Pick<Accounts, 'documents' | 'watchProfile'>;
  readonly streams: EventStreams;
  readonly log: Log;
}

/** Until a browser without room connects again, in seconds. */
const FULL_RETRY_SECONDS = 30;

/**
 * What changes of a signed-in person's account, as server-sent events, to be mounted at `/account/events`: `profile` and
 * `clipboard` and `collection` (their versions) at first and after each change, `signed-out` as the last event where the session has ended or was none.
 */
export const createAccountEvents = ({ accounts, streams, log }: EventsOptions): Router => {
  const listen: RequestHandler = (request, response) => {
    const { user } = response.locals;
    const uid = user?.uid ?? '';
    if (!streams.hasRoom(uid)) {
      response.set('Retry-After', String(FULL_RETRY_SECONDS));
      sendError(response, 503, 'Too many open pages. Changes show when the page is loaded again.');
      return;
    }
    const stops: (() => void)[] = [];
    const stream = streams.open(request, response, uid, () => stops.forEach((stop) => stop()));
    const signOut = (): void => {
      stream.send('signed-out', null);
      stream.end();
    };
    if (!user) {
      signOut();
      return;
    }
    const onError = (error: unknown): void => {
      log.error({ err: error }, 'The events of an account cannot be read');
      stream.end();
    };
    stops.push(
      watchSession(accounts().documents, { uid: user.uid, handle: user.session, onEnd: signOut, onError }),
      createClipboards(accounts().documents).watch(user.uid, (version) =>
        stream.send('clipboard', { version }),
      ),
      createOwnedCards(accounts().documents).watch(user.uid, (version) =>
        stream.send('collection', { version }),
      ),
      accounts().watchProfile(user.uid, (profile) => {
        if (profile) stream.send('profile', profileStateOf(profile));
        else signOut();
      }),
    );
  };
  const router = Router();
  router.route('/').get(listen).all(methodNotAllowed('GET', 'HEAD'));
  return router;
};
