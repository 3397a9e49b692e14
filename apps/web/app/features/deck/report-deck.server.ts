import type { DeckReport, DeckReportRequest } from '@crownsmith/api-client';
import { EMPTY_LIST, listFaultText } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { makePrintingIds } from '#app/snapshot/printing-ids.server';
import { readStatedPrintings } from '#app/snapshot/stated-printings.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { toLineErrors } from '#app/ui/format/list-errors';
import { deckBuilderLinks } from '#app/ui/deck/site-links';
import { changeList, printList, toPrintable, type ChangedList } from './change-list.server';
import type { DeckState } from './deck.schema';
import type { DeckOutcome, DeckView } from './deck-view';

/** The cards of a field with a card a line, or a whole list. */
const cardsOfField = async (text: string, snapshot: Snapshot): Promise<string[]> => {
  if (text.trim() === '') return [];
  const { commanders, main } = await changeList(text, [], snapshot);
  return [...commanders, ...main].map(({ card }) => card.url);
};

/** What the player allows for swaps, as a request states it. */
const limitsOf = async (
  state: DeckState,
  snapshot: Snapshot,
): Promise<NonNullable<DeckReportRequest['limits']>> => {
  const owned = [
    ...(await cardsOfField(state.owned, snapshot)),
    ...(state.collection ? state.collectionCards : []),
  ];
  return {
    ...(state.budget !== undefined && { budget: state.budget }),
    ...(state.bracket !== undefined && { bracket: state.bracket }),
    // What the player has brought in stays, too.
    keep: [
      ...(await cardsOfField(state.keep, snapshot)),
      ...state.changes.flatMap((change) => change.in ?? []),
    ],
    // Of an empty collection no card comes in.
    ...((owned.length > 0 || state.collection) && { owned }),
    no_more_lands: state.noMoreLands,
  };
};

const linksOf = async (list: ChangedList, snapshot: Snapshot): Promise<DeckView['links']> => {
  const printable = toPrintable(list);
  const stated = await readStatedPrintings([...printable.commanders, ...printable.main], snapshot);
  const idOf = makePrintingIds(stated, snapshot);
  return deckBuilderLinks(printable, idOf);
};

/** Swaps without those that would bring back a card that the player has taken out. */
const withoutReturns = (swaps: DeckReport['swaps'], { changes }: DeckState, snapshot: Snapshot) => {
  const gone = new Set(
    changes.map(({ out }) => (out === undefined ? undefined : snapshot.resolveCard(out)?.url)),
  );
  return swaps.filter((swap) => !gone.has(swap.in.url));
};

/** Reports on the list of a form with its changes. The lines of an unchanged list are those of its text. */
export const reportOnState = async (state: DeckState, snapshot: Snapshot): Promise<DeckOutcome> => {
  if (state.text.trim() === '')
    return {
      state,
      error: `${listFaultText(EMPTY_LIST)} Paste a list, or choose a file.`,
      lineErrors: [],
      status: 400,
    };
  const limits = await limitsOf(state, snapshot);
  const list = await changeList(state.text, state.changes, snapshot);
  const text = printList(list);
  const isChanged = state.changes.length > 0;
  const original = isChanged ? await snapshot.reportDeck({ list: state.text }) : undefined;
  const report = await snapshot.reportDeck({
    list: isChanged && text !== '' ? text : state.text,
    limits,
    ...(state.chosenColor && { chosen_color: state.chosenColor }),
  });
  if (!report.ok) {
    const [first, ...rest] = report.error.notUnderstood;
    // Something else than a list, or half of one, has no lines.
    return first?.line === null && rest.length === 0
      ? { state, error: first.message, lineErrors: [], status: 400 }
      : {
          state,
          error: 'None of these lines is a card that this site knows.',
          lineErrors: toLineErrors(report.error.notUnderstood),
          status: 400,
        };
  }
  const pageCard = (name: string) => {
    const wire = snapshot.resolveCard(name);
    return wire && toPageCard(wire);
  };
  const lineErrors = toLineErrors(original?.ok ? original.value.not_understood : report.value.not_understood);
  const view: DeckView = {
    report: { ...report.value, swaps: withoutReturns(report.value.swaps, state, snapshot) },
    state,
    lineErrors,
    applied: state.changes.map((change) => ({
      change,
      out: change.out === undefined ? undefined : pageCard(change.out),
      in: change.in === undefined ? undefined : pageCard(change.in),
    })),
    text,
    commanders: list.commanders.flatMap(({ card }) => pageCard(card.url) ?? []),
    entries: list.main.flatMap(({ card: { url }, count }) => {
      const card = pageCard(url);
      return card ? [{ card, count }] : [];
    }),
    links: await linksOf(list, snapshot),
    cardOf: pageCard,
  };
  return { state, view, lineErrors, status: 200 };
};
