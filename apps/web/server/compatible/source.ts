import { CommanderPage, PreconPage, TrendsPage, type CardRow } from '@crownsmith/api-client';
import type { CommanderPart, Source } from '@crownsmith/compatible';
import { makeSlug } from '@crownsmith/domain';
import { isSnapshotFailure } from '@crownsmith/snapshot';
import { NEW_DAYS } from '@crownsmith/snapshot/lists';
import type { PageRow } from '#app/model/card';
import { findPreconSlug } from '#app/model/precon-slug';
import { siteConfig } from '#app/platform/site-config.server';
import {
  countBrackets,
  findPart,
  type CommanderPart as PartView,
} from '#app/snapshot/commander-parts.server';
import { findCommander } from '#app/snapshot/find-commander.server';
import { pictureUri } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';

const DAY_MS = 86_400_000;

const newSince = (newestDeck: string | null): string | undefined =>
  newestDeck === null
    ? undefined
    : new Date(Date.parse(newestDeck) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);

const toRow = ({ card, numDecks, potentialDecks, synergy, lift }: PageRow): CardRow => ({
  slug: card.slug,
  num_decks: numDecks,
  potential_decks: potentialDecks,
  synergy,
  lift,
});

/** A part in the form of the page files. */
const toPart = (part: PartView): CommanderPart => ({
  key: part.key,
  name: part.name,
  num_decks: part.numDecks,
  counted_decks: part.countedDecks,
  lists: part.lists.map(({ rows, ...list }) => ({ ...list, rows: rows.map(toRow) })),
  rows: part.rows.map(toRow),
  mana_curve: [...part.manaCurve],
  types: { ...part.types },
  average_price: part.averagePrice,
  average_deck: part.averageDeck?.map(({ card, count }) => ({ slug: card.slug, count })),
  brackets: part.bracketCounts,
});

/** What of a snapshot answers in the shapes of open clients are made from. */
export const makeSource = (snapshot: Snapshot): Source => ({
  card: (slug) => snapshot.card(slug),
  cards: snapshot.cards,
  pictureUri: (uri) => pictureUri(uri) ?? uri,
  shops: siteConfig().affiliates,
  newSince: newSince(snapshot.manifest.newestDeck),
  read: (path, schema) => snapshot.files.read(path, schema),
  findCard: (text) => {
    const slug = makeSlug(text);
    return snapshot.card(snapshot.redirect('cards', slug) ?? slug);
  },
  findCommander: async (text) => {
    const view = await findCommander(text, snapshot);
    const page = view && (await snapshot.files.read(`commanders/${view.slug}.json`, CommanderPage));
    return (
      page && {
        page,
        brackets: countBrackets(snapshot, view),
        part: async (name) => {
          const part = await findPart(snapshot, view, name);
          return part && toPart(part);
        },
      }
    );
  },
  findPrecon: async (text) => {
    const slug = findPreconSlug(text, (await snapshot.browse.precons()) ?? []);
    return slug === undefined ? undefined : snapshot.files.read(`precons/${slug}.json`, PreconPage);
  },
  trends: async () => {
    try {
      return await snapshot.files.read('lists/trends.json', TrendsPage);
    } catch (error) {
      if (isSnapshotFailure(error)) return undefined;
      throw error;
    }
  },
});
