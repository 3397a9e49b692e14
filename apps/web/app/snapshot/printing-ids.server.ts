import type { SetPrintings } from '@crownsmith/api-client';
import type { DeckListEntry } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

/**
 * Scryfall's ids of the entries of a list: of the printing that an entry states by set and number, as far as it is known, else that
 * of its card.
 * @param sets see `readStatedPrintings`
 */
export const makePrintingIds = (
  sets: readonly SetPrintings[],
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): ((entry: DeckListEntry) => string | undefined) => {
  const ids = new Map(
    sets.flatMap(({ set, printings }) =>
      printings.map(({ card, number, id }) => [`${set} ${number} ${card}`, id] as const),
    ),
  );
  return ({ name, set, collectorNumber = '' }) => {
    const card = resolveCard(name);
    const own = ids.get(`${set?.toLowerCase() ?? ''} ${collectorNumber} ${card?.sanitized ?? ''}`);
    return own ?? card?.scryfall_id;
  };
};
