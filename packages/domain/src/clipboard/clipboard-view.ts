import { clipboardCard, clipboardCommanders, missingCommanders } from './clipboard';
import type { ClipboardCard, ClipboardEntry, ClipboardState } from './clipboard-state';
import { FIVE_COLOR, fitsIdentity, unionIdentity, type ColorIdentity } from '../color/color-identity';
import { totalPrice, type PriceSource, type PriceTotal } from '../price/price';
import { reduceTcgplayer } from '../price/sale';

/**
 * The commanders' colour identity; five colours without commanders, or while one is not loaded.
 */
export const clipboardIdentity = (state: ClipboardState): ColorIdentity =>
  state.commanders.length === 0 || missingCommanders(state).length > 0
    ? FIVE_COLOR
    : unionIdentity(...clipboardCommanders(state).map((card) => card.colorIdentity));

/** Whether a card's colour identity is outside the commanders' (specification, section 5). */
export const isIllegal = (card: Pick<ClipboardCard, 'colorIdentity'>, state: ClipboardState): boolean =>
  !fitsIdentity(card.colorIdentity, clipboardIdentity(state));

/** The cards of the list with their copies, in the order of their addition. */
export const clipboardCards = (state: ClipboardState): readonly ClipboardEntry[] =>
  Object.values(state.cards);

/**
 * The total price of cards, copies included, and commanders at a source; a commander that is not loaded has no price.
 * @param tcgplayerPercent what a sale takes off each price at TCGplayer, 0–100
 */
export const clipboardTotals = (
  state: ClipboardState,
  source: PriceSource,
  tcgplayerPercent = 0,
): PriceTotal => {
  const cards = [
    ...clipboardCards(state),
    ...state.commanders.map((url) => clipboardCard(state, url) ?? { prices: {} }),
  ];
  return totalPrice(
    cards.map((card) => ({ ...card, prices: reduceTcgplayer(card.prices, tcgplayerPercent) })),
    source,
  );
};
