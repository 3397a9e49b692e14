import {
  bracketLimitsOf,
  CardPage,
  ComboIndex,
  CommanderPage,
  CommanderVariants,
  DeckResults,
  limitsFromRequest,
  type DeckReport,
  type DeckReportRequest,
  type Manifest,
  type WireCard,
} from '@crownsmith/api-client';
import {
  andList,
  createFindPrintings,
  err,
  isBasicLand,
  isCommandZone,
  isSlug,
  ok,
  SELECT_COMMANDER_MESSAGE,
  type AdviceLimits,
  type Bracket,
  type PrintedCopies,
  type Result,
} from '@crownsmith/domain';
import type * as z from 'zod';
import { makeAdvice, type DeckAdvice } from '../advice/advice';
import { adviseDeck } from '../advice/advised-deck';
import { resolveLimits, tribeNamesOf, type TribeNames } from '../advice/resolve-limits';
import type { DeckCounts } from '../snapshot/deck-counts';
import type { Engine } from '../snapshot/engine';
import { memoize } from '../snapshot/memoize';
import { readStatedPrintings } from '../snapshot/stated-printings';
import { createPlayedChanges, createPlaytests, type PlayChange, type PlayList } from '../playtest/play-list';
import { makeDeckPassport, type DeckPassport } from '../passport/deck-passport';
import { indexCombos, type ReportCombos } from './index-combos';
import {
  makeDeckReport,
  zoneSlug,
  type DeckReportError,
  type ReportParts,
  type ReportRequest,
  type ReportSource,
} from './make-report';
import { reportLegality, type BanOf } from './legality';
import { readDeck, withCardsOf, type ListRequest, type ReadDeck } from './read-deck';
import { resultsOfSimilar, type SimilarResults } from './similar-results';
import { toReportCard, type FindReportCard, type ReportCard } from './report-card';

/** What cards of reports are made from. */
export interface ReportCardParts {
  /** What is known of cards by slug, with their rules texts; undefined for an older snapshot. Rejects where it is damaged. */
  readonly facts: () => Promise<ReadonlyMap<string, { readonly text?: string | undefined }> | undefined>;
  /** By name, slug or path. */
  readonly find: (name: string) => WireCard | undefined;
}

/** Makes the function that loads the rules texts of a snapshot, once; an older snapshot has none. */
export const createReportCards = ({ facts, find }: ReportCardParts): (() => Promise<FindReportCard>) => {
  const cards = new Map<string, ReportCard>();
  return memoize(async () => {
    const known = await facts();
    return (name) => {
      const wire = find(name);
      if (!wire) return undefined;
      const card = cards.get(wire.sanitized) ?? toReportCard(wire, known?.get(wire.sanitized)?.text);
      cards.set(wire.sanitized, card);
      return card;
    };
  });
};

/** What reports on decks read of a snapshot. */
export interface DeckReportParts {
  readonly manifest: Pick<Manifest, 'estimates' | 'bracket_limits'>;
  readonly cards: () => Promise<FindReportCard>;
  /** A page file; undefined where the snapshot has none. */
  readonly readPage: <T>(path: string, schema: z.ZodType<T>) => Promise<T | undefined>;
  /** A known name like an unknown one. */
  readonly nearest: (name: string) => string | undefined;
  /** The names of the other cards that a name means. */
  readonly alsoMeant: (name: string) => readonly string[];
  readonly allCards: () => Iterable<Pick<WireCard, 'type'>>;
  /** The canonical slug of a commander or pair. */
  readonly redirect: (slug: string) => string | undefined;
  readonly engine: () => Promise<Engine>;
  /** Live counts of decks; undefined for a snapshot of an older pipeline. */
  readonly deckCounts: () => Promise<DeckCounts | undefined>;
}

/** Reports on a list; an error where none of its cards is known. Rejects as the snapshot does. */
type ReportOnDeck = (
  request: ReportRequest,
  parts?: ReportParts,
) => Promise<Result<DeckReport, DeckReportError>>;

/** Why there is no advice on a list: sentences, the most important one first. */
export interface AdviceError {
  readonly errors: readonly [string, ...string[]];
}

/**
 * Advises on a list that has been read, under limits; an error where its commanders are not known or cannot lead a deck. Rejects as the
 * snapshot does.
 * @param collection names, slugs or paths of the cards that the player owns, where it is known
 */
export type AdviseOnDeck = (
  deck: ReadDeck,
  limits?: AdviceLimits,
  collection?: Iterable<string>,
) => Promise<Result<DeckAdvice, AdviceError>>;

/**
 * What is stated about a list before a game; an error where none of its cards is known. Rejects as the snapshot does.
 * @param meet the bracket that its table would meet at
 */
type PassportOfDeck = (
  request: ListRequest,
  meet?: Bracket,
) => Promise<Result<DeckPassport, DeckReportError>>;

/** What lists like a list did in events, by format; empty where too little is known of them. Rejects as the snapshot does. */
type ResultsOfSimilar = (request: DeckReportRequest) => Promise<readonly SimilarResults[]>;

/** The functions that answer about decks. */
export interface DeckAnswers {
  readonly reportDeck: ReportOnDeck;
  /** Whether a list is a legal deck, as its report states it. */
  readonly legalityOf: (deck: ReadDeck) => Promise<DeckReport['legality']>;
  readonly playDeck: PlayList;
  readonly playChange: PlayChange;
  readonly passportOf: PassportOfDeck;
  readonly similarResults: ResultsOfSimilar;
  /** The known combos; undefined where none are. */
  readonly comboIndex: () => Promise<ReportCombos['index'] | undefined>;
  readonly adviseDeck: AdviseOnDeck;
  /** The same for the list and the limits of a request. */
  readonly adviseRequest: (
    request: ListRequest & Pick<DeckReportRequest, 'limits'>,
  ) => Promise<Result<DeckAdvice, AdviceError>>;
}

/** Makes the functions that report and advise on decks with what a snapshot knows. */
export const createDeckReports = ({
  manifest,
  cards,
  readPage,
  nearest,
  alsoMeant,
  allCards,
  redirect,
  engine: loadEngine,
  deckCounts,
}: DeckReportParts): DeckAnswers => {
  let tribeNames: TribeNames | undefined;
  const tribes = (): TribeNames => (tribeNames ??= tribeNamesOf([...allCards()].map(({ type }) => type)));
  const combos = memoize(async () => {
    const index = await readPage('combos/index.json', ComboIndex);
    return index && indexCombos(index);
  });
  const banOf: BanOf = async (slug) =>
    (await readPage(`cards/${slug}.json`, CardPage))?.bans?.find(({ format }) => format === 'commander');
  const decksOf = (engine: Engine): NonNullable<ReportSource['decks']> => ({
    page: async (slug) =>
      isSlug(slug) ? readPage(`commanders/${redirect(slug) ?? slug}.json`, CommanderPage) : undefined,
    variants: (slug) => readPage(`variants/${slug}.json`, CommanderVariants),
    counts: deckCounts,
    banOf,
    engine: () => engine,
    countOf: (commanders, slug) => {
      const card = engine.indexOf(slug);
      const zone = commanders.flatMap((commander) => engine.indexOf(commander) ?? []);
      return card === undefined || zone.length < commanders.length
        ? { decks: 0, potential: 0 }
        : engine.countWithCommanders(zone, card);
    },
  });
  const listSource = async () => ({ find: await cards(), nearest, alsoMeant, combos: await combos() });
  const playDeck = createPlaytests(listSource);
  const figuresOf = {
    bracketLimits: bracketLimitsOf(manifest),
    hasEstimatedPrices: manifest.estimates?.includes('prices') ?? false,
    printingsOf: async (copies: readonly Pick<PrintedCopies, 'set'>[]) =>
      createFindPrintings(await readStatedPrintings(copies, readPage)),
  };
  const sourceOf = async () => ({
    ...(await listSource()),
    ...figuresOf,
    tribes,
    decks: decksOf(await loadEngine()),
  });
  const adviseOnDeck: AdviseOnDeck = async (read, limits = {}, collection) => {
    const source = await sourceOf();
    const deck = withCardsOf(read, source.find);
    const zone = deck.commanders.flatMap(({ card }) => card ?? []);
    if (zone.length === 0) return err({ errors: [SELECT_COMMANDER_MESSAGE] });
    if (zone.length < deck.commanders.length || !isCommandZone(zone))
      return err({ errors: [`${andList(zone.map(({ name }) => name))} cannot lead a deck.`] });
    const { engine, page } = source.decks;
    const resolved = resolveLimits(limits, collection, source);
    const facts = { ...source, combos: source.combos?.index, engine: engine() };
    const advised = adviseDeck(deck, resolved, { ...facts, page: await page(zoneSlug(zone)) });
    return ok(makeAdvice(advised));
  };
  return {
    reportDeck: async (request, parts) => makeDeckReport(request, await sourceOf(), parts),
    legalityOf: (deck) => reportLegality(deck, banOf),
    playChange: createPlayedChanges(listSource),
    playDeck,
    passportOf: async (request, meet) =>
      makeDeckPassport(request, { ...(await listSource()), ...figuresOf, play: playDeck }, meet),
    similarResults: async (request) => {
      const results = await readPage('model/deck-results.json', DeckResults);
      if (results === undefined) return [];
      const source = await sourceOf();
      const engine = source.decks.engine();
      const deck = await readDeck(request, source);
      const cards = deck.main.flatMap(({ card }) =>
        card === undefined || isBasicLand(card) ? [] : (engine.indexOf(card.slug) ?? []),
      );
      return resultsOfSimilar(new Set(cards), engine.model, results);
    },
    comboIndex: async () => (await combos())?.index,
    adviseDeck: adviseOnDeck,
    adviseRequest: async ({ limits: stated, ...request }) => {
      const { limits, collection } = limitsFromRequest(stated);
      return adviseOnDeck(await readDeck(request, await sourceOf()), limits, collection);
    },
  };
};
