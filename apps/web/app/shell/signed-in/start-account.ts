import { isColorMode, USER_STATE_COOKIE } from '@crownsmith/domain';
import { VersionedClipboard } from '#app/accounts/clipboards/clipboard.schema';
import { ProfileState } from '#app/accounts/profile/profile-state';
import { applyColorMode } from '#app/features/color-mode/ColorModeSwitch';
import { watchCollection } from '#app/features/collection/watch-collection';
import { createSettingsSync, type SettingsSync } from '#app/features/settings/settings-sync';
import { showToast } from '#app/ui/toast/toast-store';
import { onSettingsChange, settingsOf, writeUserState } from '#app/visitor/user-cookie';
import { forgetPerson } from '../forget-person';
import { type AccountEvent, listenForEvents } from './account-events';
import { holdSignOut } from './hold-sign-out';

/** Name of the lock that the tab holds which sends changes. */
const LOCK = 'account-settings';

/** The version of the clipboard or the collection that the account has. */
const VersionEvent = VersionedClipboard.pick({ version: true });

const alone = async (work: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work);
  else await work();
};

/** Runs work on the browser's storage, which may be blocked. */
const withStorage = (work: (storage: Storage) => void): void => {
  try {
    work(window.localStorage);
  } catch {
    // Blocked or full: the choices stay in the profile.
  }
};

const modeOfRoot = () => {
  const mode = document.documentElement.dataset['colorMode'];
  return isColorMode(mode) ? mode : undefined;
};

interface Options {
  readonly uid: string;
  /** Shows the page anew, with the settings that have changed. */
  readonly onPageChange: () => void;
}

/**
 * Keeps the settings of this browser and of the person's profile the same: sends what is changed here, also what was
 * changed offline, and applies what is changed elsewhere.
 * @returns stops it
 */
export const startAccount = ({ uid, onPageChange }: Options): (() => void) => {
  /** what the page shows, of the settings that it depends on */
  let shown = JSON.stringify(settingsOf(document.cookie));
  let mode = modeOfRoot();
  let isLeaving = false;

  const apply = (state: ProfileState, sync: SettingsSync): void => {
    if (state.cookie.uid !== uid || sync.isPending()) return;
    writeUserState(state.cookie);
    if (state.colorMode !== null && state.colorMode !== mode) {
      mode = state.colorMode;
      applyColorMode(state.colorMode);
    }
    const settings = JSON.stringify(settingsOf(document.cookie));
    if (settings === shown) return;
    shown = settings;
    onPageChange();
  };

  const sync: SettingsSync = createSettingsSync({
    uid,
    storage: () => window.localStorage,
    fetch: (...request) => window.fetch(...request),
    now: Date.now,
    alone,
    onState: (state) => apply(state, sync),
    onRefused: () => void showToast('This setting could not be saved.'),
  });

  const collection = watchCollection(uid);

  // Its code is loaded apart, so that the settings do not wait for it.
  const clipboard = import('#app/features/clipboard/account-clipboard').then(
    ({ startAccountClipboard }) => startAccountClipboard(uid),
    () => undefined,
  );

  /** The session has ended: nothing of the person stays in the browser. */
  const signOut = (): void => {
    // First: a clipboard that is cleared here must stay in the account.
    stop();
    document.cookie = `${USER_STATE_COOKIE}=;path=/;max-age=0`;
    withStorage(forgetPerson);
    // A form that is on its way responds with the next page.
    if (!isLeaving) location.reload();
  };

  const onEvent = ({ name, data }: AccountEvent): void => {
    if (name === 'signed-out') signOut();
    else if (name === 'profile') apply(ProfileState.parse(JSON.parse(data)), sync);
    else if (name === 'collection') collection.onVersion(VersionEvent.parse(JSON.parse(data)).version);
    else {
      const { version } = VersionEvent.parse(JSON.parse(data));
      void clipboard.then((started) => started?.onVersion(version));
    }
  };

  const modes = new MutationObserver(() => {
    const chosen = modeOfRoot();
    if (chosen === undefined || chosen === mode) return;
    mode = chosen;
    void sync.change({ colorMode: chosen });
  });
  modes.observe(document.documentElement, { attributeFilter: ['data-color-mode'] });
  const flush = (): void => void sync.flush();
  const sendAll = (): Promise<unknown> =>
    Promise.all([sync.flush(), collection.flush(), clipboard.then((started) => started?.flush())]);
  // At the window, after scripts that send a form themselves.
  const onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented) return;
    if (!isLeaving) holdSignOut(event, sendAll);
    isLeaving = true;
  };
  window.addEventListener('online', flush);
  window.addEventListener('submit', onSubmit);
  const stopSettings = onSettingsChange((change) => void sync.change(change));
  const stopEvents = listenForEvents(onEvent);
  flush();

  function stop(): void {
    modes.disconnect();
    window.removeEventListener('online', flush);
    window.removeEventListener('submit', onSubmit);
    stopSettings();
    stopEvents();
    collection.stop();
    sync.stop();
    void clipboard.then((started) => started?.stop());
  }
  return stop;
};
