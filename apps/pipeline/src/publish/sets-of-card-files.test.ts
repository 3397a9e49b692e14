import { SetIndex, SetPage } from '@crownsmith/api-client';
import { knownSets } from '@crownsmith/catalog/starter';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardRecord, deckLine, greenNumbers, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const NEXT = { set: 'nxt', set_name: 'Next Set', released_at: '2026-10-02' };
const LATER = { set: 'aft', set_name: 'Set After', released_at: '2026-11-13' };

// The starter catalogue knows when these were first printed.
const ring = (set: object) =>
  cardRecord('Sol Ring', { type_line: 'Artifact', color_identity: [], reprint: true, ...set });
const spell = (set: object) =>
  cardRecord('Counterspell', { type_line: 'Instant', color_identity: ['U'], reprint: true, ...set });

describe('pages of sets that only card files know', () => {
  let at: Awaited<ReturnType<typeof makeTestStore>>;
  beforeAll(async () => {
    expect(knownSets().filter(({ code }) => code === NEXT.set || code === LATER.set)).toEqual([]);
    at = await makeTestStore();
    const bears = ['Next Bear', 'Bear of Two Sets'].map((name) => cardRecord(name, NEXT));
    await at.importCards([...testCards(40), ring(NEXT), spell(NEXT), ...bears]);
    await at.importCards(
      [ring(LATER), cardRecord('Bear of Two Sets', { ...LATER, reprint: true })],
      'later.json',
    );
    await at.importDecks(
      Array.from({ length: 6 }, (_, index) =>
        deckLine(
          `g${index}`,
          greenNumbers(30).filter((number) => number % 6 !== index),
        ),
      ),
    );
    await at.publish();
  });

  const page = async (code: string) => {
    const { cards, reprints, name, released_at } = await at.read(SetPage, `sets/${code}.json`);
    const slugs = (rows: typeof cards) => rows.map(({ slug }) => slug).sort();
    return { name, released_at, cards: slugs(cards), reprints: slugs(reprints) };
  };

  it('have the name and date that the records state, and list reprints as such', async () => {
    expect(await page('nxt')).toEqual({
      name: 'Next Set',
      released_at: '2026-10-02',
      cards: ['bear-of-two-sets', 'next-bear'],
      reprints: ['counterspell', 'sol-ring'],
    });
  });

  it('have them where all cards are reprints', async () => {
    expect(await page('aft')).toEqual({
      name: 'Set After',
      released_at: '2026-11-13',
      cards: [],
      reprints: ['bear-of-two-sets', 'sol-ring'],
    });
  });

  it('come first, the newest before the others', async () => {
    const { sets } = await at.read(SetIndex, 'sets/index.json');
    expect(sets.map(({ code }) => code).slice(0, 3)).toEqual(['aft', 'nxt', 'tst']);
  });
});
