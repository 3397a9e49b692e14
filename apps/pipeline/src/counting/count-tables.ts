/** Type of a column: a whole number below 2³¹, or one that may be missing. */
export type ColumnType = 'int' | 'optional int';

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
   * The decks: d is 0, 1, …; day since 1970-01-01; month is year × 12 + month − 1; format is the number of the format;
   * commanders c1 < c2; identity the kind of the deck by its command zone, see `DECK_KINDS`.
   */
  deck: ofDecks({
    day: 'optional int',
    month: 'optional int',
    format: 'int',
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
  /** exempt: a bit for each rule of commanders that allows it, see `CardRules` */
  card: small('card', 'identity', 'basic', 'exempt'),
  /** cards that some of the counted formats ban and others do not */
  ban: small('card', 'format'),
  released: small('card', 'day'),
  first_day: small('card', 'day'),
  /** see `createPotentialChanges` */
  potential_change: ofDecks({ card: 'int', n: 'int' }),
  /** see `DeckCells`; a deck may be in many cells */
  deck_cell: ofDecks({ cell: 'int' }),
  combo: small('combo', 'rarest', 'cards', 'identity'),
  combo_card: small('combo', 'card'),
  /** cards of decks that a combo needs */
  candidate_card: ofDecks({ card: 'int' }),
  /** decks that a combo's rarest card is in */
  combo_candidate: ofDecks({ combo: 'int', cards: 'int' }),
} as const satisfies Readonly<Record<string, CountTable>>;
export type CountTableName = keyof typeof COUNT_TABLES;
