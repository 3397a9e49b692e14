import { isColorMode, type ColorMode } from '@crownsmith/domain';
import { useSyncExternalStore } from 'react';
import { colorModeCookie } from './color-mode-script';
import styles from './ColorModeSwitch.module.css';

const ATTRIBUTE = 'data-color-mode';

const themeOfRoot = (): ColorMode | undefined => {
  const value = document.documentElement.getAttribute(ATTRIBUTE);
  return isColorMode(value) ? value : undefined;
};

const watchRoot = (onChange: () => void): (() => void) => {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => watcher.disconnect();
};

/** Applies a theme to the page and keeps it in the cookie. */
export const applyColorMode = (theme: ColorMode): void => {
  document.documentElement.setAttribute(ATTRIBUTE, theme);
  document.cookie = colorModeCookie(theme);
};

/** Whether the page is dark. @param theme what the server knows; the root's attribute is the truth */
export const useDarkMode = (theme: ColorMode | undefined): boolean =>
  useSyncExternalStore(watchRoot, themeOfRoot, () => theme) === 'dark';

/** The switch between paper and ink. `theme` is what the server knows; the root's attribute is the truth. */
export const ColorModeSwitch = ({ theme }: { readonly theme: ColorMode | undefined }) => {
  const dark = useDarkMode(theme);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      aria-label="Dark mode"
      title="Dark mode"
      className={styles['switch']}
      onClick={() => applyColorMode(themeOfRoot() === 'dark' ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={styles['disc']} cx="12" cy="12" r="8.2" />
        <path className={styles['half']} d="M12 3.8a8.2 8.2 0 0 1 0 16.4z" />
      </svg>
    </button>
  );
};
