import { describe, expect, it } from 'vitest';
import type { DeckCard, DeckEntry } from './deck';
import { validateDeck } from './deck-validation';
import { describeViolation } from './describe-violation';
import { aDeckCard, identity } from '../../testing/builders';

const one = (card: DeckCard, count = 1): DeckEntry => ({ name: card.name, count, card });
const legend = (name: string): DeckCard =>
  aDeckCard({
    name,
    typeLine: 'Legendary Creature — Human',
    colorIdentity: identity('U'),
    canBeCommander: true,
  });
const unknown: DeckEntry = { name: 'Sol Rign', count: 1, card: undefined };
const talrand = legend('Talrand');
const card = (name: string, fields: Partial<DeckCard>): DeckEntry => one(aDeckCard({ name, ...fields }));

/** The sentences about a deck. */
const describeDeck = (
  commanders: readonly DeckEntry[],
  main: readonly DeckEntry[],
  companion?: DeckEntry,
) => {
  const result = validateDeck({ commanders, main, companion });
  return result.ok ? [] : result.error.map(describeViolation);
};

describe('describeViolation', () => {
  it.each<[readonly DeckEntry[], readonly DeckEntry[], string]>([
    [[one(talrand)], [], 'The deck has 1 card; it needs exactly 100, commanders included.'],
    [[], [unknown], 'The deck has no commander.'],
    [[unknown, unknown, unknown], [], 'The deck has 3 commanders; at most two are possible.'],
    [[one(aDeckCard({ name: 'Sol Ring' }))], [], 'Sol Ring cannot be a commander.'],
    [[one(talrand), one(legend('Urza'))], [], 'Talrand and Urza cannot be commanders of one deck.'],
    [[one(talrand)], [unknown], 'No card is named Sol Rign.'],
    [[one(talrand)], [{ ...unknown, count: 0.5 }], '0.5 is not a valid quantity of Sol Rign.'],
    [[one(talrand)], [one(talrand)], 'The deck has 2 copies of Talrand; it may have at most 1.'],
    [
      [one(talrand)],
      [card('Terminate', { colorIdentity: identity('BR') })],
      'Terminate is outside the deck’s colour identity (black, red).',
    ],
    [
      [one({ ...legend('Clara Oswald'), colorIdentity: identity('') })],
      [
        card('Opt', { colorIdentity: identity('U') }),
        card('Ponder', { colorIdentity: identity('U') }),
        card('Shock', { colorIdentity: identity('R') }),
      ],
      'Shock is outside the deck’s colour identity (red), even with blue as the colour that is chosen for a commander.',
    ],
    [[one(talrand)], [card('Black Lotus', { legality: 'banned' })], 'Black Lotus is banned.'],
    [[one(talrand)], [card('B.F.M.', { legality: 'not_legal' })], 'B.F.M. is not legal.'],
    [
      [one(talrand)],
      [card('Arzakon', { legality: 'not_legal', legalFrom: '2027-10-01' })],
      'Arzakon is not legal before its release on 2027-10-01.',
    ],
    [
      [one(aDeckCard({ name: 'Raised by Giants', partner: { kind: 'background' } }))],
      [],
      'Raised by Giants can only be the second commander, beside one with “Choose a Background”.',
    ],
    [[one({ ...legend('Cid'), copyLimit: 'any' }, 2)], [], 'A deck cannot have Cid twice as its commander.'],
    [[one(talrand)], [card('New', { legality: 'unknown' })], 'It is not known whether New is legal.'],
  ])('says what is wrong with %#', (commanders, main, expected) => {
    expect(describeDeck(commanders, main)).toContain(expected);
  });

  it('says what is wrong with a companion', () => {
    expect(describeDeck([one(talrand)], [], one(talrand)).join(' ')).toContain('Talrand is no companion.');
    const lutri = card('Lutri, the Spellchaser', { typeLine: 'Legendary Creature — Elemental Otter' });
    expect(describeDeck([one(talrand)], [], lutri)).toContain(
      'Lutri, the Spellchaser is banned as a companion.',
    );
    expect(describeDeck([one(talrand)], [], card('New', { keywords: ['Companion'] }))).toContain(
      'The condition of the companion New is not known, so it was not checked.',
    );
  });
});
