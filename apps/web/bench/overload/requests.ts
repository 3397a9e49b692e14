// The requests of loads, made of what the snapshot of the site holds.
import * as z from 'zod';

export const KINDS = [
  'page',
  'session page',
  'recommendations',
  'picture',
  'feed',
  'cached page',
  'typeahead',
] as const;
export type Kind = (typeof KINDS)[number];

const repeat = (kind: Kind, times: number): readonly Kind[] => Array.from({ length: times }, () => kind);

/** What is requested, in twentieths. */
const BROWSING = [
  ...repeat('cached page', 14),
  ...repeat('page', 3),
  ...repeat('typeahead', 2),
  ...repeat('recommendations', 1),
];

/** Kinds of requests, each as often as it is requested. */
export const MIXES = {
  /** one kind for each gate */
  gates: ['page', 'session page', 'recommendations', 'picture', 'feed'],
  /** as people browse; in an order without runs of one kind, because 7 and 20 have no common factor */
  browsing: BROWSING.map((_, index) => BROWSING[(7 * index) % BROWSING.length] ?? 'page'),
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export interface LoadRequest {
  readonly path: string;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** private key, as PEM, of whoever signs it when it is sent */
  readonly signedBy?: string;
}

const SESSION = { Cookie: `userState=${encodeURIComponent('{"uid":"bench"}')}` } as const;
const JSON_BODY = { 'Content-Type': 'application/json' } as const;
const RECS_PATH = '/api/recs';
const LIST_CARDS = 60;
const MAX_LEADERS = 200;
/** Pages that are requested again and again. */
const POPULAR = 40;
const QUERIES = ['sol', 'edgar', 'signet', 'the', 'dragon', 'sol ri', 'elf', 'counter'] as const;

const Options = z.array(z.object({ url: z.string() }));

const readList = async (origin: string, list: string): Promise<z.infer<typeof Options>> =>
  Options.parse(await (await fetch(`${origin}/json/typeahead/${list}.json`)).json());

const slugOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The commanders among the first ones that lead a deck by themselves. */
const findLeaders = async (origin: string, slugs: readonly string[]): Promise<readonly string[]> => {
  const leaders: string[] = [];
  for (const slug of slugs.slice(0, MAX_LEADERS)) {
    const response = await fetch(origin + RECS_PATH, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ commanders: [`/cards/${slug}`], cards: [] }),
    });
    await response.arrayBuffer();
    if (response.ok) leaders.push(slug);
  }
  return leaders;
};

/** Requests pages until the HTML cache has them. */
const cachePages = async (origin: string, requests: readonly LoadRequest[]): Promise<void> => {
  for (const { path, headers = {} } of requests) {
    let isServed = false;
    while (!isServed) {
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      isServed = response.ok;
      if (!isServed && response.status !== 503) throw new Error(`${path} responds ${response.status}.`);
    }
  }
};

/** Makes requests, no two of which have the same page, list or session in a row. */
export const makeRequests = async (
  origin: string,
  kinds: readonly Kind[],
): Promise<(kind: Kind) => LoadRequest> => {
  const [cards, commanders] = await Promise.all([readList(origin, 'cards'), readList(origin, 'commanders')]);
  const cardSlugs = [...new Set(cards.map(({ url }) => slugOf(url)))];
  const known = new Set(cardSlugs);
  // A pair has no card of its name.
  const single = commanders.map(({ url }) => slugOf(url)).filter((slug) => known.has(slug));
  const leaders = await findLeaders(origin, single);
  if (leaders.length === 0) throw new Error('The snapshot has no commanders.');
  const popular = leaders
    .slice(0, POPULAR)
    .map((slug) => ({ path: `/commanders/${slug}`, headers: { 'Accept-Encoding': 'gzip, br' } }));
  if (kinds.includes('cached page')) await cachePages(origin, popular);
  let count = 0;
  const pick = (list: readonly string[], step = 1): string => list[(count * step) % list.length] ?? '';
  // Processes start at different numbers, so that none requests what another has put into a cache.
  const start = Date.now();

  return (kind) => {
    count += 1;
    const leader = pick(leaders);
    switch (kind) {
      case 'cached page':
        return popular[count % popular.length] ?? { path: '/' };
      case 'typeahead':
        return { path: `/api/typeahead?q=${encodeURIComponent(pick(QUERIES))}` };
      case 'page':
        return { path: `/commanders/${leader}?n=${start}-${count}` };
      case 'session page':
        return { path: `/commanders/${leader}`, headers: SESSION };
      case 'recommendations':
        return {
          path: RECS_PATH,
          method: 'POST',
          headers: JSON_BODY,
          body: JSON.stringify({
            commanders: [`/cards/${leader}`],
            cards: Array.from({ length: LIST_CARDS }, (_, index) => {
              const at = (count * 7 + index * 31) % cardSlugs.length;
              return `/cards/${cardSlugs[at] ?? ''}`;
            }),
          }),
        };
      case 'picture':
        return { path: `/og/cards/${pick(cardSlugs)}.png` };
      case 'feed':
        return { path: `/feeds/commanders/${leader}.atom` };
    }
  };
};
