import { describe, expect, it } from 'vitest';
import * as limits from './limits';

describe('limits (specification, sections 3 and 9)', () => {
  it('are those of the specification', () =>
    expect([
      limits.MAX_UNDO_STATES,
      limits.MAX_COMMANDERS,
      limits.CARD_NAME_BATCH_SIZE,
      limits.TYPEAHEAD_MIN_LENGTH,
    ]).toEqual([10, 2, 100, 3]));

  it('let a person keep 500 lists of 1,000 cards, and restore a deleted one for 30 days', () =>
    expect([limits.MAX_LISTS, limits.MAX_LIST_CARDS, limits.TRASH_DAYS]).toEqual([500, 1000, 30]));
});
