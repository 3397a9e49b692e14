import { countTribes, DECK_THEMES, hasTheme, tribesOfDeck, type ThemeKey } from '@crownsmith/domain';
import { distinctThemes, type CardThemes } from './card-themes';

/** The themes and tribes of a deck. */
export interface DeckClasses {
  readonly themes: readonly ThemeKey[];
  /** Creature types, the most frequent first. */
  readonly tribes: readonly string[];
}

const PLACES: ReadonlyMap<ThemeKey, number> = new Map(DECK_THEMES.map(({ key }, place) => [key, place]));

const SIZE = DECK_THEMES.length;
/** Where the counts of each kind begin, by theme, among all counts of a deck. */
const FIRST = { signals: 0, typed: SIZE, rewarded: 2 * SIZE, led: 3 * SIZE } as const;

/** The places of the counts of some themes. */
const placesOf = (keys: readonly ThemeKey[], first: number): readonly number[] =>
  keys.map((key) => first + (PLACES.get(key) ?? 0));

/** What a card counts for, as places among the counts. */
const makeFacts = (card: CardThemes) => {
  const both = [...placesOf(card.typed, FIRST.typed), ...placesOf(card.rewarded, FIRST.rewarded)];
  let inZone: Uint16Array | undefined;
  return {
    card,
    places: Uint16Array.from([...both, ...placesOf(card.themes, FIRST.signals)]),
    /** few cards are commanders */
    placesInZone: () =>
      (inZone ??= Uint16Array.from([
        ...both,
        ...placesOf(distinctThemes(card.themes, card.led), FIRST.signals),
        ...placesOf(card.led, FIRST.led),
      ])),
  };
};
type CardFacts = ReturnType<typeof makeFacts>;

/**
 * Makes a function that applies the domain's rules of themes and tribes to a deck, given as places of cards: its commanders,
 * and its other cards, each once. It counts in arrays, since it runs over millions of decks.
 * @param cards by place, or a function that finds a card when a deck first has it; undefined for a place without a card
 */
export const makeDeckClassifier = (
  cards: readonly CardThemes[] | ((place: number) => CardThemes | undefined),
): ((commanders: readonly number[], main: Iterable<number>) => DeckClasses) => {
  const find = typeof cards === 'function' ? cards : (place: number) => cards[place];
  /** null for a place without a card */
  const known = new Map<number, CardFacts | null>();
  const factsOf = (place: number): CardFacts | undefined => {
    let facts = known.get(place);
    if (facts === undefined) {
      const card = find(place);
      facts = card === undefined ? null : makeFacts(card);
      known.set(place, facts);
    }
    return facts ?? undefined;
  };
  const counts = new Uint16Array(4 * SIZE);
  return (commanders, main) => {
    counts.fill(0);
    let [spells, knownSpells] = [0, 0];
    const count = ({ isKnown }: CardThemes, places: Uint16Array): void => {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] as number;
        counts[place] = (counts[place] as number) + 1;
      }
      if (isKnown === undefined) return;
      spells += 1;
      if (isKnown) knownSpells += 1;
    };
    const zone = commanders.flatMap((card) => factsOf(card) ?? []);
    for (const { card, placesInZone } of zone) count(card, placesInZone());
    const others: CardThemes[] = [];
    for (const number of main) {
      const facts = factsOf(number);
      if (facts === undefined) continue;
      count(facts.card, facts.places);
      others.push(facts.card);
    }
    const knownShare = spells === 0 ? 1 : knownSpells / spells;
    return {
      themes: DECK_THEMES.filter((theme, place) => {
        const signals = counts[FIRST.signals + place] ?? 0;
        if (signals === 0) return false;
        const evidence = {
          count: signals,
          typed: counts[FIRST.typed + place] ?? 0,
          rewards: counts[FIRST.rewarded + place] ?? 0,
          isLed: counts[FIRST.led + place] !== 0,
        };
        return hasTheme(theme, evidence, knownShare);
      }).map(({ key }) => key),
      tribes: tribesOfDeck(
        countTribes(
          zone.map(({ card }) => card),
          others,
        ),
      ),
    };
  };
};
