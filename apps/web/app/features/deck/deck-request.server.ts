import {
  countListCards,
  err,
  isSlug,
  listFaultText,
  makeDeckAct,
  MAX_OWNED_CARDS,
  MAX_LIST_FORM_BYTES,
  ok,
  readAdviceLimits,
  type ListFault,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import { readListBytes } from '@crownsmith/answers';
import { readPostedForm } from '#app/platform/form-body.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import { stateDeck } from '#app/platform/state-deck';
import type { Snapshot } from '#app/snapshot/current.server';
import { ADVISING, answerForDeck, type OpenedNotes } from './deck-answer.server';
import { actOnDeck, isActing } from './deck-acts.server';
import {
  holdsDeck,
  leftParameters,
  makeDeckParameters,
  Population,
  readDeckAddress,
} from './deck-address.server';
import { DECK_TABS, NO_VIEW, queryOf, type DeckPageState, type DeckTab } from './deck-page-state';
import { DeckSourceForm } from './deck.schema';
import type { DeckStart, DeckView } from './deck-view';
import { readList, type OpenError } from '#app/deck-addresses/open-text.server';
import type { ListLineError } from '#app/model/list-errors';
import { deckOfSlugs, openDeck, type OpenedDeck } from './open-deck.server';

/** What `/deck` responds with. */
export type DeckOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'deck'; readonly view: DeckView; readonly status: number }
  | { readonly kind: 'start'; readonly start: DeckStart; readonly status: number };

/** Who asks, and what the page reads of a signed-in person's account; nothing without one. */
export interface OwnDecks {
  /** a token of who asks, for counts that name nobody */
  readonly sender?: string | undefined;
  /** Finds a saved list by its id; undefined where the visitor has no such list. */
  readonly openList: (
    id: string,
  ) => Promise<
    { readonly deck: PlayerDeck; readonly words: string | undefined; readonly version: number } | undefined
  >;
  /** Slugs of the cards of the account's collection; undefined where there is none. */
  readonly ownedCards: () => Promise<readonly string[] | undefined>;
}

const EMPTY_START: DeckStart = { text: '', lineErrors: [] };

const fail = (status: number, error: string): DeckOutcome => ({
  kind: 'start',
  start: { ...EMPTY_START, error },
  status,
});

const BODY_ERRORS = {
  'too-large': fail(413, 'The list is too long.'),
  'not-a-form': fail(415, 'Send the form of this page.'),
} as const;

const TOO_MANY_REQUESTS = fail(429, 'Too many requests. Try again in a minute.');

/** The fields of a form, files as their text; the fault of a file that is no text. */
const fieldsOf = async (form: FormData): Promise<Result<Readonly<Record<string, string>>, ListFault>> => {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    const text =
      typeof value === 'string' ? ok(value) : await readListBytes(new Uint8Array(await value.arrayBuffer()));
    if (!text.ok) return text;
    fields[name] = text.value;
  }
  return ok(fields);
};

const opened = (deck: PlayerDeck): Result<OpenedDeck, OpenError> => ok({ deck, lineErrors: [], notes: [] });

const refuse = (error: string, status: number): Result<never, OpenError> =>
  err({ error, status, lineErrors: [] });

/** Opens what the form of a source names: a saved list, a precon, an average deck, else what it states. */
const openSource = async (
  form: DeckSourceForm,
  snapshot: Snapshot,
  own: OwnDecks,
): Promise<Result<OpenedDeck, OpenError>> => {
  if (form.list !== undefined && form.list !== '') {
    const list = await own.openList(form.list);
    if (list === undefined) return refuse('You have no such list.', 404);
    return ok({ ...list, lineErrors: [], notes: [] });
  }
  if (form.precon !== '') {
    const precon = await snapshot.browse.precon(form.precon);
    if (!precon) return refuse('There is no such precon.', 404);
    const cards = precon.cards.map(({ card: { slug }, count }) => ({ slug, count }));
    return opened(
      deckOfSlugs(
        precon.commanders.map(({ slug }) => slug),
        cards,
        precon.name,
      ),
    );
  }
  if (form.average !== '') {
    const page = await snapshot.commanderPage(form.average);
    if (!page) return refuse('There is no average deck of this commander.', 404);
    const cards = page.averageDeck.map(({ card: { slug }, count }) => ({ slug, count }));
    return opened(
      deckOfSlugs(
        page.cards.map(({ slug }) => slug),
        cards,
      ),
    );
  }
  const { text, commander, partner, chosen_color: chosenColor } = form;
  return openDeck({ text, commander, partner, chosenColor, sender: own.sender }, snapshot);
};

/** The limits of a form or of an address of before, by the names that addresses have now. */
const limitFields = (fields: Readonly<Record<string, string>>): URLSearchParams => {
  const query = new URLSearchParams(fields);
  if (fields['no_more_lands']) query.set('lands', 'keep');
  if (fields['collection']) query.set('owned', 'only');
  else if (!['only', 'first'].includes(fields['owned'] ?? '')) query.delete('owned');
  query.delete('keep');
  for (const name of (fields['keep'] ?? '').split('\n'))
    if (name.trim() !== '') query.append('keep', name.trim());
  return query;
};

const show = async (
  state: DeckPageState,
  notes: OpenedNotes,
  snapshot: Snapshot,
  own: OwnDecks,
): Promise<DeckOutcome> => {
  const asksForOwned = ADVISING.has(state.tab) || state.tab === 'buy';
  const view = await answerForDeck(state, notes, snapshot, asksForOwned ? await own.ownedCards() : undefined);
  return view.ok ? { kind: 'deck', view: view.value, status: 200 } : fail(400, view.error);
};

const pathOf = async (state: DeckPageState, snapshot: Snapshot, was?: string): Promise<string> => {
  const parameters = makeDeckParameters(state, await snapshot.cardNumbers());
  return `/deck?${queryOf(was === undefined ? parameters : [...parameters, ['was', was]])}`;
};

const tabOf = (text: string | undefined): DeckTab => DECK_TABS.find((tab) => tab === text) ?? 'add';

/** Opens a deck and leads to its address; a list of which something has to be stated that no address holds is shown at once. */
const open = async (
  fields: Readonly<Record<string, string>>,
  snapshot: Snapshot,
  own: OwnDecks,
  words: URLSearchParams,
): Promise<DeckOutcome> => {
  const file = fields['file'] ?? '';
  const form = DeckSourceForm.safeParse(file.trim() === '' ? fields : { ...fields, text: file });
  if (!form.success) return fail(400, form.error.issues[0]?.message ?? 'The form is not valid.');
  const deck = await openSource(form.data, snapshot, own);
  if (!deck.ok) {
    const { error, lineErrors, status } = deck.error;
    return { kind: 'start', start: { text: form.data.text, error, lineErrors }, status };
  }
  const { lineErrors, notes, left, words: saved } = deck.value;
  const stated = saved === undefined ? words : new URLSearchParams(saved);
  const state: DeckPageState = {
    ...NO_VIEW,
    deck: stateDeck(deck.value.deck, stated),
    tab: tabOf(fields['tab']),
    compare: Population.parse(fields),
    limits: readAdviceLimits(saved === undefined ? limitFields(fields) : stated).limits,
    ...(form.data.list && { list: form.data.list, base: deck.value.version }),
    left,
  };
  if (notes.length > 0 || lineErrors.length > leftParameters(left).length)
    return show(state, { lineErrors, notes }, snapshot, own);
  return { kind: 'redirect', location: await pathOf(state, snapshot) };
};

const goneText = (gone: readonly string[]): readonly string[] =>
  gone.length === 0
    ? []
    : [`This site no longer has ${gone.join(', ')}, which the address names. The rest of the deck is here.`];

const OTHER_PRINTINGS =
  'The printings that the address states are not those of its cards, and were left out.';

/** The query of a page before an act: what Undo leads to. */
const queryBefore = (query: URLSearchParams): readonly [string, string][] =>
  [...query].filter(
    ([name]) =>
      !['do', 'declare', 'chosen_color', 'move', 'to', 'own', 'card', 'effect', 'was'].includes(name),
  );

/** Entries of an address that are no card, with what is wrong with each, but those that an act brings in by the cards they are like. */
const readLeft = async (
  left: readonly string[],
  acts: string,
  snapshot: Snapshot,
): Promise<readonly { readonly text: string; readonly error: ListLineError }[]> => {
  if (left.length === 0) return [];
  const entries = left.map((text) => /^(?:(\d*):)?(.*)$/s.exec(text));
  const opened = await readList(entries.map((entry) => entry?.[2]).join('\n'), snapshot);
  const { lineErrors } = opened.ok ? opened.value : opened.error;
  return lineErrors.flatMap(({ line = 0, ...error }) => {
    const text = left[line - 1];
    const isDone = error.acts !== undefined && acts.includes(error.acts.map(makeDeckAct).join(' '));
    const stated = Number(entries[line - 1]?.[1]);
    return text === undefined || isDone ? [] : [{ text, error: { ...error, line: stated || undefined } }];
  });
};

/** Shows or changes the deck of an address. */
const showAddress = async (
  query: URLSearchParams,
  snapshot: Snapshot,
  own: OwnDecks,
): Promise<DeckOutcome> => {
  const read = readDeckAddress(query, await snapshot.cardNumbers());
  if (!read.ok) return fail(400, read.error);
  const { gone, ...addressed } = read.value;
  const unread = await readLeft(addressed.left ?? [], query.get('do') ?? '', snapshot);
  const state = { ...addressed, left: unread.map(({ text }) => text) };
  if (isActing(query)) {
    const next = actOnDeck(state, query, snapshot);
    const was = new URLSearchParams([...queryBefore(query)]).toString();
    if (countListCards(next.deck) === 0) return { kind: 'redirect', location: '/deck' };
    const from = state.from ?? query.get('d') ?? undefined;
    return { kind: 'redirect', location: await pathOf({ ...next, from }, snapshot, was) };
  }
  const notes = [
    ...goneText(gone),
    ...(query.has('print') && state.deck.printings === undefined ? [OTHER_PRINTINGS] : []),
    ...readAdviceLimits(query).errors,
  ];
  const lineErrors = unread.map(({ error }) => error);
  return show(state, { lineErrors, notes }, snapshot, own);
};

const SOURCES = ['text', 'commander', 'partner', 'list', 'precon', 'average'] as const;

/**
 * Responds to `GET /deck`: the form without a deck in the query, the deck of an address, or what the query opens. The form
 * is not rate-limited.
 */
export const loadDeck = async (
  request: Request,
  snapshot: Snapshot,
  own: OwnDecks,
  guard?: FormGuard,
): Promise<DeckOutcome> => {
  const { searchParams } = new URL(request.url);
  const holds = holdsDeck(searchParams);
  if (!holds && SOURCES.every((name) => !searchParams.get(name)?.trim()))
    return { kind: 'start', start: EMPTY_START, status: 200 };
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  return holds
    ? showAddress(searchParams, snapshot, own)
    : open(Object.fromEntries(searchParams), snapshot, own, searchParams);
};

/**
 * Responds to a posted form of /deck, and to the cards of a browser's collection that are posted to a deck's address: 303 to the address of the deck, 400 for an invalid form or a list without a known card, 413
 * for a body that is too large, 415 for another content type, 429 over the rate limit.
 */
export const submitDeck = async (
  request: Request,
  snapshot: Snapshot,
  own: OwnDecks,
  guard?: FormGuard,
): Promise<DeckOutcome> => {
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  const form = await readPostedForm(request, MAX_LIST_FORM_BYTES);
  if (typeof form === 'string') return BODY_ERRORS[form];
  const fields = await fieldsOf(form);
  if (!fields.ok) return fail(400, listFaultText(fields.error));
  const { searchParams } = new URL(request.url);
  if (holdsDeck(searchParams)) {
    const slugs = (fields.value['collection_cards'] ?? '').split(' ', MAX_OWNED_CARDS).filter(isSlug);
    return showAddress(searchParams, snapshot, { ...own, ownedCards: () => Promise.resolve(slugs) });
  }
  // What the browser stores of its own deck is in the address of the form.
  return open({ ...Object.fromEntries(searchParams), ...fields.value }, snapshot, own, searchParams);
};
