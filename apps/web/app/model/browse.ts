import type { TimeWindow } from '@crownsmith/api-client';
import type { ColorIdentity } from '@crownsmith/domain';
import type { PageCard, PageCommander, PageList, PageRow } from './pages';

/** A span of time that a list of top cards is counted over. */
export interface WindowView {
  readonly window: TimeWindow;
  /** decks of the span */
  readonly decks: number;
}

/** What `/top` and the lists below it show, over one span of time. */
export interface TopListView {
  readonly header: string;
  /** what the list holds, in words; empty where the snapshot does not say */
  readonly rule: string;
  readonly decks: number;
  readonly window: TimeWindow;
  /** the spans that have decks, shortest first, with all time as the last */
  readonly windows: readonly WindowView[];
  readonly lists: readonly PageList[];
}

/** A card with its mean salt, 0–4. */
interface SaltRow {
  readonly row: PageRow;
  readonly salt: number;
}
export interface SaltListView {
  readonly rule: string;
  readonly rows: readonly SaltRow[];
}

/** Lists of cards of the command zone. */
export type ZoneListName = 'backgrounds' | 'partners' | 'companions';
/** Cards of the command zone in groups: backgrounds, partners, companions. */
export interface ZoneListView {
  readonly groups: readonly {
    readonly tag: string;
    readonly header: string;
    readonly rows: readonly { readonly card: PageCard; readonly numDecks: number }[];
  }[];
}

/** A combo as lists show it; its address is `/combos/{id}`. */
export interface ComboRowView {
  readonly id: string;
  readonly cards: readonly PageCard[];
  readonly identity: ColorIdentity;
  readonly results: readonly string[];
  readonly numDecks: number;
  readonly potentialDecks: number;
}
export interface ComboView extends ComboRowView {
  readonly prerequisites?: string | undefined;
  readonly steps?: string | undefined;
}

/** A set as lists show it; its address is `/sets/{code}`. */
export interface SetRowView {
  readonly code: string;
  readonly name: string;
  /** ISO date; null where no source says */
  readonly releasedAt: string | null;
  /** how many of its cards are known; null where they have not been counted */
  readonly cards: number | null;
}
export interface SetView {
  readonly code: string;
  readonly name: string;
  readonly releasedAt: string | null;
  readonly commanders: readonly PageCommander[];
  readonly cards: readonly PageRow[];
  readonly reprints: readonly PageRow[];
}

/** A precon as lists show it; its address is `/precon/{slug}`. */
export interface PreconRowView {
  readonly slug: string;
  readonly name: string;
  /** code of its set */
  readonly set: string | null;
  readonly releasedAt: string | null;
  readonly commanders: readonly PageCard[];
  readonly identity: ColorIdentity;
}
export interface PreconView extends PreconRowView {
  readonly cards: readonly { readonly card: PageCard; readonly count: number }[];
  /** what decks of its commanders play and it lacks */
  readonly add: readonly PageRow[];
  /** what few of those decks keep */
  readonly cut: readonly PageRow[];
}

/** Themes are reached below `/themes/`, tribes below `/typal/`. */
export type ThemeKind = 'themes' | 'typal';

/** A theme or a tribe as lists show it. */
export interface ThemeRowView {
  readonly key: string;
  readonly name: string;
  /** null where its decks have not been counted */
  readonly numDecks: number | null;
}
/** A theme or a tribe, over all colours or within one identity. */
export interface ThemeView {
  readonly kind: ThemeKind;
  readonly key: string;
  readonly name: string;
  /** what makes a deck belong, in words; empty where it has not been counted */
  readonly rule: string;
  readonly numDecks: number;
  /** over all colours */
  readonly potentialDecks: number;
  /** the identity it is shown in; undefined for all colours */
  readonly identity: ColorIdentity | undefined;
  /** identities that have a page, with their decks */
  readonly identities: readonly { readonly identity: ColorIdentity; readonly count: number }[];
  readonly commanders: readonly PageCommander[];
  readonly lists: readonly PageList[];
}

/** A part of a commander's decks with a page of its own. */
export interface VariantRowView {
  readonly key: string;
  readonly name: string;
  readonly kind: 'theme' | 'tribe' | 'price';
  readonly numDecks: number;
}
export interface VariantView extends VariantRowView {
  readonly lists: readonly PageList[];
  readonly manaCurve: readonly number[];
  readonly types: Readonly<Record<string, number>>;
  readonly averagePrice: number | null;
}
