import { toWireCard } from '@crownsmith/api-client';
import { identityOf } from '@crownsmith/domain';
import { buildCard } from '@crownsmith/test-support';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseComboQuery } from './combo-query';

const card = (name: string) => toWireCard(buildCard({ name, type: 'Artifact', value: 1 }));
const searched = {
  combo: {
    id: '1',
    cards: ['lim-duls-vault', 'sol-ring'],
    identity: identityOf(['U', 'B']),
    results: ['Infinite colorless mana'],
    num_decks: 1,
    potential_decks: 1,
  },
  cards: [card("Lim-Dûl's Vault"), card('Sol Ring')],
};

it.each([
  ['', true],
  ['sol', true],
  ['sol vault', true],
  ['card:"sol ring"', true],
  ["card:'sol ring'", true],
  ['card="Lim-Dul’s Vault"', true],
  ['card="Sol"', false],
  ['-card:sol', false],
  ['card:"Sol Ring" -card:"Opt"', true],
  ['cards=2', true],
  ['cards<2', false],
  ['cards>=2 cards<=2', true],
  ['result:"colorless mana"', true],
  ['result:life', false],
  ['ci:ub', true],
  ['ci:esper', true],
  ['ci<=g', false],
  ['identity=dimir', true],
  ['id=wub', false],
  ['id>=u', true],
  ['legal:commander', true],
  ['legal:vintage', false],
])('the query %j matches: %j', (query, is) => {
  const filter = parseComboQuery(query);
  expect(filter.ok && filter.value(searched)).toBe(is);
});

it.each(['price<5', 'ci:purple', 'bracket:2', 'cards<=x', 'card>sol', 'result<3', 'legal<=commander'])(
  '%j is no query',
  (query) => {
    expect(parseComboQuery(query)).toEqual({ ok: false, error: query });
  },
);

it('parses any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const filter = parseComboQuery(text);
      if (filter.ok) filter.value(searched);
    }),
  );
});
