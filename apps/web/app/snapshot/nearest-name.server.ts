import type { Snapshot } from './snapshot.server';

/** The name of the card that is most like an unknown one; undefined where none is. */
export const nearestCardName = (name: string, snapshot: Pick<Snapshot, 'typeahead'>): string | undefined =>
  snapshot.typeahead(name, 'cards', 1)[0]?.label;
