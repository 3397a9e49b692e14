import {
  allowedFromWire,
  bracketLimitsOf,
  partnerFromWire,
  type FindCombosRequest,
  type WireCard,
} from '@crownsmith/api-client';
import type { BracketFacts, ComboMatch } from '@crownsmith/compatible';
import { createComboIndex, estimateDeckBracket } from '@crownsmith/deck-report';
import {
  allows,
  allowsMore,
  deckAllowance,
  pastedListSteps,
  unionIdentity,
  type ColorIdentity,
} from '@crownsmith/domain';
import { inSteps, memoize } from '@crownsmith/snapshot';
import { toIdentity } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';

const createIndex = async (snapshot: Snapshot) => {
  const combos = (await snapshot.browse.combos())?.entries ?? [];
  return createComboIndex(
    // They keep their order: most decks first.
    combos.map((combo, at) => ({
      ...combo,
      identity: toIdentity(combo.identity),
      decks: combos.length - at,
    })),
  );
};

const indexes = new WeakMap<Snapshot, () => ReturnType<typeof createIndex>>();

/** The index of a snapshot's combos. */
const indexOf = (snapshot: Snapshot): ReturnType<typeof createIndex> => {
  const known = indexes.get(snapshot) ?? memoize(() => createIndex(snapshot));
  indexes.set(snapshot, known);
  return known();
};

type Lines = FindCombosRequest['main'];

interface DeckCard {
  readonly card: WireCard;
  readonly quantity: number;
}

/** What the cards of a deck may be: what its commanders allow; without any, the colours of all its cards. */
const allowanceOf = (
  zone: readonly DeckCard[],
  all: readonly DeckCard[],
  cardOf: (slug: string) => WireCard | undefined,
): { readonly identity: ColorIdentity; readonly allowsCard?: (slug: string) => boolean } => {
  const cards = all.map(({ card, quantity }) => ({ card: allowedFromWire(card), count: quantity }));
  if (zone.length === 0) return { identity: unionIdentity(...cards.map(({ card }) => card.colorIdentity)) };
  const allowance = deckAllowance(
    zone.map(({ card }) => allowedFromWire(card)),
    cards,
  );
  if (!allowsMore(allowance)) return { identity: allowance.identity };
  const allowsCard = (slug: string): boolean => {
    const card = cardOf(slug);
    return card !== undefined && allows(allowance, allowedFromWire(card));
  };
  return { identity: allowance.identity, allowsCard };
};

/** The combos that a deck has or lacks one card of, most decks first. Unknown names are left out of the deck. */
export const findDeckCombos = async (
  snapshot: Snapshot,
  { commanders, main }: FindCombosRequest,
): Promise<{
  readonly identity: ColorIdentity;
  readonly found: readonly ComboMatch[];
  /** each once, with all its copies, the commanders first */
  readonly cards: readonly DeckCard[];
}> => {
  const resolve = (lines: Lines): readonly DeckCard[] =>
    lines.flatMap(({ card: name, quantity }) => {
      const card = snapshot.resolveCard(name);
      return card ? [{ card, quantity }] : [];
    });
  const zone = resolve(commanders);
  const all = [...zone, ...resolve(main)];
  const copies = new Map<WireCard, number>();
  for (const { card, quantity } of all) copies.set(card, (copies.get(card) ?? 0) + quantity);
  const leaders = new Set(zone.map(({ card }) => card));
  const named = ({ sanitized }: WireCard) => ({ name: sanitized, slug: sanitized });
  const { identity, allowsCard } = allowanceOf(zone, all, (slug) => snapshot.resolveCard(slug));
  const index = await indexOf(snapshot);
  const deck = {
    cards: [...copies].map(([card, count]) => ({
      ...named(card),
      count: count - (leaders.has(card) ? 1 : 0),
    })),
    commanders: [...leaders].map(named),
    identity,
    allowsCard,
  };
  const cards = [...copies].map(([card, quantity]) => ({ card, quantity }));
  return { identity, found: index.match(deck, 1), cards };
};

/** Estimates the bracket of a deck as the site's report does. */
export const estimateBracket = async (
  snapshot: Snapshot,
  request: FindCombosRequest,
): Promise<BracketFacts> => {
  const { cards: all, found } = await findDeckCombos(snapshot, request);
  const findCard = await snapshot.reportCards();
  const known = all.flatMap((own) => {
    const facts = findCard(own.card.sanitized);
    return facts ? [{ ...own, facts }] : [];
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

/** The deck of a pasted list, with its headings and marks. */
export const parseTextDeck = async (snapshot: Snapshot, text: string): Promise<FindCombosRequest> => {
  const steps = pastedListSteps(text, (name) => {
    const card = snapshot.resolveCard(name);
    return (
      card && {
        name: card.name,
        canBeCommander: card.legal_commander,
        partner: partnerFromWire(card),
        ...allowedFromWire(card),
      }
    );
  });
  const { commanders, main } = await inSteps(steps).run();
  const toLines = (lines: typeof main): Lines =>
    lines.map(({ name, count }) => ({ card: name, quantity: count }));
  return { commanders: toLines(commanders), main: toLines(main) };
};
