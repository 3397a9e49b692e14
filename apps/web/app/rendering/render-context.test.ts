import { describe, expect, it } from 'vitest';
import { renderContextOf } from './render-context.server';

const restOf = (query: string) =>
  renderContextOf(new Request(`http://localhost/top?${query}`)).otherParameters;

describe('what an address says besides its view', () => {
  it('is kept in the links of a list', () => {
    expect(restOf('window=week&sort=price&_routes=x&a=%26')).toEqual([
      ['window', 'week'],
      ['a', '&'],
    ]);
  });

  it.each([`x=${'a'.repeat(300)}`, `${'a'.repeat(300)}`, 'x=%00', 'x=%1b', '%0d%0a=1', 'x&'.repeat(300)])(
    'is left out where it is long, or no text: %.20s',
    (query) => expect(restOf(query)).toEqual([]),
  );
});
