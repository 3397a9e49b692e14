import type { MovingRow } from '@crownsmith/api-client';
import type { PageCard, PageRow } from './card';

/** A card, or a commander's card, whose use has changed. */
export interface PageMovingRow extends Pick<MovingRow, 'slug' | 'recent' | 'before' | 'z'> {
  readonly card: PageCard;
}

/** z-scores of the change of use by slug; absent where too few decks tell. */
export interface Trends {
  readonly cards: ReadonlyMap<string, number>;
  readonly commanders: ReadonlyMap<string, number>;
}

/** `/top/rising` */
export interface MovingView {
  /** day of the newest deck, ISO */
  readonly until: string;
  readonly weeks: { readonly recent: number; readonly before: number };
  readonly decks: { readonly recent: number; readonly before: number };
  readonly cards: { readonly rising: readonly PageMovingRow[]; readonly falling: readonly PageMovingRow[] };
  readonly commanders: {
    readonly rising: readonly PageMovingRow[];
    readonly falling: readonly PageMovingRow[];
  };
  readonly sets: readonly {
    readonly code: string;
    readonly name: string;
    readonly releasedAt: string;
    readonly rows: readonly PageRow[];
  }[];
}
