import { countTribes, DECK_THEMES, hasTheme, tribesOfDeck, type ThemeKey } from '@crownsmith/domain';
import { distinctThemes, type CardThemes } from './card-themes';

/** The themes and tribes of a deck. */
export interface DeckClasses {
  readonly themes: readonly ThemeKey[];
  /** Creature types, the most frequent first. */
  readonly tribes: readonly string[];
}

const PLACES: ReadonlyMap<ThemeKey, number> = new Map(DECK_THEMES.map(({ key }, place) => [key, place]));

/** Themes by their places among `DECK_THEMES`. */
const placesOf = (keys: readonly ThemeKey[]): Uint8Array =>
  Uint8Array.from(keys, (key) => PLACES.get(key) ?? 0);

/** Counts, by theme, in how many of the added lists it is. */
const makeCounter = () => {
  const counts = new Uint16Array(DECK_THEMES.length);
  return {
    counts,
    add: (places: Uint8Array): void => {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    },
    clear: (): void => void counts.fill(0),
  };
};

/** What a card counts for, as places of themes. */
const makeFacts = (card: CardThemes) => ({
  ...card,
  signals: placesOf(card.themes),
  signalsAsCommander: placesOf(distinctThemes(card.themes, card.led)),
  typed: placesOf(card.typed),
  rewarded: placesOf(card.rewarded),
  led: placesOf(card.led),
});
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
  const [signals, typed, rewards, led] = [makeCounter(), makeCounter(), makeCounter(), makeCounter()];
  return (commanders, main) => {
    for (const counter of [signals, typed, rewards, led]) counter.clear();
    let [spells, knownSpells] = [0, 0];
    const count = (card: CardFacts): void => {
      typed.add(card.typed);
      rewards.add(card.rewarded);
      if (card.isKnown === undefined) return;
      spells += 1;
      if (card.isKnown) knownSpells += 1;
    };
    const zone = commanders.flatMap((card) => factsOf(card) ?? []);
    for (const card of zone) {
      count(card);
      signals.add(card.signalsAsCommander);
      led.add(card.led);
    }
    const others: CardFacts[] = [];
    for (const number of main) {
      const card = factsOf(number);
      if (card === undefined) continue;
      count(card);
      signals.add(card.signals);
      others.push(card);
    }
    const knownShare = spells === 0 ? 1 : knownSpells / spells;
    return {
      themes: DECK_THEMES.filter((theme, place) => {
        const count = signals.counts[place] ?? 0;
        if (count === 0) return false;
        const evidence = {
          count,
          typed: typed.counts[place] ?? 0,
          rewards: rewards.counts[place] ?? 0,
          isLed: led.counts[place] !== 0,
        };
        return hasTheme(theme, evidence, knownShare);
      }).map(({ key }) => key),
      tribes: tribesOfDeck(countTribes(zone, others)),
    };
  };
};
