import { unionIdentity, type ColorIdentity } from '@crownsmith/domain';
import { comboKey, keysOfCard, type ComboFacts } from './combo';

/** A card by its name; its slug saves making it from the name. */
export interface NamedCard {
  readonly name: string;
  readonly slug?: string | undefined;
}

/** The cards whose combos are wanted. */
export interface ComboDeck {
  /** Without the commanders. A card has one copy without a `count`. */
  readonly cards: Iterable<NamedCard & { readonly count?: number }>;
  readonly commanders?: Iterable<NamedCard>;
  /** What missing cards may be: all colours without it. */
  readonly identity?: ColorIdentity | undefined;
  /** Whether a missing card (as the combo names it) is allowed beyond the identity: none is without it. */
  readonly allowsCard?: ((card: string) => boolean) | undefined;
  /** Whether a missing card (as the combo names it) may be added: all may without it. */
  readonly canAdd?: ((card: string) => boolean) | undefined;
}

/** A combo of which a deck has cards. */
export interface ComboMatch<C extends ComboFacts = ComboFacts> {
  readonly combo: C;
  /** The cards that the deck lacks, as the combo names them. */
  readonly missing: readonly string[];
  /** Those of its cards that would have to be the commander and are not. */
  readonly notCommanders: readonly string[];
  /** Whether the deck's commanders allow it. */
  readonly fits: boolean;
}

/** The combos of a deck by how many cards it lacks; those that most decks play come first. */
export interface DeckCombos<C extends ComboFacts = ComboFacts> {
  readonly complete: readonly ComboMatch<C>[];
  readonly missingOne: readonly ComboMatch<C>[];
  readonly missingTwo: readonly ComboMatch<C>[];
}

/** Finds the combos of decks. */
export interface ComboIndex<C extends ComboFacts = ComboFacts> {
  readonly size: number;
  /**
   * Combos that the deck has, or lacks one or two cards of. Missing cards are of its colours and may be added; commanders
   * that a combo needs are its commanders.
   */
  readonly find: (deck: ComboDeck) => DeckCombos<C>;
  /** Combos of which the deck has a card and lacks at most `missing`, of any colours and commanders. */
  readonly match: (deck: ComboDeck, missing: number) => readonly ComboMatch<C>[];
}

interface IndexedCombo<C> {
  readonly combo: C;
  readonly keys: readonly string[];
  /** Copies by key, where more than one is needed. */
  readonly copies: ReadonlyMap<string, number>;
  readonly commanders: readonly string[];
}

const NO_COPIES: ReadonlyMap<string, number> = new Map();

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const byDecks = (a: ComboFacts, b: ComboFacts): number =>
  (b.decks ?? 0) - (a.decks ?? 0) || a.cards.length - b.cards.length || compareText(a.id, b.id);

const indexCombo = <C extends ComboFacts>(combo: C): IndexedCombo<C> => ({
  combo,
  keys: combo.cards.map(comboKey),
  copies:
    combo.copies === undefined
      ? NO_COPIES
      : new Map(Object.entries(combo.copies).map(([card, count]) => [comboKey(card), count])),
  commanders: combo.commanders ?? [],
});

const makePostings = (
  combos: readonly IndexedCombo<ComboFacts>[],
): ReadonlyMap<string, readonly number[]> => {
  const postings = new Map<string, number[]>();
  for (const [at, { keys }] of combos.entries())
    for (const key of new Set(keys)) {
      const known = postings.get(key);
      if (known) known.push(at);
      else postings.set(key, [at]);
    }
  return postings;
};

const keysOf = ({ name, slug = comboKey(name) }: NamedCard): readonly string[] => keysOfCard(name, slug);

const countCopies = ({ cards, commanders = [] }: ComboDeck): ReadonlyMap<string, number> => {
  const copies = new Map<string, number>();
  const add = (card: NamedCard, count: number): void => {
    for (const key of keysOf(card)) copies.set(key, (copies.get(key) ?? 0) + count);
  };
  for (const card of cards) add(card, card.count ?? 1);
  for (const card of commanders) add(card, 1);
  return copies;
};

/**
 * Indexes combos by their cards, once for many decks. A search looks only at combos that share a card with the deck.
 * @example createComboIndex([{ id: '1', cards: ['A', 'B'], results: ['Infinite mana'] }]).find({ cards: [{ name: 'A' }] }).missingOne.map(({ missing }) => missing) // [['B']]
 */
export const createComboIndex = <C extends ComboFacts>(combos: Iterable<C>): ComboIndex<C> => {
  const indexed = [...combos].sort(byDecks).map(indexCombo);
  const postings = makePostings(indexed);

  const match = (deck: ComboDeck, mostMissing: number): readonly ComboMatch<C>[] => {
    const copies = countCopies(deck);
    const found = new Uint8Array(indexed.length);
    const touched: number[] = [];
    for (const [key, count] of copies)
      for (const at of postings.get(key) ?? []) {
        if (count < (indexed[at]?.copies.get(key) ?? 1)) continue;
        if (found[at] === 0) touched.push(at);
        found[at] = (found[at] ?? 0) + 1;
      }
    const commanders = new Set([...(deck.commanders ?? [])].flatMap(keysOf));
    return touched
      .sort((a, b) => a - b)
      .flatMap((at): readonly ComboMatch<C>[] => {
        const entry = indexed[at];
        if (entry === undefined || entry.keys.length - (found[at] ?? 0) > mostMissing) return [];
        const { combo, keys } = entry;
        const lacks = (_card: string, place: number): boolean => {
          const key = keys[place] ?? '';
          return (copies.get(key) ?? 0) < (entry.copies.get(key) ?? 1);
        };
        const missing = combo.cards.filter(lacks);
        return [
          {
            combo,
            missing,
            notCommanders: entry.commanders.filter((card) => !commanders.has(comboKey(card))),
            fits:
              deck.identity === undefined ||
              combo.identity === undefined ||
              // A combo is no card: `allows` would bring the rules of single cards along.
              unionIdentity(deck.identity, combo.identity) === deck.identity ||
              (deck.allowsCard !== undefined && missing.every(deck.allowsCard)),
          },
        ];
      });
  };

  return {
    size: indexed.length,
    match,
    find: (deck) => {
      const matches = match(deck, 2).filter(({ notCommanders }) => notCommanders.length === 0);
      const lacking = (count: number): readonly ComboMatch<C>[] =>
        matches.filter(
          ({ missing, fits }) =>
            missing.length === count && (count === 0 || (fits && missing.every(deck.canAdd ?? (() => true)))),
        );
      return { complete: lacking(0), missingOne: lacking(1), missingTwo: lacking(2) };
    },
  };
};
