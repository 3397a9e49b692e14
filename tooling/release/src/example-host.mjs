import { createServer } from 'node:http';
import { once } from 'node:events';

const evidence = {
  basis: 'commander',
  similar_decks: 0,
  num_decks: 62,
  potential_decks: 100,
  synergy: 0.4,
  lift: null,
  because: [],
};
const rec = (name, slug, kind) => ({ name, url: `/cards/${slug}`, score: 1, evidence, reason: { kind } });

const RESPONSES = {
  'GET /json/typeahead/popular.json': [
    { label: 'Edgar Markov', url: '/commanders/edgar-markov', kind: 'commander' },
    { label: 'Atraxa, Praetors’ Voice', url: '/commanders/atraxa-praetors-voice', kind: 'commander' },
    { label: 'Sol Ring', url: '/cards/sol-ring', kind: 'card' },
  ],
  'POST /api/recs': {
    inRecs: [rec('Stromkirk Captain', 'stromkirk-captain', 'commander')],
    outRecs: [rec('Llanowar Elves', 'llanowar-elves', 'unsupported')],
  },
};

/** A host for the examples that ask one: a few requests, answered in the shapes of a site. */
export const startExampleHost = async () => {
  const server = createServer((request, response) => {
    const body = RESPONSES[`${request.method} ${request.url}`];
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body ?? `${request.method} ${request.url} is not known here.`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
};
