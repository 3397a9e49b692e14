import type {
  CardRow,
  CommanderPage,
  CommanderVariants,
  PreconPage,
  TrendsPage,
  WireCard,
} from '@crownsmith/api-client';
import type { ShopPartners } from '@crownsmith/domain';
import type * as z from 'zod';

/** The catalogue, and what links of its cards are made from. */
export interface Cards {
  /** By its canonical slug. */
  readonly card: (slug: string) => WireCard | undefined;
  /** The URI of a picture as the site's own pages use it. */
  readonly pictureUri: (uri: string) => string;
  readonly shops: ShopPartners;
}

/** Decks by the number of their bracket, those without decks left out; undefined where brackets were not estimated. */
type Brackets = Readonly<Record<string, number>> | undefined;

/** Some of a commander's decks: those of a theme, a tribe, a price, a bracket or a kind. */
export interface CommanderPart extends Omit<CommanderVariants['variants'][number], 'kind'> {
  /** decks of the commander that its decks are counted among; undefined for all */
  readonly counted_decks: number | undefined;
  /** every card that is counted */
  readonly rows: readonly CardRow[];
  readonly brackets: Brackets;
}

/** A commander or pair. */
export interface Commander {
  readonly page: CommanderPage;
  readonly brackets: Brackets;
  /** The part that the last segment of an address names; undefined for an unknown one, and for one without decks. */
  part(text: string): Promise<CommanderPart | undefined>;
}

/** A published snapshot, as far as answers are made from it. */
export interface Source extends Cards {
  /** the whole catalogue */
  readonly cards: readonly WireCard[];
  /** ISO date from which on a card is new; undefined where no deck has a date */
  readonly newSince: string | undefined;
  /** A page file; undefined where the snapshot has none. */
  read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined>;
  /** A card by whatever programs make of its name. */
  findCard(text: string): WireCard | undefined;
  findCommander(text: string): Promise<Commander | undefined>;
  findPrecon(text: string): Promise<PreconPage | undefined>;
  /** Undefined for older snapshots. */
  trends(): Promise<TrendsPage | undefined>;
}
