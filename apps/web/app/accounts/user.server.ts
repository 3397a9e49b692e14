import type { Profile } from './profile/profile.server';

/** Who sent a request, by a session that holds. */
export interface User {
  readonly uid: string;
  /** names the session in the list of sessions */
  readonly session: string;
  /** when the session began, in ms since 1970 */
  readonly signedInAt: number;
  readonly profile: Profile;
}

/** A session's secret, for its cookie or as a bearer token. */
export interface SessionGrant {
  readonly user: User;
  readonly secret: string;
  /** in ms since 1970 */
  readonly expiresAt: number;
}
