import { expect, it } from 'vitest';
import { pageResponse } from './page-response.server';

it('pageResponse suggests every label once, and says why', () => {
  const snapshot = {
    searchSite: () => [
      { label: 'Edgar Markov', url: '/cards/edgar-markov' },
      { label: 'Markov Baron', url: '/cards/markov-baron' },
    ],
  };
  const outcome = {
    reason: 'Lutri is banned in Commander.',
    suggestions: [{ label: 'Edgar Markov', url: '/commanders/edgar-markov' }],
  };
  const request = new Request('http://localhost/commanders/edgar-markov');
  let thrown: unknown;
  try {
    pageResponse({ request, context: {} }, snapshot, 'edgar-markov', outcome);
  } catch (response) {
    thrown = response;
  }
  expect(thrown).toMatchObject({
    data: {
      reason: outcome.reason,
      suggestions: [
        { label: 'Edgar Markov', url: '/commanders/edgar-markov' },
        { label: 'Markov Baron', url: '/cards/markov-baron' },
      ],
    },
    init: { status: 404 },
  });
});
