import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoundedQueue, BusyError } from '#app/platform/bounded-queue';
import { setTurnWait, takeTurn } from '@crownsmith/answers/snapshot';
import { startSite, type TestSite } from '../testing/site';
import { createGates, type Gates } from './gates';
import { createTurnWait } from './turns';

let passed: string[] = [];
let isFull = false;

/** A gate that notes what passes it, and lets nothing through while the site is full. */
const noteGate = (name: keyof Gates): BoundedQueue => ({
  add: async (job) => {
    if (isFull) throw new BusyError();
    passed.push(name);
    return job();
  },
  get isFull() {
    return isFull;
  },
  size: 0,
});

const gates: Gates = {
  pages: noteGate('pages'),
  recs: noteGate('recs'),
  documents: noteGate('documents'),
  pictures: noteGate('pictures'),
  suggestions: noteGate('suggestions'),
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    gates,
    renderPage: (request) =>
      Promise.resolve(
        new Response(request.url, {
          headers: {
            'Content-Type': 'text/html',
            'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
          },
        }),
      ),
  });
});
afterAll(() => site.close());
beforeEach(() => {
  passed = [];
  isFull = false;
});

const RECS = { cards: [], commanders: ['/cards/edgar-markov'] };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

const EXPENSIVE: readonly (readonly [string, readonly string[], string, RequestInit])[] = [
  ['an anonymous page', ['pages'], '/top', {}],
  ['an anonymous page at a new URL', ['pages'], '/top?n=1', {}],
  ['the data of a page', ['pages'], '/top.data', {}],
  ['a page with a session', ['pages'], '/top', { headers: { Cookie: 'session=1' } }],
  ['a page with Authorization', ['pages'], '/top', { headers: { Authorization: 'Bearer x' } }],
  ['a page at a long URL', ['pages'], `/${'x'.repeat(600)}`, {}],
  ['a page that is not cached', ['pages'], '/random', {}],
  ['a form', ['pages'], '/contact-us', { method: 'POST', body: 'a=1', headers: form }],
  ['the empty form of recommendations', ['pages'], '/recs', {}],
  ['recommendations by URL', ['recs', 'pages'], '/recs?commander=x', {}],
  ['recommendations by URL, as data', ['recs', 'pages'], '/RECS.data?commander=x', {}],
  [
    'recommendations for a list',
    ['recs', 'pages'],
    '/recs/',
    { method: 'POST', body: 'list=1', headers: form },
  ],
  [
    'recommendations by the API',
    ['recs'],
    '/api/recs',
    { method: 'POST', body: JSON.stringify(RECS), headers: { 'Content-Type': 'application/json' } },
  ],
  [
    'a tool of an assistant',
    ['recs'],
    '/mcp',
    {
      method: 'POST',
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    },
  ],
  ['a picture', ['pictures'], '/og/cards/sol-ring.png', {}],
  ['a feed', ['documents'], '/feeds/new-cards.atom', {}],
  ['the feed of a commander', ['documents'], '/feeds/commanders/edgar-markov.atom', {}],
  ['a sitemap', ['documents'], '/sitemaps/cards-1.xml', {}],
  ['oEmbed', ['documents'], '/oembed?url=http://localhost/cards/sol-ring', {}],
  ['static JSON', ['documents'], '/json/commanders/edgar-markov.json', {}],
  [
    'cards by name',
    ['documents'],
    '/api/cards',
    { method: 'POST', body: '{"names":["Sol Ring"]}', headers: { 'Content-Type': 'application/json' } },
  ],
  ['suggestions', ['suggestions'], '/api/typeahead?q=sol', {}],
];

describe('the gates', () => {
  it.each(EXPENSIVE)(
    'refuse %s with 503 and Retry-After when they are full',
    async (_name, _gates, path, init) => {
      isFull = true;
      const response = await site.fetch(path, init);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.text.length).toBeLessThan(200);
      expect(passed).toEqual([]);
    },
  );

  it.each(EXPENSIVE)('are passed by %s', async (_name, expected, path, init) => {
    expect((await site.fetch(path, init)).status).not.toBe(503);
    expect(passed).toEqual(expected);
  });

  it.each(['/healthz', '/robots.txt'])('are not needed by %s', async (path) => {
    isFull = true;
    expect((await site.fetch(path)).status).toBe(200);
  });

  it('are not needed by a cached page', async () => {
    await site.fetch('/cached');
    isFull = true;
    expect((await site.fetch('/cached')).status).toBe(200);
  });
});

describe('gates', () => {
  it.each(['pages', 'recs', 'documents', 'pictures', 'suggestions'] as const)(
    'count what arrives at once at %s before any of it runs, however synchronous it is',
    async (name) => {
      const gate = createGates({ maxWaitMs: 60 })[name];
      let started = 0;
      const added = Array.from({ length: 100 }, () =>
        gate.add(() => {
          started += 1;
          return Promise.resolve();
        }),
      );
      expect(gate.isFull).toBe(true);
      for (let microtask = 0; microtask < 1000; microtask += 1) await Promise.resolve();
      expect(started).toBe(0);
      const outcomes = await Promise.allSettled(added);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
      expect(refused.length).toBeGreaterThan(90);
      expect(started).toBe(added.length - refused.length);
    },
  );
});

describe('full gates', () => {
  afterEach(() => setTurnWait());

  interface Jobs {
    /** of each of two gates */
    readonly count: number;
    /** each of which notes its turn */
    readonly pieces: number;
    /** length of a turn, in ms */
    readonly turnMs: number;
    readonly isCrowded: boolean;
  }

  /** Turns of the event loop between the pieces of jobs, in the order in which they ran. */
  const countTurns = async ({ count, pieces, turnMs, isCrowded }: Jobs): Promise<readonly number[]> => {
    let turn = 0;
    setTurnWait(createTurnWait({ isCrowded }, () => turn * turnMs));
    const { pages, recs } = createGates({ maxWaitMs: 60_000 });
    let counting: NodeJS.Immediate | undefined;
    const next = (): void => {
      turn += 1;
      counting = setImmediate(next);
    };
    next();
    const turns: number[] = [];
    const job = async (): Promise<void> => {
      turns.push(turn);
      for (let piece = 1; piece < pieces; piece += 1) {
        await takeTurn();
        turns.push(turn);
      }
    };
    await Promise.all([pages, recs].flatMap((gate) => Array.from({ length: count }, () => gate.add(job))));
    clearImmediate(counting);
    expect(turns).toHaveLength(2 * count * pieces);
    return turns.slice(1).map((each, index) => each - (turns[index] ?? 0));
  };

  /** Turns between the starts of 20 jobs of one piece, but for the last. */
  const betweenStarts = async (turnMs: number, isCrowded: boolean): Promise<readonly number[]> =>
    (await countTurns({ count: 10, pieces: 1, turnMs, isCrowded })).slice(0, -1);

  it('leave the event loop to connections and requests for a few milliseconds', async () => {
    const between = await betweenStarts(1, true);
    expect(Math.min(...between)).toBeGreaterThan(15);
    expect(Math.max(...between)).toBeLessThan(30);
  });

  it('leave them as much between two pieces of a job, and never run pieces of two jobs in one turn', async () => {
    const between = await countTurns({ count: 2, pieces: 3, turnMs: 1, isCrowded: true });
    expect(Math.min(...between)).toBeGreaterThan(15);
  });

  it('leave no more turns than a few where each is long', async () => {
    expect(Math.max(...(await betweenStarts(30, true)))).toBeLessThan(5);
  });

  it('leave no more turns than a few where nothing else is to be done', async () => {
    expect(Math.max(...(await betweenStarts(1, false)))).toBeLessThan(5);
  });
});
