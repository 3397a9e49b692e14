import type { SessionInfo } from '#app/accounts/accounts.server';
import button from '#app/ui/layout/Button.module.css';
import styles from './AccountPage.module.css';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time with its zone. @param time in ms since 1970 */
export const Time = ({ time }: { readonly time: number }) => (
  <time dateTime={new Date(time).toISOString()}>{DATE.format(time)} UTC</time>
);

/** Sessions or tokens, each with a button that ends it. @param props.current the session of the request */
export const SessionList = ({
  sessions,
  current,
}: {
  readonly sessions: readonly SessionInfo[];
  readonly current: string;
}) =>
  sessions.length === 0 ? null : (
    <ul className={styles['sessions']}>
      {sessions.map(({ handle, kind, device, createdAt, seenAt }) => (
        <li key={handle}>
          <div>
            <b>{device}</b> {handle === current && <em>(this browser)</em>}
            <p>
              {kind === 'token' ? 'Made' : 'Signed in'} <Time time={createdAt} />, last used{' '}
              <Time time={seenAt} />
            </p>
          </div>
          {handle !== current && (
            <form method="post" action="/account">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="handle" value={handle} />
              <button
                type="submit"
                className={button['button']}
                aria-label={`${kind === 'token' ? 'Revoke' : 'Sign out'} ${device}`}
              >
                {kind === 'token' ? 'Revoke' : 'Sign out'}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
