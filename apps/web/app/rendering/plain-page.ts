import { useMatches } from '@remix-run/react';

/** The `handle` of a route whose document has neither the site's header nor a script. Links to it need `target="_self"`. */
export const PLAIN_PAGE = { isPlain: true } as const;

/** Whether the page of the current URL is plain. */
export const usePlainPage = (): boolean =>
  useMatches().some(({ handle }) => (handle as Partial<typeof PLAIN_PAGE> | undefined)?.isPlain === true);
