import { expect, it } from 'vitest';
import { aDeckCard, identity } from '../../testing/builders';
import { deckAllowance } from '../command-zone/deck-allowance';
import { describeAllowance } from './describe-allowance';

const piper = aDeckCard({ name: 'The Prismatic Piper' });
const green = { card: aDeckCard({ name: 'Bear', colorIdentity: identity('G') }), count: 1 };
const describe = (
  commander: ReturnType<typeof aDeckCard>,
  cards: readonly (typeof green)[] = [],
  chosen?: string,
) =>
  describeAllowance(
    [commander],
    deckAllowance([commander], cards, chosen === undefined ? undefined : identity(chosen)),
    chosen !== undefined,
  );

it.each([
  ['the colour that most cards need', describe(piper, [green]), /is green: most cards/],
  ['that no card needs one', describe(piper), /no card of the list needs one/],
  [
    'the colour that its player chose',
    describe(piper, [green], 'R'),
    /that is chosen for the commander is red\./,
  ],
  [
    'that a colour was chosen for a commander that has none to choose',
    describe(aDeckCard({ name: 'Lead' }), [green], 'R'),
    /leave none to choose/,
  ],
  [
    'that there is no maximum',
    describe(
      aDeckCard({ name: 'Lead', text: 'Rulebreaker — A deck with this commander has no maximum deck size.' }),
    ),
    /any number of cards/,
  ],
  [
    'a wording that is not understood',
    describe(aDeckCard({ name: 'Lead', text: 'Rulebreaker — Odd.' })),
    /“Rulebreaker — Odd\.”/,
  ],
])('a report says %s', (_, sentences, expected) => {
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(expected);
});

it('a report says nothing of other commanders', () =>
  expect(describe(aDeckCard({ name: 'Lead' }))).toEqual([]));
