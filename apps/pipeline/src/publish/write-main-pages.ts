import {
  AverageDecks,
  averageDeckOf,
  CommanderListPage,
  CommanderPage,
  makeAverageDecks,
  Redirects,
  SearchFacts,
  type ResultsPage,
  TypeaheadList,
} from '@crownsmith/api-client';
import { validPair } from '@crownsmith/domain';
import { inclusion, type DeckCounts } from '@crownsmith/recommender';
import { findBasicLands } from '@crownsmith/answers/lists';
import { makeCommanderListPage } from '#src/pages/browse/top-lists';
import { makeCommanderPage, type CommanderPageInput } from '#src/pages/commander/commander-page';
import { makeDecksToAverage } from '#src/pages/commander/decks-to-average';
import { makeSimilarZones, makeZoneProfiles } from '#src/pages/commander/similar-commanders';
import { makeSimilarToUnplayed } from '#src/pages/commander/similar-unplayed-commanders';
import type { PageContext, Zone } from '#src/pages/page-context';
import { makeRedirects } from '#src/pages/redirects';
import { makeSearchFacts } from '#src/pages/search-facts';
import { cardOptions, commanderOptions, partnerOptions } from '#src/pages/typeahead-lists';
import type { Progress } from '#src/progress';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';
import { openBulkFile, toBulkCommander, type ListedBulkFile } from './bulk-files';

/** Folders of the pages of commanders and cards, and of what they need. */
export const MAIN_FOLDERS = ['typeahead', 'commanders', 'cards', 'model'] as const;

const PROGRESS_EVERY = 64;

/** Writes the list of commanders, typeahead lists, what searches know of the cards, and redirects. @param results where any count */
export const writeMainLists = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  results: ResultsPage | undefined,
): Promise<void> => {
  await snapshot.writeJson('lists/commanders.json', CommanderListPage, makeCommanderListPage(context));
  await snapshot.writeJson('typeahead/cards.json', TypeaheadList, cardOptions(context));
  await snapshot.writeJson('typeahead/commanders.json', TypeaheadList, commanderOptions(context));
  await snapshot.writeJson('typeahead/partners.json', TypeaheadList, partnerOptions(context));
  await snapshot.writeJson('search.json', SearchFacts, { cards: makeSearchFacts(context, results) });
  await snapshot.writeJson('redirects.json', Redirects, makeRedirects(context.cards, context.zones));
};

/** How characteristic a card is of a zone: inclusion in its decks minus inclusion overall. */
const makeWeight =
  (context: PageContext) =>
  (zone: number, row: number): number => {
    const [cards, decks] = context.counts.zoneCards.columns;
    const card = cards?.[row] ?? 0;
    const here =
      inclusion({ decks: decks?.[row] ?? 0, potential: context.counts.zonePotential(zone, card) }) ?? 0;
    return here - (inclusion(context.overall(card)) ?? 0);
  };

const overlaps = (a: Zone, b: Zone): boolean =>
  a.cards.every((card) => b.cards.includes(card)) || b.cards.every((card) => a.cards.includes(card));

const makeSimilarCommanders = (context: PageContext) => {
  const profiles = makeZoneProfiles(context.counts.zoneCards, makeWeight(context));
  const findSimilarToUnplayed = makeSimilarToUnplayed(context);
  const byNumber = new Map(
    context.zones.filter((zone) => zone.number >= 0).map((zone) => [zone.number, zone]),
  );
  const findSimilar = makeSimilarZones(profiles, {
    cards: context.cards.length,
    // A banned commander is similar to nothing that a player may build.
    decks: (number) => {
      const zone = byNumber.get(number);
      return zone === undefined || zone.banned ? 0 : zone.decks;
    },
    overlaps: (a, b) => {
      const [first, second] = [byNumber.get(a), byNumber.get(b)];
      return first !== undefined && second !== undefined && overlaps(first, second);
    },
  });
  return (zone: Zone, limit: number): readonly (readonly [Zone, number])[] => {
    if (zone.number < 0) return findSimilarToUnplayed(zone, limit);
    return findSimilar(zone.number, limit).flatMap(([other, score]) => {
      const found = byNumber.get(other);
      return found === undefined ? [] : [[found, Math.min(1, score)] as const];
    });
  };
};

const isUnverifiedPair = (context: PageContext, zone: Zone): boolean => {
  if (zone.cards.length !== 2) return false;
  const [first, second] = zone.cards.map((card) => context.cards[card]);
  return first !== undefined && second !== undefined && !validPair(first, second);
};

/** Writes a page per commander and pair, and the file in bulk of them. */
export const writeCommanderPages = async (
  snapshot: SnapshotFiles,
  context: PageContext,
  {
    decks: counts,
    ...suggest
  }: Pick<CommanderPageInput, 'suggestions' | 'sharedTraits'> & { readonly decks: DeckCounts },
  progress: Progress,
): Promise<{ readonly unverifiedPairs: number; readonly bulk: ListedBulkFile }> => {
  const task = progress.start('Commander pages', context.zones.length);
  const basicOf = findBasicLands(context.cards);
  const input = {
    ...suggest,
    basicOf,
    decksToAverage: makeDecksToAverage(context, counts, basicOf),
    similar: makeSimilarCommanders(context),
  };
  const bulk = openBulkFile(snapshot, 'commanders.jsonl.gz');
  const decks: Pick<CommanderPage, 'slug' | 'cards' | 'identity' | 'num_decks' | 'average_deck'>[] = [];
  for (const [done, zone] of context.zones.entries()) {
    const page = makeCommanderPage(context, zone, input);
    await snapshot.writeJson(`commanders/${zone.slug}.json`, CommanderPage, page);
    await bulk.add(toBulkCommander(page));
    const { slug, cards, identity, average_deck } = page;
    const { num_decks } = averageDeckOf(page);
    if (!zone.banned) decks.push({ slug, cards, identity, num_decks, average_deck });
    if (done % PROGRESS_EVERY === 0) task.update(done);
  }
  task.end();
  await snapshot.writeJson('lists/average-decks.json', AverageDecks, makeAverageDecks(decks));
  return {
    unverifiedPairs: context.zones.filter((zone) => isUnverifiedPair(context, zone)).length,
    bulk: await bulk.finish(),
  };
};
