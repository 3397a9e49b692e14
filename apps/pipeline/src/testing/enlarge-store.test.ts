import { expect, it } from 'vitest';
import { sqlText } from '#src/store/database';
import { readInts, readNumber } from '#src/store/query';
import { deckLine, greenNumbers } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { enlargeStore } from '../../bench/enlarge-store';

it('fills a store with variants of its decks: the same commanders, most of the cards, each deck of another content', async () => {
  const store = await makeTestStore();
  await store.importCards();
  const numbers = greenNumbers(80);
  await store.importDecks(
    Array.from({ length: 6 }, (_, index) =>
      deckLine(
        `d${index}`,
        numbers.filter((_card, at) => at % 6 !== index),
        { commanders: [index < 4 ? 'Greta, Bear Queen' : 'Gus, Bear King'] },
      ),
    ),
  );
  await store.use(async (own) => {
    await enlargeStore(own, 20);
    const { decks, deckCards, nextDeck } = own.state();
    expect([decks?.rows, nextDeck]).toEqual([20, 20]);
    await own.query(async (db) => {
      const stored = `read_parquet(${sqlText(own.path(decks?.file ?? ''))})`;
      const cards = `read_parquet([${deckCards.map(({ file }) => sqlText(own.path(file))).join(', ')}])`;
      expect(await readNumber(db, `select count(distinct content) from ${stored}`)).toBe(20);
      expect(await readNumber(db, `select count(distinct deck) from ${cards}`)).toBe(20);
      expect(await readNumber(db, `select count(*) - count(distinct (deck, name)) from ${cards}`)).toBe(0);
      const [shared = new Int32Array(), sizes = new Int32Array()] = await readInts(
        db,
        `select count(*) filter (deck % 6 = 0 and name in (select name from ${cards} where deck = 0))::integer, count(*)::integer
          from ${cards} where deck > 5 and deck % 6 = 0 group by deck`,
        2,
      );
      expect(shared).toHaveLength(3);
      shared.forEach((same, row) => {
        expect(same).toBeLessThan(sizes[row] ?? 0);
        expect(same).toBeGreaterThan((sizes[row] ?? 0) * 0.75);
      });
      expect(
        await readNumber(
          db,
          `select count(*) from ${stored} a join ${stored} b on b.deck = a.deck % 6 where a.c1 <> b.c1`,
        ),
      ).toBe(0);
    });
  });
});
