/** Why there is no deck at an address. */
export type DeckAddressErrorCode =
  | 'not-an-address'
  | 'unknown-site'
  | 'not-a-deck'
  | 'no-agent'
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

/** Why a site gave no deck; of an answer of another shape also what differed, as a sentence. */
export interface DeckAddressFault {
  readonly code: DeckAddressErrorCode;
  readonly detail?: string | undefined;
}

/** The error of a fault. @param site the name of the site; absent where it is not known */
export const makeDeckAddressError = (
  { code, detail }: DeckAddressFault,
  site = 'The site',
): DeckAddressError => {
  const messages: Readonly<Record<DeckAddressErrorCode, string>> = {
    'not-an-address': 'Not an address. Copy it from the address bar of the deck’s page.',
    'unknown-site': `Not the address of a deck at Moxfield, Archidekt, TappedOut, Deckstats or MTGGoldfish. ${PASTE}`,
    'not-a-deck': `Not the address of a deck at ${site}. Copy it from the address bar of the deck’s page.`,
    'no-agent': `${site} answers only programs that it has approved, and this site is none. On the deck’s page there choose Export and copy the list, then paste it here.`,
    private: `The deck is private, or ${site} does not let other sites read it. ${PASTE}`,
    'not-found': `${site} has no such deck. Check the address.`,
    unreachable: `${site} does not respond. Try again later, or paste the list.`,
    'too-large': `${site} responded with more than a deck. ${PASTE}`,
    unreadable: `${site} responded with something that is not a deck${detail === undefined ? '' : `: ${detail}`}. ${PASTE}`,
    busy: `Too many decks of ${site} are being fetched. Try again in a minute, or paste the list.`,
  };
  return { code, message: messages[code] };
};
