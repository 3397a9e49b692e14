import { NO_PARTNER } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { parseTextDeck } from './text-deck';

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
  it('rejects a list without a recognisable commander, and an empty one', () => {
    expect(parseTextDeck(list(rest), 'x', lookUp)).toMatchObject({ ok: false, fault: 'no-commander' });
    expect(parseTextDeck(list(['Boss', ...rest]), 'x', undefined)).toMatchObject({
      ok: false,
      fault: 'no-commander',
    });
    expect(parseTextDeck('', 'x', lookUp)).toMatchObject({ ok: false, fault: 'unknown-shape' });
  });
});
