import { BRACKET_KINDS, BRACKET_LIMITS, newestLimits, type BracketLimit } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDeckCard } from '../testing/builders';
import type { BracketCard } from './bracket-card';
import { estimateDeckBracket } from './estimate-deck-bracket';
import { lowerDeckBracket } from './meet-bracket';

const plain = (count: number, fields: Partial<BracketCard> = {}) =>
  Array.from({ length: count }, (_, at) => aDeckCard(`Plain ${at}`, fields));
const aims = plain(30, { tags: ['draw'], manaValue: 4 });
const named = (...names: readonly string[]) => names.map((name) => aDeckCard(name, { manaValue: 4 }));
const gameChangers = (count: number) =>
  Array.from({ length: count }, (_, at) => aDeckCard(`Changer ${at}`, { gameChanger: true, manaValue: 4 }));
const codes = (cards: readonly BracketCard[]) =>
  estimateDeckBracket(cards).reasons.map(({ code, atLeast }) => `${atLeast} ${code}`);

describe('the estimated bracket of a deck', () => {
  it.each<[string, readonly BracketCard[], number]>([
    ['nothing but cards that do little', plain(60), 1],
    ['ramp, card draw and removal', aims, 2],
    ['Sol Ring', named('Sol Ring'), 2],
    ['a Game Changer', [...aims, ...gameChangers(1)], 3],
    ['three Game Changers', [...aims, ...gameChangers(3)], 3],
    ['four Game Changers', [...aims, ...gameChangers(4)], 4],
    ['mass land denial', [...aims, ...named('armageddon')], 4],
    ['two extra turns', [...aims, ...named('Time Warp', 'Temporal Mastery')], 2],
    ['three extra turns', [...aims, ...named('Time Warp', 'Temporal Mastery', 'Nexus of Fate')], 4],
  ])('with %s: %#', (_, cards, bracket) => expect(estimateDeckBracket(cards).estimate).toBe(bracket));

  it('is 5 with fast mana, free interaction and tutors that tournament decks play', () => {
    const cards = [
      ...plain(60, { manaValue: 2 }),
      ...named(
        'Mana Vault',
        'Chrome Mox',
        'Mox Diamond',
        'Lotus Petal',
        'Ancient Tomb',
        'Dark Ritual',
        'Sol Ring',
      ),
      ...named('Force of Will', 'Pact of Negation', 'Flusterstorm', 'Swan Song', 'Mindbreak Trap'),
      ...named('Demonic Tutor', 'Vampiric Tutor', 'Imperial Seal', 'Gamble', 'Entomb'),
    ];
    const { estimate, name, reasons, lowest } = estimateDeckBracket(cards);
    expect([estimate, name, lowest]).toEqual([5, 'cEDH', 1]);
    expect(reasons.map(({ code, names }) => [code, names.length])).toEqual([
      ['fast-mana', 7],
      ['free-interaction', 5],
      ['tutors', 5],
      ['low-curve', 0],
    ]);
  });

  it('has the reasons for the highest bracket first, each with its cards', () =>
    expect(
      estimateDeckBracket([...named('Sol Ring', 'Armageddon'), ...gameChangers(1)]).reasons,
    ).toMatchObject([
      { code: 'mass-land-denial', atLeast: 4, names: ['Armageddon'] },
      { code: 'game-changers', atLeast: 3, names: ['Changer 0'] },
      { code: 'fast-mana', atLeast: 2, names: ['Sol Ring'] },
    ]));

  it.each([
    [
      'takes an extra turn',
      'Instant',
      2,
      'Target player takes an extra turn after this one.',
      '2 extra-turns',
    ],
    ['destroys all lands', 'Sorcery', 4, 'Destroy all lands.', '4 mass-land-denial'],
    ['destroys all Plains', 'Sorcery', 4, 'Destroy all Plains.', '4 mass-land-denial'],
    ['returns all', 'Sorcery', 6, "Return all permanents to their owners' hands.", '4 mass-land-denial'],
    ['is a ritual', 'Instant', 1, 'Add {R}{R}{R}.', '2 fast-mana'],
    [
      'counters a spell for one mana',
      'Instant',
      1,
      'Counter target noncreature spell.',
      '2 free-interaction',
    ],
  ])('reads from its text that a card %s', (_, typeLine, manaValue, text, reason) =>
    expect(codes([aDeckCard('Some Card', { typeLine, manaValue, text })])).toContain(reason),
  );

  it.each([
    ['gives up lands of its own', 'When this creature enters, sacrifice all lands you control.'],
    [
      'destroys lands by an ability of a planeswalker',
      '+1: Scry 1.\n−7: Destroy all lands target player controls.',
    ],
    ['spares lands', 'Destroy all permanents except for artifacts and lands.'],
    ['destroys Swamps of its own', 'Destroy all Swamps you control.'],
    [
      'spares lands last',
      "Exile it. If you do, return all permanents to their owners' hands except for Giants, Wizards, and lands.",
    ],
    ['asks for lands of its own', 'As an additional cost to cast this spell, sacrifice five lands.'],
    [
      'taps lands for a turn',
      "Up to three target lands don't untap during their controllers' next untap steps.",
    ],
    [
      'replaces lands',
      'Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card and put it onto the battlefield.',
    ],
  ])('reads no mass land denial from a card that %s', (_, text) =>
    expect(codes([aDeckCard('Some Card', { text })])).not.toContain('4 mass-land-denial'),
  );

  it.each([
    'Counter target spell unless its controller pays {X}.',
    'Counter target spell with mana value X.',
    'Spree (Choose one or more additional costs.)\n+ {1} — Counter target spell unless its controller pays {2}.',
    "You may pay {1}{B} rather than pay this spell's mana cost.\nExile target creature.",
  ])('counts no spell that asks for more as one for one mana: %s', (text) =>
    expect(codes([aDeckCard('Some Card', { typeLine: 'Instant', manaValue: 1, text })])).not.toContain(
      '2 free-interaction',
    ),
  );

  it.each([
    'After that turn, that player takes an extra turn.',
    'Target opponent takes an extra turn after this one.',
  ])('counts no turn of an opponent: %s', (text) =>
    expect(codes([aDeckCard('Some Card', { text })])).not.toContain('2 extra-turns'),
  );

  it('counts tutors for cards, not for lands and cards of one name', () => {
    const tutor = (text?: string) => codes([aDeckCard('Some Card', { tags: ['tutor'], text })]);
    expect(tutor('Search your library for a card, put it into your hand, then shuffle.')).toContain(
      '2 tutors',
    );
    expect(tutor('Search your library for a basic land card, reveal it, then shuffle.')).not.toContain(
      '2 tutors',
    );
    expect(tutor('Search your library for up to three cards named Some Card, then shuffle.')).not.toContain(
      '2 tutors',
    );
    expect(tutor(undefined)).toContain('2 tutors');
  });

  describe('with a two-card combo', () => {
    const combo = (...results: readonly string[]) => [{ id: '1', cards: ['A', 'B'], results }];
    const pair = (a: number, b: number) => [
      ...aims,
      aDeckCard('A', { manaValue: a }),
      aDeckCard('B // Back', { manaValue: b }),
    ];

    it.each([
      [2, 2, 'Infinite mana', 3],
      [3, 5, 'Win the game', 3],
      [5, 5, 'Infinite lifegain', 3],
      [9, 1, 'Infinitely large creature', 3],
      [2, 2, 'Draw a card', 2],
    ])('for %i and %i mana that results in: %s', (a, b, result, bracket) => {
      const { estimate } = estimateDeckBracket(pair(a, b), combo(result));
      expect(estimate).toBe(bracket);
    });

    it('counts as early where five quick tutors find it, and for no bracket where its source calls it slow', () => {
      const tutors = (count: number) =>
        named('Demonic Tutor', 'Gamble', 'Entomb', 'Tinker', 'Natural Order').slice(0, count);
      const estimate = (count: number, value: number, bracketTag?: string) =>
        estimateDeckBracket(
          [...pair(value, value), ...tutors(count)],
          combo('Infinite mana').map((each) => ({ ...each, bracketTag })),
        ).estimate;
      expect([estimate(5, 2), estimate(4, 2), estimate(5, 6)]).toEqual([4, 3, 3]);
      expect(['E', 'C', 'O', 'P', 'S', 'R'].map((tag) => estimate(0, 2, tag))).toEqual([2, 2, 2, 3, 3, 3]);
    });

    it('counts it only where the deck has both cards and nothing else is needed', () => {
      const [a] = pair(2, 2).slice(-2);
      expect(estimateDeckBracket([...aims, ...(a ? [a] : [])], combo('Infinite mana')).estimate).toBe(2);
      const needsMore = combo('Infinite mana').map((each) => ({
        ...each,
        templates: ['A sacrifice outlet'],
      }));
      expect(estimateDeckBracket(pair(2, 2), needsMore).estimate).toBe(2);
    });

    it('is a bracket lower without one of the two, and never without the commander', () => {
      const facts = { combos: combo('Infinite mana') };
      expect(lowerDeckBracket(pair(2, 2), { ...facts, commanders: ['A'] })).toEqual({
        bracket: 2,
        takeOut: ['B // Back'],
        isFewest: true,
      });
      expect(lowerDeckBracket(pair(2, 2), { ...facts, commanders: ['A', 'B // Back'] })).toBeUndefined();
    });
  });
});

describe('with other limits', () => {
  const newer = { source: 'Panel', date: '2027-02-08' };
  const by = (...rows: readonly Omit<BracketLimit, 'source' | 'date'>[]) =>
    newestLimits([...BRACKET_LIMITS, ...rows.map((row) => ({ ...row, ...newer }))]);
  const combo = (id: string) => ({ id, cards: [`A${id}`, `B${id}`], results: ['Infinite mana'] });
  const pair = (id: string, value: number) => [
    aDeckCard(`A${id}`, { manaValue: value }),
    aDeckCard(`B${id}`, { manaValue: value }),
  ];
  const combos = [combo('1'), combo('2')];

  it.each<[string, readonly BracketLimit[], readonly BracketCard[], number]>([
    ['5 Game Changers', by({ kind: 'game-changers', bracket: 3, atMost: 5 }), gameChangers(5), 3],
    ['6 Game Changers', by({ kind: 'game-changers', bracket: 3, atMost: 5 }), gameChangers(6), 4],
    ['any Game Changers', by({ kind: 'game-changers', bracket: 3, atMost: null }), gameChangers(9), 3],
    ['no Game Changers', by({ kind: 'game-changers', bracket: 4, atMost: 3 }), gameChangers(4), 5],
    ['two tutors', by({ kind: 'tutors', bracket: 3, atMost: 1 }), named('Demonic Tutor', 'Gamble'), 4],
    ['one tutor', by({ kind: 'tutors', bracket: 3, atMost: 1 }), named('Gamble'), 2],
    [
      'a combo of turn 4',
      by({ kind: 'two-card-combo', bracket: 3, atMost: 0, untilTurn: 3 }),
      pair('1', 3),
      3,
    ],
    ['any combo', by({ kind: 'two-card-combo', bracket: 3, atMost: 0 }), pair('1', 6), 4],
    ['one combo of two', by({ kind: 'two-card-combo', bracket: 3, atMost: 1 }), pair('1', 6), 3],
    [
      'two combos',
      by({ kind: 'two-card-combo', bracket: 3, atMost: 1 }),
      [...pair('1', 6), ...pair('2', 6)],
      4,
    ],
  ])('that are about %s: %#', (_, limits, cards, bracket) => {
    const deck = [...aims, ...cards];
    expect(estimateDeckBracket(deck, combos, limits).estimate).toBe(bracket);
    const lower = bracket > 2 ? lowerDeckBracket(deck, { combos, limits }) : undefined;
    const left = deck.filter(({ name }) => lower?.takeOut.includes(name) !== true);
    if (lower) expect(estimateDeckBracket(left, combos, limits).estimate).toBe(lower.bracket);
    expect(lower?.bracket ?? 1).toBeLessThan(bracket);
  });

  it('reaches a lower bracket by cards of the deck, whatever the limits', () => {
    const limits = fc.array(
      fc.record({
        kind: fc.constantFrom(...BRACKET_KINDS),
        bracket: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
        atMost: fc.option(fc.nat(4)),
        source: fc.constant('x'),
        date: fc.constantFrom('2025-01-01', '2027-01-01'),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.subarray(POOL), limits, (deck, rows) => {
        const known = newestLimits([...BRACKET_LIMITS, ...rows]);
        const { estimate } = estimateDeckBracket(deck, POOL_COMBOS, known);
        const lower = lowerDeckBracket(deck, { combos: POOL_COMBOS, limits: known });
        if (!lower) return;
        const left = deck.filter(({ name }) => !lower.takeOut.includes(name));
        expect(lower.bracket).toBeLessThan(estimate);
        expect(estimateDeckBracket(left, POOL_COMBOS, known).estimate).toBe(lower.bracket);
      }),
    );
  });
});

const POOL = [
  ...gameChangers(6),
  ...named('Armageddon', 'Time Warp', 'Time Stretch', 'Nexus of Fate', 'Part the Waterveil'),
  ...named('Sol Ring', 'Mana Vault', 'Chrome Mox', 'Mox Opal', 'Lotus Petal', 'Dark Ritual', 'Rite of Flame'),
  ...named('Force of Will', 'Daze', 'Swan Song', 'Flusterstorm', 'Stifle', 'Dispel', 'Silence', 'Foil'),
  ...named('Demonic Tutor', 'Gamble', 'Entomb', 'Tinker', 'Natural Order', 'Birthing Pod', 'Intuition'),
  ...aims,
];
const POOL_COMBOS = [
  { id: '1', cards: ['Armageddon', 'Tinker'], results: ['Infinite mana'] },
  { id: '2', cards: ['Changer 0', 'Silence'], results: ['Win the game'] },
];
const decks = fc.subarray(POOL);

describe('any deck', () => {
  it('is never in a lower bracket with more Game Changers', () =>
    fc.assert(
      fc.property(decks, (deck) => {
        const more = [...deck, aDeckCard('One More', { gameChanger: true, manaValue: 4 })];
        expect(estimateDeckBracket(more, POOL_COMBOS).estimate).toBeGreaterThanOrEqual(
          estimateDeckBracket(deck, POOL_COMBOS).estimate,
        );
      }),
    ));

  it('is in the bracket that taking out cards leads to, by cards that it has', () =>
    fc.assert(
      fc.property(decks, (deck) => {
        const { estimate } = estimateDeckBracket(deck, POOL_COMBOS);
        const lower = lowerDeckBracket(deck, { combos: POOL_COMBOS });
        if (estimate <= 2) {
          expect(lower).toBeUndefined();
          return;
        }
        const names = lower?.takeOut ?? [];
        const left = deck.filter(({ name }) => !names.includes(name));
        expect(left.length).toBe(deck.length - names.length);
        expect(estimateDeckBracket(left, POOL_COMBOS).estimate).toBe(lower?.bracket);
        expect(lower?.bracket).toBeLessThan(estimate);
      }),
    ));
});
