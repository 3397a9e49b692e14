import type { PageRow } from './card';
import type { PageCommander } from './commander';

/** A set. Its path is `/sets/{code}`. */
export interface PageSet {
  readonly code: string;
  readonly name: string;
  /** ISO date; null where no source has one */
  readonly releasedAt: string | null;
  /** number of its cards in the catalogue; null for older snapshots */
  readonly cards: number | null;
}

/** `/sets/{code}` */
export interface SetView extends Omit<PageSet, 'cards'> {
  readonly commanders: readonly PageCommander[];
  readonly cards: readonly PageRow[];
  readonly reprints: readonly PageRow[];
}
