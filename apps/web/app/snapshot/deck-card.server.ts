import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';
import { exportName } from '@crownsmith/domain';

/** A card of the catalogue as `validateDeck` checks it. */
export const toDeckCard = (wire: WireCard) => ({
  ...clipboardCardFromWire(wire),
  keywords: wire.keywords,
  manaCost: wire.mana_cost,
});

/** A line of a list for other sites, which know a card by the name of its front face. */
export const toExportLine = (wire: WireCard, count: number) => ({
  name: exportName(wire.name, clipboardCardFromWire(wire).layout),
  count,
});
