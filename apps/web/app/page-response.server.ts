import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { notFound } from '#app/features/search/not-found.server';
import { type PageOutcome, placePage } from '#app/rendering/rendered-page.server';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import type { Snapshot } from '#app/snapshot/current.server';

/** How many addresses a page that is not there suggests. */
const SUGGESTIONS = 8;

/**
 * A loader's answer: the page. Throws what is none: a redirect for good, or 404 with what may have been meant, followed
 * by cards whose names are near.
 * @param address what stood in the address
 */
export const pageResponse = (
  context: AppLoadContext,
  snapshot: Pick<Snapshot, 'typeahead'>,
  address: string,
  outcome: PageOutcome,
): RenderedPageData => {
  if ('redirectTo' in outcome) throw redirect(outcome.redirectTo, 301);
  if ('suggestions' in outcome) {
    const all = [...outcome.suggestions, ...notFound(snapshot, address).data.suggestions];
    // a commander's own page and its card are called the same: the page that was meant is named
    const suggestions = all.filter(({ label }, at) => all.findIndex((of) => of.label === label) === at);
    throw data({ suggestions: suggestions.slice(0, SUGGESTIONS) }, { status: 404 });
  }
  return placePage(context, outcome);
};
