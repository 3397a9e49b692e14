import { useEffect } from 'react';
import { STATUS_ID } from '#app/platform/page-status';

/** Marks a form that was sent; its styles are in Form.module.css. */
const PENDING = 'pending';

interface Options {
  /** Tells assistive technology. */
  readonly announce: (text: string) => void;
}

/**
 * Shows that a posted form is on its way until the next page is there: its buttons look busy and a second press sends nothing.
 * @returns removes the behaviour
 */
export const bindPendingForms = (root: Document, { announce }: Options): (() => void) => {
  const pending = new Set<HTMLFormElement>();
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.getAttribute('method') !== 'post' || !form.closest('main')) return;
    if (pending.has(form)) {
      event.preventDefault();
      return;
    }
    pending.add(form);
    form.dataset[PENDING] = '';
    announce('Sending …');
  };
  /** The browser shows the page again as it was left. */
  const onShow = (): void => {
    for (const form of pending) delete form.dataset[PENDING];
    pending.clear();
    announce('');
  };
  const view = root.defaultView;
  // At the window, after scripts that send a form themselves.
  view?.addEventListener('submit', onSubmit);
  view?.addEventListener('pageshow', onShow);
  return () => {
    view?.removeEventListener('submit', onSubmit);
    view?.removeEventListener('pageshow', onShow);
  };
};

/** For routes with forms, whether or not their markup is hydrated. */
export const usePendingForms = (): void =>
  useEffect(
    () =>
      bindPendingForms(document, {
        announce: (text) => {
          const status = document.getElementById(STATUS_ID);
          if (status) status.textContent = text;
        },
      }),
    [],
  );
