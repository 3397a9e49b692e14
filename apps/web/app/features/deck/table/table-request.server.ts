import { outOfLine, requestOfDeck, tableFigures, type DeckPassport } from '@crownsmith/answers';
import { err, MAX_LIST_FORM_BYTES, ok, type Bracket, type PlayerDeck, type Result } from '@crownsmith/domain';
import { MAX_DECKS, MIN_DECKS } from '#app/model/table-size';
import { readFormBody } from '#app/platform/form-body.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { ListLineError } from '#app/model/list-errors';
import { codeOfText, deckOnlyParameters, readDeckAddress } from '../deck-address.server';
import { DeckSourceForm } from '../deck.schema';
import { openDeck } from '../open-deck.server';
import { MEETINGS, tableHref, type TableDeck, type TableView } from './table-view';

/** What `/table` responds with. */
export type TableOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'table'; readonly view: TableView; readonly status: number };

interface Seat {
  readonly code: string;
  readonly deck: PlayerDeck;
  readonly passport: DeckPassport;
}

/** The deck of a code with its passport, or why it has no seat. */
const seat = async (
  code: string,
  snapshot: Snapshot,
  meet: Bracket | undefined,
): Promise<Result<Seat, string>> => {
  const read = readDeckAddress(new URLSearchParams({ d: code }), await snapshot.cardNumbers());
  if (!read.ok) return read;
  const { deck } = read.value;
  const passport = await snapshot.passportOf(requestOfDeck(deck), meet);
  return passport.ok ? ok({ code, deck, passport: passport.value }) : err(passport.error.errors[0]);
};

const meetOf = (text: string | null): Bracket | undefined =>
  MEETINGS.find((bracket) => String(bracket) === text);

const codesOf = (query: URLSearchParams): readonly string[] =>
  query
    .getAll('d')
    .map((code) => code.trim())
    .filter((code) => code !== '');

interface Added {
  readonly text: string;
  readonly notes: readonly string[];
  readonly lineErrors: readonly ListLineError[];
}
const NOTHING: Added = { text: '', notes: [], lineErrors: [] };

/** The decks of an address, and what is wrong with the others. */
const showTable = async (
  codes: readonly string[],
  meetText: string | null,
  snapshot: Snapshot,
  { text, notes: before, lineErrors }: Added = NOTHING,
): Promise<TableView> => {
  const meet = meetOf(meetText);
  const notes = [...before];
  const seats: Seat[] = [];
  // One after the other: each plays its games.
  for (const [at, code] of codes.slice(0, MAX_DECKS).entries()) {
    const found = await seat(code, snapshot, meet);
    if (found.ok) seats.push(found.value);
    else notes.push(`Deck ${at + 1}: ${found.error}`);
  }
  if (codes.length > MAX_DECKS)
    notes.push(`A table has at most ${MAX_DECKS} decks: the first ${MAX_DECKS} are here.`);
  if (meetText !== null && meet === undefined)
    notes.push(`A table meets at a bracket from ${MEETINGS.at(0)} to ${MEETINGS.at(-1)}.`);
  if (codes.length > 0 && seats.length < MIN_DECKS) notes.push('A table has two decks or more: add another.');
  const lines = outOfLine(seats.map(({ passport }) => tableFigures(passport)));
  const decks = seats.map((one, at): TableDeck => ({ ...one, outOfLine: lines[at] }));
  return { decks, meet, notes, lineErrors, text };
};

const show = (view: TableView, status = 200): TableOutcome => ({ kind: 'table', view, status });

const refuse = (error: string, status: number): TableOutcome =>
  show({ decks: [], meet: undefined, notes: [error], lineErrors: [], text: '' }, status);

const TOO_MANY_REQUESTS = refuse('Too many requests. Try again in a minute.', 429);

/** Responds to `GET /table`: the decks of its address beside each other. */
export const loadTable = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<TableOutcome> => {
  const query = new URL(request.url).searchParams;
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  return show(await showTable(codesOf(query), query.get('meet'), snapshot));
};

/**
 * Responds to a post of the form: 303 to the address with the deck that was added. A list of which a line was not understood is shown at
 * once, with the lines; 400 for what is no deck.
 */
export const addToTable = async (
  request: Request,
  snapshot: Snapshot,
  guard?: FormGuard,
): Promise<TableOutcome> => {
  if (guard?.retryAfter !== undefined) return TOO_MANY_REQUESTS;
  const fields = await readFormBody(request, MAX_LIST_FORM_BYTES);
  if (fields === 'too-large') return refuse('The list is too long.', 413);
  if (fields === 'not-a-form') return refuse('Send the form of this page.', 415);
  const query = new URL(request.url).searchParams;
  const [codes, meet] = [codesOf(query), query.get('meet')];
  const form = DeckSourceForm.safeParse(fields);
  const fail = async (error: string, status: number, lineErrors: readonly ListLineError[] = []) =>
    show(
      await showTable(codes, meet, snapshot, {
        text: form.success ? form.data.text : '',
        notes: [error],
        lineErrors,
      }),
      status,
    );
  if (!form.success) return fail(form.error.issues[0]?.message ?? 'The form is not valid.', 400);
  if (codes.length >= MAX_DECKS) return fail(`A table has at most ${MAX_DECKS} decks.`, 400);
  const pasted = codeOfText(form.data.text);
  if (pasted !== undefined)
    return { kind: 'redirect', location: tableHref([...codes, pasted], meetOf(meet)) };
  const opened = await openDeck({ ...form.data, chosenColor: form.data.chosen_color }, snapshot);
  if (!opened.ok) return fail(opened.error.error, opened.error.status, opened.error.lineErrors);
  const { deck, lineErrors, notes } = opened.value;
  const [[, code] = []] = deckOnlyParameters(deck, await snapshot.cardNumbers()).filter(
    ([name]) => name === 'd',
  );
  if (code === undefined)
    return fail(
      'The data of this site are older than the addresses of decks. Try again after the next publish.',
      503,
    );
  const all = [...codes, code];
  if (lineErrors.length === 0 && notes.length === 0)
    return { kind: 'redirect', location: tableHref(all, meetOf(meet)) };
  return show(await showTable(all, meet, snapshot, { text: '', notes, lineErrors }));
};
