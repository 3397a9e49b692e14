import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import { aDeckCard, identity } from '../../testing/builders';
import { test } from '../../testing/property';
import { anyIdentity } from '../../testing/arbitraries';
import { isColor } from '../color/color';
import { identityOf, unionIdentity } from '../color/color-identity';
import type { DeckCard } from '../deck/deck';
import { validateDeck } from '../deck/deck-validation';
import { allowanceOf, allows, deckAllowance, forbids, outsideOf, suits } from './deck-allowance';

const BASICS = 'Forest Island Mountain Plains Swamp'.split(' ').map((name, at) =>
  aDeckCard({
    name,
    typeLine: `Basic Land — ${name}`,
    manaValue: 0,
    colorIdentity: identity('GURWB'[at] ?? ''),
    copyLimit: 'any',
  }),
);
const basic = (color: string): DeckCard =>
  BASICS.find(({ colorIdentity }) => colorIdentity === identity(color)) ??
  aDeckCard({ name: 'Wastes', typeLine: 'Basic Land', copyLimit: 'any' });

const card = (name: string, typeLine: string, colors: string, fields: Partial<DeckCard> = {}): DeckCard =>
  aDeckCard({ name, typeLine, colorIdentity: identity(colors), ...fields });

const OFF = {
  angel: card('Black Angel', 'Creature — Angel', 'B'),
  changeling: card('Green Shifter', 'Creature — Shapeshifter', 'G', { keywords: ['Changeling'] }),
  aura: card('Green Aura', 'Enchantment — Aura', 'G'),
  bear: card('Green Bear', 'Creature — Bear', 'G'),
  blueBear: card('Blue Bear', 'Creature — Bear', 'U'),
  constructWB: card('Gilded Construct', 'Artifact Creature — Construct', 'WB'),
  dinosaur: card('Red Dinosaur', 'Creature — Dinosaur', 'R', { manaValue: 7 }),
  dinosaur6: card('Smaller Dinosaur', 'Creature — Dinosaur', 'R', { manaValue: 6 }),
  equipment: card('Blue Sword', 'Artifact — Equipment', 'U'),
  land: card('Blue Tower', 'Land', 'U'),
  phyrexian: card('White Phyrexian', 'Creature — Phyrexian Cleric', 'W'),
  redBolt: card('Red Bolt', 'Instant', 'R'),
  blackRite: card('Black Rite', 'Sorcery', 'B'),
  redBlack: card('Charm', 'Instant', 'RB'),
  landBack: card('Verse // Meadow', 'Sorcery // Land', 'R', { layout: 'modal_dfc' }),
  landSplit: card('Walk // Field', 'Instant // Land', 'R', { layout: 'split' }),
  treasure: card('White Stone', 'Artifact', 'W'),
};

const A = 'Rulebreaker — A deck with this commander';
const AND = 'and any basic land cards.';
/** Each printed rule: colours, wording, a color of basics, cards that it allows, and cards that it does not. */
const TABLE: readonly (readonly [
  colors: string,
  wording: string,
  allowed: readonly DeckCard[],
  forbidden: readonly DeckCard[],
])[] = [
  ['RG', `${A} can have any land cards.`, [OFF.land, basic('U'), OFF.landSplit], [OFF.blueBear, OFF.angel]],
  [
    'G',
    `${A} can have creature cards with mana value 7 or greater of any color identity ${AND}`,
    [OFF.dinosaur, basic('B'), OFF.bear],
    [OFF.dinosaur6, OFF.land],
  ],
  [
    'W',
    `${A} can have Angel cards of any color identity ${AND}`,
    [OFF.angel, OFF.changeling, basic('B')],
    [OFF.bear, OFF.land],
  ],
  [
    '',
    `${A} can have artifact creature and Equipment cards of any color identity ${AND}`,
    [OFF.constructWB, OFF.equipment, basic('R')],
    [OFF.treasure, OFF.bear],
  ],
  [
    'R',
    `${A} can have Aura cards of any color identity ${AND}`,
    [OFF.aura, basic('G')],
    [OFF.angel, OFF.changeling],
  ],
  [
    'B',
    `${A} can have Phyrexian cards of any color identity ${AND}`,
    [OFF.phyrexian, OFF.changeling, basic('W')],
    [OFF.treasure, card('White Tower', 'Land', 'W')],
  ],
  [
    'U',
    "Rulebreaker — If Lead is your commander, the color identity of instant and sorcery cards in your deck can include one color of your choice not in your commander's color identity, and your deck can have any basic land cards.",
    [OFF.redBolt, OFF.landBack, basic('W')],
    [OFF.blackRite, OFF.redBlack, OFF.dinosaur],
  ],
];

const lead = (colors: string, text: string): DeckCard =>
  aDeckCard({
    name: 'Lead',
    typeLine: 'Legendary Creature — Otter',
    colorIdentity: identity(colors),
    canBeCommander: true,
    text,
  });
const deckOf = (commander: DeckCard, cards: readonly DeckCard[], fill: DeckCard, size = 100) => {
  const one = (each: DeckCard, count = 1) => ({ name: each.name, count, card: each });
  const rest = size - 1 - cards.length;
  return {
    commanders: [one(commander)],
    main: [...cards.map((each) => one(each)), one(fill, rest)],
  };
};

describe('a deck with a Rulebreaker', () => {
  it.each(TABLE)('in %s: %s', (colors, wording, allowed, forbidden) => {
    const commander = lead(colors, wording);
    const fill = basic(colors[0] ?? 'C');
    expect(validateDeck(deckOf(commander, allowed, fill))).toMatchObject({ ok: true });
    for (const wrong of forbidden) {
      const result = validateDeck(deckOf(commander, [...allowed, wrong], fill));
      expect(result).toMatchObject({ ok: false, error: [{ code: 'outside-identity', name: wrong.name }] });
    }
    // Without the wording, every one of its cards beyond the identity is outside.
    const plain = validateDeck(deckOf(lead(colors, 'Flying'), allowed, fill));
    const outside = allowed.filter(({ colorIdentity }) => !allows(identity(colors), { colorIdentity }));
    expect(plain.ok ? [] : plain.error.map((error) => 'name' in error && error.name)).toEqual(
      outside.map(({ name }) => name),
    );
  });

  const sized = lead('WU', `${A} has no maximum deck size.`);
  it.each([100, 101, 250, 1098])('without a maximum of cards is legal with %i', (size) => {
    const many = Array.from({ length: Math.max(0, size - 990) }, (_, at) =>
      card(`Blue ${at}`, 'Instant', 'U'),
    );
    expect(validateDeck(deckOf(sized, many, basic('U'), size)).ok).toBe(true);
    expect(validateDeck(deckOf(lead('WU', ''), many, basic('U'), size)).ok).toBe(size === 100);
  });
  it('without a maximum of cards needs a hundred', () =>
    expect(validateDeck(deckOf(sized, [], basic('U'), 99))).toEqual({
      ok: false,
      error: [{ code: 'deck-size', expected: 100, actual: 99, isLeast: true, place: { zone: 'deck' } }],
    }));
  it.each([
    [120, []],
    [119, [['companion-condition', 1]]],
  ])('without a maximum of cards can have Yorion from 120 on: %i', (size, codes) => {
    const yorion = card('Yorion, Sky Nomad', 'Legendary Creature — Bird Serpent', 'WU');
    const companion = { name: yorion.name, count: 1, card: yorion };
    const result = validateDeck({ ...deckOf(sized, [], basic('U'), size), companion });
    expect(
      result.ok ? [] : result.error.map((each) => [each.code, 'missing' in each && each.missing]),
    ).toEqual(codes);
  });

  it('is never illegal for a wording that is not understood, which it names', () => {
    const odd = lead('U', 'Rulebreaker — A deck with this commander can have whatever it likes.');
    const deck = deckOf(odd, [OFF.bear, OFF.angel], basic('U'), 140);
    expect(validateDeck(deck)).toMatchObject({ ok: true, value: { unread: [odd.text] } });
    expect(allows(allowanceOf([odd]), OFF.bear)).toBe(false);
  });
});

describe('a colour that is chosen', () => {
  it('for instants and sorceries is none that another card may have', () => {
    const tolabow = lead('U', TABLE.at(-1)?.[1] ?? '');
    const of = (each: DeckCard) => outsideOf(deckAllowance([tolabow], [], identity('R')), each);
    expect(of(card('Young Pyromancer', 'Creature — Human Shaman', 'R'))).toEqual({ outside: identity('R') });
    expect(of(card('Boros Charm', 'Instant', 'RW'))).toEqual({
      outside: identity('W'),
      chosen: identity('R'),
    });
  });
  const piper = { ...lead('', ''), name: 'The Prismatic Piper' };
  it('is that of most cards, not of most lines', () => {
    const cards = [
      { card: OFF.redBolt, count: 1 },
      { card: OFF.dinosaur, count: 1 },
      { card: basic('G'), count: 30 },
    ];
    expect(deckAllowance([piper], cards)).toMatchObject({ identity: identity('G'), chosen: identity('G') });
  });
  it('is what its player says', () =>
    expect(deckAllowance([piper], [{ card: basic('G'), count: 30 }], identity('R')).identity).toBe(
      identity('R'),
    ));
  it('is open for a commander without a deck: one colour more is allowed, two are not', () => {
    const open = allowanceOf([piper, lead('R', '')]);
    expect([OFF.bear, OFF.redBlack, OFF.constructWB].map((each) => allows(open, each))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('what is allowed', () => {
  test(
    'without a printed rule is what is within the identity',
    [anyIdentity, anyIdentity, anyIdentity],
    (a, b, colorIdentity) => {
      const commanders = [{ colorIdentity: a }, { colorIdentity: b }];
      const expected = unionIdentity(a, b, colorIdentity) === unionIdentity(a, b);
      const allowance = allowanceOf(commanders);
      expect(allows(allowance, { colorIdentity })).toBe(expected);
      expect(forbids(allowance, { colorIdentity })).toBe(!expected);
      expect(allows(unionIdentity(a, b), { colorIdentity })).toBe(expected);
      expect(deckAllowance(commanders, [{ card: { colorIdentity }, count: 1 }])).toEqual(allowance);
    },
  );
  it('is not known of a card without the field that tells', () => {
    const allowance = allowanceOf([lead('G', TABLE[1]?.[1] ?? '')]);
    const unknown = { colorIdentity: identity('R'), typeLine: 'Creature — Dinosaur' };
    expect([allows(allowance, unknown), forbids(allowance, unknown)]).toEqual([false, false]);
  });
});

it('lands of no colour of a deck do not suit it, whatever it may have', () => {
  const allowance = allowanceOf([lead('RG', TABLE[0]?.[1] ?? '')]);
  const lands = ['U', 'UB', 'RU', 'G', ''].map((colors) => card('Tower', 'Land', colors));
  expect(lands.map((land) => [allows(allowance, land), suits(allowance, land)])).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect([OFF.bear, OFF.blueBear, OFF.landSplit].map((each) => suits(allowance, each))).toEqual([
    true,
    false,
    true,
  ]);
});

const textOfLine = (line: string): string =>
  (JSON.parse(line) as { readonly oracle_text: string }).oracle_text;

/** Fields of a card record, found without parsing all of its line: the file is large. */
const cardOfLine = (line: string): DeckCard => {
  const field = (name: string): string | undefined =>
    new RegExp(`"${name}": "?((?:[^"\\\\,}]|\\\\.|,(?! "))*)`).exec(line)?.[1];
  const list = (name: string): readonly string[] =>
    [...(new RegExp(`"${name}": \\[([^\\]]*)`).exec(line)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
      ([, value = '']) => value,
    );
  return aDeckCard({
    name: field('name') ?? '',
    typeLine: field('type_line') ?? '',
    manaValue: Number(field('cmc') ?? 0),
    power: field('power'),
    keywords: list('keywords'),
    layout: field('layout') as DeckCard['layout'],
    colorIdentity: identityOf(list('color_identity').filter(isColor)),
    ...(line.includes('is every creature type') && { text: textOfLine(line) }),
  });
};

const path = realData('oracle-cards-2026.jsonl.gz');
describe.skipIf(path === undefined)('the real Rulebreakers of 2026', () => {
  const lines = path === undefined ? [] : gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  const rulebreakers = lines
    .filter((line) => line.includes('"Rulebreaker"'))
    .map((line) => ({ ...cardOfLine(line), text: textOfLine(line) }));

  it('are all understood', () => {
    expect(rulebreakers).toHaveLength(12);
    expect(rulebreakers.flatMap((card) => allowanceOf([card]).unread)).toEqual([]);
  });

  it('allow so many of the legal cards, beside those within their identity', () => {
    const legal = lines.filter((line) => line.includes('"commander": "legal"')).map(cardOfLine);
    const counts = rulebreakers.map((card) => {
      const allowance = allowanceOf([card]);
      const plain = legal.filter((each) => allows(allowance.identity, each)).length;
      return [card.name, plain, legal.filter((each) => allows(allowance, each)).length];
    });
    expect(counts).toEqual([
      ['Hadran, Naya Sunseeder', 12451, 14713],
      ['Daxiver, Izzet Electromancer', 12454, 16589],
      ['Arvad of the Weatherlight', 12565, 15320],
      ['Valko Indorian, Researcher', 12534, 15374],
      ['Grizzlegom, Hurloon Hero', 12451, 13060],
      ['Maular, the Next Evolution', 7299, 7940],
      ['Seluma, Light of Aysen', 7455, 7579],
      ['The Everforger', 2715, 3481],
      ['The Unluckiest Planeswalker', 7422, 8480],
      ['Tolabow, Loch Rascal', 7322, 12381],
      ['Valko Indorian', 7404, 7707],
      ['Whtz, the Bibliophile', 12534, 12534],
    ]);
  });
});
