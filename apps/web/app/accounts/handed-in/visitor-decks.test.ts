import { HandedInDeck } from '@crownsmith/api-client';
import { type CardList, type DeckCard, identityOf, makeSlug, slugOfCardUrl } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aList, openTestLists, type TestLists, valueOf } from '../lists/test-lists.server';
import { exportHandedIn } from './handed-in.server';
import {
  handInVisitorDeck,
  MAX_VISITOR_DECKS_A_DAY,
  readVisitorDeck,
  VISITOR_DECK_DAYS,
  withdrawVisitorDeck,
} from './visitor-decks.server';

const KRENKO = makeSlug('Krenko, Mob Boss');
const findCard = (url: string): DeckCard | undefined => {
  const slug = slugOfCardUrl(url);
  return slug === undefined
    ? undefined
    : {
        name: slug,
        ...{ layout: 'normal', typeLine: 'Legendary Creature', manaValue: 1, keywords: [] },
        ...{ legality: 'legal', canBeCommander: slug === KRENKO, partner: { kind: 'none' }, copyLimit: 1 },
        colorIdentity: identityOf(['R']),
      };
};

describe('decks of visitors', () => {
  let at: TestLists;
  beforeAll(async () => {
    at = await openTestLists();
  });
  afterAll(() => at.documents.close());
  const handIn = (list: CardList, now = at.clock.now) => handInVisitorDeck(at.documents, list, findCard, now);
  const exported = async () => (await exportHandedIn(at.documents)).decks;

  it('are exported until their secret takes them back', async () => {
    const secret = valueOf(await handIn(aList(99)));
    const again = valueOf(await handIn(aList(99)));
    expect(again).not.toBe(secret);
    const decks = await exported();
    expect(decks).toHaveLength(2);
    expect(decks[0]).toEqual(HandedInDeck.parse(decks[0]));
    expect(decks[0]).toMatchObject({
      commanders: ['/cards/krenko-mob-boss'],
      updatedAt: new Date(at.clock.now).toISOString(),
    });
    expect(JSON.stringify(decks)).not.toContain(secret);
    expect(await readVisitorDeck(at.documents, secret)).toMatchObject({ handedInAt: at.clock.now });

    expect(await withdrawVisitorDeck(at.documents, secret)).toBe(true);
    expect(await withdrawVisitorDeck(at.documents, secret)).toBe(false);
    expect(await readVisitorDeck(at.documents, secret)).toBeUndefined();
    expect(await exported()).toHaveLength(1);
    expect(await withdrawVisitorDeck(at.documents, again)).toBe(true);
  });

  it('have to be legal, and are not found by what is exported of them', async () => {
    expect(await handIn(aList(98))).toMatchObject({ ok: false, error: { code: 'not-legal' } });
    const secret = valueOf(await handIn(aList(99)));
    const id = (await exported())[0]?.id ?? '';
    expect(await readVisitorDeck(at.documents, id)).toBeUndefined();
    expect(await withdrawVisitorDeck(at.documents, id)).toBe(false);
    await withdrawVisitorDeck(at.documents, secret);
  });

  it('are limited on each day', async () => {
    const now = Date.parse('2026-12-01T10:00:00Z');
    await at.documents.transaction((transaction) =>
      transaction.set(VISITOR_DECK_DAYS, '2026-12-01', { decks: MAX_VISITOR_DECKS_A_DAY - 1 }),
    );
    valueOf(await handIn(aList(99), now));
    expect(await handIn(aList(99), now)).toEqual({ ok: false, error: { code: 'too-many-today' } });
    valueOf(await handIn(aList(99), now + 24 * 3_600_000));
  });
});
