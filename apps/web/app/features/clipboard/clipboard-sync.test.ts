import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardList, type ClipboardSnapshot } from '@crownsmith/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ClipboardWrite } from '#app/accounts/clipboards/clipboard.schema';
import { createClipboards } from '#app/accounts/clipboards/clipboards.server';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import type { Documents } from '#app/accounts/documents/documents.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createClipboardSync } from './clipboard-sync';

let documents: Documents;
beforeEach(async () => {
  documents = await openSqliteDocuments(
    join(await mkdtemp(join(tmpdir(), 'clipboards-')), 'accounts.sqlite'),
    COLLECTIONS,
  );
});
afterEach(() => documents.close());

/** The API of one person's clipboard on the real store. */
const serve =
  (uid: string): typeof fetch =>
  async (_url, init) => {
    const clipboards = createClipboards(documents);
    if (init?.method !== 'POST') return Response.json(await clipboards.read(uid));
    const written = await clipboards.write(uid, ClipboardWrite.parse(JSON.parse(init.body as string)));
    return Response.json(written.ok ? written.value : written.error, { status: written.ok ? 200 : 412 });
  };

const url = (slug: string): string => `/cards/${slug}`;

/** A browser of a person, with a clipboard of cards by slug. */
const openBrowser = (
  uid = 'u1',
  options: { readonly list?: Readonly<Record<string, number>>; readonly unknown?: readonly string[] } = {},
) => {
  const { list = {}, unknown = [] } = options;
  let current: CardList = {
    commanders: [],
    cards: Object.fromEntries(Object.entries(list).map(([slug, copies]) => [url(slug), copies])),
  };
  let isOnline = true;
  const texts = new Map<string, string>();
  const applied: CardList[] = [];
  const start = () =>
    createClipboardSync({
      uid,
      local: {
        read: () =>
          ({
            commanders: current.commanders,
            chosenColor: current.chosenColor,
            cards: Object.fromEntries(
              Object.entries(current.cards).map(([card, count]) => [card, { count }]),
            ),
          }) as unknown as ClipboardSnapshot,
        load: (urls) => Promise.resolve(urls.filter((each) => unknown.includes(each))),
        apply: (next) => {
          current = next;
          applied.push(next);
        },
        canLead: (urls) => urls.length === 1,
      },
      storage: () => ({
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, text) => void texts.set(key, text),
      }),
      fetch: (...request) => (isOnline ? serve(uid)(...request) : Promise.reject(new TypeError('offline'))),
      alone: (work) => work(),
    });
  let sync = start();
  return {
    sync: async () => {
      await sync.sync();
      sync.stop();
    },
    onVersion: (version: number) => sync.onVersion(version),
    reload: () => {
      sync = start();
    },
    setOnline: (online: boolean) => {
      isOnline = online;
    },
    put: (slug: string, copies: number) => {
      const { [url(slug)]: _former, ...others } = current.cards;
      current = { ...current, cards: copies === 0 ? others : { ...others, [url(slug)]: copies } };
    },
    lead: (...slugs: string[]) => {
      current = { ...current, commanders: slugs.map(url) };
    },
    choose: (chosenColor: CardList['chosenColor']) => {
      current = { ...current, chosenColor };
    },
    chosenColor: () => current.chosenColor,
    cards: () =>
      Object.fromEntries(
        Object.entries(current.cards).map(([card, count]) => [card.slice('/cards/'.length), count]),
      ),
    commanders: () => current.commanders,
    applied,
  };
};

const stored = async (uid = 'u1') => (await createClipboards(documents).read(uid)).list;

it('has the chosen colour in another browser, and none after it is taken back', async () => {
  const [home, work] = [openBrowser('u1', { list: { opt: 1 } }), openBrowser()];
  home.lead('the-prismatic-piper');
  home.choose('G');
  await home.sync();
  await work.sync();
  expect([work.chosenColor(), (await stored()).chosenColor]).toEqual(['G', 'G']);
  work.choose(undefined);
  await work.sync();
  await home.sync();
  expect([home.chosenColor(), await stored()]).toEqual([
    undefined,
    { commanders: ['/cards/the-prismatic-piper'], cards: { '/cards/opt': 1 } },
  ]);
});

it('goes on in another browser', async () => {
  const [home, work] = [openBrowser('u1', { list: { opt: 1 } }), openBrowser()];
  home.lead('edgar-markov');
  await home.sync();
  await work.sync();
  expect([work.cards(), work.commanders()]).toEqual([{ opt: 1 }, ['/cards/edgar-markov']]);
  work.put('opt', 0);
  work.put('swamp', 30);
  await work.sync();
  await home.sync();
  expect(home.cards()).toEqual({ swamp: 30 });
});

it("keeps a visitor's clipboard when they sign in, beside what the account has", async () => {
  await openBrowser('u1', { list: { opt: 1 } }).sync();
  const visitor = openBrowser('u1', { list: { shock: 2 } });
  await visitor.sync();
  expect(visitor.cards()).toEqual({ opt: 1, shock: 2 });
  expect((await stored()).cards).toEqual({ '/cards/opt': 1, '/cards/shock': 2 });
});

it('merges what was changed offline in two browsers, also after a new page', async () => {
  const [a, b] = [openBrowser('u1', { list: { opt: 1, shock: 1 } }), openBrowser()];
  await a.sync();
  await b.sync();
  a.setOnline(false);
  a.put('opt', 0);
  a.put('swamp', 7);
  await a.sync();
  a.reload();
  b.put('shock', 0);
  b.put('forest', 3);
  await b.sync();
  a.setOnline(true);
  await a.sync();
  await b.sync();
  for (const browser of [a, b]) expect(browser.cards()).toEqual({ swamp: 7, forest: 3 });
});

it('asks for nothing and changes nothing where the version is the one it has', async () => {
  const browser = openBrowser('u1', { list: { opt: 1 } });
  await browser.sync();
  browser.setOnline(false);
  await browser.onVersion(1);
  expect(browser.applied).toEqual([]);
});

it('leaves cards in the account that this site does not know', async () => {
  await openBrowser('u1', { list: { opt: 1, 'new-card': 2 } }).sync();
  const old = openBrowser('u1', { unknown: ['/cards/new-card'] });
  await old.sync();
  expect(old.cards()).toEqual({ opt: 1 });
  old.reload();
  old.put('shock', 1);
  await old.sync();
  expect((await stored()).cards).toEqual({ '/cards/opt': 1, '/cards/new-card': 2, '/cards/shock': 1 });
});

it("keeps two people's clipboards apart", async () => {
  await openBrowser('u1', { list: { opt: 1 } }).sync();
  const other = openBrowser('u2');
  await other.sync();
  expect(other.cards()).toEqual({});
});

it('two browsers that write at once lose no card, and end with the same clipboard', async () => {
  const change = fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    slug: fc.constantFrom('opt', 'shock', 'swamp', 'forest'),
    copies: fc.nat({ max: 3 }),
    syncs: fc.constantFrom('none', 'one', 'both'),
  });
  let person = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      person += 1;
      const browsers = [openBrowser(`p${person}`), openBrowser(`p${person}`)] as const;
      for (const { who, slug, copies, syncs } of changes) {
        browsers[who].put(slug, copies);
        if (syncs === 'one') await browsers[who].sync();
        if (syncs === 'both') await Promise.all(browsers.map((browser) => browser.sync()));
      }
      // Cards that only one browser ever touched are as it left them.
      const last = new Map<string, { who: 0 | 1; copies: number; alone: boolean }>();
      for (const { who, slug, copies } of changes) {
        const former = last.get(slug);
        last.set(slug, { who, copies, alone: former === undefined || (former.alone && former.who === who) });
      }
      for (const browser of [browsers[0], browsers[1], browsers[0]]) await browser.sync();
      expect(browsers[0].cards()).toEqual(browsers[1].cards());
      for (const [slug, { copies, alone }] of last)
        if (alone) expect(browsers[0].cards()[slug] ?? 0).toBe(copies);
    }),
    { numRuns: 40 },
  );
});
