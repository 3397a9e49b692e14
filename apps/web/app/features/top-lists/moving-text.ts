import { shareText } from '@crownsmith/answers/text';
import type { PageMovingRow } from '#app/model/moving';

type Row = Pick<PageMovingRow, 'recent' | 'before' | 'z'>;

/** A z-score with its sign, to a tenth. @example scoreText({ z: -3.21 }) // '−3.2' */
export const scoreText = ({ z }: Pick<Row, 'z'>): string => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`;

/** How much something is played, and was before, each with its decks. */
export const movingText = ({ recent, before }: Row): string =>
  `in ${shareText(recent.num_decks, recent.potential_decks)}, before in ${shareText(before.num_decks, before.potential_decks)}`;
