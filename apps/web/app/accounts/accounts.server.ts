import type { Result } from '@crownsmith/domain';
import type { AccountError } from './account-error';
import type { Documents } from './documents/documents.server';
import type { PersonalDocuments } from './documents/personal-documents.server';
import type { Credentials, Identity } from './identities/identities.server';
import type { Profile } from './profile/profile.server';
import type { SettingsChange } from './profile/settings.schema';
import type { ProviderAccounts } from './provider/provider-accounts.server';
import type { SessionGrant, User } from './user.server';

export type { SessionGrant, User } from './user.server';

/** A session as its person sees it; times in ms since 1970. */
export interface SessionInfo {
  readonly handle: string;
  readonly kind: 'browser' | 'token';
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Changed settings of a profile; each may say how old the change is, in ms, for changes that were made offline. */
export interface ProfileChange {
  readonly settings: SettingsChange;
  readonly ageMs?: number | undefined;
}

/** Links of mails begin with it. @example 'https://crownsmith.example' */
interface MailContext {
  readonly origin: string;
}

/** Everything that people do with their accounts. */
export interface Accounts {
  /** where mails go: a folder, or a server without its password */
  readonly mailTarget: string;
  /** for stores of what people keep: lists, votes and the like */
  readonly documents: Documents;
  /** signing in by the host's own provider; undefined where there is none */
  readonly provider: ProviderAccounts | undefined;
  /** Sends a link that confirms the address, or a note that it has an account: no result tells which. */
  register(
    input: Credentials & { readonly displayName: string },
    context: MailContext,
  ): Promise<Result<undefined, AccountError>>;
  confirmEmail(code: string): Promise<Result<Identity, AccountError>>;
  /**
   * @param device names the browser in the list of sessions
   * @param browserToken of a browser that has signed in to the account before (`limits/known-browser.server.ts`)
   */
  signIn(
    credentials: Credentials,
    device: string,
    browserToken?: string,
  ): Promise<Result<SessionGrant, AccountError>>;
  /** The user of a session's secret, with a new secret where it is due; undefined where it does not hold. */
  readSession(secret: string): Promise<{ readonly user: User; readonly renewed?: SessionGrant } | undefined>;
  /** The user of a bearer token: a token of this site, or of the identity provider. */
  readToken(token: string): Promise<User | undefined>;
  listSessions(uid: string): Promise<readonly SessionInfo[]>;
  endSession(uid: string, handle: string): Promise<void>;
  endOtherSessions(user: User): Promise<void>;
  /**
   * Whether a signed-in person may do what a session alone is not enough for: by the password, or, without one, as somebody who
   * has just signed in.
   */
  verifyPassword(user: User, password: string): Promise<Result<undefined, AccountError>>;
  /** Whether a person can sign in by a password. */
  hasPassword(uid: string): Promise<boolean>;
  /** Makes a bearer token for scripts; a session alone is not enough. */
  makeToken(
    user: User,
    input: { readonly name: string; readonly password: string },
  ): Promise<Result<SessionGrant, AccountError>>;
  /** Sends a link for a new password where the address has an account; no result tells whether. */
  forgotPassword(email: string, context: MailContext): Promise<Result<undefined, AccountError>>;
  /** Ends all sessions of the person. */
  resetPassword(
    input: { readonly code: string; readonly password: string },
    context: MailContext,
  ): Promise<Result<Identity, AccountError>>;
  /** Ends all other sessions of the person. */
  changePassword(
    user: User,
    passwords: { readonly current: string; readonly next: string },
    context: MailContext,
  ): Promise<Result<undefined, AccountError>>;
  /** Deletes the person's documents in all collections, then who may sign in. */
  deleteAccount(user: User, password: string, context: MailContext): Promise<Result<undefined, AccountError>>;
  /** Who has an address, for the people who run the site. */
  findByEmail(email: string): Promise<Identity | undefined>;
  /** Deletes an account as the people who run the site do: without its password, and without a mail. */
  removeAccount(uid: string): Promise<void>;
  readProfile(uid: string): Promise<Profile | undefined>;
  /** Writes the changed settings alone; a change that is older than the stored one has no effect. */
  changeProfile(uid: string, change: ProfileChange): Promise<Profile | undefined>;
  watchProfile(uid: string, listener: (profile: Profile | undefined) => void): () => void;
  /** All that is kept of a person, page after page of each collection; without secrets. */
  exportPerson(uid: string): AsyncIterable<PersonalDocuments>;
  close(): Promise<void>;
}
