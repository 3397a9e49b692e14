import { allowedFromWire, bracketLimitsOf, type FindCombosRequest } from '@crownsmith/api-client';
import type { BracketFacts, ComboMatch } from '@crownsmith/compatible';
import { createComboIndex, estimateDeckBracket } from '@crownsmith/deck-report';
import {
  allows,
  allowsMore,
  deckAllowance,
  unionIdentity,
  type ColorIdentity,
  type Slug,
  type CopiesOf,
} from '@crownsmith/domain';
import { type ListRequest, type ReportCard } from '@crownsmith/answers';
import { memoize } from '@crownsmith/answers/snapshot';
import { toIdentity } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';

const createIndex = async (snapshot: Snapshot) => {
  const combos = (await snapshot.browse.combos())?.entries ?? [];
  // They keep their order: most decks first.
  const decksOf = (at: number): number => combos.length - at;
  return createComboIndex(
    combos.map((combo, at) => ({ ...combo, identity: toIdentity(combo.identity), decks: decksOf(at) })),
  );
};

const indexes = new WeakMap<Snapshot, () => ReturnType<typeof createIndex>>();

/** The index of a snapshot's combos. */
const indexOf = (snapshot: Snapshot): ReturnType<typeof createIndex> => {
  const known = indexes.get(snapshot) ?? memoize(() => createIndex(snapshot));
  indexes.set(snapshot, known);
  return known();
};

/** A deck of a request as the entrance of all lists reads it. */
export const toListRequest = ({ commanders, main }: FindCombosRequest): ListRequest => ({
  commanders: commanders.map(({ card }) => card),
  cards: main.map(({ card, quantity }) => ({ name: card, count: quantity })),
});

/** What the cards of a deck may be: what its commanders allow; without any, the colours of all its cards. */
const allowanceOf = (
  leaders: readonly CopiesOf<ReportCard>[],
  all: readonly CopiesOf<ReportCard>[],
  snapshot: Snapshot,
): { readonly identity: ColorIdentity; readonly allowsCard?: (slug: string) => boolean } => {
  if (leaders.length === 0) return { identity: unionIdentity(...all.map(({ card }) => card.colorIdentity)) };
  const allowance = deckAllowance(
    leaders.map(({ card }) => card),
    all,
  );
  if (!allowsMore(allowance)) return { identity: allowance.identity };
  const allowsCard = (slug: string): boolean => {
    const card = snapshot.card(slug);
    return card !== undefined && allows(allowance, allowedFromWire(card));
  };
  return { identity: allowance.identity, allowsCard };
};

/** What is found for a deck. */
interface DeckCombos {
  readonly identity: ColorIdentity;
  readonly found: readonly ComboMatch[];
  /** copies by slug, the commanders first */
  readonly copies: ReadonlyMap<Slug, number>;
}

/** The combos that a deck has or lacks one card of, most decks first. Unknown names are left out of the deck. */
export const findDeckCombos = async (snapshot: Snapshot, request: ListRequest): Promise<DeckCombos> => {
  const { commanders, main } = await snapshot.readDeck(request);
  const known = (entries: typeof main): readonly CopiesOf<ReportCard>[] =>
    entries.flatMap(({ card, count }) => (card ? [{ card, count }] : []));
  const [leaders, all] = [known(commanders), known([...commanders, ...main])];
  const copies = new Map<Slug, number>();
  for (const { card, count } of all) copies.set(card.slug, (copies.get(card.slug) ?? 0) + count);
  const zone = new Set(leaders.map(({ card }) => card.slug));
  const { identity, allowsCard } = allowanceOf(leaders, all, snapshot);
  const cards = [...copies].map(([slug, count]) => ({
    name: slug,
    slug,
    count: count - (zone.has(slug) ? 1 : 0),
  }));
  const deck = { cards, commanders: [...zone].map((slug) => ({ name: slug, slug })), identity, allowsCard };
  return { identity, found: (await indexOf(snapshot)).match(deck, 1), copies };
};

/** Estimates the bracket of a deck as the site's report does. */
export const estimateBracket = async (snapshot: Snapshot, request: ListRequest): Promise<BracketFacts> => {
  const { copies, found } = await findDeckCombos(snapshot, request);
  const findCard = await snapshot.reportCards();
  const known = [...copies].flatMap(([slug, quantity]) => {
    const [card, facts] = [snapshot.card(slug), findCard(slug)];
    return card && facts ? [{ card, quantity, facts }] : [];
  });
  const combos = found.flatMap(({ combo, missing, notCommanders }) =>
    missing.length + notCommanders.length === 0 ? [{ ...combo, identity: toIdentity(combo.identity) }] : [],
  );
  const { estimate, name, reasons } = estimateDeckBracket(
    known.map(({ facts }) => facts),
    combos,
    bracketLimitsOf(snapshot.manifest),
  );
  return { estimate, name, reasons, cards: known, combos };
};
