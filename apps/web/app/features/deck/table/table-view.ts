import type { DeckPassport } from '@crownsmith/answers';
import { BRACKETS, type Bracket, type PlayerDeck } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import type { ListLineError } from '#app/model/list-errors';
import { queryOf, type Parameter } from '../deck-page-state';

/** Brackets that a table can meet at. */
export const MEETINGS: readonly Bracket[] = BRACKETS.map(({ bracket }) => bracket).filter(
  (bracket) => bracket < 5,
);

export interface TableDeck {
  readonly code: string;
  readonly deck: PlayerDeck;
  readonly passport: DeckPassport;
  /** why it is out of line; undefined where it is not */
  readonly outOfLine: string | undefined;
}

/** The name of a deck, else its commanders. */
export const nameOfDeck = ({ deck, passport: { commanders } }: TableDeck): string =>
  deck.name ?? (commanders.map(({ name }) => frontOf(name)).join(' and ') || 'No commander');

/** What `/table` shows. */
export interface TableView {
  readonly decks: readonly TableDeck[];
  readonly meet: Bracket | undefined;
  /** what is to be stated of the address or of the form, as sentences */
  readonly notes: readonly string[];
  /** lines of the list that was added and that were left out */
  readonly lineErrors: readonly ListLineError[];
  /** the text of the form */
  readonly text: string;
}

/** The address of a table. */
export const tableHref = (codes: readonly string[], meet?: Bracket): string => {
  const parameters: readonly Parameter[] = [
    ...codes.map((code) => ['d', code] as const),
    ...(meet === undefined ? [] : [['meet', String(meet)] as const]),
  ];
  return parameters.length === 0 ? '/table' : `/table?${queryOf(parameters)}`;
};
