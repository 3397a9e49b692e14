import { describe, expect, it } from 'vitest';
import { TAG_LABELS, TAGS } from './tag';

describe('tags (specification, section 3)', () => {
  it('have labels', () =>
    expect(TAGS.map((tag) => TAG_LABELS[tag])).toEqual([
      'Card Draw',
      'Protection',
      'Ramp',
      'Recursion',
      'Removal',
      'Board Wipe',
      'Tutors',
    ]));
});
