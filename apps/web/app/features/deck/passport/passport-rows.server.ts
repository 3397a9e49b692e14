import type { DeckPassport } from '@crownsmith/answers';
import { winText } from '@crownsmith/answers/text';
import { DECK_TRAIT_NAMES, DECK_TRAITS, type DeckTrait } from '@crownsmith/deck-report';
import { frontOf } from '#app/ui/card-frame/frame-card';

interface Named {
  readonly name: string;
}

/** Names of cards, the rest of many as a number. @example namesText([{ name: 'Opt' }, { name: 'Duress' }], 1) // 'Opt and 1 more' */
export const namesText = (cards: readonly Named[], most: number): string => {
  const names = cards.map(({ name }) => frontOf(name));
  const rest = names.length - most;
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ');
};

/**
 * What of the rules a deck breaks, the rest of many as a number.
 * @example rulesText({ violations: [] }, 2) // 'Legal'
 */
export const rulesText = ({ violations }: Pick<DeckPassport, 'violations'>, most: number): string => {
  if (violations.length === 0) return 'Legal';
  const rest = violations.length - most;
  return [...violations.slice(0, most), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ');
};

/** A count of cards with their names; `None`, or that it is not known. */
export const countedNames = (cards: readonly Named[] | undefined, most: number): string => {
  if (cards === undefined) return 'Not known: this site has no card texts';
  return cards.length === 0 ? 'None' : `${cards.length}: ${namesText(cards, most)}`;
};

/** The name of a reason of a bracket. */
const reasonTitle = (message: string): string => message.split(':', 1)[0] ?? message;

/** Why a deck is of the bracket that it is estimated at. */
export const reasonsText = (
  { bracket: { estimate, reasons } }: Pick<DeckPassport, 'bracket'>,
  most: number,
): string =>
  reasons
    .filter(({ atLeast }) => atLeast === estimate)
    .map(({ message, cards }) =>
      cards.length === 0 ? message.replace(/\.$/, '') : `${reasonTitle(message)}: ${namesText(cards, most)}`,
    )
    .join('; ');

/** Two-card combos by the turn from which on they are possible. */
export const pairsText = (
  { pairs, comboCount }: Pick<DeckPassport, 'pairs' | 'comboCount'>,
  most: number,
): string => {
  if (pairs.length === 0)
    return comboCount === 0 ? 'None known' : `None of two cards that ends a game; ${comboCount} in all`;
  const shown = pairs
    .slice(0, most)
    .map(({ turn, cards }) => `turn ${turn} ${cards.map(({ name }) => frontOf(name)).join(' + ')}`);
  return `${pairs.length} of two cards, from ${shown.join('; ')}${pairs.length > most ? ` and ${pairs.length - most} more` : ''}`;
};

/** The clock of a deck: its games, and with which cards they were won. */
export const clockText = ({ games }: Pick<DeckPassport, 'games'>, most: number): string => {
  if (!games.ok) return games.error;
  const winners = games.value.winners
    .slice(0, most)
    .map(({ cards }) => cards.map(({ name }) => frontOf(name)).join(' + '));
  return `${winText(games.value)}${winners.length === 0 ? '' : ` Mostly with ${winners.join(', ')}.`}`;
};

/** The traits of a deck with their names. */
export const TRAIT_ROWS: readonly (readonly [trait: DeckTrait, title: string])[] = DECK_TRAITS.map(
  (trait) => [trait, DECK_TRAIT_NAMES[trait]],
);
