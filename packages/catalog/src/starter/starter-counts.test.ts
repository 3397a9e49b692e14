import { COLOR_IDENTITIES, allows, makeColorIdentity, validPair, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCards } from './starter-cards';

const legal = starterCards().filter(({ legality }) => legality === 'legal');
const ofKind = (kind: Card['partner']['kind']): readonly Card[] =>
  legal.filter(({ partner }) => partner.kind === kind);
const twoOf = (count: number): number => (count * (count - 1)) / 2;

/** Counts of the rules over the starter catalogue, compared with counts that do not use the rules. */
describe('counts of the starter catalogue without the rules', () => {
  it('agree on the cards allowed in each of the 32 identities', () => {
    const allowed = (colors: string): number =>
      legal.filter((card) =>
        [...makeColorIdentity(card.colorIdentity)].every((color) => colors.includes(color)),
      ).length;
    expect(COLOR_IDENTITIES.map((identity) => legal.filter((card) => allows(identity, card)).length)).toEqual(
      COLOR_IDENTITIES.map((identity) => allowed(makeColorIdentity(identity))),
    );
  });

  it('agree on the commanders of all 32 identities', () => {
    const commanders = legal.filter(({ canBeCommander }) => canBeCommander);
    expect(commanders.length).toBeGreaterThanOrEqual(120);
    expect(new Set(commanders.map(({ colorIdentity }) => colorIdentity)).size).toBe(32);
    const legends = legal.filter(({ typeLine }) => /^Legendary (?:\w+ )*Creature\b/.test(typeLine));
    expect(legends.filter(({ canBeCommander }) => !canBeCommander).map(({ name }) => name)).toEqual([]);
    expect(
      commanders.filter(({ typeLine }) => !typeLine.startsWith('Legendary')).map(({ name }) => name),
    ).toEqual([]);
  });

  it('agree on the pairs of each kind', () => {
    const texts = new Map<string, number>();
    for (const { partner } of ofKind('partner-text')) {
      if (partner.kind === 'partner-text') texts.set(partner.text, (texts.get(partner.text) ?? 0) + 1);
    }
    const expected =
      twoOf(ofKind('partner').length) +
      ofKind('choose-background').length * ofKind('background').length +
      ofKind('doctors-companion').length * ofKind('doctor').length +
      [...texts.values()].reduce((sum, count) => sum + twoOf(count), 0) +
      ofKind('partner-with').length / 2 +
      ofKind('partner-with').filter(({ partner }) => partner.or?.kind === 'doctors-companion').length *
        ofKind('doctor').length;
    const shares = legal.filter(({ partner }) => partner.kind !== 'none');
    const pairs = shares.flatMap((a, at) => shares.slice(at + 1).filter((b) => validPair(a, b)));
    expect(pairs.length).toBe(expected);
    for (const kind of [
      'partner',
      'partner-with',
      'partner-text',
      'choose-background',
      'background',
      'doctors-companion',
      'doctor',
    ] as const) {
      expect(ofKind(kind).length, kind).toBeGreaterThan(0);
    }
  });
});
