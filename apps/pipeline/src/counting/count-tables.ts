/** Type of a column: a whole number below 2³¹, one that may be missing, or text. */
export type ColumnType = 'int' | 'optional int' | 'text';

/** A table that decks are counted from. */
export interface CountTable {
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** whether its rows belong to a deck, whose number is `d`; of others every machine needs all rows */
  readonly byDeck: boolean;
  /** a view is this query */
  readonly view?: string;
}

const ofDecks = (columns: CountTable['columns']): CountTable => ({
  columns: { d: 'int', ...columns },
  byDeck: true,
});
const small = (...columns: readonly string[]): CountTable => ({
  columns: Object.fromEntries(columns.map((column) => [column, 'int' as const])),
  byDeck: false,
});

/** The tables of a count, by name. */
export const COUNT_TABLES = {
  /**
   * The counted decks: d is 0, 1, …; `deck` the store's number; day since 1970-01-01; month is year × 12 + month − 1;
   * commanders c1 < c2; identity that of the command zone.
   */
  deck: ofDecks({
    deck: 'int',
    day: 'optional int',
    month: 'optional int',
    format: 'text',
    c1: 'int',
    c2: 'optional int',
    identity: 'int',
  }),
  deck_commander: ofDecks({ card: 'int' }),
  /** the cards that the identity allows and the format does not ban, without commanders */
  fact: ofDecks({ card: 'int', copies: 'int' }),
  /** basic lands that the list of a deck omits */
  missing: ofDecks({ basics: 'int' }),
  /** facts and commanders */
  deck_card: {
    ...ofDecks({ card: 'int' }),
    view: 'select d, card from fact union all select d, card from deck_commander',
  },
  /** command zones: a single commander (b is −1) or a pair */
  zone: small('z', 'a', 'b'),
  /** a deck of a pair belongs to the pair and to each of the two */
  deck_zone: ofDecks({ z: 'int' }),
  card: small('card', 'identity', 'basic'),
  /** cards that some of the counted formats ban and others do not */
  ban: { columns: { card: 'int', format: 'text' }, byDeck: false },
  released: small('card', 'day'),
  first_day: small('card', 'day'),
  /** see `createPotentialChanges` */
  potential_change: ofDecks({ card: 'int', n: 'int' }),
  /** g: number of the theme or tribe */
  deck_group: ofDecks({ g: 'int' }),
  card_price: small('card', 'cents'),
  deck_price: ofDecks({ cents: 'int' }),
  /** a theme or tribe in one command zone; c2 is −1 for a single commander */
  cell: small('cell', 'g', 'c1', 'c2'),
  /** a price third of one command zone */
  price_cell: ofDecks({ cell: 'int' }),
  deck_cell: ofDecks({ cell: 'int' }),
  cell_subset: small('cell', 'subset'),
  subset_deck: {
    ...ofDecks({ subset: 'int' }),
    view: 'select d, subset from deck_cell join cell_subset using (cell)',
  },
  combo: small('combo', 'rarest', 'cards', 'identity'),
  combo_card: small('combo', 'card'),
  /** cards of decks that a combo needs */
  candidate_card: ofDecks({ card: 'int' }),
  /** decks that a combo's rarest card is in */
  combo_candidate: ofDecks({ combo: 'int', cards: 'int' }),
} as const satisfies Readonly<Record<string, CountTable>>;
export type CountTableName = keyof typeof COUNT_TABLES;
