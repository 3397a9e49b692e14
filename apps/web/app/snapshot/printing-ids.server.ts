import { SetPrintings } from '@crownsmith/api-client';
import type { DeckListEntry, PrintableList } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

/** Code of a set in the name of a file. */
const SET_CODE = /^[a-z\d]{2,8}$/;
/** Sets of one list that are looked up. */
const MAX_SETS = 150;

/**
 * Scryfall's ids of the entries of a list: of the printing that an entry states by set and number, as far as the snapshot knows
 * it, else that of its card.
 */
export const makePrintingIds = async (
  { commanders, main }: PrintableList,
  { resolveCard, files }: Pick<Snapshot, 'resolveCard' | 'files'>,
): Promise<(entry: DeckListEntry) => string | undefined> => {
  const stated = [...commanders, ...main].flatMap(({ set, collectorNumber }) =>
    set !== undefined && collectorNumber !== undefined ? [set.toLowerCase()] : [],
  );
  const sets = [...new Set(stated)].filter((set) => SET_CODE.test(set)).slice(0, MAX_SETS);
  const read = await Promise.all(sets.map((set) => files.read(`printings/${set}.json`, SetPrintings)));
  const ids = new Map(
    read.flatMap((found) =>
      found
        ? found.printings.map(({ card, number, id }) => [`${found.set} ${number} ${card}`, id] as const)
        : [],
    ),
  );
  return ({ name, set, collectorNumber = '' }) => {
    const card = resolveCard(name);
    const own = ids.get(`${set?.toLowerCase() ?? ''} ${collectorNumber} ${card?.sanitized ?? ''}`);
    return own ?? card?.scryfall_id;
  };
};
