import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { createElement } from 'react';
import { takeTurn } from '@crownsmith/answers/snapshot';
import { isBasicLand } from '@crownsmith/domain';
import { accounts } from '#app/accounts/current.server';
import { createLists } from '#app/accounts/lists/lists.server';
import { createOwnedCards } from '#app/accounts/owned-cards/owned-cards.server';
import { withoutWished } from '#app/platform/owned-cards';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { ADVISING } from './deck-answer.server';
import { loadDeck, submitDeck, type DeckOutcome, type OwnDecks } from './deck-request.server';
import type { DeckView } from './deck-view';
import { queryOf } from './deck-page-state';
import type { SavedListChoice } from './DeckForm';
import { DeckStartPage } from './DeckStartPage';
import { MyDeckPage } from './page/MyDeckPage';

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

const ownDecks = (context: RouteArgs['context']): OwnDecks => ({
  sender: context.sender?.(),
  openList: async (id) => {
    const own = listsOf(context);
    const opened = await own?.lists.open(own.uid, id);
    if (opened?.ok !== true) return undefined;
    const {
      list: { words, ...list },
      name,
      version,
    } = opened.value;
    return { deck: { ...list, name }, words, version };
  },
  ownedCards: async () =>
    context.user === undefined
      ? undefined
      : Object.keys(
          withoutWished((await createOwnedCards(accounts().documents).read(context.user.uid)).cards),
        ),
});

/** Parameters of an address that the player does not say of the deck. */
const NOT_WORDS = new Set([
  'd',
  'print',
  'commanders',
  'cards',
  'tab',
  'by',
  'view',
  'list',
  'base',
  'swaps',
  'from',
  'left',
]);

/** Whether the tab asks for cards that the player owns, which only the browser knows. */
const needsCollection = ({ state: { limits, tab } }: DeckView, { user }: RouteArgs['context']): boolean =>
  user === undefined &&
  (limits.owned !== undefined || limits.totalPrice !== undefined || tab === 'buy') &&
  (ADVISING.has(tab) || tab === 'buy');

/** What the player says of a deck, without its cards, and without what the page shows of it. */
const wordsOf = ({ parameters, state: { deck } }: DeckView): string =>
  queryOf([
    ...parameters.filter(([name]) => !NOT_WORDS.has(name)),
    ...(deck.bracket === undefined ? [] : [['declare', String(deck.bracket)] as const]),
  ]);

const nameOf = ({ commanders, state }: DeckView): string =>
  state.deck.name ?? (commanders.map(({ name }) => frontOf(name)).join(' and ') || 'A deck');

const deckData = (view: DeckView, needsCollection: boolean) => ({
  key: view.parameters.find(([name]) => name === 'd')?.[1] ?? '',
  words: wordsOf(view),
  needsCollection,
  name: nameOf(view),
  /** basic lands among its cards, which nobody counts in a collection */
  basics: view.entries.filter(({ card }) => isBasicLand(card)).map(({ card }) => `/cards/${card.slug}`),
  commanders: view.state.deck.commanders,
  companion: view.state.deck.companion,
  shops: view.shops,
  cards: view.state.deck.cards,
  printings: view.state.deck.printings,
  chosenColor: view.state.deck.chosenColor,
});

/** @param name of the markup: a document has that of its action beside that of its loader */
const respond = async ({ request, context }: RouteArgs, name: string, outcome: DeckOutcome) => {
  if (outcome.kind === 'redirect') throw redirect(outcome.location, 303);
  const page =
    outcome.kind === 'deck'
      ? createElement(MyDeckPage, { view: outcome.view, isSignedIn: context.user !== undefined })
      : createElement(DeckStartPage, {
          start: outcome.start,
          savedLists: await savedListChoices(context),
        });
  await takeTurn();
  const markup = placeMarkup(context, renderMarkup(request, name, page));
  return data(
    {
      markup,
      deck:
        outcome.kind === 'deck' ? deckData(outcome.view, needsCollection(outcome.view, context)) : undefined,
      // The list before it has two stops of the Tab key a card.
      skip:
        outcome.kind === 'deck' ? { id: `tab-${outcome.view.state.tab}`, text: 'Skip the list' } : undefined,
    },
    { status: outcome.status },
  );
};

const titleOf = (outcome: DeckOutcome): string => {
  if (outcome.kind !== 'deck') return 'My deck';
  return `${nameOf(outcome.view)}, ${outcome.view.report.num_cards} cards`;
};

const descriptionOf = (outcome: DeckOutcome): string => {
  if (outcome.kind !== 'deck')
    return 'Your Commander deck on one page: what to add, swap and cut, whether it is legal, its bracket, its combos, and the decks most like it.';
  const { report } = outcome.view;
  return `A Commander deck of ${report.num_cards} cards, bracket ${report.bracket.estimate} (${report.bracket.name}): what to add, swap and cut.`;
};

/** The loader of `/deck`: the form, or the deck of its address. */
export const deckLoader = async ({ request, context }: RouteArgs) => {
  const snapshot = await getSnapshot();
  const outcome = await loadDeck(request, snapshot, ownDecks(context), context.formGuard);
  const { data: page, init } = await respond({ request, context }, 'deck', outcome);
  const head = {
    title: titleOf(outcome),
    description: descriptionOf(outcome),
    canonical: canonicalUrl(request, outcome.kind === 'deck' ? outcome.view.shareUrl : '/deck'),
    // Addresses that hold somebody's list are not for search engines.
    hidden: new URL(request.url).search !== '',
  };
  return data({ ...page, head }, init ?? {});
};

/** The action of `/deck`: opens the list of a form. */
export const deckAction = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const snapshot = await getSnapshot();
  const outcome = await submitDeck(request, snapshot, ownDecks(context), context.formGuard);
  return respond({ request, context }, 'deck-opened', outcome);
};
