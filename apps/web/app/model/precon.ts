import type { ColorIdentity } from '@crownsmith/domain';
import type { PageCard, PageRow } from './card';

/** A precon. Its path is `/precon/{slug}`. */
export interface PagePrecon {
  readonly slug: string;
  readonly name: string;
  /** code of its set */
  readonly set: string | null;
  /** ISO date */
  readonly releasedAt: string | null;
  readonly commanders: readonly PageCard[];
  readonly identity: ColorIdentity;
}

/** `/precon/{slug}` */
export interface PreconView extends PagePrecon {
  readonly cards: readonly { readonly card: PageCard; readonly count: number }[];
  /** decks with its commanders; undefined for older snapshots */
  readonly numDecks: number | undefined;
  /** the cards to add come from colours and types because there are too few decks */
  readonly estimated: boolean;
  /** cards that decks of its commanders play and the precon lacks */
  readonly add: readonly PageRow[];
  /** cards of the precon that few of those decks play */
  readonly cut: readonly PageRow[];
}
