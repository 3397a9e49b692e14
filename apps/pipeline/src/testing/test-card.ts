import type { Card } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';

/** A legal, colourless card of a name and type line; other fields can be overridden. */
export const testCard = (name: string, typeLine: string, fields: Partial<Card> = {}): Card =>
  buildCard({
    name,
    type: typeLine,
    value: 2,
    more: { canBeCommander: false, copyLimit: 1, prices: {}, sets: [], ...fields },
  });
