import { encodedUid } from '#app/visitor/encoded-uid';
import { forgetPerson, SIGNED_IN_KEY } from './forget-person';

/** Shows the page anew, also one that a form has responded with. What /signin and others lead on to is the server's rule. */
const reload = (): void => location.replace(location.pathname + location.search);

/**
 * Passes signing in and out on to the browser's other tabs, which reload; what was stored for a person who has signed out, or
 * whom another one follows, is removed.
 * @returns stops listening
 */
export const bindAuthState = (): (() => void) => {
  const uid = encodedUid(document.cookie);
  try {
    const former = localStorage.getItem(SIGNED_IN_KEY) ?? '';
    if (former !== uid) {
      if (former !== '') forgetPerson(localStorage);
      localStorage.setItem(SIGNED_IN_KEY, uid);
    }
  } catch {
    // Blocked storage: every tab knows by its next request.
  }
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === SIGNED_IN_KEY && (newValue ?? '') !== uid) reload();
  };
  // A page that the browser kept as it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && encodedUid(document.cookie) !== uid) reload();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
};
