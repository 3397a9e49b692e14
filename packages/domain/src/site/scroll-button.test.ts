import { describe, expect, it } from 'vitest';
import { showsScrollButton } from './scroll-button';

describe('showsScrollButton (specification, section 2)', () => {
  it.each([
    [768, 1001, true],
    [767, 5000, false],
    [2000, 1000, false],
  ])('at %d px width and %d px scroll is %j', (width, scroll, shows) =>
    expect(showsScrollButton(width, scroll)).toBe(shows),
  );
});
