import { accounts } from '#app/accounts/current.server';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { createCountMyDeckRoutes } from './count-my-deck-route.server';

/** The routes of this process. */
export const openCountMyDeckRoutes = () =>
  createCountMyDeckRoutes({
    documents: () => accounts().documents,
    snapshot: getSnapshot,
    addresses: deckAddresses,
  });
