import type { OwnedCards } from '@crownsmith/api-client';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '../documents/collections.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { createOwnedCards, OWNED_CARDS } from './owned-cards.server';

const cardsOf = (count: number): OwnedCards =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`card-${at}`, [at + 1, 0]]));

it('keeps the latest collection of each person, however many cards it has', async () => {
  const documents = await openSqliteDocuments(
    join(await mkdtemp(join(tmpdir(), 'owned-')), 'accounts.sqlite'),
    COLLECTIONS,
  );
  const owned = createOwnedCards(documents, () => 1000);
  expect(await owned.read('u1')).toEqual({ changedAt: 0, cards: {} });
  const first = { changedAt: 100, cards: cardsOf(12_001) };
  expect(await owned.write('u1', first)).toEqual({ ok: true, value: first });
  expect(await owned.read('u1')).toEqual(first);
  expect(await owned.write('u1', { changedAt: 100, cards: {} })).toEqual({ ok: false, error: first });
  const later = { changedAt: 200, cards: cardsOf(3) };
  await owned.write('u1', later);
  expect(await owned.read('u1')).toEqual(later);
  expect(await documents.find(OWNED_CARDS, { where: { uid: 'u1' }, limit: 10 })).toHaveLength(1);
  // What is stated of copies makes a document long: it is in several.
  const binder = 'x'.repeat(40);
  const long = Object.fromEntries(
    Object.keys(cardsOf(3000)).map((slug): [string, OwnedCards[string]] => [
      slug,
      [3, 0, `1\tC21\t1\t\ten\tNear Mint\t${binder}`, `2\tC21\t2\t\tde\tNear Mint\t${binder}`],
    ]),
  );
  await owned.write('u1', { changedAt: 300, cards: long });
  expect(await owned.read('u1')).toEqual({ changedAt: 300, cards: long });
  const parts = await documents.find(OWNED_CARDS, { where: { uid: 'u1' }, limit: 10 });
  expect(parts.length).toBeGreaterThan(1);
  for (const { data } of parts) expect(JSON.stringify(data).length).toBeLessThan(400_000);
  expect(await owned.write('u1', { changedAt: 5000, cards: {} })).toMatchObject({
    value: { changedAt: 1000 },
  });
  expect(await owned.read('u2')).toEqual({ changedAt: 0, cards: {} });
  await documents.close();
});
