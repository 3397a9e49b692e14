import { describe, expect, it } from 'vitest';
import { pageResponse } from './page-response.server';

const snapshot = {
  searchSite: () => [
    { label: 'Edgar Markov', url: '/cards/edgar-markov' },
    { label: 'Markov Baron', url: '/cards/markov-baron' },
  ],
};
const suggestions = [{ label: 'Edgar Markov', url: '/commanders/edgar-markov' }];

const missing = (outcome: Parameters<typeof pageResponse>[3]): unknown => {
  const request = new Request('http://localhost/commanders/edgar-markov');
  try {
    return pageResponse({ request, context: {} }, snapshot, 'edgar-markov', outcome);
  } catch (thrown) {
    return thrown;
  }
};

describe('pageResponse without a page', () => {
  it('suggests every label once', () =>
    expect(missing({ suggestions })).toMatchObject({
      data: { suggestions: [...suggestions, { label: 'Markov Baron', url: '/cards/markov-baron' }] },
      init: { status: 404 },
    }));

  it('says why where that is known, and suggests nothing that is only similar', () => {
    const outcome = { suggestions, reason: 'Edgar Markov is banned in Commander.' };
    expect(missing(outcome)).toMatchObject({ data: outcome, init: { status: 404 } });
  });
});
