import { makeDeckList, printableList, slugOfCardUrl } from '@crownsmith/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { accounts } from '#app/accounts/current.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { toExportLine } from '#app/snapshot/export-line';
import { getSnapshot, type Snapshot } from '#app/snapshot/current.server';
import { loadDeck, submitDeck, type OwnDecks } from './deck-request.server';
import type { DeckOutcome } from './deck-view';
import type { OwnChoices, SavedListChoice } from './DeckForm';
import { DeckFormPage } from './DeckFormPage';
import { DeckReportPage } from './report/DeckReportPage';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Saved lists that the form offers. */
const MAX_CHOICES = 12;

const listsOf = ({ user }: RouteArgs['context']) =>
  user && { uid: user.uid, lists: createLists(accounts().documents) };

/** The visitor's saved lists, the last changed first; none without a session. */
const savedListChoices = async (context: RouteArgs['context']): Promise<readonly SavedListChoice[]> => {
  const own = listsOf(context);
  const all = own ? await own.lists.all(own.uid) : [];
  return all.slice(0, MAX_CHOICES).map(({ id, name }) => ({ id, name }));
};

/** Slugs of the cards of the visitor's collection in the account; none without a session. */
const ownedCardsOf = async ({ user }: RouteArgs['context']): Promise<readonly string[]> =>
  user ? Object.keys((await createOwnedCards(accounts().documents).read(user.uid)).cards) : [];

const ownDecks = (
  context: RouteArgs['context'],
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): OwnDecks => ({
  ownedCards: () => ownedCardsOf(context),
  openList: async (id) => {
    const own = listsOf(context);
    const opened = await own?.lists.open(own.uid, id);
    if (opened?.ok !== true) return undefined;
    const nameOf = (url: string): string => {
      const card = resolveCard(url);
      return card ? toExportLine(card, 1).name : (slugOfCardUrl(url) ?? url);
    };
    return makeDeckList(printableList(opened.value.list, { nameOf, keepsWords: true }), 'moxfield');
  },
});

/** @param name of the markup: a document has that of its action beside that of its loader */
const respond = async ({ request, context }: RouteArgs, name: string, outcome: DeckOutcome) => {
  const own: OwnChoices = {
    savedLists: await savedListChoices(context),
    hasCollection:
      context.user !== undefined && (await createOwnedCards(accounts().documents).hasCards(context.user.uid)),
  };
  const { view, status } = outcome;
  const page = view
    ? createElement(DeckReportPage, { view, own })
    : createElement(DeckFormPage, { outcome, own });
  const markup = placeMarkup(context, renderMarkup(request, name, page));
  return data({ markup, text: view?.text ?? '' }, { status });
};

/** The loader of `/deck`: the form, or the report on a list of the query. */
export const deckLoader = async ({ request, context }: RouteArgs) => {
  const snapshot = await getSnapshot();
  const outcome = await loadDeck(request, snapshot, ownDecks(context, snapshot), context.formGuard);
  const { data: page, init } = await respond({ request, context }, 'deck', outcome);
  const head = {
    title: 'Deck report',
    description:
      'What your Commander deck is, and what would make it better: legality, bracket, combos, cuts and swaps, beside the average deck.',
    canonical: canonicalUrl(request, '/deck'),
    // Reports on a visitor's own list are not for search engines.
    hidden: new URL(request.url).search !== '',
  };
  return data({ ...page, head }, init ?? {});
};

/** The action of `/deck`: the report on the list of a form. */
export const deckAction = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const snapshot = await getSnapshot();
  const outcome = await submitDeck(request, snapshot, ownDecks(context, snapshot), context.formGuard);
  return respond({ request, context }, 'deck-report', outcome);
};
