import type { TimeWindow } from '@crownsmith/api-client';
import type { PageList, PageRow } from './card';

/** A time window with its number of decks. */
export interface PageTimeWindow {
  readonly window: TimeWindow;
  readonly decks: number;
}

/** `/top` and the lists below it, over one time window. */
export interface TopListView {
  readonly header: string;
  /** in words, what the list contains; empty for older snapshots */
  readonly rule: string;
  readonly decks: number;
  readonly window: TimeWindow;
  /** time windows with decks, shortest first, `all` last */
  readonly windows: readonly PageTimeWindow[];
  readonly lists: readonly PageList[];
}

/** `/top/salt` */
export interface SaltListView {
  readonly rule: string;
  /** salt: 0–4; votes of this site's users behind it, undefined without any */
  readonly rows: readonly {
    readonly row: PageRow;
    readonly salt: number;
    readonly votes: number | undefined;
  }[];
}
