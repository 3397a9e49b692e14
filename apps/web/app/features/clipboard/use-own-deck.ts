import type { CardList } from '@crownsmith/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { clipboardStore } from './clipboard-store';
import { useClipboardText } from './clipboard-text';
import { loadActions } from './load-actions';
import {
  forgetOwnDeck,
  hasSameCards,
  isOwnDeck,
  markOwnDeck,
  ownList,
  storeDeckWords,
  storedDeckWords,
} from './own-deck';

/** A deck that a page shows. */
export interface ShownDeck extends CardList {
  /** the part of its address that holds its cards */
  readonly key: string;
  /** what the player says of it, as a query */
  readonly words: string;
}

/** Whose the deck of a page is: this browser's own, somebody else's, or not known yet. */
type DeckOwner = 'own' | 'other' | 'unknown';

interface OwnDeck {
  readonly owner: DeckOwner;
  /** the number of cards of this browser's own deck */
  readonly ownCards: number;
  /** makes the deck of the page this browser's own */
  readonly makeMine: () => Promise<void>;
  /** after the deck of the page became this browser's own: makes that undone */
  readonly giveBack: (() => void) | undefined;
  /** the next deck that the page shows is the own one, too: something was done with it */
  readonly expectOwn: () => void;
}

const sizeOf = (list: CardList | undefined): number =>
  list === undefined
    ? 0
    : list.commanders.length + Object.values(list.cards).reduce((sum, count) => sum + count, 0);

/**
 * Keeps the browser's own deck, the clipboard, and the deck of a page together: what is done with the own deck on the page
 * is done with the clipboard, and what changes the clipboard leads to the page of the changed deck. A deck of somebody else never replaces the
 * own one unasked.
 * @param deck what the page shows; undefined without one
 * @param open leads to the page of a list, and of what the player says of it
 */
export const useOwnDeck = (
  deck: ShownDeck | undefined,
  open: (text: string, words: string) => void,
): OwnDeck => {
  const state = useStore(clipboardStore);
  const text = useClipboardText();
  const [isLoaded, setLoaded] = useState(false);
  const [owner, setOwner] = useState<DeckOwner>('unknown');
  const expects = useRef(false);
  const [kept, setKept] = useState<{ readonly key: string; readonly undo: () => void }>();
  /** a deck that was given back: it is not kept again unasked */
  const givenBack = useRef('');
  /** the deck of the page that was looked at last, and the list that was sent last */
  const seen = useRef('');
  const sent = useRef('');
  /** the clipboard is about to hold the deck of the page */
  const follows = useRef(false);
  const hasDeck = deck !== undefined;
  // A page without a deck has nothing to compare with the clipboard, whose code loads only where a list is stored (load-actions.ts).
  useEffect(() => {
    if (!hasDeck) return;
    // In a task of its own: the page is hydrated in the present one.
    setTimeout(
      () =>
        void loadActions().then(
          () => setLoaded(true),
          () => undefined,
        ),
    );
  }, [hasDeck]);

  /** Makes a deck this browser's own, and remembers how that is undone. */
  const adopt = useCallback(async (shown: ShownDeck): Promise<void> => {
    const words = storedDeckWords();
    markOwnDeck(shown.key);
    storeDeckWords(shown.words);
    setOwner('own');
    follows.current = true;
    try {
      const { followDeck } = await loadActions();
      const restore = await followDeck(shown);
      const undo = (): void => {
        givenBack.current = shown.key;
        forgetOwnDeck(shown.key);
        storeDeckWords(words);
        restore();
        setOwner('other');
        setKept(undefined);
      };
      setKept({ key: shown.key, undo });
    } finally {
      follows.current = false;
    }
  }, []);

  useEffect(() => {
    if (!isLoaded || deck === undefined || follows.current) return;
    const own = ownList();
    const isNew = seen.current !== deck.key;
    seen.current = deck.key;
    const keep = (): void => {
      markOwnDeck(deck.key);
      storeDeckWords(deck.words);
      setOwner('own');
    };
    if (own !== undefined && hasSameCards(own, deck)) return keep();
    if (isNew && (isOwnDeck(deck.key) || expects.current)) {
      expects.current = false;
      keep();
      follows.current = true;
      const done = (): void => {
        follows.current = false;
      };
      void loadActions()
        .then(({ followDeck }) => followDeck(deck))
        .then(done, done);
      return;
    }
    if (isNew && own === undefined && givenBack.current !== deck.key) {
      void loadActions().then(
        ({ holdsNoDeck }) => (holdsNoDeck() ? adopt(deck) : setOwner('other')),
        () => setOwner('other'),
      );
      return;
    }
    if (!isNew && owner === 'own' && givenBack.current !== deck.key && text !== '' && sent.current !== text) {
      // The clipboard was changed beside the page: the page follows once.
      sent.current = text;
      expects.current = true;
      open(text, deck.words);
      return;
    }
    if (owner !== 'own' || isNew) setOwner('other');
  }, [adopt, deck, isLoaded, open, owner, state, text]);

  return {
    owner: deck === undefined ? 'unknown' : owner,
    ownCards: isLoaded ? sizeOf(ownList()) : 0,
    makeMine: async () => {
      if (deck === undefined) return;
      givenBack.current = '';
      await adopt(deck);
    },
    giveBack: kept !== undefined && kept.key === deck?.key ? kept.undo : undefined,
    expectOwn: () => {
      expects.current = owner === 'own';
    },
  };
};

export { storedDeckWords };
