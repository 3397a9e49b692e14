import {
  clipboardCard,
  type ClipboardCard,
  type Color,
  missingCommanders,
  type Printings,
} from '@crownsmith/domain';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from './clipboard';

/** A card as static markup names it; its data is fetched with the first action. */
export interface CardRef {
  readonly name: string;
  readonly slug: string;
  /** has a crown button */
  readonly canLead: boolean;
  /** copies in a list of the page; one by default */
  readonly copies?: number;
}

/** The key of a card in the clipboard. */
const urlOf = ({ slug }: Pick<CardRef, 'slug'>): string => `/cards/${slug}`;

/** Most cards that are requested one by one, whose files caches hold; more come together. */
const MAX_ALONE = 4;

const missingOf = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => !clipboardCard(clipboard.store.getState(), url));

/** Fetches a card whose data is not loaded; throws an ApiError when its request fails. */
const fetchMissing = async (url: string): Promise<void> => {
  if (missingOf([url]).length === 0) return;
  const { fetchCard } = await import('./panel/fetch-cards');
  clipboard.loadCards([await fetchCard(url)]);
};

const fetchTogether = async (urls: readonly string[]): Promise<void> => {
  const { fetchCards } = await import('./panel/fetch-cards');
  clipboard.loadCards(await fetchCards(urls));
};

/** Fetches cards whose data is not loaded; those whose request fails are left out. */
export const loadMissingCards = async (urls: readonly string[]): Promise<void> => {
  const missing = missingOf(urls);
  await Promise.allSettled(missing.length > MAX_ALONE ? [fetchTogether(missing)] : missing.map(fetchMissing));
};

/**
 * Fetches the data of the commanders: the storage holds only their URLs. A commander whose request fails stays listed by
 * URL.
 */
export const loadMissingCommanders = (): Promise<void> =>
  loadMissingCards(missingCommanders(clipboard.store.getState()));

/** Actions that have begun and not ended: each waits for the data of its cards. */
const running = new Set<Promise<unknown>>();

/** Counts an action among those that are running until it has ended. */
export const track =
  <Given extends readonly unknown[], Done>(act: (...given: Given) => Promise<Done>) =>
  (...given: Given): Promise<Done> => {
    const work = act(...given).finally(() => running.delete(work));
    running.add(work);
    return work;
  };

/** Resolves once the actions that have begun have ended: what they add is in the clipboard then. */
export const whenActed = async (): Promise<void> => {
  await Promise.allSettled(running);
};

/**
 * Adds cards by URL; those whose request fails are left out.
 * @param copies of cards of which there are several
 * @param printings what is stated of copies
 */
export const addByUrl = track(
  async (
    urls: readonly string[],
    copies: Readonly<Record<string, number>>,
    printings: Printings,
  ): Promise<void> => {
    await loadMissingCards(urls);
    const state = clipboard.store.getState();
    clipboard.addCards(
      urls.flatMap((url) => {
        const card = clipboardCard(state, url);
        return card ? [{ ...card, count: copies[url] ?? 1 }] : [];
      }),
    );
    clipboard.setPrintings(Object.fromEntries(urls.map((url) => [url, printings[url] ?? []])));
  },
);

/** Runs an action with a card's data; shows a toast when its request fails. */
const withCard = async (ref: CardRef, run: (card: ClipboardCard) => void): Promise<void> => {
  const url = urlOf(ref);
  try {
    await fetchMissing(url);
  } catch {
    showToast(`${ref.name} could not be loaded. Try again in a moment.`);
    return;
  }
  const card = clipboardCard(clipboard.store.getState(), url);
  if (card) run(card);
};

/** Adds a card to the clipboard in its copies, or removes it. */
export const toggleCard = track(async (ref: CardRef): Promise<void> => {
  const url = urlOf(ref);
  if (clipboard.store.getState().cards[url]) {
    clipboard.removeCards([url]);
    showToast(`Removed ${ref.name}`);
    return;
  }
  await withCard(ref, (card) => {
    const { copies = 1 } = ref;
    clipboard.addCards([copies > 1 ? { ...card, count: copies } : card]);
    const { count } = clipboard.store.getState().cards[url] ?? {};
    showToast(`Added ${count === undefined ? '' : `${count}× `}${ref.name}`);
  });
});

/** Adds a list of the page to the clipboard; shows a toast when a request fails. */
export const addListText = track(async (text: string): Promise<void> => {
  await loadMissingCommanders();
  try {
    const { addList } = await import('./add-list');
    await addList(text);
  } catch {
    showToast('The list could not be loaded. Try again in a moment.');
  }
});

/** Replaces the clipboard by a list, as one step for undo; shows a toast when a request fails. */
export const openListText = track(async (text: string, chosenColor?: Color): Promise<void> => {
  try {
    const { openList } = await import('./add-list');
    await openList(text, chosenColor);
  } catch {
    showToast('The list could not be loaded. Try again in a moment.');
  }
});

/** Makes a card a commander by the crown rule, or demotes a commander to the cards. */
export const toggleCrown = track(async (ref: CardRef): Promise<void> => {
  await loadMissingCommanders();
  const url = urlOf(ref);
  if (clipboard.store.getState().commanders.includes(url)) {
    clipboard.demoteCommander(url);
    showToast(clipboard.store.getState().error ?? `${ref.name} moved back to the cards`);
    return;
  }
  await withCard(ref, (card) => {
    clipboard.crownCard(card);
    showToast(clipboard.store.getState().error ?? `${ref.name} is now a commander`);
  });
});
