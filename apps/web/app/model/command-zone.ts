import type { PageCard } from './card';

/** Lists of cards of the command zone. */
export type ZoneListName = 'backgrounds' | 'partners' | 'companions';

/** `/backgrounds`, `/partners`, `/companions`: cards in groups. */
export interface ZoneListView {
  readonly groups: readonly {
    readonly tag: string;
    readonly header: string;
    readonly rows: readonly { readonly card: PageCard; readonly numDecks: number }[];
  }[];
}
