import { describe, expect, it } from 'vitest';
import { parseCardFilters } from './card-filter';
import { deckGrantsOf, type DeckGrant } from './deck-grant';
import { parseDeckGrants } from './stored-grants';

const BASICS = { types: ['Basic', 'Land'] };
const granted = (wording: string): readonly DeckGrant[] =>
  deckGrantsOf({ name: 'Ann, Test Host', text: `Rulebreaker — ${wording}\nFlying` });

describe('a Rulebreaker ability is read by its wording', () => {
  it.each<[wording: string, grants: readonly DeckGrant[]]>([
    [
      'A deck with this commander can have any land cards.',
      [{ kind: 'cards', cards: [{ types: ['Land'] }] }],
    ],
    [
      'A deck with this commander can have creature cards with mana value 7 or greater of any color identity and any basic land cards.',
      [
        { kind: 'cards', cards: [{ types: ['Creature'], number: { of: 'manaValue', least: 7 } }] },
        { kind: 'cards', cards: [BASICS] },
      ],
    ],
    [
      'A deck with this commander can have artifact creature and Equipment cards of any color identity and any basic land cards.',
      [
        { kind: 'cards', cards: [{ types: ['Artifact', 'Creature'] }, { types: ['Equipment'] }] },
        { kind: 'cards', cards: [BASICS] },
      ],
    ],
    ['A deck with this commander has no maximum deck size.', [{ kind: 'any-size' }]],
    [
      "If Ann, Test Host is your commander, the color identity of instant and sorcery cards in your deck can include one color of your choice not in your commander's color identity, and your deck can have any basic land cards.",
      [
        { kind: 'color-for-cards', cards: [{ types: ['Instant'] }, { types: ['Sorcery'] }] },
        { kind: 'cards', cards: [BASICS] },
      ],
    ],
    [
      'If Ann, Test Host is your Commander, you may include creature cards of power 4 or greater of any color in your deck regardless of color identity.',
      [{ kind: 'cards', cards: [{ types: ['Creature'], number: { of: 'power', least: 4 } }] }],
    ],
    [
      'If Ann, Test Host is your Commander, you may include legendary permanents of any color in your deck regardless of color identity.',
      [{ kind: 'cards', cards: [{ types: ['Legendary', 'Permanent'] }] }],
    ],
    [
      'If Ann, Test Host is your Commander, you may include all artifacts and enchantments in your deck regardless of color identity.',
      [{ kind: 'cards', cards: [{ types: ['Artifact'] }, { types: ['Enchantment'] }] }],
    ],
    [
      'A deck with this commander has no maximum deck size. A deck with this commander can have Angel cards of any color identity.',
      [{ kind: 'any-size' }, { kind: 'cards', cards: [{ types: ['Angel'] }] }],
    ],
    [
      'A deck with this commander can have snow land cards of any color identity. (It can also have any creature cards.)',
      [{ kind: 'cards', cards: [{ types: ['Snow', 'Land'] }] }],
    ],
  ])('%s', (wording, grants) => {
    expect(granted(wording)).toEqual(grants);
    expect(parseDeckGrants(JSON.parse(JSON.stringify(grants)))).toEqual(grants);
  });

  it.each([
    'A deck with this commander can have cards that smell of any color identity.',
    'A deck with this commander can have red cards of any color identity.',
    'A deck with this commander can have any land cards. You go first.',
    'A deck with this commander can have up to two cards of each name.',
    'A deck with this commander can have Angel cards of any color identity and any lucky cards.',
    'A deck with this commander has no minimum deck size.',
    'If Bob is your commander, you may include all artifacts in your deck regardless of color identity.',
    'Nothing is forbidden.',
    '(A deck with this commander can have any land cards.)',
  ])('whole or not at all: %s', (wording) =>
    expect(granted(wording)).toEqual([{ kind: 'unread', wording: expect.any(String) }]),
  );

  it.each([
    ['reminder text', 'Flying (Rulebreaker — A deck with this commander can have any land cards.)'],
    ['a bracket without an end', 'Flying (A deck with this commander can have any land cards.'],
    [
      'another card’s ability',
      'Creatures you control have “Rulebreaker — A deck with this commander can have any land cards.”',
    ],
    ['the back face', 'Flying\n//\nRulebreaker — A deck with this commander can have any land cards.'],
  ])('%s grants nothing', (_, text) => expect(deckGrantsOf({ name: 'Ann', text })).toEqual([]));

  it('a card with the keyword alone is unread', () =>
    expect(deckGrantsOf({ name: 'Ann', keywords: ['Rulebreaker'] })).toEqual([
      { kind: 'unread', wording: 'Rulebreaker' },
    ]));

  it.each([['any land cards'], ['Angels'], ['lucky cards'], ['cards'], ['']])(
    'a filter without a word that is not understood: %s',
    (text) => expect(parseCardFilters(text) === undefined).toBe(text !== 'any land cards'),
  );
});

describe('stored grants', () => {
  it.each([
    [null],
    [7],
    [{ kind: 'cards' }],
    [{ kind: 'cards', cards: [{ types: [] }] }],
    [{ kind: 'cards', cards: [{ types: ['Land'], number: 3 }] }],
    [{ kind: 'more' }],
  ])('that cannot be read are unread, so that nothing is forbidden: %j', (value) =>
    expect(parseDeckGrants([value])).toMatchObject([{ kind: 'unread' }]),
  );
  it('are none without a list', () => expect(parseDeckGrants('color')).toEqual([]));
});
