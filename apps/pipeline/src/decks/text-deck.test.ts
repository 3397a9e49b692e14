import { NO_PARTNER, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { makeCardLookUp } from '#src/cards/known-cards';
import { makeNameIndex } from '#src/names/name-index';
import { parseTextDeck as parseList } from './text-deck';

const parseTextDeck = (text: string, id: string, lookUp: Parameters<typeof parseList>[1]) =>
  parseList({ text, id, date: null, format: null }, lookUp);

const lookUpOf = (cards: readonly Card[]) => makeCardLookUp({ cards, index: makeNameIndex(cards) });

describe('parseTextDeck', () => {
  const list = (names: readonly string[]) => names.map((name) => `1 ${name}`).join('\n');
  const rest = Array.from({ length: 98 }, (_, index) => `Card ${98 - index}`);
  const lookUp = (name: string) =>
    /^\d/.test(name) ? undefined : { name, canBeCommander: name === 'Boss', partner: NO_PARTNER };
  it('uses marked commanders and the date line', () => {
    const read = parseTextDeck(
      `Date: 2024-02-01\nCommander\n1 Boss\n\nDeck\n${list(rest)}`,
      'a.txt',
      undefined,
    );
    expect(read).toMatchObject({ ok: true, deck: { id: 'a.txt', date: '2024-02-01', commanders: ['Boss'] } });
  });
  it('uses the last block of a full deck as the command zone, as Magic Online exports it', () => {
    expect(parseTextDeck(`${list([...rest, 'Forest'])}\n\n1 Boss`, 'x', lookUp)).toMatchObject({
      ok: true,
      deck: { commanders: ['Boss'] },
    });
  });
  it('uses the first line if it is a known commander', () => {
    const read = parseTextDeck(list(['Boss', ...rest]), 'x', lookUp);
    expect(read).toMatchObject({ ok: true, deck: { commanders: ['Boss'] } });
    expect(read.ok && read.deck.cards.some((card) => card.name === 'Boss')).toBe(false);
  });
  it('uses the first two lines if they can share the command zone', () => {
    const find = lookUpOf([
      ...['Boss One', 'Boss Two', 'Boss Alone'].map((name) =>
        testCard(name, 'Legendary Creature — Bear', {
          canBeCommander: true,
          partner: name === 'Boss Alone' ? NO_PARTNER : { kind: 'partner' },
        }),
      ),
      ...rest.map((name) => testCard(name, 'Creature — Bear')),
    ]);
    const commandersOf = (...names: readonly string[]) => {
      const read = parseTextDeck(list([...names, ...rest]), 'x', find);
      return read.ok && [read.deck.commanders, read.deck.cards.length];
    };
    expect(commandersOf('Boss One', 'Boss Two')).toEqual([['Boss One', 'Boss Two'], 98]);
    expect(commandersOf('Boss Two', 'Boss Alone')).toEqual([['Boss Two'], 99]);
  });
  it.each([
    ['a heading', (name: string, deck: string) => `Commander\n1 ${name}\n\nDeck\n${deck}`],
    ['a mark', (name: string, deck: string) => `1 ${name} *CMDR*\n${deck}`],
    ['a category', (name: string, deck: string) => `1x ${name} (khm) 168 [Commander{top}]\n${deck}`],
    ['a label', (name: string, deck: string) => `COMMANDER: 1 ${name}\n${deck}`],
  ])('uses a double-faced commander with %s', (_, makeText) => {
    const cards = [
      testCard('Front of It // Back of It', 'Legendary Creature — God // Legendary Artifact', {
        canBeCommander: true,
      }),
      ...rest.map((name) => testCard(name, 'Creature — Bear')),
    ];
    const find = lookUpOf(cards);
    for (const name of [
      'Front of It // Back of It',
      'Front of It / Back of It',
      'Front of It',
      'Back of It',
    ]) {
      const read = parseTextDeck(makeText(name, list(rest)), 'x', find);
      expect(read.ok && read.deck.commanders.map((one) => find?.(one)?.name), name).toEqual([
        'Front of It // Back of It',
      ]);
    }
  });
  it('rejects a list without a recognisable commander, and an empty one', () => {
    expect(parseTextDeck(list(rest), 'x', lookUp)).toMatchObject({ ok: false, fault: 'no-commander' });
    expect(parseTextDeck(list(['Boss', ...rest]), 'x', undefined)).toMatchObject({
      ok: false,
      fault: 'no-commander',
    });
    expect(parseTextDeck('', 'x', lookUp)).toMatchObject({ ok: false, fault: 'unknown-shape' });
  });
});
