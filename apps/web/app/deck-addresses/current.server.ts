import { env } from '#app/platform/env.server';
import { makeLogger } from '#app/platform/logger.server';
import { createDeckAddresses, type DeckAddresses } from './deck-addresses.server';

let current: DeckAddresses | undefined;

/** The reader of decks at addresses of this process, which its pages share. */
export const deckAddresses = (): DeckAddresses => {
  const { ORIGIN, MOXFIELD_USER_AGENT, LOG_LEVEL } = env();
  return (current ??= createDeckAddresses({
    userAgent: `Crownsmith/0.1${ORIGIN === undefined ? '' : ` (+${ORIGIN})`}`,
    agents: { Moxfield: MOXFIELD_USER_AGENT },
    onOtherShape: (site, detail) =>
      makeLogger(LOG_LEVEL).warn(
        { site, detail },
        'A site answered with a deck of another shape; npm run pipeline -- sources check compares it with its sample',
      ),
  }));
};
