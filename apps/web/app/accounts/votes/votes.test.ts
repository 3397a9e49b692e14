import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaltVotes } from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, VOTES } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import { openSqliteDocuments } from '../documents/sqlite-documents.server';
import { castVote, countVotes, readVote, withdrawVote } from './votes.server';

const [ring, stasis] = [makeSlug('Sol Ring'), makeSlug('Stasis')];

describe('votes', () => {
  let documents: Documents;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'votes-'));
    documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
  });
  afterAll(() => documents.close());

  it('are one a person and card: changed by the next one, and taken back', async () => {
    await castVote(documents, { uid: 'ada', slug: stasis, vote: 4 }, 1);
    await castVote(documents, { uid: 'ada', slug: ring, vote: 1 }, 1);
    await castVote(documents, { uid: 'bob', slug: stasis, vote: 4 }, 1);
    await castVote(documents, { uid: 'bob', slug: stasis, vote: 0 }, 2);
    expect(await readVote(documents, 'ada', stasis)).toBe(4);
    expect(await readVote(documents, 'bob', stasis)).toBe(0);
    expect(await readVote(documents, 'bob', ring)).toBeUndefined();
    const counts = await countVotes(documents);
    expect(counts).toEqual([
      { url: '/cards/sol-ring', votes: [0, 1, 0, 0, 0] },
      { url: '/cards/stasis', votes: [1, 0, 0, 0, 1] },
    ]);
    expect(counts.map((count) => SaltVotes.parse(count))).toEqual(counts);
    expect(JSON.stringify(counts)).not.toMatch(/ada|bob/);

    await withdrawVote(documents, 'ada', ring);
    await withdrawVote(documents, 'nobody', ring);
    expect(await readVote(documents, 'ada', ring)).toBeUndefined();
    expect(await countVotes(documents)).toHaveLength(1);
  });

  it('belong to their person, and are 0 to 4', async () => {
    expect(VOTES.owner).toBe('uid');
    expect(await documents.find(VOTES, { where: { uid: 'ada' }, limit: 9 })).toHaveLength(1);
    for (const vote of [-1, 5, 2.5, Number.NaN])
      await expect(castVote(documents, { uid: 'ada', slug: ring, vote }, 1)).rejects.toThrow();
  });
});
