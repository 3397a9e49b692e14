import { listFaultText, MAX_LIST_FORM_BYTES, ok, type ListFault, type Result } from '@crownsmith/domain';
import { readPostedForm } from '#app/platform/form-body.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { isDeckAddress } from '#app/deck-addresses/deck-addresses.server';
import { DeckForm, EMPTY_STATE, nextState, type DeckState } from './deck.schema';
import type { DeckOutcome } from './deck-view';
import { readListBytes } from '@crownsmith/answers';
import { reportOnState } from './report-deck.server';

const failure = (status: number, error: string): DeckOutcome => ({
  state: EMPTY_STATE,
  error,
  lineErrors: [],
  status,
});

const BODY_ERRORS = {
  'too-large': failure(413, 'The list is too long.'),
  'not-a-form': failure(415, 'Send the form of this page.'),
} as const;

const TOO_MANY_REQUESTS = failure(429, 'Too many requests. Try again in a minute.');

/** What a report reads of a signed-in person's account; nothing without one. */
export interface OwnDecks {
  /** Finds the text of a saved list by its id; undefined where the visitor has no such list. */
  readonly openList: (id: string) => Promise<string | undefined>;
  /** Slugs of the cards of the account's collection. */
  readonly ownedCards: () => Promise<readonly string[]>;
}

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

/** Reports on the deck at an address of another site. */
const reportOnAddress = async (state: DeckState, snapshot: Snapshot): Promise<DeckOutcome> => {
  const deck = await deckAddresses().read(state.text);
  if (deck.ok) return reportOnState({ ...state, text: deck.value.text, changes: [] }, snapshot);
  const isPassing = deck.error.code === 'busy' || deck.error.code === 'unreachable';
  return { state, error: deck.error.message, lineErrors: [], status: isPassing ? 503 : 400 };
};

const submit = async (
  fields: Readonly<Record<string, string>>,
  snapshot: Snapshot,
  own: OwnDecks,
): Promise<DeckOutcome> => {
  const file = fields['file'] ?? '';
  const form = DeckForm.safeParse(file.trim() === '' ? fields : { ...fields, text: file });
  if (!form.success) return failure(400, form.error.issues[0]?.message ?? 'The form is not valid.');
  const posted = nextState(form.data);
  const isOfAccount = posted.collection && posted.collectionCards.length === 0;
  const state = isOfAccount ? { ...posted, collectionCards: await own.ownedCards() } : posted;
  const { list } = form.data;
  if (list === undefined)
    return isDeckAddress(state.text) ? reportOnAddress(state, snapshot) : reportOnState(state, snapshot);
  const text = await own.openList(list);
  return text === undefined
    ? failure(404, 'You have no such list.')
    : reportOnState({ ...state, text, changes: [] }, snapshot);
};

/**
 * Responds to `GET /deck`: the empty form without a list in the query, else as `submitDeck` does. The empty form is not
 * rate-limited.
 */
export const loadDeck = async (
  request: Request,
  snapshot: Snapshot,
  own: OwnDecks,
  guard?: FormGuard,
): Promise<DeckOutcome> => {
  const { searchParams } = new URL(request.url);
  if (['text', 'list'].every((name) => !searchParams.get(name)?.trim()))
    return { state: EMPTY_STATE, lineErrors: [], status: 200 };
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  return submit(Object.fromEntries(searchParams), snapshot, own);
};

/**
 * Responds to a posted form of /deck: 400 for an invalid one or a list without a known card, 413 for a body that is too
 * large, 415 for another content type, 429 over the rate limit.
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
  return fields.ok ? submit(fields.value, snapshot, own) : failure(400, listFaultText(fields.error));
};
