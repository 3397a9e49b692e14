import type { Tag } from '@crownsmith/domain';
import type { DeckTable } from '../deck/deck-table';

/** What can be asked of the games of a run: how often it is so by the end of a turn. */
export type PlaytestQuestion =
  /** So much mana on the turn, when its land is played and nothing is spent. */
  | { readonly ask: 'mana'; readonly atLeast: number; readonly turn: number }
  | { readonly ask: 'lands'; readonly atLeast: number; readonly turn: number }
  /** So many of these cards seen, by draws and searches. */
  | {
      readonly ask: 'cards';
      readonly names: readonly string[];
      readonly atLeast: number;
      readonly turn: number;
    }
  /** So many cards of a role seen. */
  | { readonly ask: 'role'; readonly role: Tag; readonly atLeast: number; readonly turn: number }
  /** A commander was cast. */
  | { readonly ask: 'commander'; readonly turn: number }
  /** Mana of every colour of the commanders. */
  | { readonly ask: 'colors'; readonly turn: number }
  /** The deck could have won. */
  | { readonly ask: 'win'; readonly turn: number };

/** Most questions of a run. */
export const MAX_QUESTIONS = 30;

/** The rows that a question counts; undefined for one that is not about cards. */
export const rowsOfQuestion = (
  table: DeckTable,
  question: PlaytestQuestion,
): readonly number[] | undefined => {
  if (question.ask !== 'cards' && question.ask !== 'role') return undefined;
  const isCounted = (row: number): boolean =>
    question.ask === 'cards'
      ? question.names.includes(table.names[row])
      : (table.cards[row]?.tags?.includes(question.role) ?? false);
  return Array.from({ length: table.librarySize }, (_, row) => row).filter(isCounted);
};
