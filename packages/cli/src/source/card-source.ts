import type { SearchPage } from '../answer/search-limit';
import type {
  CommanderResponse,
  DeckReport,
  DeckReportRequest,
  PlaytestReport,
  PlaytestRequest,
  RecsRequest,
  RecsResponse,
  WireCard,
} from '@crownsmith/api-client';
import type { FoundPage } from '@crownsmith/answers';
import type { Result } from '@crownsmith/domain';
import type * as z from 'zod';

/** A card as the API sends it, with what only some sources know. */
export interface SourceCard {
  readonly wire: WireCard;
  /** rules text; needed by the conditions of some companions */
  readonly text?: string | undefined;
  /** other formats that ban it, by Scryfall's names */
  readonly bannedIn?: readonly string[] | undefined;
  /** the names of the other cards that its name in the list means */
  readonly alsoMeans?: readonly string[] | undefined;
}

/** What is known from decks. */
export interface DeckData {
  /**
   * Cards to add to a list and to cut from it, or why the request is impossible. Rejects with a Failure where the source
   * is unavailable.
   */
  recommend(request: RecsRequest): Promise<Result<RecsResponse, string>>;
  /** The page of a commander or pair by its slug; undefined where there is none. */
  commander(slug: string): Promise<CommanderResponse | undefined>;
}

/** Cards that a search finds, best first. */
export type SourceSearch = FoundPage;

/** Where facts of cards come from: the starter catalogue, a card file, a snapshot or a host. */
export interface CardSource {
  readonly kind: 'starter' | 'file' | 'snapshot' | 'host';
  /** for messages, such as `the snapshot of 2026-11-22` */
  readonly label: string;
  /** ISO date of the data; undefined where the source does not tell */
  readonly date: string | undefined;
  /** true where prices are estimates */
  readonly hasEstimatedPrices: boolean;
  /**
   * Cards by the names as given: in full or of a face, slugs or paths. Names that match no card are left out. Rejects
   * with a Failure where the source is unavailable.
   */
  cards(names: readonly string[]): Promise<ReadonlyMap<string, SourceCard>>;
  /** The names of cards that are most like unknown ones, by these, as far as there are any; absent where nothing is compared. */
  nearest?(names: readonly string[]): Promise<ReadonlyMap<string, string | null | undefined>>;
  /**
   * Reads a page of the snapshot; undefined for one that it has not. Rejects with a Failure where the source is unavailable; absent where it is no
   * snapshot.
   */
  readonly readPage?: <T>(path: string, schema: z.ZodType<T>) => Promise<T | undefined>;
  /**
   * Reports on a list, without what decks tell where the source has none; or sentences that say why none of its cards is
   * known. Rejects with a Failure where the source is unavailable.
   */
  reportDeck(request: DeckReportRequest): Promise<Result<DeckReport, readonly string[]>>;
  /** Plays a list alone; or sentences that say why not. Rejects with a Failure where the source is unavailable. */
  playDeck(request: PlaytestRequest): Promise<Result<PlaytestReport, readonly string[]>>;
  /**
   * A page of the cards that match, in the language of searches; or sentences, with columns, that say what was not understood. Rejects with a
   * Failure where the source is unavailable.
   */
  search(text: string, page: SearchPage): Promise<Result<SourceSearch, readonly string[]>>;
  /** absent where the source has no decks */
  readonly decks?: DeckData;
}
