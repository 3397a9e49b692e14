import { DARK_MODE_FLAG } from '#app/features/color-mode/color-mode-script';

/** Key in local storage of who is signed in; a change of it reaches the other tabs. */
export const SIGNED_IN_KEY = 'signedIn';

/** What belongs to the browser, whoever uses it. */
const OF_THE_BROWSER: readonly string[] = [SIGNED_IN_KEY, DARK_MODE_FLAG];

/**
 * Removes what the site stores in a browser for a person who has signed out (specification, section 4): illustrations, the
 * clipboard, changes that could not be sent, recent searches, and whatever else is stored one day.
 */
export const forgetPerson = (storage: Storage): void => {
  void import('./forget-offline').then(({ forgetOffline }) => forgetOffline()).catch(() => undefined);
  for (const key of Object.keys(storage)) if (!OF_THE_BROWSER.includes(key)) storage.removeItem(key);
};
