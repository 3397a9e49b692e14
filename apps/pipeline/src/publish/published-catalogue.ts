import type { Estimate } from '@crownsmith/api-client';
import { newerRules, enrichCard, setsOfCards, withSetCode } from '@crownsmith/catalog';
import {
  collectGameChangerEvidence,
  collectLegalityEvidence,
  knownSets,
  starterCards,
  starterSalt,
  type SourcedCard,
} from '@crownsmith/catalog/starter';
import {
  decideGameChanger,
  decideLegality,
  spelledName,
  type BracketLimit,
  type Card,
  type LegalityEvidence,
  type Prices,
  type Tag,
} from '@crownsmith/domain';
import type { DuckDBConnection } from '@duckdb/node-api';
import { indexCards, readSourcedCards } from '#src/cards/known-cards';
import { dayOf } from '#src/iso-date';
import type { NameIndex } from '#src/names/name-index';
import { readPrices } from '#src/prices/price-table';
import { withPrintings } from '#src/printings/printed-cards';
import { readPrintingColumns, type PrintingColumns } from '#src/printings/printing-columns';
import { readImportedTags, tagsByCard } from '#src/tags/imported-tags';
import { saltOfVotes } from '#src/salt/salt-of-votes';
import { readRecords } from '#src/store/record-table';
import type { Store } from '#src/store/store';
import { StoredSalt, StoredSaltVotes } from '#src/store/stored-records';
import { rulesOn } from './data-sources';

/** The cards of a publish, in the order of their slugs. */
export interface Catalogue {
  /** with the legality that the sources alone give */
  readonly cards: readonly Card[];
  /** by card; `decidePlayedLegality` adds what the decks show */
  readonly evidence: readonly LegalityEvidence[];
  /** the cards by all their names */
  readonly index: NameIndex;
  /** by card number, votes of the site's users behind its salt */
  readonly saltVotes: ReadonlyMap<number, number>;
  /** of the cards; undefined where none were imported */
  readonly printings: PrintingColumns | undefined;
  /** what brackets allow */
  readonly bracketLimits: readonly BracketLimit[];
  /** figures that the starter estimates because none were imported */
  readonly estimates: readonly Estimate[];
}

/**
 * An imported card with the starter's facts for what it lacks, and its set's code and date if it only has the name.
 * @param withPrices with the starter's estimated prices, too
 */
export const completeWithStarter = (withPrices: boolean): ((sourced: SourcedCard) => Card) => {
  const withoutEstimates = (card: Card): Card => (withPrices ? card : { ...card, prices: {} });
  const starter = new Map(starterCards().map((card) => [card.slug, withoutEstimates(card)]));
  const sets = new Map(knownSets().map((set) => [set.name, set]));
  return (sourced) => {
    const { card } = sourced;
    if (sourced.origin === 'starter') return withoutEstimates(card);
    const known = starter.get(card.slug);
    const isKnown = known !== undefined && spelledName(known.name) === spelledName(card.name);
    return withSetCode(isKnown ? enrichCard(card, known, sourced.provided) : card, sets);
  };
};

/** Values of names by card number. What a card has under other names is combined with what it has under its own, its own last. */
const byCardNumber = <T>(
  { resolve, isOther }: NameIndex,
  values: ReadonlyMap<string, T>,
  combine: (other: T, own: T) => T,
): ReadonlyMap<number, T> => {
  const found = new Map<number, T>();
  const [others, own] = [true, false].map((is) => [...values].filter(([name]) => isOther(name) === is));
  for (const [name, value] of [...(others ?? []), ...(own ?? [])]) {
    const card = resolve(name);
    if (card === undefined) continue;
    const known = found.get(card);
    found.set(card, known === undefined ? value : combine(known, value));
  }
  return found;
};

const ownValue = <T>(_other: T, own: T): T => own;

/** Counts of votes by their value, of both. */
const addVotes = (a: readonly number[], b: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, vote) => (a[vote] ?? 0) + (b[vote] ?? 0));

/** Imported prices replace those of the same source. */
const withPrices = (
  cards: readonly Card[],
  index: NameIndex,
  prices: ReadonlyMap<string, Prices>,
): readonly Card[] => {
  if (prices.size === 0) return cards;
  const byCard = byCardNumber(index, prices, (other, own) => ({ ...other, ...own }));
  return cards.map((card, number) => {
    const own = byCard.get(number);
    return own === undefined ? card : { ...card, prices: { ...card.prices, ...own } };
  });
};

/** The tags that people gave to a card replace those of the classifier. */
const withTags = (
  cards: readonly Card[],
  { resolve }: NameIndex,
  imported: ReadonlyMap<string, readonly Tag[]>,
): readonly Card[] => {
  if (imported.size === 0) return cards;
  const tags = tagsByCard(cards, resolve, imported);
  return cards.map((card, number) => ({ ...card, tags: tags.get(number) ?? card.tags }));
};

/** Salt that was imported, by card name: of a source, and votes of the site's users. */
interface ImportedSalt {
  readonly salt: ReadonlyMap<string, number>;
  readonly votes: ReadonlyMap<string, readonly number[]>;
}

/** Imported salt and votes replace all other. */
const withImportedSalt = (
  cards: readonly Card[],
  index: NameIndex,
  { salt, votes }: ImportedSalt,
): Pick<Catalogue, 'cards' | 'saltVotes'> => {
  const salts = saltOfVotes(byCardNumber(index, votes, addVotes), byCardNumber(index, salt, ownValue));
  return {
    cards: cards.map(({ salt: _, ...card }, number) => {
      const own = salts.get(number);
      return own === undefined ? card : { ...card, salt: own.salt };
    }),
    saltVotes: new Map(
      [...salts].flatMap(([card, { votes: n }]) => (n === undefined ? [] : [[card, n] as const])),
    ),
  };
};

/** Without an import the starter's salt fills what cards lack. */
const withStarterSalt = (cards: readonly Card[], index: NameIndex): readonly Card[] => {
  const starter = new Map(starterSalt().map(({ name, salt }) => [name, salt]));
  const known = byCardNumber(index, starter, ownValue);
  return cards.map((card, number) => {
    const salt = card.salt ?? known.get(number);
    return salt === undefined ? card : { ...card, salt };
  });
};

/** Undefined where neither salt nor a vote was imported. */
const readImportedSalt = async (store: Store, db: DuckDBConnection): Promise<ImportedSalt | undefined> => {
  const { salt, 'salt-votes': votes } = store.state();
  if (salt === null && (votes === null || votes.rows === 0)) return undefined;
  return {
    salt: salt === null ? new Map() : await readRecords(db, store.path(salt.file), StoredSalt),
    votes: votes === null ? new Map() : await readRecords(db, store.path(votes.file), StoredSaltVotes),
  };
};

/** Reads the store's cards as they are on a day, completed, with printings, prices and salt; the starter's estimates of either leave with an import of real ones. Their legality does not consider yet what decks play. */
export const readCatalogue = async (store: Store, db: DuckDBConnection, now: Date): Promise<Catalogue> => {
  const state = store.state();
  const sourced = await readSourcedCards(store, db);
  const today = dayOf(now);
  const rules = newerRules(rulesOn(state, today));
  const evidence = collectLegalityEvidence(sourced, starterCards(), today, rules);
  const hasPrices =
    state.prices !== null ||
    state.printings !== null ||
    sourced.some(({ card, origin }) => origin === 'imported' && Object.keys(card.prices).length > 0);
  const complete = completeWithStarter(!hasPrices);
  const gameChangers = collectGameChangerEvidence(sourced, starterCards(), rules);
  const cards = sourced.map((each, number): Card => ({
    ...complete(each),
    legality: decideLegality(evidence[number] ?? {}).legality,
    gameChanger: decideGameChanger(gameChangers[number] ?? {}),
  }));
  const prices =
    state.prices === null ? new Map<string, Prices>() : await readPrices(db, store.path(state.prices.file));
  const salt = await readImportedSalt(store, db);
  const index = await indexCards(store, db, cards);
  const printings =
    state.printings === null
      ? undefined
      : await readPrintingColumns(db, store.path(state.printings.file), cards, [
          ...setsOfCards(cards),
          ...knownSets(),
        ]);
  const tagged = withTags(cards, index, await readImportedTags(store, db));
  const priced = withPrintings(withPrices(tagged, index, prices), printings);
  return {
    ...(salt === undefined
      ? { cards: withStarterSalt(priced, index), saltVotes: new Map() }
      : withImportedSalt(priced, index, salt)),
    index,
    evidence,
    printings,
    bracketLimits: rules.bracketLimits,
    estimates: [
      ...(hasPrices ? [] : (['prices'] as const)),
      ...(salt === undefined ? (['salt'] as const) : []),
    ],
  };
};

/**
 * The cards of a catalogue with their final legality: what the sources provide and how Commander decks play them.
 * @param decks by card: Commander decks that contain it, in the command zone or not
 * @param potential by card: decks that could play it
 */
export const decidePlayedLegality = (
  { cards, evidence }: Catalogue,
  decks: Int32Array,
  potential: Int32Array,
): readonly Card[] =>
  cards.map((card, number) => {
    const play = { decks: decks[number] ?? 0, potential: potential[number] ?? 0 };
    const { legality } = decideLegality({ ...evidence[number], play });
    // What was read in a card's text is remembered by card: most stay the same objects.
    return legality === card.legality ? card : { ...card, legality };
  });

/** Facts of a card that a training reads: faces, pictures and prices are not copied to its thread. */
const TRAINING_FACTS = [
  'slug',
  'name',
  'text',
  'setName',
  'canBeCommander',
  'partner',
  'colorIdentity',
  'primaryType',
  'typeLine',
  'tags',
  'keywords',
  'manaValue',
  'legality',
  'gameChanger',
] as const satisfies readonly (keyof Card)[];

/** What a training reads of a card. */
export type TrainingCard = Pick<Card, (typeof TRAINING_FACTS)[number]>;

export const trainingCard = (card: Card): TrainingCard =>
  Object.fromEntries(
    TRAINING_FACTS.flatMap((fact) => (card[fact] === undefined ? [] : [[fact, card[fact]]])),
  ) as unknown as TrainingCard;
