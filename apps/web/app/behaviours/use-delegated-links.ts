import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** The address that a click asks for, if it is a page of ours that can be shown without loading the document anew. */
const pageOfClick = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  if (/^\/(?:api|json|feeds|og)\//.test(link.pathname) || /\.xml$/.test(link.pathname)) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? undefined : link.pathname + link.search + link.hash;
};

/** The address that a form of views asks for; what is left empty is left out. */
const pageOfForm = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return new URL(form.action).pathname + (text === '' ? '' : `?${text}`);
};

const VIEW_FORM = 'form[data-list-view]';
const PAUSE = 350;

/** Gives the focus back to what had it before the markup around it was drawn anew. */
const returnFocus = (id: string): void => {
  const field = document.getElementById(id);
  const around = field?.closest('details');
  if (around && !around.contains(document.activeElement)) around.open = true;
  field?.focus({ preventScroll: true });
};

/**
 * Makes links and the form of list views in markup that the server drew navigate like those that the browser drew. What
 * only changes the view of a page (`data-keep-place`) leaves the page where it is scrolled to, and the focus in its place.
 */
export const useDelegatedLinks = (): void => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const focus = useRef('');
  useEffect(() => {
    const id = focus.current;
    focus.current = '';
    if (id !== '' && document.activeElement?.id !== id) returnFocus(id);
  }, [key]);
  useEffect(() => {
    let timer = 0;
    const keepPlace = (page: string): void => {
      focus.current = document.activeElement?.id ?? '';
      navigate(page, { preventScrollReset: true, replace: true });
    };
    const onClick = (event: MouseEvent): void => {
      const page = pageOfClick(event);
      if (page === undefined) return;
      event.preventDefault();
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-keep-place]') : null;
      const cookie = link?.dataset['remember'];
      if (cookie !== undefined) document.cookie = cookie;
      if (link) keepPlace(page);
      else navigate(page);
    };
    const onForm = (event: Event): void => {
      const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(VIEW_FORM) : null;
      if (!form) return;
      clearTimeout(timer);
      if (event.type === 'submit') event.preventDefault();
      const wait = event.type === 'submit' ? 0 : PAUSE;
      timer = window.setTimeout(() => form.isConnected && keepPlace(pageOfForm(form)), wait);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('change', onForm);
    document.addEventListener('submit', onForm);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick);
      document.removeEventListener('change', onForm);
      document.removeEventListener('submit', onForm);
    };
  }, [navigate]);
};
