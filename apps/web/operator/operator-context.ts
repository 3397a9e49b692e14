import type { Documents } from '#app/accounts/documents/documents.server';
import type { Identities } from '#app/accounts/identities/identities.server';

/** What commands work with. */
export interface OperatorContext {
  readonly documents: Documents;
  readonly identities: Identities;
  /** path of accounts.sqlite; undefined where accounts are kept elsewhere */
  readonly databaseFile: string | undefined;
  /** in ms since 1970 */
  readonly now: () => number;
}
