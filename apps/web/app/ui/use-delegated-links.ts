import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/** The address that a click asks for, if it is a page of ours that can be shown without loading the document anew. */
export const pageOfClick = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  if (/^\/(?:api|json)\//.test(link.pathname)) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? undefined : link.pathname + link.search + link.hash;
};

/** Makes links in markup that the server drew navigate like those that the browser drew. */
export const useDelegatedLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const page = pageOfClick(event);
      if (page === undefined) return;
      event.preventDefault();
      navigate(page);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
};
