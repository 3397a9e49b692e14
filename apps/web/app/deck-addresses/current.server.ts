import { env } from '#app/platform/env.server';
import { createDeckAddresses, type DeckAddresses } from './deck-addresses.server';

let current: DeckAddresses | undefined;

/** The reader of decks at addresses of this process, which its pages share. */
export const deckAddresses = (): DeckAddresses => {
  const { ORIGIN } = env();
  return (current ??= createDeckAddresses({
    userAgent: `Crownsmith/0.1${ORIGIN === undefined ? '' : ` (+${ORIGIN})`}`,
  }));
};
