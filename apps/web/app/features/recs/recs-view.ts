import type { PageCard } from '#app/model/pages';
import { openCards, type PackedCards } from '#app/snapshot/packed-cards';
import type { RecsForm } from './recs.schema';

/** Something that is wrong with the list, at its line where it has one. */
export interface ListProblem {
  readonly line?: number | undefined;
  readonly text: string;
}

/** What /recs shows, as its loader and action answer: cards are packed, reasons stand in the same order. */
export interface RecsAnswer {
  readonly form: RecsForm;
  /** why there are no recommendations; undefined when there are, or when nobody asked yet */
  readonly problem?: string | undefined;
  /** what was not understood of the list; the rest was used */
  readonly problems: readonly ListProblem[];
  /** names of the commanders that were asked about */
  readonly commanders: readonly string[];
  /** how many different cards of the list were used, commanders left out */
  readonly used: number;
  readonly cards: PackedCards;
  /** how many of the cards are recommended; the others are weak ones of the list */
  readonly recommended: number;
  readonly reasons: readonly (readonly string[])[];
}

/** A card with the words on why it stands there. */
export interface RecsItem {
  readonly card: PageCard;
  readonly reasons: readonly string[];
}

/** The two lists of an answer: what to play, best first, and what to cut, weakest first. */
export const openRecs = ({
  cards,
  recommended,
  reasons,
}: RecsAnswer): { readonly play: readonly RecsItem[]; readonly cut: readonly RecsItem[] } => {
  const items = openCards(cards).map((card, at): RecsItem => ({ card, reasons: reasons[at] ?? [] }));
  return { play: items.slice(0, recommended), cut: items.slice(recommended) };
};

/** Whether a card passes the filters of the form. */
export const passes = ({ card }: RecsItem, { type, tag }: Pick<RecsForm, 'type' | 'tag'>): boolean =>
  (type === undefined || card.primaryType === type) && (tag === undefined || card.tags.includes(tag));
