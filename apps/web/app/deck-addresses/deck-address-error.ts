/** Why there is no deck at an address. */
export type DeckAddressErrorCode =
  | 'not-an-address'
  | 'unknown-site'
  | 'not-a-deck'
  | 'private'
  | 'not-found'
  | 'unreachable'
  | 'too-large'
  | 'unreadable'
  | 'busy';

export interface DeckAddressError {
  readonly code: DeckAddressErrorCode;
  /** what is wrong and what to do, as a sentence for the visitor */
  readonly message: string;
}

const PASTE = 'Paste its list instead.';

/** The error of a code. @param site the name of the site; absent where it is not known */
export const makeDeckAddressError = (code: DeckAddressErrorCode, site = 'The site'): DeckAddressError => {
  const messages: Readonly<Record<DeckAddressErrorCode, string>> = {
    'not-an-address': 'Not an address. Copy it from the address bar of the deck’s page.',
    'unknown-site': `Not the address of a deck at Moxfield, Archidekt, TappedOut, Deckstats or MTGGoldfish. ${PASTE}`,
    'not-a-deck': `Not the address of a deck at ${site}. Copy it from the address bar of the deck’s page.`,
    private: `The deck is private, or ${site} does not let other sites read it. ${PASTE}`,
    'not-found': `${site} has no such deck. Check the address.`,
    unreachable: `${site} does not respond. Try again later, or paste the list.`,
    'too-large': `${site} responded with more than a deck. ${PASTE}`,
    unreadable: `${site} responded with something that is not a deck. ${PASTE}`,
    busy: `Too many decks of ${site} are being fetched. Try again in a minute, or paste the list.`,
  };
  return { code, message: messages[code] };
};
