import {
  countTribes,
  DECK_THEMES,
  estimateSignals,
  hasTheme,
  MIN_TRIBE_CARDS,
  rankGroups,
  tribesOfDeck,
  type DeckTheme,
  type GroupEvidence,
  type RankedGroup,
  type ThemeKey,
  type TribeCounts,
} from '@crownsmith/domain';
import { distinctThemes, type CardThemes } from './card-themes';

/** What the creature types of a deck say of each of its tribes. */
const tribeEvidence = (counts: TribeCounts, spells: number): readonly GroupEvidence[] =>
  tribesOfDeck(counts).map((key) => {
    const cards = (counts.byTribe.get(key) ?? 0) + counts.changelings;
    return {
      kind: 'tribe',
      key,
      multiple: cards / MIN_TRIBE_CARDS,
      cards,
      share: Math.min(1, cards / Math.max(1, spells)),
      isLed: counts.namedByCommander.has(key),
    };
  });

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
 * Makes a function that finds the themes and tribes of a deck by the rules of the domain, in no order. A deck is given as
 * places of cards: its commanders, and its other cards, each once. It counts in arrays, since it runs over millions of decks.
 * @param cards by place, or a function that finds a card when a deck first has it; undefined for a place without a card
 */
export const makeDeckEvidence = (
  cards: readonly CardThemes[] | ((place: number) => CardThemes | undefined),
): ((commanders: readonly number[], main: Iterable<number>) => readonly GroupEvidence[]) => {
  const find = typeof cards === 'function' ? cards : (place: number) => cards[place];
  /** by place; null for one without a card */
  const known: (CardFacts | null | undefined)[] = [];
  const factsOf = (place: number): CardFacts | undefined => {
    let facts = known[place];
    if (facts === undefined) {
      const card = find(place);
      facts = known[place] = card === undefined ? null : makeFacts(card);
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
    const found: GroupEvidence[] = [];
    for (let place = 0; place < SIZE; place += 1) {
      const count = counts[FIRST.signals + place] as number;
      if (count === 0) continue;
      const theme = DECK_THEMES[place] as DeckTheme;
      const evidence = {
        count,
        typed: counts[FIRST.typed + place] as number,
        rewards: counts[FIRST.rewarded + place] as number,
        isLed: counts[FIRST.led + place] !== 0,
      };
      if (!hasTheme(theme, evidence, knownShare)) continue;
      const estimate = estimateSignals(evidence, knownShare);
      found.push({
        kind: 'theme',
        key: theme.key,
        family: theme.family,
        multiple: estimate / theme.minCards,
        cards: estimate,
        share: Math.min(1, estimate / Math.max(1, spells)),
        isLed: evidence.isLed,
      });
    }
    const tribes = countTribes(
      zone.map(({ card }) => card),
      others,
    );
    return [...found, ...tribeEvidence(tribes, spells)];
  };
};

/** As `makeDeckEvidence`; of the themes and tribes those that a player would name, the likeliest first. */
export const makeDeckClassifier = (
  cards: Parameters<typeof makeDeckEvidence>[0],
): ((commanders: readonly number[], main: Iterable<number>) => readonly RankedGroup[]) => {
  const evidenceOf = makeDeckEvidence(cards);
  return (commanders, main) => rankGroups(evidenceOf(commanders, main));
};
