import { err, ok, type Result } from '@crownsmith/domain';
import { isOver } from '#app/platform/clock.server';
import type { Log } from '#app/platform/logger.server';
import { accountError, type AccountError } from './account-error';
import { createBackgroundWork } from './background-work.server';
import type { Accounts, SessionGrant, User } from './accounts.server';
import { parseEmail, passwordError } from './credentials.server';
import { COLLECTIONS, PROFILES, type SessionDocument, WRITE_CHECKS } from './documents/collections.server';
import type { Documents } from './documents/documents.server';
import { exportDocuments } from './documents/personal-documents.server';
import { erasePerson } from './erase-person.server';
import type { Identities } from './identities/identities.server';
import type { OwnIdentities } from './identities/local-identities.server';
import {
  accountDeletedMail,
  confirmMail,
  existingAccountMail,
  passwordChangedMail,
  resetMail,
} from './mail/mail-texts.server';
import type { Mail, Mailer } from './mail/mailer.server';
import type { ProviderClient } from './provider/open-id-client.server';
import { createProviderAccounts } from './provider/provider-accounts.server';
import { changeSettings } from './profile/change-settings.server';
import { makeProfile } from './profile/profile.server';
import { DisplayName } from './profile/settings.schema';
import { updateProfile } from './profile/update-profile.server';
import { createSessions } from './sessions/sessions.server';

interface Options {
  readonly documents: Documents;
  readonly identities: Identities;
  /** the host's own provider, and the identities whose people may do without a password */
  readonly provider?: { readonly client: ProviderClient; readonly identities: OwnIdentities } | undefined;
  readonly mailer: Mailer;
  readonly log: Log;
  /** in ms since 1970 */
  readonly now?: () => number;
}

/** Between a session's secret and the proof of its identity provider. */
const PROOF_SEPARATOR = '~';
/** Longest text that is looked up as a secret, in characters; Firebase's cookies have up to 4 kB. */
const MAX_SECRET = 4096;
/** Longest password that is hashed, in characters. */
const MAX_PASSWORD = 1000;

const joinProof = (secret: string, proof: string | undefined): string =>
  proof === undefined ? secret : secret + PROOF_SEPARATOR + proof;

const splitProof = (text: string): readonly [secret: string, proof: string | undefined] => {
  const at = text.indexOf(PROOF_SEPARATOR);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

const INVALID = err(accountError('auth/invalid-credential'));
const WRONG_PASSWORD = err(accountError('auth/wrong-password'));

/** After which to try again where too much work waits, in seconds. */
const BUSY_SECONDS = 60;

/** Documents that checks of the database write: transactions on one wait for each other. */
const CHECKS = 32;

/** How long after a sign-in it stands for the password of a person who has none, in ms. */
const FRESH_MS = 10 * 60_000;

/** Accounts on a database, an identity provider and a mailer. */
export const createAccounts = ({
  documents,
  identities,
  provider,
  mailer,
  log,
  now = Date.now,
}: Options): Accounts => {
  const sessions = createSessions({ documents, now });

  /** Sends a mail without waiting for it: how long that takes would tell who has an account. */
  const sendLater = (mail: Mail): void => {
    mailer.send(mail).catch((error: unknown) => log.error({ err: error }, 'A mail was not sent'));
  };

  const background = createBackgroundWork(log);
  /**
   * Succeeds at once and does the work later: its time, and its failure, would tell who has an account. Rejects where the
   * database takes no writes, whoever has one.
   */
  const answerFirst = async (
    work: () => Promise<void>,
    failure: string,
  ): Promise<Result<undefined, AccountError>> => {
    const check = String(Math.floor(Math.random() * CHECKS));
    await documents.transaction((transaction) => transaction.set(WRITE_CHECKS, check, { at: now() }));
    if (background.add(work, failure)) return ok(undefined);
    return err({ ...accountError('auth/unavailable'), retryAfter: BUSY_SECONDS });
  };

  const userOf = async (session: SessionDocument): Promise<User | undefined> => {
    const profile = await documents.get(PROFILES, session.uid);
    return profile && { uid: session.uid, session: session.handle, signedInAt: session.createdAt, profile };
  };

  const grant = (user: User, secret: string, expiresAt: number): SessionGrant => ({
    user,
    secret,
    expiresAt,
  });

  const startSession = async (
    owner: Pick<SessionDocument, 'uid' | 'kind' | 'device'>,
    proof?: string,
  ): Promise<SessionGrant | undefined> => {
    const { secret, session } = await sessions.create(owner);
    const user = await userOf(session);
    return user && grant(user, joinProof(secret, proof), session.expiresAt);
  };

  /** Whether a browser has signed a person in a moment ago; a token for scripts never has. */
  const isFresh = async ({ uid, session, signedInAt }: User): Promise<boolean> => {
    if (isOver(signedInAt + FRESH_MS, FRESH_MS, now())) return false;
    return (await sessions.list(uid)).some(({ handle, kind }) => handle === session && kind === 'browser');
  };

  /** Whether the password is the person's, or, where they have none, they have just signed in; else why not. */
  const verifyUser = async (user: User, password: string): Promise<Result<undefined, AccountError>> => {
    if (password.length > MAX_PASSWORD) return WRONG_PASSWORD;
    if (!(await identities.hasPassword(user.uid)))
      return (await isFresh(user)) ? ok(undefined) : err(accountError('auth/requires-recent-login'));
    const { email } = user.profile;
    const identity = await identities.verifyPassword({ email, password });
    return identity?.uid === user.uid ? ok(undefined) : WRONG_PASSWORD;
  };

  return {
    documents,
    mailTarget: mailer.target,
    provider: provider && createProviderAccounts({ ...provider, documents, startSession, now }),

    register: ({ email, password, displayName }, { origin }) => {
      const name = DisplayName.safeParse(displayName);
      const address = parseEmail(email);
      if (!address.ok) return Promise.resolve(address);
      const error = passwordError(password, [email, displayName]);
      if (error || !name.success) return Promise.resolve(err(error ?? accountError('auth/missing-name')));
      const to = address.value;
      return answerFirst(async () => {
        const identity = await identities.create({ email: to, password });
        if (!identity) {
          sendLater(existingAccountMail({ to, origin }));
          return;
        }
        const profile = makeProfile({ uid: identity.uid, email: to, displayName: name.data }, now());
        await documents.transaction((transaction) => transaction.set(PROFILES, identity.uid, profile));
        sendLater(confirmMail({ to, origin, code: await identities.makeCode(identity, 'confirm') }));
      }, 'A registration was not completed');
    },

    confirmEmail: (code) => identities.confirm(code),

    signIn: async ({ email, password }, device) => {
      const address = parseEmail(email);
      if (!address.ok || password.length > MAX_PASSWORD) return INVALID;
      const identity = await identities.verifyPassword({ email: address.value, password });
      if (!identity?.isConfirmed) return INVALID;
      const started = await startSession({ uid: identity.uid, kind: 'browser', device }, identity.proof);
      return started ? ok(started) : INVALID;
    },

    readSession: async (text) => {
      if (text.length > MAX_SECRET) return undefined;
      const [secret, proof] = splitProof(text);
      const found = await sessions.read(secret);
      if (found?.session.kind !== 'browser') return undefined;
      const { session, renewed } = found;
      const [user, isValid] = await Promise.all([
        userOf(session),
        identities.isProofValid(session.uid, proof),
      ]);
      if (!user || !isValid) return undefined;
      if (!renewed) return { user };
      return { user, renewed: grant(user, joinProof(renewed.secret, proof), renewed.session.expiresAt) };
    },

    readToken: async (token) => {
      if (token === '' || token.length > MAX_SECRET) return undefined;
      const found = await sessions.read(token);
      if (found) return found.session.kind === 'token' ? userOf(found.session) : undefined;
      const uid = await identities.uidOfToken(token);
      const profile = uid === undefined ? undefined : await documents.get(PROFILES, uid);
      return profile && { uid: profile.uid, session: '', signedInAt: now(), profile };
    },

    listSessions: async (uid) =>
      (await sessions.list(uid)).map(({ handle, kind, device, createdAt, seenAt, expiresAt }) => ({
        handle,
        kind,
        device,
        createdAt,
        seenAt,
        expiresAt,
      })),

    endSession: (uid, handle) => sessions.end(uid, (session) => session.handle === handle),

    endOtherSessions: (user) =>
      sessions.end(user.uid, ({ kind, handle }) => kind === 'browser' && handle !== user.session),

    verifyPassword: verifyUser,
    hasPassword: (uid) => identities.hasPassword(uid),

    makeToken: async (user, { name, password }) => {
      const verified = await verifyUser(user, password);
      if (!verified.ok) return verified;
      const started = await startSession({ uid: user.uid, kind: 'token', device: name });
      if (!started) throw new TypeError('A token was asked for by a user without a profile.');
      return ok(started);
    },

    forgotPassword: (email, { origin }) => {
      const address = parseEmail(email);
      if (!address.ok) return Promise.resolve(address);
      return answerFirst(async () => {
        const identity = await identities.byEmail(address.value);
        if (!identity) return;
        const code = await identities.makeCode(identity, 'reset');
        sendLater(resetMail({ to: identity.email, origin, code }));
      }, 'A code for a new password was not made');
    },

    resetPassword: async ({ code, password }, { origin }) => {
      const error = passwordError(password);
      if (error) return err(error);
      const reset = await identities.resetPassword(code, password);
      if (!reset.ok) return reset;
      await sessions.end(reset.value.uid, () => true);
      sendLater(passwordChangedMail({ to: reset.value.email, origin }));
      return reset;
    },

    changePassword: async (user, { current, next }, { origin }) => {
      const verified = await verifyUser(user, current);
      if (!verified.ok) return verified;
      const { email, displayName } = user.profile;
      const error = passwordError(next, [email, displayName]);
      if (error) return err(error);
      await identities.setPassword(user.uid, next);
      await sessions.end(user.uid, ({ handle }) => handle !== user.session);
      sendLater(passwordChangedMail({ to: user.profile.email, origin }));
      return ok(undefined);
    },

    deleteAccount: async (user, password, { origin }) => {
      const verified = await verifyUser(user, password);
      if (!verified.ok) return verified;
      await erasePerson(documents, identities, user.uid);
      sendLater(accountDeletedMail({ to: user.profile.email, origin }));
      return ok(undefined);
    },

    findByEmail: async (email) => {
      const address = parseEmail(email);
      return address.ok ? identities.byEmail(address.value) : undefined;
    },

    removeAccount: (uid) => erasePerson(documents, identities, uid),

    readProfile: (uid) => documents.get(PROFILES, uid),

    changeProfile: (uid, { settings, ageMs = 0 }) =>
      updateProfile(documents, uid, (profile) =>
        changeSettings(profile, settings, now() - Math.max(0, ageMs), now()),
      ),

    watchProfile: (uid, listener) => documents.watch(PROFILES, uid, listener),

    exportPerson: (uid) => exportDocuments(documents, COLLECTIONS, uid),

    close: async () => {
      await background.settle();
      await mailer.close();
      await documents.close();
    },
  };
};
