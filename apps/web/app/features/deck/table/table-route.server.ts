import { redirect, data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { andList } from '@crownsmith/domain';
import { MIN_DECKS } from '#app/model/table-size';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { addToTable, loadTable, type TableOutcome } from './table-request.server';
import { nameOfDeck, tableHref, type TableView } from './table-view';
import { TablePage } from './TablePage';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The title and the description of a table: those of a link that players send each other name its decks. */
const headOf = ({ decks }: TableView): { readonly title: string; readonly description: string } => {
  if (decks.length < MIN_DECKS)
    return {
      title: 'Decks of a table',
      description:
        'Two to five Commander decks beside each other before a game: brackets, clocks, combos, who is out of line, and what each would leave out to meet.',
    };
  const brackets = decks.map(({ passport }) => String(passport.bracket.estimate));
  return {
    title: `${andList(decks.map(nameOfDeck))} at a table`,
    description: `Estimated brackets ${andList(brackets)}; clocks, combos, who is out of line, and what each deck would leave out to meet.`,
  };
};

/** @param name of the markup: a document has that of its action beside that of its loader */
const respond = ({ request, context }: RouteArgs, name: string, outcome: TableOutcome) => {
  if (outcome.kind === 'redirect') throw redirect(outcome.location, 303);
  const { view, status } = outcome;
  const path = tableHref(
    view.decks.map(({ code }) => code),
    view.meet,
  );
  return data(
    {
      slug: path,
      head: {
        ...headOf(view),
        canonical: canonicalUrl(request, path),
        hidden: new URL(request.url).search !== '',
      },
      markup: placeMarkup(context, renderMarkup(request, name, createElement(TablePage, view))),
    },
    { status },
  );
};

export const tableLoader = async ({ request, context }: RouteArgs) =>
  respond({ request, context }, 'table', await loadTable(request, await getSnapshot(), context.formGuard));

/** The action of `/table`: adds the deck of a form. */
export const tableAction = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  respond(
    { request, context },
    'table-added',
    await addToTable(request, await getSnapshot(), context.formGuard),
  );
