import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

const FIELDS = 'input, textarea, select';

/**
 * Moves the focus to the new page after a navigation, so that keyboards and screen readers start at its top, unless
 * somebody has gone on to a field that stays, such as the search, before the page was there.
 */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.matches(FIELDS)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
};
