import type { Result } from '@crownsmith/domain';
import type { AccountError } from '../account-error';

const HOUR_MS = 3_600_000;

/** Who signs in. */
export interface Identity {
  readonly uid: string;
  /** as it was entered, without white space around it */
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** An identity whose password was right. */
interface VerifiedIdentity extends Identity {
  /** what the session's cookie holds besides, for `isProofValid`; none for local accounts */
  readonly proof?: string | undefined;
}

/** What a code in a mail is for. */
export type CodePurpose = 'confirm' | 'reset';

/** How long a code of a mail is valid, in ms. */
export const CODE_LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  confirm: 48 * HOUR_MS,
  reset: HOUR_MS,
};

/** The provider of identities cannot be reached, or refuses for a reason that has no text of this site. */
export class IdentitiesError extends Error {
  override readonly name = 'IdentitiesError';
  constructor(
    /** what people read of it */
    readonly accountError: AccountError,
    options?: ErrorOptions,
  ) {
    super(accountError.message, options);
  }
}

/** The port to who may sign in. Methods reject with an IdentitiesError only. */
export interface Identities {
  readonly kind: 'local' | 'firebase';
  /** Creates an identity that is not confirmed; undefined where the address has one already, in the same time. */
  create(credentials: Credentials): Promise<Identity | undefined>;
  /** The identity of a right password, confirmed or not; undefined for anything else, in the same time. */
  verifyPassword(credentials: Credentials): Promise<VerifiedIdentity | undefined>;
  byEmail(email: string): Promise<Identity | undefined>;
  byUid(uid: string): Promise<Identity | undefined>;
  /** A single-use code for a mail; it replaces earlier ones for the same purpose. */
  makeCode(identity: Identity, purpose: CodePurpose): Promise<string>;
  /** Confirms the address of a code. */
  confirm(code: string): Promise<Result<Identity, AccountError>>;
  /** Sets a new password by a code, which also confirms the address. */
  resetPassword(code: string, password: string): Promise<Result<Identity, AccountError>>;
  setPassword(uid: string, password: string): Promise<void>;
  /** Whether a person can sign in by a password. */
  hasPassword(uid: string): Promise<boolean>;
  delete(uid: string): Promise<void>;
  /** Whether a session's proof still holds. */
  isProofValid(uid: string, proof: string | undefined): Promise<boolean>;
  /** The uid of a provider's bearer token; undefined where it has none such, or the token is not valid. */
  uidOfToken(token: string): Promise<string | undefined>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
