import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/features/search/not-found.server';
import { permanentRedirect } from '#app/platform/permanent-redirect.server';
import { type PageOutcome, placePage } from '#app/rendering/rendered-page.server';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import type { Snapshot } from '#app/snapshot/current.server';

const MAX_SUGGESTIONS = 8;

/**
 * What a loader returns for an outcome: the page. Throws a permanent redirect that keeps the query, or 404 with the outcome's reason and suggestions,
 * and without a reason cards with similar names.
 * @param text the slug or key that was requested
 */
export const pageResponse = (
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  snapshot: Pick<Snapshot, 'searchSite'>,
  text: string,
  outcome: PageOutcome,
): RenderedPageData => {
  if ('redirectTo' in outcome) throw permanentRedirect(request, outcome.redirectTo);
  if ('suggestions' in outcome) {
    const { reason } = outcome;
    // Where the reason is known, the text was understood.
    const similar = reason === undefined ? notFound(snapshot, text).data.suggestions : [];
    const all = [...outcome.suggestions, ...similar];
    // A commander page and its card page have the same label: the outcome's suggestion wins.
    const unique = all.filter(
      ({ label }, index) => all.findIndex((other) => other.label === label) === index,
    );
    throw data({ suggestions: unique.slice(0, MAX_SUGGESTIONS), reason }, { status: 404 });
  }
  return placePage(context, outcome);
};
