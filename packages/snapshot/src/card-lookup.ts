import type { WireCard } from '@crownsmith/api-client';

/** Looks a card up by its canonical slug. */
export type CardLookup = (slug: string) => WireCard | undefined;
