import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/** After a navigation moves the focus to the new page, so that keyboards and screen readers begin at its start. */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
};
