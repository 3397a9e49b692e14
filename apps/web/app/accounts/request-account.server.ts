import type { SessionGrant } from './accounts.server';

/** What an action may do with the session of its request; cookies are added to the response. */
export interface RequestAccount {
  /** the site's origin, for links in mails */
  readonly origin: string;
  /** Browser and system, for the list of sessions. */
  describeDevice(): string;
  /** what tells a browser that has signed in to an account before, see limits/known-browser.server.ts */
  readonly browserToken: string | undefined;
  /** Makes the browser that of the session, and known for the account. */
  startSession(grant: SessionGrant): void;
  /** Removes the browser's session and what was kept of its person. */
  endSession(): void;
}
