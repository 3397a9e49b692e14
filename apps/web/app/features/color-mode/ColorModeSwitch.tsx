import { COLOR_MODE_COOKIE, isColorMode, type ColorMode } from '@crownsmith/domain';
import { useSyncExternalStore } from 'react';
import { writeCookie } from '#app/visitor/cookie-attributes';
import styles from './ColorModeSwitch.module.css';

const ATTRIBUTE = 'data-color-mode';

const modeOfRoot = (): ColorMode | undefined => {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return isColorMode(value) ? value : undefined;
};

const watchRoot = (onChange: () => void): (() => void) => {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => watcher.disconnect();
};

/** Applies a colour mode to the page and stores it in the cookie. */
export const applyColorMode = (mode: ColorMode): void => {
  document.documentElement.setAttribute(ATTRIBUTE, mode);
  writeCookie(`${COLOR_MODE_COOKIE}=${mode}`);
};

/** Whether the page is dark, by the root's attribute. @param initial what the cookie holds, for the server's render */
export const useDarkMode = (initial: ColorMode | undefined): boolean =>
  useSyncExternalStore(watchRoot, modeOfRoot, () => initial) === 'dark';

/** The switch between light and dark. @param props.initial what the cookie holds */
export const ColorModeSwitch = ({ initial }: { readonly initial: ColorMode | undefined }) => {
  const dark = useDarkMode(initial);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark mode"
      title="Dark mode"
      className={styles['switch']}
      onClick={() => applyColorMode(modeOfRoot() === 'dark' ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={styles['disc']} cx="12" cy="12" r="8.2" />
        <path className={styles['half']} d="M12 3.8a8.2 8.2 0 0 1 0 16.4z" />
      </svg>
    </button>
  );
};
