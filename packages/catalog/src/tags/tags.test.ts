import { TAGS, type Tag } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { TAG_RULES } from './tag-rules';
import { tagsOf } from './tags';

const tags = (text: string, typeLine = 'Creature — Human', keywords: readonly string[] = []) =>
  tagsOf({ name: 'Test Mage, Tester', typeLine, keywords, text });

const shows: Readonly<Record<Tag, readonly (readonly [text: string, typeLine?: string])[]>> = {
  draw: [
    ['When Test Mage dies, draw a card.'],
    ['Whenever you cast a spell, you may draw two cards.'],
    ['Each player draws a card.', 'Sorcery'],
    ['Cycling {2}'],
    ['Draw three cards, then put two cards from your hand on top of your library.', 'Instant'],
    ['When this creature enters, you become the monarch.'],
  ],
  protection: [
    ['Other creatures you control have hexproof.'],
    ['Equipped creature has shroud.\nEquip {1}', 'Artifact — Equipment'],
    ['Target creature gains protection from the color of your choice.', 'Instant'],
    ['Exile target creature you control, then return it to the battlefield.', 'Instant'],
  ],
  ramp: [
    ['{T}: Add {G}.', 'Creature — Elf'],
    ['{T}: Add one mana of any color.', 'Artifact'],
    ['{T}: Add {C}{C}.', 'Land'],
    ['Search your library for a basic land card, put it onto the battlefield tapped.', 'Sorcery'],
    ['Elf spells you cast cost {1} less to cast.'],
    ['Create a Treasure token.', 'Instant'],
    ['{T}: Untap target Forest.'],
  ],
  recursion: [
    ['Return target creature card from your graveyard to your hand.', 'Sorcery'],
    ['When Test Mage dies, return it to the battlefield.'],
    ['Put target creature card from a graveyard onto the battlefield under your control.', 'Sorcery'],
    ['Persist'],
    ['Each nonland card in your graveyard has escape.', 'Enchantment'],
    ['Enchant creature card in a graveyard', 'Enchantment — Aura'],
    ['Other non-Human creatures you control have undying.'],
    ['Each player puts a creature card from their graveyard onto the battlefield.', 'Sorcery'],
    ['Choose target creature card in your graveyard. Return it to the battlefield.', 'Sorcery'],
    [
      'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.',
      'Sorcery',
    ],
    [
      'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
      'Sorcery',
    ],
    [
      'Whenever a creature is put into your graveyard from the battlefield, you may pay {4}. If you do, return that card to the battlefield.',
    ],
    ['Search your library and/or graveyard for an artifact card, put it into your hand.', 'Sorcery'],
  ],
  removal: [
    ['Destroy target creature.', 'Instant'],
    ['When this enchantment enters, exile target nonland permanent an opponent controls.', 'Enchantment'],
    ['Return target nonland permanent to its owner’s hand.', 'Instant'],
    ['Test Mage deals 3 damage to any target.', 'Instant'],
    ['Target opponent sacrifices a creature.', 'Sorcery'],
    ['Target creature gets -2/-2 until end of turn.', 'Instant'],
    ['Test Mage deals 4 damage divided as you choose among any number of target creatures.', 'Instant'],
  ],
  sweeper: [
    ['Destroy all creatures.', 'Sorcery'],
    ['Test Mage deals 2 damage to each creature.', 'Sorcery'],
    ['All creatures get -1/-1 until end of turn.', 'Sorcery'],
    ['Return target creature you don’t control to its owner’s hand.\nOverload {5}{U}', 'Instant'],
    ['Destroy target creature.\nOverload {2}{W}{W}', 'Sorcery'],
    [
      'For each creature your opponents control, create a 4/4 Beast creature token. Each of those tokens fights a different one of those creatures.',
      'Sorcery',
    ],
  ],
  tutor: [
    ['Search your library for a card, put it into your hand, then shuffle.', 'Sorcery'],
    ['Search your library for a basic land card, reveal it, put it into your hand.', 'Sorcery'],
    ['Partner with Test Wolf'],
    ['Forestcycling {1}'],
    [
      'Search your library for two basic land cards, put one onto the battlefield and the other into your hand.',
      'Sorcery',
    ],
  ],
};

const lacks: readonly (readonly [tag: Tag, text: string, typeLine?: string])[] = [
  ['draw', 'Whenever an opponent draws a card, you gain 1 life.'],
  ['draw', 'Draw a card, then discard a card.', 'Instant'],
  ['protection', 'Test Mage has hexproof.'],
  ['protection', 'Creatures your opponents control lose hexproof and can’t have hexproof.'],
  ['ramp', '{T}: Add {G} or {U}.', 'Land'],
  ['ramp', 'This spell costs {1} less to cast for each Elf you control.'],
  [
    'ramp',
    'Destroy target permanent. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.',
    'Instant',
  ],
  ['ramp', 'Counter target spell. Its controller creates two Treasure tokens.', 'Instant'],
  [
    'tutor',
    'Exile target creature. For each creature exiled this way, its controller searches their library for a basic land card.',
    'Sorcery',
  ],
  ['sweeper', 'When Test Mage enters, exile all graveyards.'],
  ['recursion', 'Exile target card from a graveyard.', 'Instant'],
  ['recursion', 'Put target creature card from your graveyard on top of your library.', 'Instant'],
  [
    'recursion',
    'If there are four cards in your graveyard, look at the top card of your library. You may put it onto the battlefield.',
  ],
  ['removal', 'Exile target card from a graveyard.', 'Instant'],
  ['removal', 'Return target creature you control to its owner’s hand.', 'Instant'],
  ['removal', 'Exile target creature you control, then return it to the battlefield.', 'Instant'],
  ['sweeper', 'Exile all cards from all graveyards.', 'Sorcery'],
  ['tutor', 'Search your library for a basic land card, put it onto the battlefield tapped.', 'Sorcery'],
  ['draw', 'Flying (You could draw a card.)'],
];

describe('tagsOf', () => {
  for (const tag of TAGS) {
    it.each(shows[tag].map(([text, typeLine]) => ({ text, typeLine })))(
      `${tag}: $text`,
      ({ text, typeLine }) => {
        expect(tags(text, typeLine)).toContain(tag);
      },
    );
  }

  it.each(lacks.map(([tag, text, typeLine]) => ({ tag, text, typeLine })))(
    'not $tag: $text',
    ({ tag, text, typeLine }) => {
      expect(tags(text, typeLine)).not.toContain(tag);
    },
  );

  it('returns several tags in the order of `TAGS`', () => {
    expect(tags('• Destroy all artifacts.\n• Draw a card.\n• Destroy target land.', 'Sorcery')).toEqual([
      'draw',
      'removal',
      'sweeper',
    ]);
  });

  it('uses keywords if there is no rules text, and returns none for a blank card', () => {
    const textless = { name: 'Test Mage', typeLine: 'Creature — Human' };
    expect(tagsOf({ ...textless, keywords: ['Partner with', 'Cycling'] })).toEqual(['draw', 'tutor']);
    expect(tagsOf({ ...textless, keywords: [] })).toEqual([]);
  });

  it('has rules for every tag, all stateless', () => {
    for (const rules of Object.values(TAG_RULES)) {
      expect(rules.length).toBeGreaterThan(0);
      for (const { when, unless } of rules) expect(`${when.flags}${unless?.flags ?? ''}`).not.toMatch(/[gy]/);
    }
  });
});
