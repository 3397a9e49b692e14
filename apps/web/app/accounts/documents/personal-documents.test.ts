import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineCollection, type Documents, type Query } from './documents.server';
import { exportDocuments } from './personal-documents.server';

const Note = z.object({ person: z.string(), secret: z.string() });
const NOTES = defineCollection('notes', Note, { owner: 'person', hidden: ['secret'] });
const VOTES = defineCollection('votes', Note, { owner: 'person' });
const AUDIT = defineCollection('audit', z.object({ text: z.string() }));

const MANY = 25_000;

/** A database with many notes of one person, and the sizes of the pages that were asked for. */
const makeDocuments = () => {
  const data = { person: 'ada', secret: 'hidden' };
  const notes = Array.from({ length: MANY }, (_, at) => ({ id: String(at).padStart(6, '0'), data }));
  const limits: number[] = [];
  const find = ({ name }: { name: string }, { limit, after = '' }: Query<object>) => {
    limits.push(limit);
    const stored = name === NOTES.name ? notes : [];
    const start = stored.findIndex(({ id }) => id > after);
    return Promise.resolve(start < 0 ? [] : stored.slice(start, start + limit));
  };
  return { documents: { find } as unknown as Documents, limits };
};

it('exports every document of a person without hidden fields, and holds few at a time', async () => {
  const { documents, limits } = makeDocuments();
  const counts = new Map<string, number>();
  for await (const page of exportDocuments(documents, [NOTES, VOTES, AUDIT], 'ada')) {
    expect(page.documents.every((found) => JSON.stringify(found) === '{"person":"ada"}')).toBe(true);
    counts.set(page.collection, (counts.get(page.collection) ?? 0) + page.documents.length);
  }
  expect([...counts]).toEqual([
    ['notes', MANY],
    ['votes', 0],
  ]);
  expect(Math.max(...limits)).toBeLessThanOrEqual(1000);
});
