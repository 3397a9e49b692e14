import type { OwnedCards } from '@crownsmith/api-client';
import fc from 'fast-check';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCollection, type CollectionChange, diffCollections } from '#app/platform/collection-changes';
import {
  acceptReply,
  type CollectionReply,
  type CollectionRequest,
  recordChanges,
  requestOf,
  type StoredCollection,
} from '#app/platform/collection-exchange';
import { COLLECTIONS } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { createOwnedCards, OWNED_CARDS, OWNED_COLLECTIONS } from './owned-cards.server';

let documents: Documents;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'owned-'));
  documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
});
afterAll(() => documents.close());

const cardsOf = (count: number): OwnedCards =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`card-${at}`, [at + 1, 0]]));

describe('the collection of an account', () => {
  /** Replaces the cards of an account, as an import does. */
  const importAll = async (uid: string, cards: OwnedCards) => {
    const owned = createOwnedCards(documents, () => 1000);
    const before = await owned.read(uid);
    const changes = [...diffCollections(before.cards, cards)];
    const { version } = before;
    return owned.change(uid, { device: 'd', version, steps: [{ seq: version + 1, changes }] });
  };

  it('has all cards, however many there are', async () => {
    const owned = createOwnedCards(documents);
    expect(await owned.read('u1')).toEqual({ changedAt: 0, version: 0, cards: {} });
    const first = cardsOf(12_001);
    expect(await importAll('u1', first)).toEqual({
      ok: true,
      value: { version: 1, seq: 1, changedAt: 1000 },
    });
    expect(await owned.read('u1')).toEqual({ changedAt: 1000, version: 1, cards: first });
    await importAll('u1', cardsOf(3));
    expect((await owned.read('u1')).cards).toEqual(cardsOf(3));
    expect(await documents.find(OWNED_CARDS, { where: { uid: 'u1' }, limit: 10 })).toHaveLength(1);
    expect(await owned.read('u2')).toMatchObject({ cards: {} });
    expect(await importAll('u2', cardsOf(50_001))).toMatchObject({ ok: false, error: { version: 0 } });
  });

  it('is in several documents where much is stated of copies', async () => {
    const binder = 'x'.repeat(40);
    const long = Object.fromEntries(
      Object.keys(cardsOf(3000)).map((slug): [string, OwnedCards[string]] => [
        slug,
        [3, 0, `1\tC21\t1\t\ten\tNear Mint\t${binder}`, `2\tC21\t2\t\tde\tNear Mint\t${binder}`],
      ]),
    );
    await importAll('u3', long);
    expect((await createOwnedCards(documents).read('u3')).cards).toEqual(long);
    const parts = await documents.find(OWNED_CARDS, { where: { uid: 'u3' }, limit: 10 });
    expect(parts.length).toBeGreaterThan(1);
    for (const { data } of parts) expect(JSON.stringify(data).length).toBeLessThan(400_000);
  });

  it('of before, without a version, goes on', async () => {
    const cards: OwnedCards = { opt: [1, 0, '1\tC21\t\t\t\t\tTrades'] };
    await documents.transaction((transaction) => {
      transaction.set(OWNED_COLLECTIONS, 'u4', { uid: 'u4', changedAt: 5, parts: 1 } as never);
      transaction.set(OWNED_CARDS, 'u4:0', { uid: 'u4', cards });
    });
    const owned = createOwnedCards(documents);
    expect(await owned.read('u4')).toEqual({ changedAt: 5, version: 0, cards });
    const move: CollectionChange = { card: 'opt', kind: 'move', from: 'C21\t\t\t\t\tTrades', count: 1 };
    await owned.change('u4', { device: 'd', version: 0, steps: [{ seq: 1, changes: [move] }] });
    expect(await owned.read('u4')).toMatchObject({ version: 1, cards: {} });
  });
});

describe('two browsers that change a collection at once', () => {
  const PLACES = ['C21', 'C21\t\t\t\t\tTrades', 'C21\t\t\t\t\tMeren\tdeck'];
  const place = fc.constantFrom(...PLACES);
  const card = fc.constantFrom('opt', 'shock');
  const count = fc.integer({ min: 1, max: 3 });
  const anyChange: fc.Arbitrary<CollectionChange> = fc.oneof(
    fc.record({ card, kind: fc.constant('move' as const), to: place, count }),
    fc.record({ card, kind: fc.constant('move' as const), from: place, to: place, count }),
    fc.record({ card, kind: fc.constant('move' as const), from: place, count }),
  );
  /** What happens next, in a browser, between it and the account. */
  const anyEvent = fc.record({
    browser: fc.constantFrom(0, 1),
    what: fc.oneof(
      anyChange,
      fc.constantFrom(
        'send' as const,
        'arrive' as const,
        'lose-request' as const,
        'reply' as const,
        'lose-reply' as const,
      ),
    ),
  });

  interface Browser {
    stored: StoredCollection;
    request?: CollectionRequest | undefined;
    reply?: CollectionReply | undefined;
  }

  it('lose nothing, whatever is sent twice, late or not at all', () => {
    let people = 0;
    return fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
        const owned = createOwnedCards(documents);
        people += 1;
        const uid = `two-${people}`;
        const browsers = [0, 1].map((at): Browser => ({
          stored: {
            changedAt: 0,
            cards: {},
            exchange: { uid, device: `d${at}`, version: 0, seq: 0, pending: [] },
          },
        }));
        /** changes in the order in which the account makes them */
        const made: CollectionChange[] = [];
        const seen = new Set<string>();
        const arrive = async (browser: Browser): Promise<void> => {
          if (!browser.request) return;
          for (const { seq, changes } of browser.request.steps) {
            if (!seen.has(`${browser.request.device} ${seq}`)) made.push(...changes);
            seen.add(`${browser.request.device} ${seq}`);
          }
          const reply = await owned.change(uid, browser.request);
          browser.reply = reply.ok ? reply.value : undefined;
        };
        const reply = (browser: Browser): void => {
          if (browser.request && browser.reply)
            browser.stored = acceptReply(browser.stored, browser.request, browser.reply) ?? browser.stored;
          browser.reply = undefined;
        };
        let done = 0;
        for (const { browser: at, what } of events) {
          const browser = browsers[at];
          if (!browser) continue;
          if (what === 'send') browser.request = requestOf(browser.stored);
          else if (what === 'arrive') await arrive(browser);
          else if (what === 'reply') reply(browser);
          else if (what === 'lose-request') browser.request = undefined;
          else if (what === 'lose-reply') browser.reply = undefined;
          else {
            browser.stored = recordChanges(browser.stored, [what], 1);
            done += 1;
          }
        }
        // Both are online in the end: first all is sent, then both have what the other one sent last.
        for (const browser of [...browsers, ...browsers])
          for (;;) {
            browser.request = requestOf(browser.stored);
            await arrive(browser);
            reply(browser);
            if (browser.stored.exchange?.pending.length === 0) break;
          }
        const account = await owned.read(uid);
        expect(browsers.map(({ stored }) => stored.cards)).toEqual([account.cards, account.cards]);
        // Each change was made, and once.
        expect(made).toHaveLength(done);
        expect(changeCollection({}, made)).toEqual(account.cards);
      }),
      { numRuns: 150 },
    );
  });

  it('have an import of the same file once', async () => {
    const owned = createOwnedCards(documents);
    const cards: OwnedCards = { opt: [2, 1, '1\tC21\t\tfoil'], shock: [3, 0] };
    const changes = [...diffCollections({}, cards)];
    for (const device of ['d1', 'd2'])
      await owned.change('same', { device, version: 0, steps: [{ seq: 1, changes }] });
    expect((await owned.read('same')).cards).toEqual(cards);
  });
});
