import { COLORLESS, makeSlug, NO_PARTNER } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';

/** A card of a deck, by default a colourless artifact that does nothing. */
export const aDeckCard = (name: string, fields: Partial<ReportCard> = {}): ReportCard => ({
  name,
  slug: makeSlug(name),
  typeLine: 'Artifact',
  manaValue: 3,
  manaCost: '{3}',
  keywords: [],
  layout: 'normal',
  text: '',
  colorIdentity: COLORLESS,
  legality: 'legal',
  canBeCommander: false,
  partner: NO_PARTNER,
  copyLimit: 1,
  gameChanger: false,
  tags: [],
  prices: {},
  ...fields,
});
