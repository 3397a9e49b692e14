import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type AnyCollection, defineCollection, type Documents, DocumentsError } from './documents.server';

const Note = z.object({
  person: z.string(),
  text: z.string(),
  size: z.number(),
  isDone: z.boolean().optional(),
  tags: z.record(z.string(), z.number()).optional(),
});
const NOTES = defineCollection('contract-notes', Note, { owner: 'person', indexed: ['size', 'isDone'] });
const COUNTS = defineCollection('contract-counts', z.object({ value: z.number() }));

/** The collections that the contract uses. */
export const CONTRACT_COLLECTIONS: readonly AnyCollection[] = [NOTES, COUNTS];

let last = 0;
/** An id or a person that no other test has, in a database that outlives the run. */
const unique = (name: string): string => `${name}-${process.pid}-${Date.now()}-${(last += 1)}`;

/**
 * What every adapter of the Documents port must do.
 * @param open opens the same database each time
 */
export const testDocuments = (name: string, open: () => Promise<Documents>): void => {
  describe(`documents in ${name}`, () => {
    let documents: Documents;
    beforeAll(async () => {
      documents = await open();
    });
    afterAll(() => documents.close());

    const write = (id: string, data: z.infer<typeof Note>): Promise<void> =>
      documents.transaction((transaction) => transaction.set(NOTES, id, data));

    it('reads what was written, and undefined for what was not', async () => {
      const id = unique('note');
      expect(await documents.get(NOTES, id)).toBeUndefined();
      const note = {
        person: 'Åsa',
        text: 'a\u0000b “quoted” 🂡',
        size: 1.5,
        tags: { 'a.b/c': 1, __proto: 2 },
      };
      await write(id, note);
      expect(await documents.get(NOTES, id)).toEqual(note);
      await documents.transaction((transaction) => transaction.delete(NOTES, id));
      expect(await documents.get(NOTES, id)).toBeUndefined();
    });

    it.each(['..', '.', 'a/b', '__x__', 'é', 'x'.repeat(200), '/cards/sol-ring'])(
      'takes any id: %s',
      async (id) => {
        await write(id, { person: unique('p'), text: id, size: 1 });
        expect((await documents.get(NOTES, id))?.text).toBe(id);
        const found = await documents.find(NOTES, { orderBy: 'size', limit: 1000 });
        expect(found.map((note) => note.id)).toContain(id);
      },
    );

    it('finds by equal fields, and nothing after a change or a deletion', async () => {
      const [person, other] = [unique('person'), unique('person')];
      const ids = [unique('a'), unique('b'), unique('c')] as const;
      await write(ids[0], { person, text: 'one', size: 1, isDone: true });
      await write(ids[1], { person, text: 'two', size: 2, isDone: false });
      await write(ids[2], { person: other, text: 'three', size: 1, isDone: true });
      const found = async (where: { person?: string; size?: number; isDone?: boolean }) =>
        (await documents.find(NOTES, { where, limit: 10 })).map(({ data }) => data.text).sort();
      expect(await found({ person })).toEqual(['one', 'two']);
      expect(await found({ person, size: 1 })).toEqual(['one']);
      expect(await found({ person, isDone: false })).toEqual(['two']);
      expect((await documents.find(NOTES, { where: { person }, limit: 1 })).length).toBe(1);
      await write(ids[0], { person: other, text: 'one', size: 1 });
      expect(await found({ person })).toEqual(['two']);
      await documents.transaction((transaction) => transaction.delete(NOTES, ids[1]));
      expect(await found({ person })).toEqual([]);
    });

    it('finds in the order of a field', async () => {
      const base = Date.now();
      for (const step of [2, 3, 1])
        await write(unique('o'), { person: 'p', text: `${step}`, size: base + step });
      const texts = async (limit: number) =>
        (await documents.find(NOTES, { orderBy: 'size', descending: true, limit })).map(
          ({ data }) => data.text,
        );
      expect(await texts(3)).toEqual(['3', '2', '1']);
      expect(await texts(2)).toEqual(['3', '2']);
    });

    it('finds all documents of a person once, page after page', async () => {
      const person = unique('pages');
      const written = ['Ä', 'z', '/', '.', '__', '🂡', 'A']
        .map((name) => `${unique('n')}${name}`)
        .toReversed();
      for (const id of written) await write(id, { person, text: id, size: 1 });
      await write(unique('n'), { person: unique('q'), text: 'another', size: 1 });
      const pages: string[][] = [];
      do {
        const after = pages.at(-1)?.at(-1);
        const page = await documents.find(NOTES, { where: { person, size: 1 }, limit: 3, after });
        pages.push(page.map(({ id }) => id));
        // The next page follows a document that is gone, too.
        if (after !== undefined)
          await documents.transaction((transaction) => transaction.delete(NOTES, after));
      } while (pages.at(-1)?.length === 3 && pages.length < 4);
      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat().toSorted()).toEqual(written.toSorted());
      await expect(documents.find(NOTES, { orderBy: 'size', limit: 1, after: 'x' })).rejects.toThrow(
        TypeError,
      );
    });

    it('writes all or nothing', async () => {
      const [first, second] = [unique('x'), unique('y')];
      await expect(
        documents.transaction((transaction) => {
          transaction.set(NOTES, first, { person: 'p', text: 't', size: 1 });
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      await expect(
        documents.transaction((transaction) => {
          transaction.set(NOTES, first, { person: 'p', text: 't', size: 1 });
          transaction.set(NOTES, second, { person: 'p', text: 't', size: 'large' as unknown as number });
        }),
      ).rejects.toThrow(DocumentsError);
      expect(await documents.get(NOTES, first)).toBeUndefined();
    });

    it('loses no change of concurrent transactions', async () => {
      const id = unique('count');
      const increment = () =>
        documents.transaction(async (transaction) => {
          const value = (await transaction.get(COUNTS, id))?.value ?? 0;
          await new Promise((resolve) => setTimeout(resolve, 1));
          transaction.set(COUNTS, id, { value: value + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, increment));
      expect(await documents.get(COUNTS, id)).toEqual({ value: 10 });
    });

    it('keeps a limit that concurrent transactions count for', async () => {
      const person = unique('crowd');
      const add = () =>
        documents.transaction(async (transaction) => {
          const notes = await transaction.find(NOTES, { where: { person }, limit: 10 });
          if (notes.length < 3) transaction.set(NOTES, unique('n'), { person, text: 't', size: 1 });
        });
      await Promise.all(Array.from({ length: 8 }, add));
      expect(await documents.find(NOTES, { where: { person }, limit: 10 })).toHaveLength(3);
    });

    it('tells who watches: at once, after each change, after a deletion, and not after the end', async () => {
      const id = unique('watched');
      const heard: (string | undefined)[] = [];
      const stop = documents.watch(NOTES, id, (note) => heard.push(note?.text));
      await vi.waitFor(() => expect(heard).toEqual([undefined]), { timeout: 180_000 });
      await write(id, { person: 'p', text: 'one', size: 1 });
      await vi.waitFor(() => expect(heard.at(-1)).toBe('one'), { timeout: 180_000 });
      await write(unique('other'), { person: 'p', text: 'else', size: 1 });
      await documents.transaction((transaction) => transaction.delete(NOTES, id));
      await vi.waitFor(() => expect(heard).toEqual([undefined, 'one', undefined]), { timeout: 180_000 });
      stop();
      await write(id, { person: 'p', text: 'two', size: 1 });
      expect(heard).toHaveLength(3);
    });

    it('tells who watches of another process’s changes', async () => {
      const other = await open();
      try {
        const id = unique('shared');
        const heard: (number | undefined)[] = [];
        const stop = documents.watch(COUNTS, id, (count) => heard.push(count?.value));
        await vi.waitFor(() => expect(heard).toEqual([undefined]), { timeout: 180_000 });
        await other.transaction((transaction) => transaction.set(COUNTS, id, { value: 7 }));
        await vi.waitFor(() => expect(heard.at(-1)).toBe(7), { timeout: 180_000 });
        stop();
      } finally {
        await other.close();
      }
    });
  });
};
