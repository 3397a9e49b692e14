/** Key in local storage of who is signed in; a change of it reaches the other tabs. */
const KEY = 'signedIn';

/** Who the userState cookie names; every page asks, so this loads no parser. Empty for visitors. */
const readUid = (): string => /%22uid%22%3A%22([^%;]*)/.exec(document.cookie)?.[1] ?? '';

/** Shows the page anew, also one that a form has responded with. What /signin and others lead on to is the server's rule. */
const reload = (): void => location.replace(location.pathname + location.search);

/**
 * Passes signing in and out on to the browser's other tabs, which reload; what was kept for a person who has signed out is
 * removed.
 * @returns stops listening
 */
export const bindAuthState = (): (() => void) => {
  const uid = readUid();
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
    if (persisted && readUid() !== uid) reload();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
};
