import type { SessionGrant } from './accounts.server';
import type { ProviderState } from './provider/provider-cookie.server';

/** What an action may do with the session of its request; cookies are added to the response. */
export interface RequestAccount {
  /** the site's origin, for links in mails */
  readonly origin: string;
  /** Browser and system, for the list of sessions. */
  describeDevice(): string;
  /** what tells a browser that has signed in to an account before, see limits/known-browser.server.ts */
  readonly browserToken: string | undefined;
  /** what the host's own provider is called; undefined where there is none */
  readonly providerName: string | undefined;
  /** How far the browser's sign-in at the provider has come, by a sealed cookie. */
  readProviderState(): ProviderState | undefined;
  /** Keeps it for some minutes; undefined ends it. */
  keepProviderState(state: ProviderState | undefined): void;
  /** Makes the browser that of the session, and known for the account. */
  startSession(grant: SessionGrant): void;
  /** Removes the browser's session and what was kept of its person. */
  endSession(): void;
}
