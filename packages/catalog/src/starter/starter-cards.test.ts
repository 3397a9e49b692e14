import {
  COLOR_IDENTITIES,
  FACE_SEPARATOR,
  allows,
  makeColorIdentity,
  manaCostColors,
  manaValueOf,
  parseManaCosts,
  partnerAbilityOf,
  unionIdentity,
  validPair,
  type Card,
  type PartnerKind,
} from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCard, starterCards, starterErrors, starterGameChangers, starterNames } from './starter-cards';
import { starterSet, starterSets } from './starter-set';

const cards = starterCards();
const legal = cards.filter((card) => card.legality === 'legal');
const commanders = legal.filter((card) => card.canBeCommander);
const inZone = legal.filter((card) => card.canBeCommander || card.partner.kind === 'background');
const pairs = inZone.flatMap((a, at) =>
  inZone.slice(at + 1).flatMap((b) => (validPair(a, b) ? [[a, b] as const] : [])),
);

const known = (name: string): Card => {
  const card = starterCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

describe('the starter catalogue', () => {
  it('parses every line', () => {
    expect(starterErrors()).toEqual([]);
    expect(starterNames()).toEqual(cards.map(({ name }) => name));
  });

  it('has at least 1200 cards and 120 commanders', () => {
    expect(cards.length).toBeGreaterThanOrEqual(1200);
    expect(commanders.length).toBeGreaterThanOrEqual(120);
  });

  it('has unique slugs and names', () => {
    expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  });

  it('has a commander or a legal pair for each of the 32 identities', () => {
    const covered = new Set([
      ...commanders.map((card) => card.colorIdentity),
      ...pairs.map(([a, b]) => unionIdentity(a.colorIdentity, b.colorIdentity)),
    ]);
    expect(COLOR_IDENTITIES.filter((identity) => !covered.has(identity))).toEqual([]);
  });

  it('has mana values and identities that match the costs', () => {
    for (const card of cards) {
      const texts =
        card.faces.length > 0 ? card.faces.map(({ manaCost = '' }) => manaCost) : [card.manaCost ?? ''];
      const costs = texts.filter((text) => text !== '').map((text) => parseManaCosts(text));
      expect(
        costs.every(({ ok }) => ok),
        card.name,
      ).toBe(true);
      const parsed = costs.flatMap((cost) => (cost.ok ? cost.value : []));
      const colors = unionIdentity(...parsed.map(manaCostColors));
      expect(allows(card.colorIdentity, { colorIdentity: colors }), `${card.name}: colours of its cost`).toBe(
        true,
      );
      const own = parseManaCosts(card.manaCost ?? '');
      if (card.manaCost === undefined || !own.ok) continue;
      expect(
        own.value.reduce((sum, cost) => sum + manaValueOf(cost), 0),
        card.name,
      ).toBe(card.manaValue);
    }
  });

  it('has the types of every face, the power of every creature and the loyalty of every planeswalker', () => {
    for (const card of cards) {
      const faces = card.name.split(FACE_SEPARATOR).length;
      expect(card.typeLine.split(FACE_SEPARATOR).length, card.name).toBe(faces);
      expect(card.faces.length, card.name).toBe(faces > 1 ? faces : 0);
      expect(card.primaryType, card.name).toBeDefined();
      if (card.primaryType === 'Creature') expect(card.power, card.name).toBeDefined();
      if (card.primaryType === 'Planeswalker') expect(card.loyalty, card.name).toBeDefined();
    }
  });

  it('names only known sets, and each of them', () => {
    const used = new Set(cards.flatMap((card) => card.sets));
    expect([...used].filter((code) => starterSet(code) === undefined)).toEqual([]);
    expect(starterSets().filter(({ code }) => !used.has(code))).toEqual([]);
    expect(
      starterSets().every(({ name, releasedAt }) => name !== '' && /^\d{4}-\d\d-\d\d$/.test(releasedAt)),
    ).toBe(true);
    expect(cards.filter((card) => card.sets.length === 0)).toEqual([]);
  });

  it('marks the 53 Game Changers of 2026-08-24', () => {
    expect(starterGameChangers()).toHaveLength(53);
  });

  it('has copy limits', () => {
    const limits = [
      'Relentless Rats',
      'Shadowborn Apostle',
      'Seven Dwarves',
      'Nazgûl',
      'Snow-Covered Island',
      'Wastes',
    ];
    expect(limits.map((name) => known(name).copyLimit)).toEqual(['any', 'any', 7, 9, 'any', 'any']);
  });

  it('finds cards by name, ignoring case and accents', () => {
    expect(starterCard('sol ring')?.manaCost).toBe('{1}');
    expect(starterCard('NAZGUL')?.name).toBe('Nazgûl');
    expect(starterCard('No Such Card')).toBeUndefined();
  });
});

describe('pairs of commanders', () => {
  const sharing: readonly (readonly [string, string, PartnerKind])[] = [
    ['Tymna the Weaver', 'Thrasios, Triton Hero', 'partner'],
    ['Jeska, Thrice Reborn', 'Rograkh, Son of Rohgahh', 'partner'],
    ['Pir, Imaginative Rascal', 'Toothy, Imaginary Friend', 'partner-with'],
    ['Pako, Arcane Retriever', 'Haldan, Avid Arcanist', 'partner-with'],
    ['Wilson, Refined Grizzly', 'Sword Coast Sailor', 'choose-background'],
    ['Cecily, Haunted Mage', "Wernog, Rider's Chaplain", 'partner-text'],
    ['K-9, Mark I', 'The Tenth Doctor', 'doctors-companion'],
  ];
  it.each(sharing)('%s and %s', (a, b, kind) => {
    expect(known(a).partner.kind).toBe(kind);
    expect(validPair(known(a), known(b))).toBe(true);
    expect(validPair(known(b), known(a))).toBe(true);
  });

  it('names the same partners as the list of pairs with "Partner with"', () => {
    const named = cards.filter(({ partner }) => partner.kind === 'partner-with');
    expect(named.length).toBeGreaterThan(20);
    for (const { name, typeLine, partner } of named) {
      const listed = partnerAbilityOf({ name, typeLine, keywords: ['Partner with'] });
      const { or: _or, ...own } = partner;
      expect([name, listed.ok && listed.value]).toEqual([name, own]);
    }
  });

  it.each(['Merry, Esquire of Rohan', 'Pippin, Guard of the Citadel'])('gives %s no partner', (name) =>
    expect(known(name).partner.kind).toBe('none'),
  );

  it('rejects pairs of different kinds', () => {
    expect(validPair(known('Tymna the Weaver'), known('Cecily, Haunted Mage'))).toBe(false);
    expect(validPair(known('Pir, Imaginative Rascal'), known('Haldan, Avid Arcanist'))).toBe(false);
    expect(validPair(known('Wilson, Refined Grizzly'), known('Tymna the Weaver'))).toBe(false);
  });

  it('allows planeswalkers and vehicles that can be commanders', () => {
    const walkers = commanders.filter((card) => card.primaryType === 'Planeswalker');
    expect(walkers.length).toBeGreaterThanOrEqual(10);
    expect(known('Shorikai, Genesis Engine').canBeCommander).toBe(true);
    expect(known('Nicol Bolas, Planeswalker').canBeCommander).toBe(false);
  });

  it('has all ten companions of the hybrid cycle', () => {
    expect(legal.filter((card) => card.keywords.includes('Companion'))).toHaveLength(10);
  });
});

/** A changed number means a changed rule or table. */
describe('counts of the starter catalogue', () => {
  it('counts cards, commanders and pairs', () => {
    expect({
      cards: cards.length,
      legal: legal.length,
      commanders: commanders.length,
      pairs: pairs.length,
    }).toMatchInlineSnapshot(`
      {
        "cards": 3337,
        "commanders": 739,
        "legal": 3302,
        "pairs": 1477,
      }
    `);
  });

  it('counts pairs by kind', () => {
    const kinds = new Map<string, number>();
    for (const [a] of pairs) kinds.set(a.partner.kind, (kinds.get(a.partner.kind) ?? 0) + 1);
    expect(Object.fromEntries([...kinds].sort())).toMatchInlineSnapshot(`
      {
        "background": 139,
        "choose-background": 99,
        "doctor": 9,
        "doctors-companion": 117,
        "partner": 1081,
        "partner-text": 21,
        "partner-with": 11,
      }
    `);
  });

  it('counts cards allowed in each of the 32 identities', () => {
    const counts = COLOR_IDENTITIES.map(
      (identity) =>
        `${makeColorIdentity(identity) || 'C'} ${legal.filter((card) => allows(identity, card)).length}`,
    );
    expect(counts.join(', ')).toMatchInlineSnapshot(
      `"C 420, W 814, U 826, WU 1297, B 811, WB 1273, UB 1290, WUB 1856, R 767, WR 1223, UR 1230, WUR 1780, BR 1224, WBR 1770, UBR 1782, WUBR 2450, G 847, WG 1323, UG 1323, WUG 1897, BG 1299, WBG 1857, UBG 1864, WUBG 2549, RG 1258, WRG 1822, URG 1808, WURG 2490, BRG 1795, WBRG 2464, UBRG 2457, WUBRG 3302"`,
    );
  });
});
