import { data, redirect } from '@remix-run/node';
import { notFound } from '#app/features/search/not-found.server';
import type { DrawnPageData, PageOutcome } from '#app/platform/drawn-page.server';
import type { Snapshot } from '#app/platform/snapshot.server';

/** How many addresses a page that is not there suggests. */
const SUGGESTIONS = 8;

/**
 * A loader's answer: the page. Throws what is none: a redirect for good, or 404 with what may have been meant, followed
 * by cards whose names are near.
 * @param address what stood in the address
 */
export const answerPage = (
  snapshot: Pick<Snapshot, 'typeahead'>,
  address: string,
  outcome: PageOutcome,
): DrawnPageData => {
  if ('moved' in outcome) throw redirect(outcome.moved, 301);
  if ('meant' in outcome) {
    const cards = notFound(snapshot, address).data.suggestions;
    throw data({ suggestions: [...outcome.meant, ...cards].slice(0, SUGGESTIONS) }, { status: 404 });
  }
  return outcome;
};
