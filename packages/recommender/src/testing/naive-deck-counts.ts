import type { DeckAttributesInput, DeckFacts } from '../deck-counts/deck-attributes';
import type { NarrowedCard } from '../deck-counts/deck-counts';
import type { Narrowing } from '../deck-counts/selection';
import type { RecommenderDeck } from '../training/recommender-card';

/** What the naive count scans: decks with their facts. */
export interface NaiveInput extends Pick<
  DeckAttributesInput,
  'cards' | 'cardFirstDays' | 'bans' | 'cardRules' | 'cardExempt'
> {
  readonly decks: readonly RecommenderDeck[];
  readonly factsOf: (deck: number) => DeckFacts;
}

interface NaiveDeck extends DeckFacts {
  readonly commanders: readonly number[];
  readonly identity: number;
  readonly cards: ReadonlySet<number>;
}

const meets = (
  deck: NaiveDeck,
  { kind, bracket, maxCents, sinceDay, withCards, withoutCards }: Narrowing,
): boolean =>
  (kind === undefined || deck.kind === kind) &&
  (bracket === undefined || deck.bracket === bracket) &&
  (maxCents === undefined || (deck.cents >= 0 && deck.cents <= maxCents)) &&
  (sinceDay === undefined || deck.day >= sinceDay) &&
  (withCards ?? []).every((card) => deck.cards.has(card)) &&
  !(withoutCards ?? []).some((card) => deck.cards.has(card));

/** The counts of `createDeckCounts` by reading every deck for every request, as its rules say: what tests compare with. */
export const createNaiveDeckCounts = ({
  cards,
  decks,
  cardFirstDays,
  bans,
  cardRules = [],
  cardExempt = [],
  factsOf,
}: NaiveInput) => {
  const all: readonly NaiveDeck[] = decks.flatMap((deck, number) => {
    const commanders = [...new Set(deck.commanders)];
    const own = [...deck.cards].filter((card) => cards[card]?.basic === false && !commanders.includes(card));
    if (own.length === 0 || commanders.length === 0 || commanders.length > 2) return [];
    const facts = factsOf(number);
    const identity = commanders.reduce(
      (bits, card) => bits | (cards[card]?.identity ?? 0),
      facts.colors ?? 0,
    );
    return [{ ...facts, commanders, identity, cards: new Set(own) }];
  });
  const couldPlay = (deck: NaiveDeck, card: number): boolean => {
    const identity = cards[card]?.identity ?? 0;
    if (deck.commanders.includes(card)) return false;
    if (deck.cards.has(card) && deck.day >= 0 && deck.day < (cardFirstDays[card] ?? -1)) return true;
    const rules = deck.commanders.map((commander) => cardRules[commander] ?? 0);
    const rule = Math.max(...rules);
    const isAllowed =
      (identity & ~deck.identity) === 0 || (rule > 0 && ((cardExempt[card] ?? 0) & (1 << rule)) !== 0);
    return (
      isAllowed &&
      (deck.day < 0 || deck.day >= (cardFirstDays[card] ?? -1)) &&
      !bans.some((ban) => ban.card === card && ban.format === deck.format)
    );
  };
  const countsOf = (among: readonly NaiveDeck[], card: number): NarrowedCard['here'] => ({
    decks: among.filter((deck) => deck.cards.has(card)).length,
    potential: among.filter((deck) => couldPlay(deck, card)).length,
  });
  return (commanders: readonly number[], narrowing: Narrowing) => {
    const overall = all.filter((deck) => meets(deck, narrowing));
    const here = overall.filter((deck) => commanders.every((card) => deck.commanders.includes(card)));
    const played = new Set(here.flatMap((deck) => [...deck.cards]));
    return {
      decks: here.length,
      allDecks: overall.length,
      cards: [...played]
        .sort((a, b) => a - b)
        .map((card) => ({
          card,
          slug: cards[card]?.slug ?? '',
          here: countsOf(here, card),
          overall: countsOf(overall, card),
        })),
    };
  };
};
