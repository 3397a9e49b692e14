import { exportName } from '@crownsmith/domain';

/** A line of a list for other sites, which know a card by the name of its front face. */
export const toExportLine = (card: { readonly name: string; readonly layout: string }, count: number) => ({
  name: exportName(card.name, card.layout),
  count,
});
