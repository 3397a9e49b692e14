import { BRAND, visibleSynergy } from '@crownsmith/domain';
import { shareText } from '@crownsmith/answers/text';
import type { PageRow } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { newForCommanders } from '#app/snapshot/new-for-commanders.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { signedText } from '#app/ui/format/numbers';
import type { AtomEntry, AtomFeed } from './atom.server';
import { nameUuid } from './name-uuid.server';

/** Entries of a feed at most. */
const MAX_ENTRIES = 60;

/** A date as RFC 3339 date and time; undefined for an invalid one. @example toDateTime('2026-11-13') // '2026-11-13T00:00:00Z' */
const toDateTime = (date: string | undefined): string | undefined =>
  date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))
    ? `${date}T00:00:00Z`
    : undefined;

const newestFirst = (a: AtomEntry, b: AtomEntry): number =>
  b.updated.localeCompare(a.updated) || a.title.localeCompare(b.title);

const newestOf = (entries: readonly AtomEntry[], snapshot: Snapshot): string =>
  entries[0]?.updated ?? new Date(snapshot.manifest.createdAt).toISOString();

const sampleNote = ({ manifest }: Snapshot): string =>
  manifest.sample ? ' Counted over generated sample decks.' : '';

const inclusionText = (numDecks: number, potentialDecks: number): string =>
  potentialDecks === 0
    ? 'No deck that could play it has been counted yet.'
    : `In ${shareText(numDecks, potentialDecks)} that could play it.`;

/** New cards over all commanders; empty for an older snapshot. */
export const newCardsFeed = async (snapshot: Snapshot, origin: string): Promise<AtomFeed> => {
  const list = await snapshot.browse.newCards();
  const entries = (list?.cards ?? [])
    .flatMap((row): readonly AtomEntry[] => {
      const card = snapshot.card(row.slug);
      const updated = toDateTime(row.released_at);
      if (!card || updated === undefined) return [];
      return [
        {
          id: nameUuid(`cards/${row.slug}`),
          title: card.name,
          url: `${origin}/cards/${row.slug}`,
          updated,
          summary: `${card.type}. ${inclusionText(row.num_decks, row.potential_decks)}${sampleNote(snapshot)}`,
        },
      ];
    })
    .toSorted(newestFirst)
    .slice(0, MAX_ENTRIES);
  return {
    id: nameUuid('feeds/new-cards'),
    title: `New cards · ${BRAND}`,
    subtitle: 'Cards of the year before the newest deck, or later, newest first.',
    url: `${origin}/`,
    self: `${origin}/feeds/new-cards.atom`,
    author: BRAND,
    updated: newestOf(entries, snapshot),
    entries,
  };
};

const rowText = (row: PageRow, commander: string): string => {
  const played = `In ${shareText(row.numDecks, row.potentialDecks)} with ${commander}`;
  const synergy = visibleSynergy(row);
  return synergy === null ? `${played}.` : `${played}, ${signedText(synergy)} synergy.`;
};

/** New cards of a commander or pair, cards without a date left out; undefined for an unknown slug. */
export const commanderFeed = async (
  snapshot: Snapshot,
  slug: string,
  origin: string,
): Promise<AtomFeed | undefined> => {
  const view = await snapshot.commanderPage(slug);
  if (!view) return undefined;
  const name = commanderName(view.cards);
  const rows = view.lists.find(({ tag }) => tag === 'newcards')?.rows ?? [];
  const entries = rows
    .flatMap((row): readonly AtomEntry[] => {
      const updated = toDateTime(snapshot.card(row.card.slug)?.released_at);
      if (updated === undefined) return [];
      return [
        {
          id: nameUuid(`commanders/${slug}/cards/${row.card.slug}`),
          title: row.card.name,
          url: `${origin}/cards/${row.card.slug}`,
          updated,
          summary: `${row.card.typeLine}. ${rowText(row, name)}${sampleNote(snapshot)}`,
        },
      ];
    })
    .toSorted(newestFirst)
    .slice(0, MAX_ENTRIES);
  return {
    id: nameUuid(`feeds/commanders/${slug}`),
    title: `New cards for ${name} · ${BRAND}`,
    subtitle: `New cards that decks with ${name} play.`,
    url: `${origin}/commanders/${slug}`,
    self: `${origin}/feeds/commanders/${slug}.atom`,
    author: BRAND,
    updated: newestOf(entries, snapshot),
    entries,
  };
};

/** New cards for some commanders, of the newest sets first: those that their decks play or should want. */
export const followedFeed = async (
  snapshot: Snapshot,
  views: readonly CommanderView[],
  origin: string,
): Promise<AtomFeed> => {
  const query = views.map(({ slug }) => `commander=${slug}`).join('&');
  const entries = (await newForCommanders(snapshot, views))
    .flatMap(({ set, cards }): readonly AtomEntry[] => {
      const updated = toDateTime(set?.releasedAt ?? undefined);
      if (updated === undefined) return [];
      return cards.map(({ name, url, reasons }) => ({
        id: nameUuid(`new-cards/${query}${url}`),
        title: name,
        url: `${origin}${url}`,
        updated,
        summary: `${reasons.map(({ label, reason }) => `${label}: ${reason}.`).join(' ')}${sampleNote(snapshot)}`,
      }));
    })
    .toSorted(newestFirst)
    .slice(0, MAX_ENTRIES);
  return {
    id: nameUuid(`feeds/new-cards?${query}`),
    title: `New cards for ${views.map(({ cards }) => commanderName(cards)).join('; ')} · ${BRAND}`,
    subtitle: 'New cards that their decks play or should want.',
    url: `${origin}/new-cards?${query}`,
    self: `${origin}/feeds/new-cards.atom?${query}`,
    author: BRAND,
    updated: newestOf(entries, snapshot),
    entries,
  };
};
