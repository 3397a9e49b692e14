import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the new page after a navigation, so that keyboards and screen readers start at its top. */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
};
