import type { Legality } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { CardIdentities } from './card-identities';

const identity = (name: string, oracleId?: string, legality: Legality = 'legal') => ({
  name,
  legality,
  ...(oracleId !== undefined && { oracleId }),
});

describe('CardIdentities', () => {
  const cards = new CardIdentities<string>();
  cards.add(identity('Pick Your Poison', 'playtest', 'not_legal'), 'the playtest card');
  cards.add(identity('Pick Your Poison', 'sorcery'), 'the sorcery');
  cards.add(identity('Lava Axe'), 'without id');
  cards.add(identity('Séance', 'seance'), 'with accent');

  it.each([
    ['its oracle id', identity('Another Name', 'playtest'), 'the playtest card'],
    ['the name of the legal card, without oracle id', identity('pick your poison'), 'the sorcery'],
    ['another oracle id', identity('Pick Your Poison', 'third'), undefined],
    ['the name of a card without oracle id', identity('Lava Axe', 'axe'), 'without id'],
    ['the same letters', identity('Lava, Axe'), undefined],
    ['the same letters and an oracle id', identity('Lava, Axe', 'joke'), undefined],
    ['a name without its accent', identity('Seance'), undefined],
    ['a kind of apostrophe and blanks', identity(' lava  axe'), 'without id'],
  ])('finds a card by %s', (_, card, found) => expect(cards.find(card)).toBe(found));
});
