import { TAGS, type Tag } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { TAG_RULES } from './tag-rules';
import { tagsOf } from './tags';

const tags = (text: string, typeLine = 'Creature — Human', keywords: readonly string[] = []) =>
  tagsOf({ name: 'Test Mage, Tester', typeLine, keywords, text });

const shows: Readonly<Record<Tag, readonly (readonly [text: string, typeLine?: string])[]>> = {
  draw: [
    ['When Test Mage dies, draw a card.'],
    ['Draw X cards, then discard a card.', 'Instant'],
    ['{T}: Draw two cards, then discard a card.', 'Artifact'],
    ['Draw four cards, then discard three cards at random.', 'Sorcery'],
    ['Ravenous'],
    ['Whenever you cast a spell, you may draw two cards.'],
    ['Each player draws a card.', 'Sorcery'],
    ['Cycling {2}'],
    ['Draw three cards, then put two cards from your hand on top of your library.', 'Instant'],
    ['When this creature enters, you become the monarch.'],
    ['You and target opponent each draw three cards.', 'Sorcery'],
    ['At the beginning of each player’s draw step, that player draws an additional card.', 'Artifact'],
    ['Whenever a creature deals combat damage to one of your opponents, its controller may draw a card.'],
    [
      'Each opponent draws a card, then you draw a card for each opponent who drew a card this way.',
      'Sorcery',
    ],
  ],
  protection: [
    ['{1}: Exile another target artifact you control. Return it to the battlefield at the next end step.'],
    ['Exile each creature you control. Return those cards to the battlefield.', 'Instant'],
    ['Put an indestructible counter on target creature.', 'Sorcery'],
    ['Other creatures you control have hexproof.'],
    ['Equipped creature has shroud.\nEquip {1}', 'Artifact — Equipment'],
    ['Target creature gains protection from the color of your choice.', 'Instant'],
    ['Exile target creature you control, then return it to the battlefield.', 'Instant'],
    [
      'Flash\nWhen this creature enters, exile target creature you control, then return it to the battlefield.',
    ],
    [
      'Whenever you cast a spell, exile target nonland permanent you control, then return that card to the battlefield.',
    ],
    ['Equipped creature has ward {2}.\nEquip {1}', 'Artifact — Equipment'],
  ],
  ramp: [
    ['{T}: Untap all lands you control.'],
    ['Return all land cards from your graveyard to the battlefield tapped.', 'Sorcery'],
    [
      'Search your library for up to X basic land cards, where X is your devotion to green. Put those cards onto the battlefield tapped, then shuffle.',
      'Sorcery',
    ],
    [
      '{2}, {T}, Sacrifice Test Mage: Search your library for up to two basic land cards, put them onto the battlefield tapped.',
      'Land',
    ],
    [
      '{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto the battlefield tapped.',
      'Artifact',
    ],
    ['{1}, {T}: Add {W}{U}.', 'Artifact'],
    [
      'Whenever a creature dies, return that card to the battlefield under your control. It’s an artifact with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other card types.',
    ],
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
    ['Test Mage deals 3 damage to target player or planeswalker.', 'Instant'],
    [
      'Test Mage deals 7 damage to target opponent, creature an opponent controls, or planeswalker an opponent controls.',
    ],
    ['Each player sacrifices a creature.', 'Sorcery'],
    ['Enchant creature\n{1}: Tap enchanted creature.', 'Enchantment — Aura'],
    [
      'Enchant creature\nEnchanted creature gets +10/+10 and has trample and annihilator 2.',
      'Enchantment — Aura',
    ],
  ],
  sweeper: [
    ['Destroy all creatures.', 'Sorcery'],
    ['Test Mage deals 2 damage to each creature.', 'Sorcery'],
    ['All creatures get -1/-1 until end of turn.', 'Sorcery'],
    [
      'Choose a creature type. Creatures that aren’t of the chosen type get -3/-3 until end of turn.',
      'Sorcery',
    ],
    ['Target creature you control deals damage equal to its power to each other creature.', 'Sorcery'],
    ['Each player chooses a creature they control. Destroy the rest.', 'Sorcery'],
    ['Put all creatures on the bottom of their owners’ libraries.', 'Sorcery'],
    ['Exile all creatures you don’t control.', 'Sorcery'],
    ['Return target creature you don’t control to its owner’s hand.\nOverload {5}{U}', 'Instant'],
    ['Destroy target creature.\nOverload {2}{W}{W}', 'Sorcery'],
    [
      'For each creature your opponents control, create a 4/4 Beast creature token. Each of those tokens fights a different one of those creatures.',
      'Sorcery',
    ],
  ],
  tutor: [
    [
      'Search target opponent’s library for an artifact, creature, enchantment, or land card. Put that card onto the battlefield under your control.',
      'Sorcery',
    ],
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
  ['draw', 'Draw two cards, then discard two cards.', 'Sorcery'],
  ['protection', '{2}: Put an indestructible counter on Test Mage.'],
  ['removal', 'Each player sacrifices all permanents they control that are one or more colors.', 'Sorcery'],
  [
    'draw',
    'Each player shuffles the cards from their hand into their library, then draws that many cards.',
    'Sorcery',
  ],
  ['draw', 'Put the cards in your hand on the bottom of your library, then draw that many cards.', 'Instant'],
  ['draw', 'Exile all the cards from your hand, then draw that many cards.', 'Instant'],
  ['draw', 'Whenever an opponent casts a spell, that player draws seven cards.', 'Enchantment'],
  ['draw', 'Exile target creature. An opponent draws a card.', 'Instant'],
  ['draw', 'Whenever you cast a spell, you may have target opponent draw a card.'],
  ['draw', 'Counter target spell. Its controller may draw up to two cards.', 'Instant'],
  ['draw', 'Cycling abilities you activate cost {2} less to activate.', 'Artifact'],
  ['protection', 'Test Mage has hexproof.'],
  ['protection', 'Creatures your opponents control lose hexproof and can’t have hexproof.'],
  ['protection', 'Test Mage has ward {2}.'],
  ['protection', 'Cards in graveyards can’t be the targets of spells or abilities.', 'Artifact'],
  [
    'protection',
    'At the beginning of your end step, exile target creature you control, then return it to the battlefield.',
  ],
  [
    'protection',
    'When this creature enters, exile target creature you control, then return it to the battlefield.',
  ],
  [
    'ramp',
    '{T}, Pay 1 life, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield.',
    'Land',
  ],
  [
    'ramp',
    'When Test Mage is put into a graveyard, you may search your library for a Plains card, put it onto the battlefield.',
    'Legendary Land',
  ],
  [
    'ramp',
    'As an additional cost to cast this spell, sacrifice a land.\nSearch your library for a land card, put that card onto the battlefield.',
    'Instant',
  ],
  [
    'ramp',
    '{2}, {T}, Sacrifice a land: Search your library for a land card, put it onto the battlefield tapped.',
  ],
  ['ramp', '{1}, {T}: Add one mana of any color.', 'Artifact'],
  ['ramp', '{2}, {T}, Sacrifice this artifact: Add {W}{U}. Draw a card.', 'Artifact'],
  [
    'ramp',
    'Enchant creature\nEnchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.',
    'Enchantment — Aura',
  ],
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
  ['recursion', 'This spell costs {1} less to cast for each creature card in your graveyard.'],
  ['recursion', 'As an additional cost to cast this spell, exile six cards from your graveyard.'],
  ['recursion', 'Spells you cast from your graveyard cost {2} less to cast.'],
  ['recursion', 'If this spell was cast from a graveyard, create two tokens instead.', 'Sorcery'],
  ['recursion', 'Put target creature card from your graveyard on top of your library.', 'Instant'],
  [
    'recursion',
    'If there are four cards in your graveyard, look at the top card of your library. You may put it onto the battlefield.',
  ],
  ['removal', 'Exile target card from a graveyard.', 'Instant'],
  ['removal', 'Whenever a player sacrifices a permanent, put a +1/+1 counter on Test Mage.'],
  ['removal', 'Whenever you cast a spell, Test Mage deals 2 damage to target opponent.'],
  [
    'removal',
    'Enchant creature\n{U}: Tap enchanted creature.\n{U}: Untap enchanted creature.',
    'Enchantment — Aura',
  ],
  ['removal', 'Return target creature you control to its owner’s hand.', 'Instant'],
  ['removal', 'Exile target creature you control, then return it to the battlefield.', 'Instant'],
  ['sweeper', 'Exile all cards from all graveyards.', 'Sorcery'],
  [
    'sweeper',
    'Exile each creature you control. Return those cards to the battlefield at the beginning of the next end step.',
    'Instant',
  ],
  ['sweeper', 'Creatures your opponents control get -2/-0 until end of turn.', 'Instant'],
  ['sweeper', 'All creatures get -1/-0.', 'Enchantment'],
  [
    'tutor',
    'Search your library for up to X basic land cards, where X is your devotion to green. Put those cards onto the battlefield tapped.',
    'Sorcery',
  ],
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

  it('takes landcycling for a tutor alone, though its keywords name cycling', () => {
    const keywords = ['Landcycling', 'Basic landcycling', 'Cycling', 'Typecycling'];
    expect(tags('Basic landcycling {1}{U}', 'Instant', keywords)).toEqual(['tutor']);
    expect(tags('Cycling {2}', 'Instant', ['Cycling'])).toEqual(['draw']);
  });

  it('has rules for every tag, all stateless', () => {
    for (const rules of Object.values(TAG_RULES)) {
      expect(rules.length).toBeGreaterThan(0);
      for (const { when, unless } of rules) expect(`${when.flags}${unless?.flags ?? ''}`).not.toMatch(/[gy]/);
    }
  });
});
