import { CardPage, CommanderListPage, CommanderPage, Redirects, TypeaheadList } from '@crownsmith/api-client';
import { validPair } from '@crownsmith/domain';
import { inclusion } from '@crownsmith/recommender';
import { basicLands } from '#src/pages/commander/average-deck';
import { cardPage } from '#src/pages/card/card-page';
import { commanderPage } from '#src/pages/commander/commander-page';
import { ranksOf, type PageContext, type Zone } from '#src/pages/page-context';
import { deckStrata, usualRate } from '#src/pages/card/deck-strata';
import { deckIndex, makeTogether } from '#src/pages/card/played-with';
import { redirectsOf } from '#src/pages/redirects';
import { makeSimilarCards } from '#src/pages/card/similar-cards';
import { makeSimilarZones, zoneProfiles } from '#src/pages/commander/similar-commanders';
import { makeUnplayedLike } from '#src/pages/commander/similar-unplayed-commanders';
import { commanderListPage } from '#src/pages/browse/top-lists';
import { cardOptions, commanderOptions, partnerOptions } from '#src/pages/typeahead-lists';
import type { Progress } from '#src/progress';
import { checkedJson } from '#src/snapshot/checked-json';
import type { OpenSnapshot } from '#src/snapshot/snapshot-folder';

/** Folders of the pages of commanders and cards, and what belongs to them. */
export const PAGE_FOLDERS = ['typeahead', 'commanders', 'cards', 'model'] as const;

const PROGRESS_EVERY = 64;

/** Commanders, typeahead and redirects. */
export const writeLists = async (snapshot: OpenSnapshot, context: PageContext): Promise<void> => {
  const files = [
    [
      'lists/commanders.json',
      () => checkedJson(CommanderListPage, 'lists/commanders.json', commanderListPage(context)),
    ],
    ['typeahead/cards.json', () => checkedJson(TypeaheadList, 'typeahead/cards.json', cardOptions(context))],
    [
      'typeahead/commanders.json',
      () => checkedJson(TypeaheadList, 'typeahead/commanders.json', commanderOptions(context)),
    ],
    [
      'typeahead/partners.json',
      () => checkedJson(TypeaheadList, 'typeahead/partners.json', partnerOptions(context)),
    ],
    [
      'redirects.json',
      () => checkedJson(Redirects, 'redirects.json', redirectsOf(context.cards, context.zones)),
    ],
  ] as const;
  for (const [path, content] of files) await snapshot.write(path, content());
};

/** How much a row of a zone says of it: inclusion here minus inclusion overall. */
const weigh =
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

const similarZones = (context: PageContext) => {
  const find = makeSimilarZones(zoneProfiles(context.counts.zoneCards, weigh(context)), context.cards.length);
  const like = makeUnplayedLike(context);
  const byNumber = new Map(
    context.zones.filter((zone) => zone.number >= 0).map((zone) => [zone.number, zone]),
  );
  return (zone: Zone, limit: number): readonly (readonly [Zone, number])[] => {
    if (zone.number < 0) return like(zone, limit);
    const accept = (other: number): boolean => {
      const candidate = byNumber.get(other);
      return candidate !== undefined && !overlaps(zone, candidate);
    };
    return find(zone.number, accept, limit).flatMap(([other, score]) => {
      const found = byNumber.get(other);
      return found === undefined ? [] : [[found, Math.min(1, score)] as const];
    });
  };
};

const isVerified = (context: PageContext, zone: Zone): boolean => {
  const [first, second] = zone.cards.map((card) => context.cards[card]);
  return first === undefined || second === undefined || validPair(first, second);
};

/** A page per commander and pair. */
export const writeCommanderPages = async (
  snapshot: OpenSnapshot,
  context: PageContext,
  suggest: (zone: Zone) => readonly number[],
  progress: Progress,
): Promise<{ readonly unverifiedPairs: number }> => {
  const task = progress.start('Commander pages', context.zones.length);
  const parts = {
    suggest,
    similar: similarZones(context),
    basicOf: basicLands(context.cards),
  };
  for (const [index, zone] of context.zones.entries()) {
    const path = `commanders/${zone.slug}.json`;
    await snapshot.write(path, checkedJson(CommanderPage, path, commanderPage(context, zone, parts)));
    if (index % PROGRESS_EVERY === 0) task.update(index);
  }
  task.end();
  return {
    unverifiedPairs: context.zones.filter((zone) => zone.cards.length === 2 && !isVerified(context, zone))
      .length,
  };
};

/** By card: the zones that play it, each with its decks. */
const playersOf = (context: PageContext): readonly (readonly (readonly [Zone, number])[])[] => {
  const players: (readonly [Zone, number])[][] = context.cards.map(() => []);
  const {
    starts,
    columns: [cards, decks],
  } = context.counts.zoneCards;
  for (const zone of context.zones) {
    if (zone.number < 0) continue;
    for (let row = starts[zone.number] ?? 0; row < (starts[zone.number + 1] ?? 0); row += 1)
      players[cards?.[row] ?? 0]?.push([zone, decks?.[row] ?? 0]);
  }
  return players;
};

/** The kind of each deck: its format and colours. */
const deckKinds = ({ counts }: PageContext): readonly number[] =>
  Array.from(counts.decks.identity, (identity, deck) => identity + 32 * (counts.decks.format[deck] ?? 0));

/** A page per card. */
export const writeCardPages = async (
  snapshot: OpenSnapshot,
  context: PageContext,
  progress: Progress,
): Promise<void> => {
  const task = progress.start('Card pages', context.cards.length);
  const index = deckIndex(context.counts.facts, context.cards.length);
  const together = makeTogether(index);
  const strata = deckStrata(index, deckKinds(context));
  const similar = makeSimilarCards(context.cards);
  const players = playersOf(context);
  const ranks = ranksOf(context.cards.map((_, card) => inclusion(context.overall(card)) ?? 0));
  for (const [number, card] of context.cards.entries()) {
    const path = `cards/${card.slug}.json`;
    const page = cardPage(context, number, {
      rank: context.overall(number).decks > 0 ? (ranks[number] ?? null) : null,
      players: players[number] ?? [],
      together: () => together(number),
      usual: (other) => usualRate(strata, number, other),
      similar: (cosine, companions) => similar(number, cosine, companions),
    });
    await snapshot.write(path, checkedJson(CardPage, path, page));
    if (number % PROGRESS_EVERY === 0) task.update(number);
  }
  task.end();
};
