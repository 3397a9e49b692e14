import { identityOf } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComboFacts } from './combo';
import { createComboIndex, type ComboDeck, type DeckCombos } from './combo-index';

const combo = (id: string, cards: readonly string[], more: Partial<ComboFacts> = {}): ComboFacts => ({
  id,
  cards,
  results: ['Infinite mana'],
  ...more,
});
const cards = (...names: readonly string[]) => names.map((name) => ({ name }));
const ids = ({ complete, missingOne, missingTwo }: DeckCombos) =>
  [complete, missingOne, missingTwo].map((found) => found.map((match) => match.combo.id));
const find = (combos: readonly ComboFacts[], deck: ComboDeck) => ids(createComboIndex(combos).find(deck));

describe('the combos of a deck', () => {
  it('are complete, or lack one or two cards', () => {
    const combos = [combo('all', ['A', 'B']), combo('one', ['A', 'C']), combo('two', ['A', 'C', 'D'])];
    expect(find([...combos, combo('none', ['E'])], { cards: cards('A', 'B') })).toEqual([
      ['all'],
      ['one'],
      ['two'],
    ]);
  });

  it('name what is missing as the combo does', () => {
    const [match] = createComboIndex([combo('1', ['A', 'Lim-Dûl’s Vault'])]).find({
      cards: cards('A'),
    }).missingOne;
    expect(match?.missing).toEqual(['Lim-Dûl’s Vault']);
  });

  it('are those that most decks play first, then those of the fewest cards', () =>
    expect(
      find(
        [
          combo('c', ['A', 'B', 'C'], { decks: 5 }),
          combo('b', ['A', 'C'], { decks: 5 }),
          combo('a', ['B', 'C'], { decks: 9 }),
        ],
        { cards: cards('A', 'B', 'C') },
      )[0],
    ).toEqual(['a', 'b', 'c']));

  it('are found by the front face of a card, by slugs, and in any spelling', () => {
    const deck = { cards: cards('Birgi, God of Storytelling // Harnfel, Horn of Bounty', "Lim-Dul's Vault") };
    expect(find([combo('1', ['birgi-god-of-storytelling', 'Lim-Dûl’s Vault'])], deck)[0]).toEqual(['1']);
    expect(find([combo('1', ['Birgi, God of Storytelling // Harnfel, Horn of Bounty'])], deck)[0]).toEqual([
      '1',
    ]);
  });

  it('respect the colours of the deck for cards that it lacks', () => {
    const combos = [combo('1', ['A', 'B'], { identity: identityOf(['U']) })];
    expect(find(combos, { cards: cards('A'), identity: identityOf(['R']) })).toEqual([[], [], []]);
    expect(find(combos, { cards: cards('A', 'B'), identity: identityOf(['R']) })[0]).toEqual(['1']);
    expect(find(combos, { cards: cards('A'), identity: identityOf(['U', 'R']) })[1]).toEqual(['1']);
  });

  it('lack only cards that may be added', () =>
    expect(
      find([combo('1', ['A', 'Banned']), combo('2', ['A', 'B'])], {
        cards: cards('A'),
        canAdd: (card) => card !== 'Banned',
      })[1],
    ).toEqual(['2']));

  it('count copies, and need their commanders in the command zone', () => {
    const copies = [combo('1', ['A', 'B'], { copies: { A: 2 } })];
    expect(find(copies, { cards: cards('A', 'B') })).toEqual([[], ['1'], []]);
    expect(find(copies, { cards: [{ name: 'A', count: 2 }, { name: 'B' }] })[0]).toEqual(['1']);
    const led = [combo('1', ['A', 'B'], { commanders: ['A'] })];
    expect(find(led, { cards: cards('A', 'B') })).toEqual([[], [], []]);
    expect(find(led, { cards: cards('B'), commanders: cards('A') })[0]).toEqual(['1']);
  });
});

it('finds what comparing every combo with the deck finds', () => {
  const name = fc.constantFrom(...'ABCDEFGH');
  const combos = fc
    .array(fc.record({ cards: fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), decks: fc.nat(9) }))
    .map((rows) => rows.map((row, at) => combo(String(at), row.cards, row)));
  fc.assert(
    fc.property(combos, fc.uniqueArray(name), (all, names) => {
      const lacking = (count: number) =>
        all
          .filter((each) => each.cards.some((card) => names.includes(card)))
          .filter((each) => each.cards.filter((card) => !names.includes(card)).length === count)
          .map(({ id }) => id)
          .sort();
      const found = find(all, { cards: cards(...names) });
      expect(found.map((group) => group.toSorted())).toEqual([0, 1, 2].map(lacking));
    }),
  );
});
