import { describe, expect, it } from 'vitest';
import { renderContextOf } from './render-context.server';

const restOf = (query: string) =>
  renderContextOf(new Request(`http://localhost/top?${query}`)).otherParameters;

describe('query parameters that are not list options', () => {
  it('are part of the render context', () => {
    expect(restOf('window=week&sort=price&_routes=x&a=%26')).toEqual([
      ['window', 'week'],
      ['a', '&'],
    ]);
  });

  it.each([`x=${'a'.repeat(300)}`, `${'a'.repeat(300)}`, 'x=%00', 'x=%1b', '%0d%0a=1', 'x&'.repeat(300)])(
    'are dropped where they are long or contain control characters: %.20s',
    (query) => expect(restOf(query)).toEqual([]),
  );
});
