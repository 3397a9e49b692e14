import type { DuckDBConnection } from '@duckdb/node-api';
import { isBasicLand, parseTypeLine, type Card, type Prices } from '@crownsmith/domain';
import type { RecommenderCard } from '@crownsmith/recommender';
import { enrichCard, withSetCode } from '@crownsmith/catalog';
import { knownSets, starterCards, starterSalt } from '@crownsmith/catalog/starter';
import { readKnownCards } from '#src/cards/known-cards';
import { withPreviews } from '#src/cards/previewed-cards';
import { makeNameIndex } from '#src/names/name-index';
import { readPrices } from '#src/prices/price-table';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredSalt } from '#src/store/stored-records';

/** Card files call previewed cards not legal; one that the starter knows as legal has come out since. */
const corrected = (card: Card, known: Card): Card =>
  card.legality === 'not_legal' && known.legality === 'legal' ? { ...card, legality: 'legal' } : card;

/** From so many Commander decks, and so large a share of those that could play it, on. */
const PLAYED_DECKS = 5;
const PLAYED_SHARE = 0.002;

/**
 * A card file that is older than a card's release calls it not legal. Where Commander decks play it all the same, its
 * legality is unknown rather than that. Banned cards stay banned.
 * @param decks decks of the Commander format that hold a card, the command zone included
 */
export const withPlayedLegality = (
  cards: readonly Card[],
  decks: Int32Array,
  potential: Int32Array,
): readonly Card[] =>
  cards.map((card, number) => {
    const played = decks[number] ?? 0;
    const isPlayed = played >= PLAYED_DECKS && played >= PLAYED_SHARE * (potential[number] ?? 0);
    return card.legality === 'not_legal' && isPlayed ? { ...card, legality: 'unknown' } : card;
  });

/** Starter facts fill what an imported card lacks; a set that it names only by name gets its code and date. */
const withStarter = (cards: readonly Card[]): readonly Card[] => {
  const starter = new Map(starterCards().map((card) => [card.slug, card]));
  const sets = new Map(knownSets().map((set) => [set.name, set]));
  return cards.map((card) => {
    const known = starter.get(card.slug);
    return withSetCode(known === undefined ? card : corrected(enrichCard(card, known), known), sets);
  });
};

/** Imported prices replace those of the same source. */
const withPrices = (cards: readonly Card[], prices: ReadonlyMap<string, Prices>): readonly Card[] => {
  if (prices.size === 0) return cards;
  const index = makeNameIndex(cards);
  const byCard = new Map<number, Prices>();
  for (const [name, own] of prices) {
    const card = index.resolve(name);
    if (card !== undefined) byCard.set(card, { ...byCard.get(card), ...own });
  }
  return cards.map((card, number) => {
    const own = byCard.get(number);
    return own === undefined ? card : { ...card, prices: { ...card.prices, ...own } };
  });
};

/** Imported salt takes the place of all other; where none was imported, the starter's fills what cards lack. */
const withSalt = (
  cards: readonly Card[],
  imported: ReadonlyMap<string, number> | undefined,
): readonly Card[] => {
  const index = makeNameIndex(cards);
  const byCard = new Map<number, number>();
  const known = imported ?? new Map(starterSalt().map(({ name, salt }) => [name, salt]));
  for (const [name, salt] of known) {
    const card = index.resolve(name);
    if (card !== undefined) byCard.set(card, salt);
  }
  return cards.map((card, number) => {
    const { salt: own, ...rest } = card;
    const salt = imported === undefined ? (own ?? byCard.get(number)) : byCard.get(number);
    return salt === undefined ? rest : { ...rest, salt };
  });
};

/** All cards as they are published: the store's, completed, priced, salted, in the order of their slugs. */
export const publishCatalogue = async (store: Store, db: DuckDBConnection): Promise<readonly Card[]> => {
  const state = store.state();
  if (state.cards === null) return [];
  const known = await readKnownCards(store, db);
  const complete = state.cards.origin === 'imported' ? withStarter(withPreviews(known)) : known;
  const prices =
    state.prices === null ? new Map<string, Prices>() : await readPrices(db, store.path(state.prices.file));
  const salt =
    state.salt === null ? undefined : await readRecords(db, store.path(state.salt.file), StoredSalt);
  return withSalt(withPrices(complete, prices), salt);
};

/** The facts that the recommender needs of a card. */
export const recommenderCard = (card: Card): RecommenderCard => ({
  slug: card.slug,
  identity: card.colorIdentity,
  ...(card.primaryType === undefined ? {} : { primaryType: card.primaryType }),
  subtypes: parseTypeLine(card.typeLine).flatMap((face) => face.subtypes),
  tags: card.tags,
  keywords: card.keywords,
  manaValue: card.manaValue,
  basic: isBasicLand(card),
  legal: card.legality === 'legal' || card.legality === 'unknown',
});
