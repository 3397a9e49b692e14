import { describe, expect, it } from 'vitest';
import type { DeckCard, DeckEntry, LegalDeck, ResolvedDeck } from './deck';
import { deckSize } from './deck';
import { DECK_FORMATS } from './deck-format';
import { parseDeckList } from '../deck-list/parse-deck-list';
import { resolvePastedList } from '../deck-list/pasted-list';
import { validateDeck, type ValidationOptions } from './deck-validation';
import { aDeckCard, identity } from '../../testing/builders';
import { fc, test } from '../../testing/property';

const one = (card: DeckCard, count = 1): DeckEntry => ({ name: card.name, count, card });
const island = aDeckCard({
  name: 'Island',
  typeLine: 'Basic Land — Island',
  colorIdentity: identity('U'),
  copyLimit: 'any',
  manaValue: 0,
});
const legend = (name: string, colors: string, fields: Partial<DeckCard> = {}): DeckCard =>
  aDeckCard({
    name,
    typeLine: 'Legendary Creature — Human',
    colorIdentity: identity(colors),
    canBeCommander: true,
    ...fields,
  });
const talrand = legend('Talrand, Sky Summoner', 'U');
const ring = aDeckCard({ name: 'Sol Ring' });

/** A legal deck of Talrand with these entries, filled up with Islands. */
const deck = (
  entries: readonly DeckEntry[] = [],
  commanders: readonly DeckEntry[] = [one(talrand)],
  size = 100,
): ResolvedDeck => {
  const listed = deckSize({ commanders, main: entries });
  return { commanders, main: [...entries, one(island, size - listed)] };
};
const codes = (given: ResolvedDeck, options?: ValidationOptions): readonly string[] => {
  const result = validateDeck(given, options);
  return result.ok ? [] : result.error.map(({ code }) => code);
};

const partner = { partner: { kind: 'partner' } } as const;
const background = aDeckCard({
  name: 'Clan Crafter',
  typeLine: 'Legendary Enchantment — Background',
  partner: { kind: 'background' },
  colorIdentity: identity('U'),
});
const chooser = legend('Gale, Waterdeep Prodigy', 'U', { partner: { kind: 'choose-background' } });

describe('a commander whose colour is chosen', () => {
  const piper = legend('The Prismatic Piper', '', partner);
  const [opt, shock, ooze] = [
    aDeckCard({ name: 'Opt', colorIdentity: identity('U') }),
    aDeckCard({ name: 'Shock', colorIdentity: identity('R') }),
    aDeckCard({ name: 'Scavenging Ooze', colorIdentity: identity('G') }),
  ];

  it('has the colour that all cards fit', () => {
    expect(validateDeck(deck([one(opt)], [one(piper)]))).toMatchObject({
      ok: true,
      value: { identity: identity('U'), chosenColors: ['U'] },
    });
    const shared = [one(piper), one(legend('Rograkh, Son of Rohgahh', 'R', partner))];
    expect(validateDeck(deck([one(opt), one(shock)], shared))).toMatchObject({
      ok: true,
      value: { identity: identity('UR'), chosenColors: ['U'] },
    });
  });

  it.each([
    ['Clara Oswald', legend('Clara Oswald', ''), []],
    [
      'a Background',
      aDeckCard({ ...background, name: 'Faceless One', colorIdentity: identity('') }),
      [one(legend('Gale, Waterdeep Prodigy', '', { partner: { kind: 'choose-background' } }))],
    ],
    [
      'a card of this wording',
      legend('New One', '', {
        text: 'If New One is your commander, choose a color before the game begins. New One is the chosen color.',
      }),
      [],
    ],
  ])('is %s, too', (_, commander, others) => {
    expect(codes(deck([], [...others, one(commander)]))).toEqual([]);
  });

  it('needs no colour for a colourless deck', () => {
    const wastes = { ...island, name: 'Wastes', colorIdentity: identity('') };
    expect(validateDeck({ commanders: [one(piper)], main: [one(wastes, 99)] })).toMatchObject({
      ok: true,
      value: { identity: identity(''), chosenColors: [] },
    });
  });

  it('leaves cards of a second colour outside, with the colour that most cards fit', () => {
    const result = validateDeck(deck([one(opt), one(ooze)], [one(piper)]));
    expect(result).toMatchObject({
      ok: false,
      error: [
        { code: 'outside-identity', name: 'Scavenging Ooze', outside: identity('G'), chosen: identity('U') },
      ],
    });
  });

  it('is guessed as the commander of a list', () => {
    const cards = new Map([piper, island, opt].map((card) => [card.name, card]));
    const list = resolvePastedList('1 Opt\n98 Island\n\n1 The Prismatic Piper', (name) => cards.get(name));
    expect(list.commanders.map(({ name }) => name)).toEqual(['The Prismatic Piper']);
    expect(validateDeck(list).ok).toBe(true);
  });

  it('gives the other cards of the deck nothing, if it is not the commander', () => {
    expect(codes(deck([one(piper), one(shock)]))).toEqual(['outside-identity']);
  });
});

describe('a legal deck', () => {
  it('has 100 cards, a commander, its colours, one copy of each', () => {
    const result = validateDeck(deck([one(ring)]));
    expect(result).toMatchObject({
      ok: true,
      value: {
        identity: identity('U'),
        commanders: [talrand],
        main: [{ card: ring, count: 1 }, { count: 98 }],
      },
    });
  });
  it.each<[string, ResolvedDeck, string[]]>([
    ['99 cards', deck([], undefined, 99), ['deck-size']],
    ['101 cards', deck([], undefined, 101), ['deck-size']],
    ['no commander', deck([], []), ['no-commander']],
    ['a commander that cannot be one', deck([], [one(ring)]), ['not-a-commander', 'outside-identity']],
    ['the same commander twice', deck([], [one(talrand, 2)]), ['too-many-copies']],
    [
      'three commanders',
      deck(
        [],
        [one(legend('A', 'U', partner)), one(legend('B', 'U', partner)), one(legend('C', 'U', partner))],
      ),
      ['too-many-commanders'],
    ],
    ['two partners', deck([], [one(legend('A', 'U', partner)), one(legend('B', 'R', partner))]), []],
    ['two without partner abilities', deck([], [one(talrand), one(legend('Krenko', 'R'))]), ['invalid-pair']],
    ['a Background second', deck([], [one(chooser), one(background)]), []],
    ['a Background first in the list', deck([], [one(background), one(chooser)]), []],
    ['only a Background', deck([], [one(background)]), ['not-a-commander']],
    ['a Background and another commander', deck([], [one(talrand), one(background)]), ['invalid-pair']],
    ['two copies', deck([one(ring, 2)]), ['too-many-copies']],
    ['two copies on two lines', deck([one(ring), one(ring)]), ['too-many-copies']],
    ['the commander again', deck([one(talrand)]), ['too-many-copies']],
    ['seven dwarves', deck([one(aDeckCard({ name: 'Seven Dwarves', copyLimit: 7 }), 7)]), []],
    [
      'eight of them',
      deck([one(aDeckCard({ name: 'Seven Dwarves', copyLimit: 7 }), 8)]),
      ['too-many-copies'],
    ],
    ['nine Nazgûl', deck([one(aDeckCard({ name: 'Nazgûl', copyLimit: 9 }), 9)]), []],
    ['ten of them', deck([one(aDeckCard({ name: 'Nazgûl', copyLimit: 9 }), 10)]), ['too-many-copies']],
    ['any number of rats', deck([one(aDeckCard({ name: 'Rat Colony', copyLimit: 'any' }), 40)]), []],
    [
      'another colour',
      deck([one(aDeckCard({ name: 'Lightning Bolt', colorIdentity: identity('R') }))]),
      ['outside-identity'],
    ],
    ['a banned card', deck([one(aDeckCard({ name: 'Black Lotus', legality: 'banned' }))]), ['banned']],
    [
      'a card of a joke set',
      deck([one(aDeckCard({ name: 'B.F.M.', legality: 'not_legal' }))]),
      ['not-legal'],
    ],
    [
      'a card of unknown legality',
      deck([one(aDeckCard({ name: 'New', legality: 'unknown' }))]),
      ['legality-unknown'],
    ],
    ['an unknown card', deck([{ name: 'Sol Rign', count: 1, card: undefined }]), ['unknown-card']],
    [
      'an unknown commander: colours are not checked',
      deck(
        [one(aDeckCard({ name: 'Bolt', colorIdentity: identity('R') }))],
        [{ name: 'Who', count: 1, card: undefined }],
      ),
      ['unknown-card'],
    ],
    [
      'half a card',
      { commanders: [one(talrand)], main: [one(island, 98.5)] },
      ['deck-size', 'invalid-count'],
    ],
  ])('%s: %s', (_, given, expected) => expect(codes(given)).toEqual(expected));

  it('lists all violations with their places, in the order of lines', () => {
    const bolt = aDeckCard({ name: 'Bolt', colorIdentity: identity('R'), legality: 'banned' });
    const result = validateDeck({
      commanders: [one(talrand)],
      main: [
        { ...one(bolt, 2), line: 7 },
        { name: 'Who', count: 1, line: 8, card: undefined },
      ],
    });
    expect(result).toEqual({
      ok: false,
      error: [
        { code: 'deck-size', expected: 100, actual: 4, place: { zone: 'deck' } },
        { code: 'banned', name: 'Bolt', place: { zone: 'main', index: 0, line: 7 } },
        {
          code: 'too-many-copies',
          name: 'Bolt',
          count: 2,
          limit: 1,
          place: { zone: 'main', index: 0, line: 7 },
        },
        {
          code: 'outside-identity',
          name: 'Bolt',
          outside: identity('R'),
          place: { zone: 'main', index: 0, line: 7 },
        },
        { code: 'unknown-card', name: 'Who', place: { zone: 'main', index: 1, line: 8 } },
      ],
    });
  });
  it('has no card of the given banned list, in any spelling', () =>
    expect(codes(deck([one(ring)]), { banned: ['SOL ring'] })).toEqual(['banned']));
  it('in Duel Commander follows only the given banned list', () => {
    const lotus = deck([one(aDeckCard({ name: 'Black Lotus', legality: 'banned' }))]);
    expect([
      codes(lotus, { format: 'duel' }),
      codes(lotus, { format: 'duel', banned: ['Black Lotus'] }),
    ]).toEqual([[], ['banned']]);
    expect(DECK_FORMATS.duel.deckSize).toBe(100);
  });

  const cards = [
    ring,
    island,
    talrand,
    chooser,
    background,
    aDeckCard({ name: 'Bolt', colorIdentity: identity('R') }),
  ];
  const entry = fc
    .tuple(fc.constantFrom(...cards), fc.integer({ min: 0, max: 99 }))
    .map(([card, count]) => one(card, count));
  test(
    'has no violation, and any other deck has one',
    [fc.array(entry, { maxLength: 2 }), fc.array(entry, { maxLength: 5 })],
    (commanders, main) => {
      const result = validateDeck({ commanders, main });
      if (!result.ok) expect(result.error.length).toBeGreaterThan(0);
      else
        expect(
          result.value.commanders.length + result.value.main.reduce((sum, { count }) => sum + count, 0),
        ).toBe(100);
    },
  );
});

describe('the companion (CR 702.139, 903.11)', () => {
  const lurrus = aDeckCard({
    name: 'Lurrus of the Dream-Den',
    typeLine: 'Legendary Creature — Cat Nightmare',
    colorIdentity: identity('WB'),
  });
  const keruga = legend('Keruga, the Macrosage', 'UG');
  const lutri = legend('Lutri, the Spellchaser', 'UR');
  const simic = legend('Momir Vig', 'UG', { manaValue: 5 });
  const izzet = legend('Melek', 'UR', { manaValue: 6 });
  const yorion = legend('Yorion, Sky Nomad', 'WU');
  const withCompanion = (card: DeckCard, main: readonly DeckEntry[], commander: DeckCard): ResolvedDeck => ({
    ...deck(main, [one(commander)]),
    companion: one(card),
  });
  it.each<[string, ResolvedDeck, string[]]>([
    ['fits', withCompanion(keruga, [], simic), []],
    ['a card breaks its condition', withCompanion(keruga, [one(ring)], simic), ['companion-condition']],
    [
      'the commander breaks it',
      withCompanion(keruga, [], legend('Cheap', 'UG', { manaValue: 2 })),
      ['companion-condition'],
    ],
    [
      'another colour',
      withCompanion(keruga, [], legend('Mono', 'U', { manaValue: 5 })),
      ['outside-identity'],
    ],
    [
      'is in the deck, too',
      withCompanion(keruga, [one(legend('Keruga, the Macrosage', 'UG', { manaValue: 5 }))], simic),
      ['companion-in-deck'],
    ],
    ['is not a companion', withCompanion(ring, [], simic), ['not-a-companion']],
    [
      'is one whose condition is not known',
      withCompanion(aDeckCard({ name: 'New', keywords: ['Companion'] }), [], simic),
      ['companion-unchecked'],
    ],
    ['Lutri is banned as a companion', withCompanion(lutri, [], izzet), ['banned-as-companion']],
    ['Yorion needs 120 cards', withCompanion(yorion, [], legend('Brago', 'WU')), ['companion-impossible']],
    ['is unknown', { ...deck(), companion: { name: 'Who', count: 1, card: undefined } }, ['unknown-card']],
    ['two copies', { ...withCompanion(keruga, [], simic), companion: one(keruga, 2) }, ['too-many-copies']],
    [
      'Lurrus and a cheap deck',
      withCompanion(
        lurrus,
        [one(aDeckCard({ name: 'Wrath', typeLine: 'Sorcery', manaValue: 4 }))],
        legend('Ayli', 'WUB', { manaValue: 2 }),
      ),
      [],
    ],
  ])('%s', (_, given, expected) => expect(codes(given)).toEqual(expected));
  it('Lutri can be in the deck', () => expect(codes(deck([one(lutri)], [one(izzet)]))).toEqual([]));
});

describe('a pasted list', () => {
  const known = new Map([talrand, ring, island].map((card) => [card.name, card]));
  it('can be validated after its names are looked up', () => {
    const resolved = resolvePastedList('1 Talrand, Sky Summoner\n\n1 Sol Ring\n98 Island', (name) =>
      known.get(name),
    );
    expect(validateDeck(resolved).ok).toBe(true);
    expect(resolved.main[0]).toEqual({
      ...{ name: 'Sol Ring', count: 1, card: ring },
      ...{ zone: 'main', line: 3, column: 3 },
    });
  });
  it('has a first block in the main deck if it cannot be the commander', () => {
    const resolved = resolvePastedList('1 Sol Ring\n\n98 Island', (name) => known.get(name));
    expect([resolved.commanders.length, resolved.main.map(({ name }) => name)]).toEqual([
      0,
      ['Sol Ring', 'Island'],
    ]);
  });
});

/** Misuse that the types refuse; never run. */
export const misuse = (given: ResolvedDeck): LegalDeck => {
  // @ts-expect-error names have to be looked up first
  validateDeck(parseDeckList('1 Sol Ring'));
  // @ts-expect-error a resolved deck may be illegal
  const legal: LegalDeck = given;
  return legal;
};
