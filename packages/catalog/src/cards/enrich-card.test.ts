import type { Card } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enrichCard } from './enrich-card';
import { cardFromScryfall } from '../scryfall/scryfall-card';
import { layoutRecords, partialRecord, record } from '../scryfall/scryfall-record.fixtures';

const cardOf = (fields: Readonly<Record<string, unknown>>): Card => {
  const card = cardFromScryfall(fields);
  if (!card.ok) throw new Error('no card');
  return card.value;
};

const partial = cardOf({
  ...partialRecord,
  name: 'Test Bear',
  layout: 'normal',
  type_line: 'Legendary Creature — Bear',
});
const known: Card = {
  ...cardOf(
    record({
      oracle_text: 'Partner with Test Wolf',
      type_line: 'Legendary Creature — Bear',
      game_changer: true,
    }),
  ),
  copyLimit: 7,
  tags: ['tutor'],
  salt: 1.5,
};

describe('enrichCard', () => {
  it('adds the fields that a partial record lacks', () => {
    expect(enrichCard(partial, known)).toMatchObject({
      manaCost: '{1}{G}',
      keywords: ['Trample'],
      partner: { kind: 'partner-with', with: 'Test Wolf' },
      copyLimit: 7,
      tags: ['tutor'],
      gameChanger: true,
      sets: ['tst'],
      releasedAt: '2020-01-31',
      salt: 1.5,
    });
  });

  it('never overwrites a field that the record provides', () => {
    const { manaValue, power, setName, colorIdentity } = enrichCard(partial, known);
    expect({ manaValue, power, setName, colorIdentity }).toEqual({
      manaValue: 3,
      power: '1',
      setName: 'Next Test Set',
      colorIdentity: 18,
    });
    expect(enrichCard(partial, { ...known, prices: { cardkingdom: 9, tcgplayer: 9 } }).prices).toEqual({
      cardkingdom: 9,
      tcgplayer: 2.1,
      cardmarket: 1,
    });
    expect(enrichCard(partial, { ...known, legality: 'banned' }).legality).toBe('legal');
    expect(enrichCard({ ...partial, legality: 'unknown' }, { ...known, legality: 'banned' }).legality).toBe(
      'banned',
    );
  });

  it('prefers abilities in the rules text to known ones', () => {
    const withText = cardOf(
      record({ type_line: 'Legendary Creature — Bear', oracle_text: 'Reach', keywords: [] }),
    );
    expect(enrichCard(withText, known)).toMatchObject({
      partner: { kind: 'none' },
      keywords: [],
      copyLimit: 1,
      tags: [],
    });
  });

  it('unlists a Game Changer only if the record provides the field', () => {
    expect(enrichCard(partial, known, { gameChanger: true }).gameChanger).toBe(false);
    expect(enrichCard(partial, known, { gameChanger: false }).gameChanger).toBe(true);
  });

  it('completes faces by name', () => {
    const bare = cardOf({
      ...partialRecord,
      name: 'Day // Night',
      type_line: 'Creature — Human // Creature — Werewolf',
    });
    const full = cardOf(layoutRecords['transform'] ?? {});
    expect(enrichCard(bare, full).faces).toEqual(full.faces);
    expect(enrichCard({ ...bare, faces: [] }, full).faces).toEqual(full.faces);
  });

  it('returns a card of another name unchanged', () => {
    const other = cardOf(record({ name: 'Test Wolf' }));
    expect(enrichCard(other, known)).toBe(other);
  });

  it('is idempotent, and adds nothing to a card from itself', () => {
    const cards = [partial, known, ...Object.values(layoutRecords).map(cardOf)];
    fc.assert(
      fc.property(fc.constantFrom(...cards), fc.constantFrom(...cards), (card, fact) => {
        expect(enrichCard(card, card)).toEqual(card);
        expect(enrichCard(enrichCard(card, fact), fact)).toEqual(enrichCard(card, fact));
      }),
    );
  });
});
