import type { DeckFill, DeckTrim, DeckUpgrade, WhyNot } from '@crownsmith/api-client';
import { err, ok, type Result } from '@crownsmith/domain';
import { cutsOf } from '../deck-report/cuts-and-swaps';
import { newReason, type UnplayedCards } from '../first-day/first-day';
import { commandersNoun } from '../text/rec-reasons';
import { notInMainText, unknownCardText } from '../text/unknown-card';
import type { AdvisedDeck } from './advised-deck';
import { fillDeck, toAdvised } from './fill-deck';
import { lookUpNames } from './resolve-limits';
import { toTrimmed, trimDeck } from './trim-deck';
import { upgradeDeck } from './upgrade-deck';
import { whyNot } from './why-not';

/** Advice on one list under limits. Each part is made when it is asked for; what they share is made once. */
export interface DeckAdvice {
  /** The list with what all advice begins with: jobs, size, which decks it is compared with. */
  readonly advised: AdvisedDeck;
  /** What of the limits could not be understood, as sentences. */
  readonly notes: readonly string[];
  /** Cards to add, best first. */
  readonly add: (limit?: number) => DeckFill['cards'];
  /** New cards that nobody has played and decks of its commanders should want, best first, within the limits. */
  readonly newCards: (cards: UnplayedCards, limit?: number) => DeckFill['cards'];
  /** Cards to replace, the greatest gain first. */
  readonly swaps: (limit?: number) => DeckUpgrade['swaps'];
  /** Cards to cut, best first. */
  readonly cuts: (limit?: number) => DeckTrim['cuts'];
  /** What a short list gets, so that it has 100 cards. */
  readonly fill: () => DeckFill;
  /** The swaps with most gain that `totalPrice` pays for. */
  readonly upgrade: (most?: number) => DeckUpgrade;
  /** What a list of more than 100 cards loses. @param cut names of cards that go in any case */
  readonly trim: (cut?: readonly string[]) => DeckTrim;
  /** Why a card is no better recommended; the error says that no card has the name. */
  readonly whyNot: (name: string) => Result<WhyNot, string>;
}

/** Recommended cards, and cuts, of an answer. */
const SHOWN = { add: 120, new: 6 } as const;
/** Characters of an unknown name that are repeated. */
const MAX_TEXT = 80;

/** What advice on a list says, with limits whose names have been looked up. Its commanders can lead a deck. */
export const makeAdvice = (advised: AdvisedDeck): DeckAdvice => {
  const { deck, find, cardOf, limits } = advised;
  return {
    advised,
    notes: limits.notes,
    add: (limit = SHOWN.add) => {
      const cards = advised.recommend(limit).flatMap((rec) => {
        const card = cardOf(rec.slug);
        return card ? [toAdvised(advised, card, 1, advised.reasonOf(rec, card))] : [];
      });
      return limits.limits.owned === 'first'
        ? cards.toSorted((a, b) => Number(b.owned) - Number(a.owned))
        : cards;
    },
    newCards: ({ foreseen }, limit = SHOWN.new) => {
      const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
      const found = foreseen.forDeck(commanders, { limit: 2 * limit, accepts: advised.mayComeIn });
      const within = new Set(advised.withinBracket(found.map(({ card }) => card)));
      const withCommanders = `with ${commandersNoun(commanders.length)}`;
      return found
        .filter(({ card }) => within.has(card))
        .slice(0, limit)
        .map((one) =>
          toAdvised(advised, one.card, 1, `${newReason(one, (decks) => `${decks} ${withCommanders}`)}.`),
        );
    },
    swaps: (limit) => upgradeDeck(advised, limit).swaps,
    cuts: (limit) => cutsOf(advised, limit).map((cut) => toTrimmed(advised, cut)),
    fill: () => fillDeck(advised),
    upgrade: (most) => upgradeDeck(advised, most),
    trim: (names = []) => {
      const { slugs, notes } = lookUpNames(names, advised);
      const trimmed = trimDeck(advised, slugs);
      const isListed = new Set(advised.main.map(({ card }) => card.slug));
      const missing = [...slugs].filter((slug) => !isListed.has(slug)).flatMap((slug) => cardOf(slug) ?? []);
      return {
        ...trimmed,
        notes: [
          ...notes,
          ...(missing.length === 0 ? [] : [notInMainText(missing.map(({ name }) => name))]),
          ...trimmed.notes,
        ],
      };
    },
    whyNot: (name) => {
      const card = find(name);
      return card === undefined
        ? err(unknownCardText(name.slice(0, MAX_TEXT), advised.nearest(name)))
        : ok(whyNot(advised, card));
    },
  };
};
