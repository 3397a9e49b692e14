import styles from './AccountMenu.module.css';

/** A person; where the header has little room it stands for the text. */
const PersonIcon = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor">
    <circle cx="12" cy="8" r="4.2" />
    <path d="M3.5 21a8.5 8.5 0 0 1 17 0z" />
  </svg>
);

/** The person's end of the header: a link to sign in, or the menu of who is signed in. Rendered on the server only. */
export const AccountMenu = ({ displayName }: { readonly displayName: string | undefined }) =>
  displayName === undefined ? (
    <a href="/signin" className={styles['link']}>
      <PersonIcon />
      <span className={styles['text']}>Sign in</span>
    </a>
  ) : (
    <nav aria-label="Account" data-menus="" className={styles['account']}>
      <details name="menu">
        <summary className={styles['link']}>
          <span className="sr-only">Account of </span>
          <PersonIcon />
          <span className={styles['text']}>{displayName}</span>
        </summary>
        <ul className={styles['panel']}>
          <li>
            <a href="/account">Account</a>
          </li>
          <li>
            <a href="/lists">Lists</a>
          </li>
          <li>
            <a href="/collection">Collection</a>
          </li>
          <li>
            <a href="/settings">Settings</a>
          </li>
          <li>
            <form method="post" action="/signout">
              <button type="submit">Sign out</button>
            </form>
          </li>
        </ul>
      </details>
    </nav>
  );
