import type { DuckDBConnection } from '@duckdb/node-api';
import { latestBan, type Precon } from '@crownsmith/catalog';
import { isBasicLand, validPair } from '@crownsmith/domain';
import type { CardCount, CountInput } from '#src/aggregate/card-count';
import { makeCardRules } from '#src/aggregate/deck-kinds';
import { makeDeckGroups } from '#src/aggregate/deck-groups';
import type { FormatBan, Scope } from '#src/aggregate/scope-tables';
import type { KnownCombo } from '#src/combos/known-combos';
import { isCompanion } from '#src/cards/companion-card';
import { possibleDeckDays } from '#src/decks/deck-date';
import { findRespeltDecks, makeCardKey } from '#src/decks/respelt-decks';
import { makeHandedInScope } from '#src/handed-in/handed-in-decks';
import { HANDED_IN_FORMAT } from '#src/handed-in/import-handed-in';
import { dayNumber } from '#src/iso-date';
import { usdPrice } from '#src/prices/usd-price';
import { PipelineError } from '#src/pipeline-error';
import { hashPrecons, makePreconScope } from '#src/precons/precon-decks';
import { countedCondition } from '#src/sources/source-weight';
import { numberStoredCards, type CardNumber } from '#src/store/card-numbers';
import { readNames } from '#src/store/deck-tables';
import type { Store } from '#src/store/store';
import type { Catalogue } from './published-catalogue';

const dayOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : dayNumber(date);

/** The formats that ban cards, as far as the card file names them, with the days that announcements state. */
const findBans = ({ cards, evidence }: Pick<Catalogue, 'cards' | 'evidence'>): readonly FormatBan[] =>
  cards.flatMap(({ slug, legality, bannedIn = [] }, card): readonly FormatBan[] => {
    const announced = evidence[card]?.announced;
    const date = announced?.legality === 'banned' ? announced.date : undefined;
    return [
      ...(legality === 'banned' ? [{ card, format: 'commander', since: dayOf(date) }] : []),
      ...bannedIn.map((format) => ({ card, format, since: dayOf(latestBan(format, slug)) })),
    ];
  });

/** What the store's decks are counted with, and which of them people handed in. */
export interface StoreScope {
  readonly input: CountInput;
  /** names of the store's decks and the numbers of their cards; others follow for decks that count besides */
  readonly names: readonly string[];
  /** by card: its number for good */
  readonly numbers: Int32Array;
  readonly numberTable: readonly CardNumber[];
  /** the number of the first deck that was handed in */
  readonly firstHandedIn: number;
}

/**
 * The store's decks and those that people handed in as they are to be counted over these cards, without precons unless
 * `withPrecons` is set.
 * @throws PipelineError 'nothing-to-do' if the store has no decks
 */
export const makeStoreScope = async (
  store: Store,
  db: DuckDBConnection,
  { cards, index, evidence }: Pick<Catalogue, 'cards' | 'index' | 'evidence'>,
  scope: Scope,
  now: Date,
  combos: readonly KnownCombo[] = [],
  precons: readonly Precon[] = [],
  withPrecons = false,
): Promise<StoreScope> => {
  const { decks, deckCards, names, nextDeck, weights } = store.state();
  if (decks === null || names === null || deckCards.length === 0)
    throw new PipelineError(
      'nothing-to-do',
      'There are no decks to publish. Import some first: pipeline import decks FILE.',
    );
  const dictionary = await readNames(db, store.path(names.file));
  const paths = { decks: store.path(decks.file), deckCards: deckCards.map(({ file }) => store.path(file)) };
  const cardKey = makeCardKey(cards, index);
  const respelt = await findRespeltDecks(db, { ...paths, names: dictionary }, cardKey);
  const preconScope = await makePreconScope(store, db, precons, dictionary, withPrecons, cardKey);
  const firstHandedIn = nextDeck + preconScope.additional.length;
  const handedIn = await makeHandedInScope(
    store,
    db,
    { cardKey, respelt, precons: new Set(hashPrecons(precons, [HANDED_IN_FORMAT], cardKey)) },
    preconScope.names,
    firstHandedIn,
  );
  const { numbers, table } = await numberStoredCards(store, db, cards);
  const basics = Int32Array.from(cards, (card) => (isBasicLand(card) ? 1 : 0));
  const input = {
    ...paths,
    respelt,
    // Card number of each name of the dictionary, -1 for an unknown name.
    nameCards: Int32Array.from(handedIn.names, (name) => index.resolve(name) ?? -1),
    storeNames: dictionary.length,
    ...(weights.length === 0 ? {} : { counted: countedCondition(weights) }),
    excluded: preconScope.excluded,
    additional: [...preconScope.additional, ...handedIn.additional],
    cards: {
      numbers,
      identities: Int32Array.from(cards, (card) => card.colorIdentity),
      rules: makeCardRules(cards),
      basics,
      companions: Int32Array.from(cards, (card) => (isCompanion(card) ? 1 : 0)),
      banned: findBans({ cards, evidence }),
    },
    mayPair: (a: number, b: number): boolean => {
      const [first, second] = [cards[a], cards[b]];
      return first !== undefined && second !== undefined && validPair(first, second);
    },
    scope,
    days: possibleDeckDays(now),
    released: Int32Array.from(cards, (card) =>
      card.releasedAt === undefined ? -1 : dayNumber(card.releasedAt),
    ),
    figures: {
      cents: Int32Array.from(cards, (card) => {
        const price = usdPrice(card);
        return price === undefined ? -1 : Math.round(price * 100);
      }),
      basics,
    },
    combos,
    groups: makeDeckGroups(cards),
  };
  return { input, names: dictionary, numbers, numberTable: table, firstHandedIn };
};

/** @throws PipelineError 'nothing-to-do' if no deck was counted */
export const requireDecks = ({ counts }: Pick<CardCount, 'counts'>): void => {
  if (counts.report.decks === 0)
    throw new PipelineError(
      'nothing-to-do',
      'No deck to count: none matches the formats (commander by default, see --formats) and the date, none has a known commander, or their sources have the weight 0 (see: pipeline sources).',
    );
};
