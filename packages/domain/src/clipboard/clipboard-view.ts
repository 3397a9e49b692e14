import { clipboardCard, clipboardCommanders, missingCommanders } from './clipboard';
import type { ClipboardCard, ClipboardEntry, ClipboardState } from './clipboard-state';
import type { Color } from '../color/color';
import { FIVE_COLOR, identityOf, type ColorIdentity } from '../color/color-identity';
import { choosesColor, deckAllowance, forbids, type DeckAllowance } from '../command-zone/deck-allowance';
import { priceCopies, type FindPrintings, type PricedCopies } from '../price/price-copies';
import { totalPrice, type PriceSource, type PriceTotal } from '../price/price';
import { reduceTcgplayer } from '../price/sale';

const allowances = new WeakMap<ClipboardState, DeckAllowance>();

/**
 * What the commanders let the list have, with the colour that their player chose, else those that most of its cards need; undefined
 * without commanders, or while one is not loaded. Remembered by state.
 */
export const clipboardAllowance = (state: ClipboardState): DeckAllowance | undefined => {
  if (state.commanders.length === 0 || missingCommanders(state).length > 0) return undefined;
  const known = allowances.get(state);
  if (known !== undefined) return known;
  const cards = clipboardCards(state).map(({ count = 1, ...card }) => ({ card, count }));
  const allowance = deckAllowance(
    clipboardCommanders(state),
    cards,
    state.chosenColor && identityOf([state.chosenColor]),
  );
  allowances.set(state, allowance);
  return allowance;
};

/**
 * The colour that counts as chosen by the player: undefined where none is, and where all commanders are loaded and leave none to
 * choose.
 */
export const clipboardColor = (state: ClipboardState): Color | undefined =>
  choosesColor(clipboardCommanders(state)) ? state.chosenColor : undefined;

/**
 * The commanders' colour identity, with colours that are chosen for them; five colours without commanders, or while one is not
 * loaded.
 */
export const clipboardIdentity = (state: ClipboardState): ColorIdentity =>
  clipboardAllowance(state)?.identity ?? FIVE_COLOR;

/** Whether the commanders do not allow a card (specification, section 5). */
export const isIllegal = (
  card: Pick<ClipboardCard, 'colorIdentity'> & Partial<ClipboardCard>,
  state: ClipboardState,
): boolean => {
  const allowance = clipboardAllowance(state);
  return allowance !== undefined && forbids(allowance, card);
};

/** The cards of the list with their copies, in the order of their addition. */
export const clipboardCards = (state: ClipboardState): readonly ClipboardEntry[] =>
  Object.values(state.cards);

/**
 * The copies of the list and its commanders, each with the prices of the printing and finish that the list states of it; a
 * commander that is not loaded has no price.
 */
export const clipboardCopies = (
  state: ClipboardState,
  find: FindPrintings = () => [],
): readonly PricedCopies<Pick<ClipboardEntry, 'url' | 'prices' | 'count'>>[] =>
  priceCopies(
    [
      ...clipboardCards(state),
      ...state.commanders.map((url) => clipboardCard(state, url) ?? { url, prices: {} }),
    ],
    state.printings,
    find,
  );

/**
 * The total price of cards, copies included, and commanders at a source.
 * @param tcgplayerPercent what a sale takes off each price at TCGplayer, 0–100
 * @param find the printings that copies can be; without it none is known
 */
export const clipboardTotals = (
  state: ClipboardState,
  source: PriceSource,
  tcgplayerPercent = 0,
  find?: FindPrintings,
): PriceTotal =>
  totalPrice(
    clipboardCopies(state, find).map(({ prices, ...copies }) => ({
      ...copies,
      prices: reduceTcgplayer(prices, tcgplayerPercent),
    })),
    source,
  );
