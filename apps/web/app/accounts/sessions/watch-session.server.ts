import { SESSIONS } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';

/** Most sessions of a person that are looked through; they have far fewer. */
const MAX_SESSIONS = 1000;

interface WatchedSession {
  readonly uid: string;
  /** as in `User.session` */
  readonly handle: string;
  /** The session was ended, has expired, or was deleted with its account; called once. */
  readonly onEnd: () => void;
  /** The database failed. */
  readonly onError: (error: unknown) => void;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/** Watches for the end of a session, whichever process ends it; a new secret does not end it. @returns stops watching */
export const watchSession = (
  documents: Documents,
  { uid, handle, onEnd, onError, now = Date.now }: WatchedSession,
): (() => void) => {
  let stopped = false;
  let watched: { readonly id: string; readonly stop: () => void } | undefined;

  const stop = (): void => {
    stopped = true;
    watched?.stop();
  };
  const check = async (): Promise<void> => {
    const found = await documents.find(SESSIONS, { where: { uid }, limit: MAX_SESSIONS });
    if (stopped) return;
    const live = found.find(
      ({ data }) => data.handle === handle && data.replacedBy === undefined && data.expiresAt > now(),
    );
    if (!live) {
      stop();
      onEnd();
      return;
    }
    if (live.id === watched?.id) return;
    watched?.stop();
    watched = {
      id: live.id,
      stop: documents.watch(SESSIONS, live.id, (session) => {
        if (!session || session.replacedBy !== undefined) check().catch(onError);
      }),
    };
  };

  check().catch(onError);
  return stop;
};
