import { identityOf, makeColorIdentity, type Color, type DeckGrant } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportCard } from '../report/report-card';
import { aDeckCard } from '../testing/builders';
import { castingChances } from './casting-chances';
import { chanceOfAtLeast } from './hypergeometric';
import { manaSourceOf } from './mana-source';

const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : Array.from({ length: k }, (_, at) => (n - at) / (k - at)).reduce((a, b) => a * b, 1);

describe('chanceOfAtLeast', () => {
  it('is what counting all hands gives', () => {
    const odds = fc
      .record({ population: fc.integer({ min: 1, max: 40 }), successes: fc.nat(40), draws: fc.nat(40) })
      .filter(({ population, successes, draws }) => successes <= population && draws <= population);
    fc.assert(
      fc.property(odds, fc.nat(8), ({ population, successes, draws }, needed) => {
        let ways = 0;
        for (let found = needed; found <= draws; found++)
          ways += choose(successes, found) * choose(population - successes, draws - found);
        const expected = needed === 0 ? 1 : ways / choose(population, draws);
        expect(chanceOfAtLeast({ population, successes, draws, needed })).toBeCloseTo(expected, 8);
      }),
    );
  });

  it('knows the chance of two lands of 36 in an opening hand of 99 cards', () =>
    expect(chanceOfAtLeast({ population: 99, successes: 36, draws: 7, needed: 2 })).toBeCloseTo(0.7985, 4));
});

const esper = identityOf(['W', 'U', 'B']);
const land = (typeLine: string, text?: string, fields: Partial<ReportCard> = {}) =>
  aDeckCard('Some Land', { typeLine, text, manaValue: 0, manaCost: '', ...fields });
const colorsOf = (card: ReportCard) => {
  const source = manaSourceOf(card, esper);
  return source && makeColorIdentity(source.colors);
};

describe('the mana that a card makes for a deck of white, blue and black', () => {
  it.each<[string, ReportCard, string | undefined]>([
    ['a basic land', land('Basic Land — Island'), 'U'],
    ['a land of two types, of which one is of the deck', land('Land — Swamp Mountain', ''), 'BR'],
    ['a land with an ability', land('Land', '{T}: Add {C}.\n{T}: Add {W} or {U}.'), 'WU'],
    ['a land of any colour', land('Land', '{T}: Add one mana of any color.'), 'WUBRG'],
    [
      'a land for the commander',
      land('Land', '{T}: Add one mana of any color in your commander’s color identity.'),
      'WUB',
    ],
    ['a land that makes colourless mana', land('Land', '{T}: Add {C}{C}.'), ''],
    [
      'a land that searches',
      land(
        'Land',
        '{T}, Pay 1 life, Sacrifice this land: Search your library for a Plains or Mountain card, put it onto the battlefield, then shuffle.',
      ),
      'W',
    ],
    [
      'a land that searches for any basic',
      land(
        'Land',
        '{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
      ),
      'WUB',
    ],
    ['a land without a text', land('Land', undefined, { colorIdentity: identityOf(['W', 'B']) }), 'WB'],
    ['Command Tower without a text', { ...land('Land', undefined), name: 'Command Tower' }, 'WUB'],
    ['Evolving Wilds without a text', { ...land('Land', undefined), name: 'Evolving Wilds' }, 'WUB'],
    [
      'a spell with a land on its back',
      aDeckCard('A // B', { typeLine: 'Instant // Land', text: 'Draw a card.\n//\n{T}: Add {U}.' }),
      'U',
    ],
    ['an artifact', aDeckCard('Rock', { text: '{1}, {T}: Add {W}{U}.' }), 'WU'],
    [
      'an artifact without a text',
      aDeckCard('Rock', { text: undefined, tags: ['ramp'], colorIdentity: identityOf(['U']) }),
      'U',
    ],
    [
      'a creature',
      aDeckCard('Elf', { typeLine: 'Creature — Elf', text: '{T}: Add one mana of any color.' }),
      'WUBRG',
    ],
    ['a ritual', aDeckCard('Ritual', { typeLine: 'Instant', text: 'Add {B}{B}{B}.' }), undefined],
    ['a card that taps for something else', aDeckCard('Rod', { text: '{T}: Draw a card.' }), undefined],
  ])('%s', (_, card, colors) => expect(colorsOf(card)).toBe(colors));
});

describe('what the colours of a deck need', () => {
  const azorius = aDeckCard('Commander', {
    colorIdentity: identityOf(['W', 'U']),
    manaCost: '{2}{W}{U}',
    manaValue: 4,
  });
  const entry = (card: ReportCard, count = 1) => ({ name: card.name, count, card });
  const island = land('Basic Land — Island', undefined, { name: 'Island' });
  const plains = land('Basic Land — Plains', undefined, { name: 'Plains' });
  const rock = aDeckCard('Rock', { text: '{T}: Add {U}.', manaValue: 2, manaCost: '{2}' });
  const spell = (name: string, manaCost: string, manaValue: number) =>
    aDeckCard(name, { manaCost, manaValue });
  const deck = {
    commanders: [entry(azorius)],
    main: [
      entry(island, 20),
      entry(plains, 10),
      entry(rock),
      entry(spell('One', '{U}', 1)),
      entry(spell('Three', '{1}{U}{U}', 3)),
      entry(spell('Free', '{U/P}', 1)),
      entry(spell('Hybrid', '{W/B}{W/U}', 2)),
      entry(spell('Choice', '{C/W}{W/U/P}', 2)),
      entry(spell('Unknown', '', 3), 64),
    ],
  };

  it('is reported by colour, turn and symbols, with the chance and the cards', () => {
    const [white, blue, ...others] = castingChances(deck).colors;
    expect(others).toEqual([]);
    expect(blue).toMatchObject({ color: 'U', symbols: 4, sources: 21, lands: 20 });
    expect(blue?.chances.map(({ turn, needed, sources, names }) => [turn, needed, sources, names])).toEqual([
      [1, 1, 20, ['One']],
      [3, 2, 21, ['Three']],
      [4, 1, 21, ['Commander']],
    ]);
    expect(blue?.chances[0]?.chance).toBeCloseTo(
      chanceOfAtLeast({ population: 100, successes: 20, draws: 8, needed: 1 }),
      10,
    );
    expect(white?.chances.map(({ turn, needed, names }) => [turn, needed, names])).toEqual([
      [2, 1, ['Hybrid']],
      [4, 1, ['Commander']],
    ]);
  });

  const basicLand = (type: string, color: Color) =>
    land(`Basic Land — ${type}`, '', { name: type, colorIdentity: identityOf([color]) });
  const blueSpell = { colorIdentity: identityOf(['U']), manaCost: '{1}{U}', manaValue: 2 };
  it.each<[string, DeckGrant, ReportCard]>([
    ['that its player chose', { kind: 'color' }, aDeckCard('Spell', blueSpell)],
    [
      'of cards that its commander lets it have',
      { kind: 'cards', cards: [{ types: ['Creature'] }, { types: ['Basic', 'Land'] }] },
      aDeckCard('Golem', { ...blueSpell, typeLine: 'Artifact Creature — Golem' }),
    ],
  ])('counts what makes a colour %s', (_, grant, card) => {
    const commander = aDeckCard('Commander', { grants: [grant] });
    const wilds = land('Land', '{T}, Sacrifice this land: Search your library for a basic land card.');
    const main = [entry(basicLand('Island', 'U'), 20), entry(wilds), entry(card)];
    expect(castingChances({ commanders: [entry(commander)], main }).colors).toMatchObject([
      { color: 'U', symbols: 1, sources: 21, lands: 21 },
    ]);
  });

  it('names the cards whose costs are not known', () => {
    const unknown = aDeckCard('No Cost', { manaCost: undefined });
    expect(castingChances(deck).unknown).toEqual([]);
    expect(castingChances({ ...deck, main: [entry(unknown), entry(island)] }).unknown).toEqual(['No Cost']);
  });
});
