import { uidOf } from '#app/visitor/user-cookie';

/** Key in local storage of who is signed in; a change of it reaches the other tabs. */
const KEY = 'signedIn';

/** Shows the page anew, also one that a form has responded with. What /signin and others lead on to is the server's rule. */
const reload = (): void => location.replace(location.pathname + location.search);

/**
 * Passes signing in and out on to the browser's other tabs, which reload; what was kept for a person who has signed out is
 * removed.
 * @returns stops listening
 */
export const bindAuthState = (): (() => void) => {
  const uid = uidOf(document.cookie) ?? '';
  try {
    if ((localStorage.getItem(KEY) ?? '') !== uid) {
      localStorage.setItem(KEY, uid);
      if (uid === '')
        void import('#app/features/settings/alternate-art').then(({ forgetArt }) => forgetArt(localStorage));
    }
  } catch {
    // Blocked storage: every tab knows by its next request.
  }
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && (newValue ?? '') !== uid) reload();
  };
  // A page that the browser kept as it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && (uidOf(document.cookie) ?? '') !== uid) reload();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
};
