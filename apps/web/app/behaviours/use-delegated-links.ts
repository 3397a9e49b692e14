import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { writeCookie } from '#app/visitor/cookie-attributes';
import { combine, delegate } from './delegate';
import { STATUS_ID } from '#app/platform/page-status';

/** The page that a click on a link leads to, where the router can show it; undefined where the browser has to. */
export const pageOfClick = (link: HTMLAnchorElement, event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  // The service worker has whole pages.
  if (!navigator.onLine) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (/^\/(?:api|json|feeds|og)\//.test(link.pathname) || /\.xml$/.test(link.pathname)) return undefined;
  return link.pathname + link.search + link.hash;
};

/** The page that the form of list options leads to, without its empty fields. */
const pageOfForm = (form: HTMLFormElement): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return new URL(form.action).pathname + (text === '' ? '' : `?${text}`);
};

const OPTIONS_FORM = 'form[data-list-view]';
/** From the last change of a field to the navigation, ms. */
const DEBOUNCE = 350;

/** Focuses an element again after its markup was replaced. */
const restoreFocus = (id: string): void => {
  const field = document.getElementById(id);
  const details = field?.closest('details');
  if (details && !details.contains(document.activeElement)) details.open = true;
  field?.focus({ preventScroll: true });
};

const isSamePage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

/** Moves the focus to the target of a link within the page, so that the next Tab continues there. */
const focusAnchor = (hash: string): void => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  // Fields, links and summaries have a place in the order of Tab, which an attribute would take.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Makes links and the form of list options in static markup navigate through the router. Links within the page do so too:
 * the router would otherwise restore the scroll position of the entry before. Links within `data-keep-place` and the form
 * only change the view of a page: scroll position and focus stay. What a view announces (`data-announce`) is read out.
 */
export const useDelegatedLinks = (): void => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const focusedId = useRef('');
  useEffect(() => {
    const id = focusedId.current;
    focusedId.current = '';
    if (id !== '' && document.activeElement?.id !== id) restoreFocus(id);
    const status = document.getElementById(STATUS_ID);
    if (status) status.textContent = document.querySelector('[data-announce]')?.textContent ?? '';
  }, [key]);
  useEffect(() => {
    let timer = 0;
    const replace = (page: string): void => {
      focusedId.current = document.activeElement?.id ?? '';
      navigate(page, { preventScrollReset: true, replace: true });
    };
    const onClick = (link: HTMLElement, event: MouseEvent): void => {
      const page = link instanceof HTMLAnchorElement ? pageOfClick(link, event) : undefined;
      if (page === undefined) return;
      event.preventDefault();
      const view = link.closest<HTMLElement>('[data-keep-place]');
      const cookie = view?.dataset['remember'];
      if (cookie !== undefined) writeCookie(cookie);
      if (view) return replace(page);
      navigate(page);
      if (link instanceof HTMLAnchorElement && isSamePage(link)) focusAnchor(link.hash);
    };
    const onForm = (form: HTMLElement, event: Event): void => {
      if (!(form instanceof HTMLFormElement)) return;
      clearTimeout(timer);
      if (event.type === 'submit') event.preventDefault();
      const wait = event.type === 'submit' ? 0 : DEBOUNCE;
      timer = window.setTimeout(() => form.isConnected && replace(pageOfForm(form)), wait);
    };
    return combine(
      () => clearTimeout(timer),
      delegate(document, 'click', 'a', onClick),
      delegate(document, 'change', OPTIONS_FORM, onForm),
      delegate(document, 'submit', OPTIONS_FORM, onForm),
    );
  }, [navigate]);
};
