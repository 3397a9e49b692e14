import { COOKIE_MAX_AGE } from '@crownsmith/domain';
import { SESSIONS, type SessionDocument } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { digestOf, makeId, makeSecret } from '../secret.server';

const SECOND_MS = 1000;
const DAY_MS = COOKIE_MAX_AGE.day * SECOND_MS;

/** A browser's session ends this long after its last renewal, a token after it was made, in ms. */
const LIFETIME_MS = { browser: 30 * DAY_MS, token: 365 * DAY_MS } as const;
/** Longest that renewals extend a browser's session, in ms. */
const MAX_AGE_MS = 365 * DAY_MS;
/** Age from which a browser's secret is replaced, in ms. */
const ROTATION_MS = DAY_MS;
/** How long a replaced secret is valid, for requests that were under way, in ms. */
const GRACE_MS = 60 * SECOND_MS;
/** How long a replaced secret can fetch another new one, where the answer with the first was lost, in ms. */
const REPLACED_MS = 7 * DAY_MS;
/** How exactly the time of the last request is kept, in ms. */
const SEEN_PRECISION_MS = COOKIE_MAX_AGE.hour * SECOND_MS;

/** Sessions that a person may have; a new one ends the least recently used. */
const MAX_SESSIONS = 50;

/** A session with the secret that it is read by. */
export interface NewSession {
  readonly secret: string;
  readonly session: SessionDocument;
}

/** What a secret's session is, and its new secret where one was due. */
export interface ReadSession {
  readonly session: SessionDocument;
  readonly renewed?: NewSession | undefined;
}

interface Options {
  readonly documents: Documents;
  /** in ms since 1970 */
  readonly now?: () => number;
}

const isLive = ({ replacedBy }: SessionDocument): boolean => replacedBy === undefined;

/** What acts for people: browsers that signed in, and tokens for scripts. Only digests of secrets are stored. */
export const createSessions = ({ documents, now = Date.now }: Options) => {
  const findAll = async (uid: string) =>
    documents.find(SESSIONS, { where: { uid }, limit: 4 * MAX_SESSIONS });

  const create = async (owner: Pick<SessionDocument, 'uid' | 'kind' | 'device'>): Promise<NewSession> => {
    const secret = makeSecret();
    const at = now();
    const session: SessionDocument = {
      ...owner,
      handle: makeId(),
      createdAt: at,
      seenAt: at,
      rotatedAt: at,
      expiresAt: at + LIFETIME_MS[owner.kind],
    };
    await documents.transaction(async (transaction) => {
      const known = await transaction.find(SESSIONS, {
        where: { uid: owner.uid },
        limit: 4 * MAX_SESSIONS,
      });
      const current = known
        .filter(({ data }) => data.expiresAt > at)
        .sort((a, b) => b.data.seenAt - a.data.seenAt)
        .slice(0, MAX_SESSIONS - 1);
      for (const { id } of known)
        if (!current.some((kept) => kept.id === id)) transaction.delete(SESSIONS, id);
      transaction.set(SESSIONS, digestOf(secret), session);
    });
    return { secret, session };
  };

  /** Replaces a browser's secret, unless another request has done so within the last minute. */
  const rotate = (id: string): Promise<ReadSession | undefined> => {
    const secret = makeSecret();
    const renewedId = digestOf(secret);
    return documents.transaction(async (transaction) => {
      const session = await transaction.get(SESSIONS, id);
      if (!session) return undefined;
      const at = now();
      const { replacedBy } = session;
      if (replacedBy !== undefined) {
        const replacement = await transaction.get(SESSIONS, replacedBy);
        // Once the new secret was used, the old one is worth nothing any more.
        if (!replacement || replacement.seenAt > replacement.rotatedAt) return undefined;
        if (Math.abs(at - replacement.rotatedAt) < GRACE_MS) return { session };
      }
      const others = await transaction.find(SESSIONS, {
        where: { uid: session.uid },
        limit: 4 * MAX_SESSIONS,
      });
      // A session of before the clock was set back would outlive every other one.
      const createdAt = Math.min(session.createdAt, at - 1);
      const ended = others.filter((other) => other.id === replacedBy || other.data.expiresAt <= at);
      const renewed: SessionDocument = {
        ...session,
        rotatedAt: at,
        seenAt: at,
        expiresAt: Math.min(at + LIFETIME_MS.browser, createdAt + MAX_AGE_MS),
        createdAt,
        replacedBy: undefined,
      };
      for (const other of ended) transaction.delete(SESSIONS, other.id);
      transaction.set(SESSIONS, id, {
        ...session,
        replacedBy: renewedId,
        expiresAt: Math.min(session.expiresAt, at + REPLACED_MS),
      });
      transaction.set(SESSIONS, renewedId, renewed);
      return { session: renewed, renewed: { secret, session: renewed } };
    });
  };

  /** Notes that a secret is in use, now and then; a replaced one ends with the first use of its successor. */
  const markSeen = (id: string): Promise<SessionDocument | undefined> =>
    documents.transaction(async (transaction) => {
      const session = await transaction.get(SESSIONS, id);
      if (!session) return undefined;
      const seen = { ...session, seenAt: Math.max(now(), session.rotatedAt + 1) };
      transaction.set(SESSIONS, id, seen);
      return seen;
    });

  return {
    create,

    /** The session of a secret, renewed where that is due; undefined where there is none that holds. */
    read: async (secret: string): Promise<ReadSession | undefined> => {
      const id = digestOf(secret);
      const session = await documents.get(SESSIONS, id);
      const at = now();
      if (!session || session.expiresAt <= at) return undefined;
      // Also where it was renewed before the clock was set back: its end is as far away as that.
      const isDue = session.kind === 'browser' && Math.abs(at - session.rotatedAt) >= ROTATION_MS;
      if (!isLive(session) || isDue) return rotate(id);
      const isFirstUse = session.seenAt <= session.rotatedAt && session.rotatedAt > session.createdAt;
      if (!isFirstUse && Math.abs(at - session.seenAt) < SEEN_PRECISION_MS) return { session };
      const seen = await markSeen(id);
      return seen && { session: seen };
    },

    /** The sessions of a person that hold, the most recently used first. */
    list: async (uid: string): Promise<readonly SessionDocument[]> =>
      (await findAll(uid))
        .map(({ data }) => data)
        .filter((session) => isLive(session) && session.expiresAt > now())
        .sort((a, b) => b.seenAt - a.seenAt),

    /** Ends the sessions of a person that match. */
    end: (uid: string, matches: (session: SessionDocument) => boolean): Promise<void> =>
      documents.transaction(async (transaction) => {
        const found = await transaction.find(SESSIONS, { where: { uid }, limit: 4 * MAX_SESSIONS });
        for (const { id, data } of found) if (matches(data)) transaction.delete(SESSIONS, id);
      }),
  };
};
