import styles from './AccountMenu.module.css';

/** The person's end of the header: a link to sign in, or the menu of who is signed in. Rendered on the server only. */
export const AccountMenu = ({ displayName }: { readonly displayName: string | undefined }) =>
  displayName === undefined ? (
    <a href="/signin" className={styles['link']}>
      Sign in
    </a>
  ) : (
    <nav aria-label="Account" data-menus="" className={styles['account']}>
      <details name="menu">
        <summary className={styles['link']}>
          <span className="sr-only">Account of </span>
          <span className={styles['name']}>{displayName}</span>
        </summary>
        <ul className={styles['panel']}>
          <li>
            <a href="/account">Account</a>
          </li>
          <li>
            <a href="/lists">Lists</a>
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
