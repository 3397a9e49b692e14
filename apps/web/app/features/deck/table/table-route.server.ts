import { redirect, data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { addToTable, loadTable, type TableOutcome } from './table-request.server';
import { tableHref } from './table-view';
import { TablePage } from './TablePage';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** @param name of the markup: a document has that of its action beside that of its loader */
const respond = ({ request, context }: RouteArgs, name: string, outcome: TableOutcome) => {
  if (outcome.kind === 'redirect') throw redirect(outcome.location, 303);
  const { view, status } = outcome;
  const codes = view.decks.map(({ code }) => code);
  return data(
    {
      slug: tableHref(codes, view.meet),
      head: {
        title: codes.length < 2 ? 'Decks of a table' : `A table of ${codes.length} decks`,
        description:
          'Two to five Commander decks beside each other before a game: brackets, clocks, combos, who is out of line, and what each would leave out to meet.',
        canonical: canonicalUrl(request, tableHref(codes, view.meet)),
        hidden: new URL(request.url).search !== '',
      },
      markup: placeMarkup(context, renderMarkup(request, name, createElement(TablePage, view))),
    },
    { status },
  );
};

/** The loader of `/table`. */
export const tableLoader = async ({ request, context }: RouteArgs) =>
  respond({ request, context }, 'table', await loadTable(request, await getSnapshot(), context.formGuard));

/** The action of `/table`: adds the deck of a form. */
export const tableAction = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  respond(
    { request, context },
    'table-added',
    await addToTable(request, await getSnapshot(), context.formGuard),
  );
