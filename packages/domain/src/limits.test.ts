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
});
