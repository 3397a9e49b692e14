import { clipboardCard, type ClipboardCard, missingCommanders } from '@crownsmith/domain';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from './clipboard-store';

/** A card as a page knows it: enough to fetch the rest when it is first used. */
export interface CardRef {
  readonly name: string;
  readonly slug: string;
  /** may lead a deck by itself or as one of two: shows a crown button */
  readonly canLead: boolean;
}

/** The key of a card in the clipboard. */
const urlOf = ({ slug }: Pick<CardRef, 'slug'>): string => `/cards/${slug}`;

/** Fetches the data of cards that the clipboard does not know yet; throws when one cannot be had. */
const fetchMissing = async (urls: readonly string[]): Promise<void> => {
  const missing = urls.filter((url) => !clipboardCard(clipboard.store.getState(), url));
  if (missing.length === 0) return;
  const { fetchCard } = await import('./panel/fetch-cards');
  clipboard.loadCards(await Promise.all(missing.map(fetchCard)));
};

/**
 * Fetches what the storage does not hold: the data of commanders, of whom only the addresses are kept. One that cannot
 * be had stays under its address.
 */
export const completeCommanders = async (): Promise<void> => {
  await Promise.allSettled(missingCommanders(clipboard.store.getState()).map((url) => fetchMissing([url])));
};

/** Adds cards by their addresses, as far as they can be had. */
export const addByUrl = async (urls: readonly string[]): Promise<void> => {
  await Promise.allSettled(urls.map((url) => fetchMissing([url])));
  const state = clipboard.store.getState();
  clipboard.addCards(urls.flatMap((url) => clipboardCard(state, url) ?? []));
};

/** Hands a card's data to `use`; a card that cannot be had is told in a toast. */
const withCard = async (ref: CardRef, use: (card: ClipboardCard) => void): Promise<void> => {
  const url = urlOf(ref);
  try {
    await fetchMissing([url]);
  } catch {
    showToast(`${ref.name} could not be loaded. Try again in a moment.`);
    return;
  }
  const card = clipboardCard(clipboard.store.getState(), url);
  if (card) use(card);
};

/** Puts a card into the clipboard, or takes it out when it is there. */
export const toggleCard = async (ref: CardRef): Promise<void> => {
  const url = urlOf(ref);
  if (clipboard.store.getState().cards[url]) {
    clipboard.removeCards([url]);
    showToast(`Removed ${ref.name}`);
    return;
  }
  await withCard(ref, (card) => {
    clipboard.addCards([card]);
    showToast(`Added ${ref.name}`);
  });
};

/** Makes a card a commander by the crown rule, or sends it back to the cards when it is one. */
export const toggleCrown = async (ref: CardRef): Promise<void> => {
  await completeCommanders();
  const url = urlOf(ref);
  if (clipboard.store.getState().commanders.includes(url)) {
    clipboard.demoteCommander(url);
    showToast(clipboard.store.getState().error ?? `${ref.name} is back among the cards`);
    return;
  }
  await withCard(ref, (card) => {
    clipboard.crownCard(card);
    showToast(clipboard.store.getState().error ?? `${ref.name} is a commander now`);
  });
};
