import type { ColorIdentity } from '@crownsmith/domain';
import type { PageCard } from './card';

/** A combo. Its path is `/combos/{id}`. */
export interface PageCombo {
  readonly id: string;
  readonly cards: readonly PageCard[];
  readonly identity: ColorIdentity;
  /** what it produces, a few words each */
  readonly results: readonly string[];
  readonly numDecks: number;
  readonly potentialDecks: number;
}

/** `/combos/{id}` */
export interface ComboView extends PageCombo {
  readonly prerequisites?: string | undefined;
  readonly steps?: string | undefined;
}
