import type { Accounts } from '#app/accounts/accounts.server';
import { PROFILES } from '#app/accounts/documents/collections.server';
import { makeProfile, type Profile } from '#app/accounts/profile/profile.server';
import { sessionCookie } from '#app/accounts/sessions/session-cookie.server';
import { createSessions } from '#app/accounts/sessions/sessions.server';

/** Signs the cookies of test sites: their SESSION_SECRETS. */
export const TEST_SECRET = 'a secret of tests that is long enough';

/** A person of a test, with the Cookie header of a session of theirs. */
export interface SignedIn {
  readonly uid: string;
  readonly cookie: string;
}

/** Creates a person with a session, without a password: straight in the database. */
export const signInAs = async (
  { documents }: Pick<Accounts, 'documents'>,
  name: string,
  changes: Partial<Profile> = {},
): Promise<SignedIn> => {
  const email = `${name}@example.com`;
  const profile = { ...makeProfile({ uid: name, email, displayName: name }, Date.now()), ...changes };
  await documents.transaction((transaction) => transaction.set(PROFILES, name, profile));
  const sessions = createSessions({ documents, now: Date.now });
  const { secret, session } = await sessions.create({ uid: name, kind: 'browser', device: 'A test' });
  const header = sessionCookie({ secret, expiresAt: session.expiresAt }, [TEST_SECRET], false);
  return { uid: name, cookie: header.slice(0, header.indexOf(';')) };
};
