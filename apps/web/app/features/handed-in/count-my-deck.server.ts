import { accounts } from '#app/accounts/current.server';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { createCountMyDeckRoutes } from './count-my-deck-route.server';

type Options = Parameters<typeof createCountMyDeckRoutes>[0];

/** The routes of this process. @param parseList reads lists in any notation */
export const openCountMyDeckRoutes = (parseList: Options['parseList']) =>
  createCountMyDeckRoutes({
    documents: () => accounts().documents,
    snapshot: getSnapshot,
    addresses: deckAddresses,
    parseList,
  });
