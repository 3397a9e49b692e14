import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { CardLookup } from './card-fields.server';

/** The look-up of a snapshot's cards by their canonical slugs. */
export const lookUpIn =
  (snapshot: Snapshot): CardLookup =>
  (slug) =>
    snapshot.card(slug);
