import type { CardRow } from '@crownsmith/api-client';
import { makeSlug, primaryTypeOf, type Card, type ColorIdentity } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows } from '#src/aggregate/count-queries';
import { averageDeck, basicLands } from '#src/pages/commander/average-deck';
import { cardGroup, isAura, isEquipment, isFixingLand, isUtilityLand } from './card-group';
import { commanderLists, type ListFacts } from '#src/pages/commander/commander-lists';
import { deckShape } from '#src/pages/commander/deck-shape';
import { deckStrata, usualRate } from '#src/pages/card/deck-strata';
import { ranksOf } from './page-context';
import { deckIndex, makeTogether, togetherScore } from '#src/pages/card/played-with';
import { makeSimilarCards } from '#src/pages/card/similar-cards';

const card = (name: string, typeLine: string, fields: Partial<Card> = {}): Card => {
  const primaryType = primaryTypeOf(typeLine);
  return {
    name,
    slug: makeSlug(name),
    layout: 'normal',
    manaValue: 2,
    typeLine,
    colorIdentity: 0 as ColorIdentity,
    keywords: [],
    faces: [],
    legality: 'legal',
    gameChanger: false,
    canBeCommander: false,
    partner: { kind: 'none' },
    copyLimit: 1,
    prices: {},
    sets: [],
    tags: [],
    ...(primaryType === undefined ? {} : { primaryType }),
    ...fields,
  };
};

describe('cardGroup', () => {
  it.each([
    ['Artifact', { text: '{T}: Add {C}{C}.' }, 'manaartifacts'],
    ['Artifact', { text: '{T}: Draw a card.' }, 'utilityartifacts'],
    ['Artifact — Equipment', { text: 'Equipped creature has "{T}: Add {G}."' }, 'utilityartifacts'],
    ['Artifact', { tags: ['ramp'] }, 'manaartifacts'],
    ['Artifact Creature — Golem', { text: '{T}: Add {C}.' }, 'creatures'],
    ['Artifact Land', { text: '{T}: Add {U}.', colorIdentity: 2 as ColorIdentity }, 'utilitylands'],
    ['Basic Land — Island', {}, 'lands'],
    ['Land — Island Swamp', { colorIdentity: 6 as ColorIdentity }, 'lands'],
    ['Land', { text: '{T}: Add one mana of any color.' }, 'lands'],
    [
      'Land',
      {
        text: '{T}, Sacrifice this: Search your library for a Plains or Island card, put it onto the battlefield, then shuffle.',
      },
      'lands',
    ],
    ['Land', { text: '{T}: Add {C}. {1}, {T}: Draw a card.' }, 'utilitylands'],
    ['Sorcery // Land', {}, 'sorceries'],
    ['Battle — Siege', {}, 'battles'],
    ['Vanguard', {}, undefined],
  ] as const)('%s %o is in %s', (typeLine, fields, group) =>
    expect(cardGroup(card('X', typeLine, fields))).toBe(group),
  );
  it('tells Equipment and Auras by the front face', () => {
    expect(isEquipment(card('X', 'Artifact Creature — Equipment Lizard'))).toBe(true);
    expect(isEquipment(card('X', 'Legendary Creature — God // Legendary Artifact — Equipment'))).toBe(false);
    expect(isAura(card('X', 'Enchantment — Aura Curse'))).toBe(true);
    expect(isAura(card('X', 'Legendary Creature — Spirit // Enchantment — Aura'))).toBe(false);
  });
  it('has no land both for use and for colours', () => {
    for (const text of ['Add {C}.', 'Add one mana of any color.', undefined]) {
      const land = card('X', 'Land', text === undefined ? {} : { text });
      expect(isFixingLand(land) && isUtilityLand(land)).toBe(false);
    }
  });
});

describe('commanderLists', () => {
  const row = (slug: string, decks: number, synergy: number): CardRow => ({
    slug,
    num_decks: decks,
    potential_decks: 100,
    synergy,
    lift: null,
  });
  const rowArbitrary = fc.record({
    decks: fc.integer({ min: 1, max: 100 }),
    synergy: fc.double({ min: -1, max: 1, noNaN: true }),
    group: fc.constantFrom('creatures', 'lands', 'battles'),
    isNew: fc.boolean(),
    gameChanger: fc.boolean(),
  });
  it('shows each card once, special lists first and short, types longer, in order', () => {
    fc.assert(
      fc.property(fc.array(rowArbitrary, { maxLength: 200 }), (cards) => {
        const rows = cards.map((one, index) => row(`c${index}`, one.decks, one.synergy));
        const facts = new Map(
          cards.map((one, index): [string, ListFacts] => [
            `c${index}`,
            { group: one.group, isNew: one.isNew, gameChanger: one.gameChanger },
          ]),
        );
        const lists = commanderLists(
          rows,
          (slug) => facts.get(slug) ?? { group: undefined, isNew: false, gameChanger: false },
        );
        const shown = lists.flatMap((list) => list.rows.map((one) => one.slug));
        expect(new Set(shown).size).toBe(shown.length);
        for (const list of lists) {
          const isType = ['creatures', 'lands', 'battles'].includes(list.tag);
          expect(list.rows.length).toBeGreaterThan(0);
          expect(list.rows.length).toBeLessThanOrEqual(isType ? 50 : 10);
          const values = list.rows.map((one) =>
            list.tag === 'highsynergycards' ? (one.synergy ?? 0) : one.num_decks,
          );
          expect(values).toEqual([...values].sort((a, b) => b - a));
        }
      }),
      { numRuns: 60 },
    );
  });
  it('keeps cards that hardly a deck could play to New Cards, unless all are so', () => {
    const rows = (potential: number): readonly CardRow[] => [
      { ...row('thin', 1, 0.9), potential_decks: 1 },
      { ...row('thin-old', 1, 0.9), potential_decks: 1 },
      { ...row('fair', 3, 0.2), potential_decks: potential },
    ];
    const tags = (potential: number) =>
      commanderLists(rows(potential), (slug) => ({
        group: 'creatures',
        isNew: slug === 'thin',
        gameChanger: false,
      })).map(({ tag, rows: list }) => [tag, ...list.map(({ slug }) => slug)]);
    expect(tags(7)).toEqual([
      ['newcards', 'thin'],
      ['highsynergycards', 'fair'],
    ]);
    expect(tags(2)).toEqual([
      ['newcards', 'thin'],
      ['highsynergycards', 'thin-old', 'fair'],
    ]);
    expect(tags(1000)).toEqual(tags(7));
  });
});

describe('averageDeck', () => {
  const commander = card('Boss', 'Legendary Creature — Elf', {
    colorIdentity: 18 as ColorIdentity,
    canBeCommander: true,
  });
  const basics = [
    ['Island', 2],
    ['Forest', 16],
  ].map(([name, bits]) =>
    card(String(name), `Basic Land — ${name}`, { colorIdentity: bits as ColorIdentity, copyLimit: 'any' }),
  );
  const spells = Array.from({ length: 90 }, (_, index) =>
    card(`Spell ${index}`, index % 3 === 0 ? 'Instant' : 'Creature — Elf', {
      manaCost: index % 4 === 0 ? '{U}' : '{G}{G}',
      colorIdentity: 18 as ColorIdentity,
    }),
  );
  const input = {
    commanders: [commander],
    candidates: [...spells, card('Banned', 'Instant', { legality: 'banned' })],
    types: { Creature: 40, Instant: 22, Land: 37 },
    basics: 37,
    basicOf: basicLands(basics),
  };
  it('is a legal hundred with the commander', () => {
    const deck = averageDeck(input);
    expect(deck.reduce((sum, one) => sum + one.count, 0)).toBe(99);
    expect(deck.filter((one) => one.card.primaryType === 'Instant')).toHaveLength(22);
    expect(deck.find((one) => one.card.name === 'Forest')?.count).toBeGreaterThan(
      deck.find((one) => one.card.name === 'Island')?.count ?? 0,
    );
    expect(deck.some((one) => one.card.name === 'Banned')).toBe(false);
  });
  it('is empty where none can be made', () => {
    expect(averageDeck({ ...input, basicOf: () => undefined })).toEqual([]);
    expect(averageDeck({ ...input, commanders: [{ ...commander, legality: 'banned' }] })).toEqual([]);
  });
});

describe('deckShape', () => {
  it('means over decks, lands out of the curve, missing basics among the lands', () => {
    const shape = deckShape(
      [
        [card('A', 'Instant', { manaValue: 9, manaCost: '{U}{U/G}', prices: { tcgplayer: 2 } }), 4],
        [card('B', 'Land', { prices: { cardkingdom: 1 } }), 2],
      ],
      2,
      60,
      [card('C', 'Creature', { prices: { tcgplayer: 10 } })],
    );
    expect(shape).toMatchObject({
      manaCurve: [0, 0, 0, 0, 0, 0, 0, 2],
      types: { Instant: 2, Land: 31 },
      colors: { U: 4, G: 2 },
      price: 4 + 1 + 10,
    });
  });
  it('knows no price where there is none', () =>
    expect(deckShape([[card('A', 'Instant'), 1]], 1, 0, []).price).toBeNull());
});

describe('ranksOf', () => {
  it('gives equals the same rank', () => expect(ranksOf([5, 9, 5, 1])).toEqual([2, 1, 2, 4]));
});

describe('cards together', () => {
  const decks = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), {
    minLength: 1,
    maxLength: 30,
  });
  const grouped = (lists: readonly (readonly number[])[]) =>
    groupRows(lists.length, [
      Int32Array.from(lists.flatMap((list, deck) => list.map(() => deck))),
      Int32Array.from(lists.flat()),
    ]);
  it('are counted as plain loops count them', () => {
    fc.assert(
      fc.property(decks, (lists) => {
        const together = makeTogether(deckIndex(grouped(lists), 10));
        for (let a = 0; a < 10; a += 1) {
          const counts = together(a);
          const own = lists.filter((list) => list.includes(a));
          expect(counts.decks).toBe(own.length);
          for (let b = 0; b < 10; b += 1)
            expect(counts.together[b]).toBe(own.filter((list) => list.includes(b)).length);
        }
      }),
    );
  });
  it('are judged among decks of the same kind', () => {
    const lists = [[0, 1], [0, 1], [1], [2], [2], [2]];
    const strata = deckStrata(deckIndex(grouped(lists), 3), [0, 0, 0, 1, 1, 1]);
    expect(usualRate(strata, 0, 1)).toBe(1);
    expect(usualRate(strata, 0, 2)).toBe(0);
  });
  it('score nothing by chance, as staples, or without a sample', () => {
    expect(togetherScore(2, 2, 0.01)).toBe(0);
    expect(togetherScore(90, 100, 0.9)).toBe(0);
    expect(togetherScore(80, 100, 0.1)).toBeGreaterThan(togetherScore(80, 100, 0.5));
    expect(togetherScore(80, 100, 0.1)).toBeGreaterThan(togetherScore(4, 5, 0.1));
  });
});

describe('makeSimilarCards', () => {
  it('finds what reads alike and never the card itself', () => {
    const cards = [
      card('Shock', 'Instant', { text: 'Shock deals damage to target permanent.', tags: ['removal'] }),
      card('Bolt', 'Instant', { text: 'Bolt deals damage to target permanent.', tags: ['removal'] }),
      card('Study', 'Instant', { text: 'Draw three cards.', tags: ['draw'] }),
      card('Bear', 'Creature — Bear', { text: 'deals damage permanent' }),
      ...Array.from({ length: 20 }, (_, index) =>
        card(`Other ${index}`, 'Instant', { text: `word${index} something${index}` }),
      ),
    ];
    expect(makeSimilarCards(cards)(0, () => 0, [])).toEqual([1]);
    expect(makeSimilarCards(cards)(0, (other) => (other === 2 ? 1 : 0), [2])).toContain(2);
  });
});
