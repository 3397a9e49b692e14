import { BRAND } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { shareText } from '#app/ui/format/share-text';
import type { AtomFeed } from './atom.server';
import { nameUuid } from './name-uuid.server';

/** What feeds of what is moving are about. */
export const MOVING_KINDS = ['cards', 'commanders'] as const;
type MovingKind = (typeof MOVING_KINDS)[number];

/** Entries of each direction. */
const MAX_ENTRIES = 20;

/**
 * Cards or commanders that rise and fall, the greatest changes first; an entry a week for each. Empty for an older snapshot,
 * and where no deck has a date.
 */
export const movingFeed = async (
  snapshot: Snapshot,
  kind: MovingKind,
  { origin, self }: { readonly origin: string; readonly self: string },
): Promise<AtomFeed> => {
  const view = await snapshot.browse.moving();
  const updated =
    view === undefined ? new Date(snapshot.manifest.createdAt).toISOString() : `${view.until}T00:00:00Z`;
  const rows = [
    ...(view?.[kind].rising.slice(0, MAX_ENTRIES) ?? []),
    ...(view?.[kind].falling.slice(0, MAX_ENTRIES) ?? []),
  ].sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  return {
    id: nameUuid(`feeds/moving-${kind}`),
    title: `${kind === 'cards' ? 'Cards' : 'Commanders'} on the move · ${BRAND}`,
    subtitle: 'What is played more, or less, than a few weeks ago.',
    url: `${origin}/top/rising`,
    self: `${origin}${self}`,
    author: BRAND,
    updated,
    entries: rows.map(({ slug, card, recent, before, z }) => ({
      // The same change is one entry, however often it is published.
      id: nameUuid(`moving/${kind}/${slug}/${view?.until ?? ''}`),
      title: `${card.name} is ${z > 0 ? 'rising' : 'falling'}`,
      url: `${origin}/${kind}/${slug}`,
      updated,
      summary: `In ${shareText(recent.num_decks, recent.potential_decks)} of the latest weeks, before in ${shareText(before.num_decks, before.potential_decks)}; z-score ${z.toFixed(1)}.`,
    })),
  };
};
