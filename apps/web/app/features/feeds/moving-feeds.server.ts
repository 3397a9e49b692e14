import { BRAND } from '@crownsmith/domain';
import { shareText } from '@crownsmith/answers/text';
import type { MovingView } from '#app/model/moving';
import type { Snapshot } from '#app/snapshot/current.server';
import type { AtomFeed } from './atom.server';
import { nameUuid } from './name-uuid.server';

/** What feeds of what is moving are about. */
export const MOVING_KINDS = ['cards', 'commanders', 'new-cards'] as const;
type MovingKind = (typeof MOVING_KINDS)[number];

/** Entries of each direction. */
const MAX_ENTRIES = 20;

const TITLES: Readonly<Record<MovingKind, readonly [title: string, subtitle: string]>> = {
  cards: ['Cards on the move', 'What is played more, or less, than a few weeks ago.'],
  commanders: ['Commanders on the move', 'What is played more, or less, than a few weeks ago.'],
  'new-cards': [
    'New cards taken up',
    'The new cards of the latest sets, by the share of the decks since their release that play them.',
  ],
};

type Entries = AtomFeed['entries'];

const movingEntries = (
  { cards, commanders, until }: MovingView,
  kind: Exclude<MovingKind, 'new-cards'>,
  origin: string,
  updated: string,
): Entries => {
  const { rising, falling } = kind === 'cards' ? cards : commanders;
  return [...rising.slice(0, MAX_ENTRIES), ...falling.slice(0, MAX_ENTRIES)]
    .sort((a, b) => Math.abs(b.z) - Math.abs(a.z))
    .map(({ slug, card, recent, before, z }) => ({
      // The same change is one entry, however often it is published.
      id: nameUuid(`moving/${kind}/${slug}/${until}`),
      title: `${card.name} is ${z > 0 ? 'rising' : 'falling'}`,
      url: `${origin}/${kind}/${slug}`,
      updated,
      summary: `In ${shareText(recent.num_decks, recent.potential_decks)} of the latest weeks, before in ${shareText(before.num_decks, before.potential_decks)}; z-score ${z.toFixed(1)}.`,
    }));
};

/** An entry for each new card, which later publishes update. */
const newCardEntries = ({ sets }: MovingView, origin: string, updated: string): Entries =>
  sets
    .flatMap(({ code, name, rows }) => rows.map((row) => ({ code, name, row })))
    .sort((a, b) => b.row.inclusion - a.row.inclusion || b.row.numDecks - a.row.numDecks)
    .slice(0, 2 * MAX_ENTRIES)
    .map(({ code, name, row: { card, numDecks, potentialDecks } }) => ({
      id: nameUuid(`moving/new-cards/${code}/${card.slug}`),
      title: `${card.name} from ${name}`,
      url: `${origin}/cards/${card.slug}`,
      updated,
      summary: `In ${shareText(numDecks, potentialDecks)} since the release of the set that could play it.`,
    }));

/**
 * Cards or commanders that rise and fall, the greatest changes first, an entry a week for each; or new cards by how fast they
 * are taken up. Empty for an older snapshot, and where no deck has a date.
 */
export const movingFeed = async (
  snapshot: Snapshot,
  kind: MovingKind,
  { origin, self }: { readonly origin: string; readonly self: string },
): Promise<AtomFeed> => {
  const view = await snapshot.browse.moving();
  const updated =
    view === undefined ? new Date(snapshot.manifest.createdAt).toISOString() : `${view.until}T00:00:00Z`;
  const [title, subtitle] = TITLES[kind];
  return {
    id: nameUuid(`feeds/moving-${kind}`),
    title: `${title} · ${BRAND}`,
    subtitle,
    url: `${origin}/top/rising`,
    self: `${origin}${self}`,
    author: BRAND,
    updated,
    entries:
      view === undefined
        ? []
        : kind === 'new-cards'
          ? newCardEntries(view, origin, updated)
          : movingEntries(view, kind, origin, updated),
  };
};
