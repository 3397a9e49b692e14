import {
  bracketLimitsOf,
  type BracketTag,
  type EstimateBracketResponse,
  type FindCombosRequest,
} from '@crownsmith/api-client';
import { estimateDeckBracket, type BracketReason } from '@crownsmith/deck-report';
import { manaValueOf, parseManaCost, type Bracket } from '@crownsmith/domain';
import { toIdentity } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { IndexedCombo } from './combo-finder.server';
import { deckOf, finderOf, makeComboCard, withDetails } from './find-combos.server';

const TAGS: Readonly<Record<Bracket, BracketTag>> = { 1: 'E', 2: 'C', 3: 'P', 4: 'R', 5: 'R' };

/** Speeds by the most mana that a combo needs. */
const SPEEDS = [
  [0, 5],
  [4, 4],
  [6, 3],
  [8, 2],
  [Infinity, 1],
] as const;

/** @param mana as the source tells it: a cost, words, or nothing */
const speedOf = (mana: string | undefined): number | null => {
  const cost = mana === undefined || mana.trim() === '' ? undefined : parseManaCost(mana.replace(/\s/g, ''));
  if (!cost?.ok) return null;
  const value = manaValueOf(cost.value);
  return SPEEDS.find(([most]) => value <= most)?.[1] ?? null;
};

/** A pair of slugs in any order. */
const pairKey = (slugs: readonly string[]): string => [...slugs].sort().join(' ');

/** Estimates the bracket of a deck, with the cards and combos that it follows from. Unknown names are left out of the deck. */
export const estimateBracket = async (
  snapshot: Snapshot,
  request: FindCombosRequest,
): Promise<EstimateBracketResponse> => {
  const deck = deckOf(snapshot, request);
  const findCard = await snapshot.reportCards();
  const cards = [...deck.copies].flatMap(([slug, quantity]) => {
    const [card, wire] = [findCard(slug), snapshot.card(slug)];
    return card && wire ? [{ card, wire, quantity }] : [];
  });
  const complete = (await finderOf(snapshot))
    .find(deck)
    .flatMap(({ group, combo }) => (group === 'included' ? [combo] : []));
  const { estimate, name, reasons } = estimateDeckBracket(
    cards.map(({ card }) => card),
    complete.map((combo) => ({ ...combo, identity: toIdentity(combo.identity) })),
    bracketLimitsOf(snapshot.manifest),
  );

  const slugs = new Map(cards.map(({ card }) => [card.name, card.slug]));
  const pairs = new Set(
    reasons
      .filter(({ code }) => code === 'two-card-combo')
      .map(({ names }) => pairKey(names.map((own) => slugs.get(own) ?? own))),
  );
  const classify = async (combo: IndexedCombo) => {
    const isPair = (combo.templates?.length ?? 0) === 0 && pairs.has(pairKey(combo.cards));
    return {
      combo: await withDetails(snapshot, combo),
      relevant: isPair,
      borderlineRelevant: false as const,
      definitelyTwoCard: isPair,
      arguablyTwoCard: false as const,
      speed: speedOf(combo.mana_needed),
    };
  };
  const namesFor = (code: BracketReason['code']): ReadonlySet<string> =>
    new Set(reasons.flatMap((reason) => (reason.code === code ? reason.names : [])));
  const [denials, turns] = [namesFor('mass-land-denial'), namesFor('extra-turns')];
  const classified = cards.map(({ card, wire, quantity }) => ({
    card: makeComboCard(wire),
    quantity,
    banned: wire.legality === 'banned',
    gameChanger: card.gameChanger,
    massLandDenial: denials.has(card.name),
    extraTurn: turns.has(card.name),
  }));
  const combos = await Promise.all(complete.map(classify));
  const cardsThat = (flag: 'banned' | 'gameChanger' | 'massLandDenial' | 'extraTurn') =>
    classified.flatMap((own) => (own[flag] ? [own.card] : []));
  const bannedCards = cardsThat('banned');
  return {
    bracketTag: bannedCards.length > 0 ? 'B' : TAGS[estimate],
    bracket: estimate,
    bracketName: name,
    reasons: reasons.map(({ message }) => message),
    cards: classified,
    templates: [],
    combos,
    bannedCards,
    gameChangerCards: cardsThat('gameChanger'),
    massLandDenialCards: cardsThat('massLandDenial'),
    extraTurnCards: cardsThat('extraTurn'),
    twoCardCombos: combos.filter(({ definitelyTwoCard }) => definitelyTwoCard),
  };
};
