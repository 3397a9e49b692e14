import {
  bracketLimitsOf,
  CardPage,
  ComboIndex,
  CommanderPage,
  CommanderVariants,
  type DeckReport,
  type DeckReportRequest,
  type Manifest,
  type WireCard,
} from '@crownsmith/api-client';
import { isSlug, type Result } from '@crownsmith/domain';
import type { z } from 'zod';
import type { DeckCounts } from '../snapshot/deck-counts';
import type { Engine } from '../snapshot/engine';
import { memoize } from '../snapshot/memoize';
import { parseSearchFacts, SEARCH_FACTS_FILE } from '../snapshot/search-facts-file';
import { indexCombos } from './index-combos';
import { makeDeckReport, type DeckReportError, type ReportSource } from './make-report';
import { toReportCard, type ReportCard } from './report-card';

/** What cards of reports are made from. */
export interface ReportCardParts {
  /** The version of the snapshot. */
  readonly version: string;
  /** A file as it was published; undefined where the snapshot has none. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
  /** By name, slug or path. */
  readonly find: (name: string) => WireCard | undefined;
}

/** Finds a card with its rules text by its name, slug or path. */
export type FindReportCard = (name: string) => ReportCard | undefined;

/** Makes the function that loads the rules texts of a snapshot, once; an older snapshot has none. */
export const createReportCards = ({
  version,
  readFile,
  find,
}: ReportCardParts): (() => Promise<FindReportCard>) => {
  const cards = new Map<string, ReportCard>();
  return memoize(async () => {
    const bytes = await readFile(SEARCH_FACTS_FILE);
    const facts = bytes ? await parseSearchFacts(version, bytes) : undefined;
    return (name) => {
      const wire = find(name);
      if (!wire) return undefined;
      const card = cards.get(wire.sanitized) ?? toReportCard(wire, facts?.get(wire.sanitized)?.text);
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
  /** The canonical slug of a commander or pair. */
  readonly redirect: (slug: string) => string | undefined;
  readonly engine: () => Promise<Engine>;
  /** Live counts of decks; undefined for a snapshot of an older pipeline. */
  readonly deckCounts: () => Promise<DeckCounts | undefined>;
}

/** Reports on a list; an error where none of its cards is known. Rejects as the snapshot does. */
export type ReportOnDeck = (request: DeckReportRequest) => Promise<Result<DeckReport, DeckReportError>>;

/** Makes the function that reports on decks with what a snapshot knows. */
export const createDeckReports = ({
  manifest,
  cards,
  readPage,
  nearest,
  alsoMeant,
  redirect,
  engine: loadEngine,
  deckCounts,
}: DeckReportParts): ReportOnDeck => {
  const combos = memoize(async () => {
    const index = await readPage('combos/index.json', ComboIndex);
    return index && indexCombos(index);
  });
  const decksOf = (engine: Engine): NonNullable<ReportSource['decks']> => ({
    page: async (slug) =>
      isSlug(slug) ? readPage(`commanders/${redirect(slug) ?? slug}.json`, CommanderPage) : undefined,
    variants: (slug) => readPage(`variants/${slug}.json`, CommanderVariants),
    counts: deckCounts,
    bannedBefore: async (slug) => (await readPage(`cards/${slug}.json`, CardPage))?.banned_before,
    engine: () => engine,
    countOf: (commanders, slug) => {
      const card = engine.indexOf(slug);
      const zone = commanders.flatMap((commander) => engine.indexOf(commander) ?? []);
      return card === undefined || zone.length < commanders.length
        ? { decks: 0, potential: 0 }
        : engine.countWithCommanders(zone, card);
    },
  });
  return async (request) =>
    makeDeckReport(request, {
      find: await cards(),
      nearest,
      alsoMeant,
      combos: await combos(),
      bracketLimits: bracketLimitsOf(manifest),
      hasEstimatedPrices: manifest.estimates?.includes('prices') ?? false,
      decks: decksOf(await loadEngine()),
    });
};
