import {
  allows,
  allowsMore,
  deckCopies,
  listPrice,
  totalPrice,
  type Prices,
  type PriceSource,
  type PriceTotal,
} from '@crownsmith/domain';
import { estimateDeckBracket, type BracketEstimate } from '../bracket/estimate-deck-bracket';
import { lowerDeckBracket, type LowerBracket } from '../bracket/meet-bracket';
import { castingChances, type CastingReport } from '../casting/casting-chances';
import type { DeckCombos } from '../combos/combo-index';
import { deckThemes, type DeckGroup } from '../themes/deck-themes';
import type { DeckFacts } from './deck-facts';
import { USD_SOURCES } from './likeness';
import { allowanceOfDeck } from './model-request';
import type { ReportDeck } from './report-card';

/** What is known of a deck. */
export interface DeckReport {
  readonly bracket: BracketEstimate;
  /** Finds what to take out to be a bracket lower; undefined where that leads nowhere. */
  readonly lowerBracket: () => LowerBracket | undefined;
  /** Absent where no combos are known. */
  readonly combos?: DeckCombos | undefined;
  /** The colours that it needs, against its sources. */
  readonly casting: CastingReport;
  /** Themes and tribes, those first that a player would name first. */
  readonly themes: readonly DeckGroup[];
  readonly price: PriceTotal;
}

const priceOf = (
  cards: readonly { readonly prices: Prices; readonly count: number }[],
  source: PriceSource | undefined,
): PriceTotal =>
  (source === undefined ? listPrice(cards, USD_SOURCES) : undefined) ??
  totalPrice(cards, source ?? 'tcgplayer');

/**
 * Reports on a deck. Unknown cards of the list are left out of everything but its legality and the cards without a price.
 * @param facts what is known of combos, other decks and prices; a part that lacks its facts is absent
 */
export const reportDeck = (deck: ReportDeck, facts: DeckFacts = {}): DeckReport => {
  const known = [...deck.commanders, ...deck.main].flatMap(({ card, count }) =>
    card ? [{ card, count }] : [],
  );
  const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
  const allowance = allowanceOfDeck(deck);
  const combos = facts.combos?.find({
    cards: deck.main.flatMap(({ card, count }) => (card ? [{ name: card.name, count }] : [])),
    commanders,
    identity: commanders.length === 0 ? undefined : allowance.identity,
    allowsCard: !allowsMore(allowance)
      ? undefined
      : (name) => {
          const card = facts.findCard?.(name);
          return card !== undefined && allows(allowance, card);
        },
    canAdd: facts.canAdd,
  });
  const cards = [...new Set(known.map(({ card }) => card))];
  const complete = combos?.complete.map(({ combo }) => combo) ?? [];
  return {
    bracket: estimateDeckBracket(cards, complete, facts.bracketLimits),
    lowerBracket: () =>
      lowerDeckBracket(cards, {
        combos: complete,
        limits: facts.bracketLimits,
        commanders: commanders.map(({ name }) => name),
      }),
    combos,
    casting: castingChances(deck),
    themes: deckThemes(deck, { listedThemes: facts.listedThemes }),
    price: priceOf(deckCopies(deck), facts.priceSource),
  };
};
