import type { AdTier } from '@crownsmith/domain';
import type { SessionInfo } from '#app/accounts/accounts.server';
import type { Profile } from '#app/accounts/profile/profile.server';
import { priceText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { TextSection } from '#app/ui/layout/TextSection';
import styles from './Admin.module.css';
import { AdminFrame, Facts, Time } from './AdminFrame';

/** Where an account is looked up. */
export const AccountsPage = ({ notice }: { readonly notice?: string | undefined }) => (
  <AdminFrame title="Accounts" section="/admin/accounts" notice={notice}>
    <form method="post" action="/admin/accounts" className={styles['form']}>
      <label>
        E-mail address
        <input name="email" type="email" required autoComplete="off" spellCheck={false} maxLength={320} />
      </label>
      <button type="submit" name="intent" value="find" className={button['primary']}>
        Find the account
      </button>
    </form>
  </AdminFrame>
);

export interface AccountFacts {
  readonly profile: Profile;
  readonly tier: AdTier;
  /** undefined where no Patreon account is linked */
  readonly patreon: { readonly patreonId: string; readonly linkedAt: number } | undefined;
  readonly sessions: readonly SessionInfo[];
  /** whether it is the reader's own */
  readonly isOwn: boolean;
}

const flagsText = ({ isAdmin, isStaff }: Profile): string =>
  [isAdmin && 'admin', isStaff && 'staff'].filter(Boolean).join(', ') || 'none';

const membershipText = ({ patreon }: Profile): string =>
  patreon
    ? `${patreon.status ?? 'no membership'}, ${priceText(patreon.entitledCents / 100)} a month`
    : 'not linked';

const Sessions = ({ uid, sessions }: { readonly uid: string; readonly sessions: readonly SessionInfo[] }) => (
  <TextSection id="sessions" title="Sessions">
    {sessions.length === 0 && <p>None.</p>}
    <ul className={styles['rows']}>
      {sessions.map(({ handle, kind, device, createdAt, seenAt, expiresAt }) => (
        <li key={handle}>
          {kind === 'token' ? `Token “${device}”` : device}
          <p>
            since <Time at={createdAt} />, last seen <Time at={seenAt} />, until <Time at={expiresAt} />
          </p>
          <form method="post" action={`/admin/accounts/${uid}`}>
            <input type="hidden" name="handle" value={handle} />
            <button type="submit" name="intent" value="end-session" className={button['button']}>
              End it<span className="sr-only">: {device}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  </TextSection>
);

/** An account with its flags, its membership and its sessions. */
export const AccountPage = ({
  account: { profile, tier, patreon, sessions, isOwn },
  notice,
}: {
  readonly account: AccountFacts;
  readonly notice?: string | undefined;
}) => (
  <AdminFrame title={profile.displayName || 'Account'} section="/admin/accounts" notice={notice}>
    <Facts
      facts={[
        ['E-mail', profile.email],
        ['Number', profile.uid],
        ['Created', profile.createdAt > 0 ? <Time key="time" at={profile.createdAt} /> : 'unknown'],
        ['Flags', flagsText(profile)],
        ['Tier', tier],
        ['Membership', membershipText(profile)],
        ...(patreon
          ? [
              ['Patreon account', patreon.patreonId] as const,
              ['Linked', <Time key="time" at={patreon.linkedAt} />] as const,
            ]
          : []),
      ]}
    />
    <p className={styles['notice']}>
      Flags are set by a command on the site’s machine:{' '}
      <code>npm run accounts -- grant admin {profile.email}</code>
    </p>
    <Sessions uid={profile.uid} sessions={sessions} />
    {!isOwn && (
      <p>
        <a href={`/admin/accounts/${profile.uid}/delete`}>Delete this account …</a>
      </p>
    )}
  </AdminFrame>
);

/** Asks before an account is deleted. */
export const DeleteAccountPage = ({
  profile,
  notice,
}: {
  readonly profile: Profile;
  readonly notice?: string | undefined;
}) => (
  <AdminFrame title={`Delete ${profile.displayName || 'account'}?`} section="/admin/accounts" notice={notice}>
    <p>
      This deletes the account {profile.email} with its lists, votes, settings and sessions. It cannot be
      undone. Enter the address to confirm it.
    </p>
    <form method="post" action={`/admin/accounts/${profile.uid}/delete`} className={styles['form']}>
      <label>
        E-mail address of the account
        <input name="email" type="email" required autoComplete="off" spellCheck={false} maxLength={320} />
      </label>
      <button type="submit" name="intent" value="delete-account" className={button['primary']}>
        Delete the account for good
      </button>
      <a href={`/admin/accounts/${profile.uid}`} className={button['button']}>
        Cancel
      </a>
    </form>
  </AdminFrame>
);
