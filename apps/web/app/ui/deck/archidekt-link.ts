import { archidektUrl, type PrintableList } from '@crownsmith/domain';
import type { DeckLink } from './deck-links';

/**
 * The link that opens a list at Archidekt; none where no card has an id there.
 * @param idOf the Scryfall id of the printing of an entry, or of its card
 */
export const archidektLinks = (
  { commanders, main }: PrintableList,
  idOf: (entry: PrintableList['main'][number]) => string | undefined,
): readonly DeckLink[] => {
  const zoned = (zone: 'commander' | 'main') => (entry: PrintableList['main'][number]) => ({
    name: entry.name,
    count: entry.count,
    zone,
    foil: entry.finish !== undefined,
    scryfallId: idOf(entry),
  });
  const lines = [...commanders.map(zoned('commander')), ...main.map(zoned('main'))];
  return lines.some(({ scryfallId }) => scryfallId !== undefined)
    ? [{ site: 'Archidekt', url: archidektUrl(lines).url }]
    : [];
};
