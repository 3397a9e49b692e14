import { describe, expect, it } from 'vitest';
import { makeColorIdentity } from '../color/color-identity';
import {
  costSymbol,
  makeManaCost,
  manaCostColors,
  manaValueOf,
  parseManaCost,
  parseManaCosts,
  parseManaTokens,
} from './mana-cost';
import { MANA_SYMBOLS, MANA_SYMBOL_SIZE, isManaSymbol, symbolKey, symbolKeys } from './mana-symbol';
import { anyCost } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';

describe('mana symbols (specification, section 3)', () => {
  it('are the keys of the specification', () =>
    expect([...MANA_SYMBOLS].sort()).toEqual(
      [
        ...Array.from({ length: 21 }, (_, at) => String(at)),
        ...'2b 2g 2r 2u 2w w u b r g c s x wu ub br rg gw wb bg ur gu rw wp up bp rp gp multi'.split(' '),
      ].sort(),
    ));
  it('are 20 px wide by default', () => expect(MANA_SYMBOL_SIZE).toBe(20));
  it.each([
    ['wu', true],
    ['uw', false],
    ['21', false],
    ['W', false],
    ['', false],
    [2, false],
  ])('isManaSymbol(%j) is %j', (key, is) => expect(isManaSymbol(key)).toBe(is));
  it.each([
    ['W/U', 'wu'],
    ['w', 'w'],
    ['2/W', '2w'],
    ['W/P', 'wp'],
    [' G ', 'g'],
    ['MULTI', 'multi'],
    ['20', '20'],
    ['21', undefined],
    ['W/U/P', undefined],
    ['', undefined],
    ['½', undefined],
  ])('symbolKey(%j) is %j', (value, key) => expect(symbolKey(value)).toBe(key));
  it.each<[string | string[], string[]]>([
    ['', ['c']],
    [[], ['c']],
    ['WUBRG', ['w', 'u', 'b', 'r', 'g']],
    ['gu', ['g', 'u']],
    ['W/U', ['w', 'u']],
    [
      ['W/U', '10'],
      ['wu', '10'],
    ],
    [['nonsense', 'r'], ['r']],
    ['c', ['c']],
  ])('symbolKeys(%j) is %j', (list, keys) => expect(symbolKeys(list)).toEqual(keys));
});

describe('mana costs (CR 107.4, 202)', () => {
  it.each([
    // Counterspell, Reaper King, Dismember, Kitchen Finks, Marisi's Twinclaws, Endless One, Icehide Golem, Sol Ring
    ['{U}{U}', 'u u', 2, 'U'],
    ['{2/W}{2/U}{2/B}{2/R}{2/G}', '2w 2u 2b 2r 2g', 10, 'WUBRG'],
    ['{1}{B/P}{B/P}', '1 bp bp', 3, 'B'],
    ['{1}{G/W}{G/W}', '1 gw gw', 3, 'WG'],
    ['{2}{R/W}{G}', '2 rw g', 4, 'WRG'],
    ['{X}', 'x', 0, ''],
    ['{1}{S}', '1 s', 2, ''],
    ['{0}', '0', 0, ''],
    ['{20}{C}', '20 c', 21, ''],
    // Tamiyo, Compleated Sage, Lukka, Bound to Ruin, Ulalek, Fused Atrocity, Walking Ballista
    ['{2}{G}{G/U/P}{U}', '2 g gup u', 5, 'UG'],
    ['{2}{R}{R/G/P}{G}', '2 r rgp g', 5, 'RG'],
    ['{C/W}{C/U}{C/B}{C/R}{C/G}', 'cw cu cb cr cg', 5, 'WUBRG'],
    ['{C/P}', 'cp', 1, ''],
    ['{X}{X}', 'x x', 0, ''],
    ['', '', 0, ''],
  ])('%s', (text, symbols, manaValue, colors) => {
    const cost = parseManaCost(text);
    expect(cost).toEqual({ ok: true, value: symbols.split(' ').filter(Boolean) });
    if (!cost.ok) return;
    expect(manaValueOf(cost.value)).toBe(manaValue);
    expect(makeColorIdentity(manaCostColors(cost.value))).toBe(colors);
    expect(makeManaCost(cost.value)).toBe(text);
  });

  it.each([
    // Little Girl, Gleemax, two colours or life in another order, a half, the multi-colour symbol
    ['{HW}', 'unknown-symbol', '{HW}', 0],
    ['{1}{1000000}', 'unknown-symbol', '{1000000}', 3],
    ['{2}{G}{U/G/P}', 'unknown-symbol', '{U/G/P}', 6],
    ['{½}', 'unknown-symbol', '{½}', 0],
    ['{multi}', 'unknown-symbol', '{multi}', 0],
    ['{U/W}', 'unknown-symbol', '{U/W}', 0],
    ['{2', 'malformed', '{2', 0],
    [' {2}W', 'malformed', 'W', 4],
    ['{}', 'malformed', '{}', 0],
    ['{W} {U}', 'malformed', ' {U}', 3],
  ])('%j gives an error with its place', (text, code, wrong, index) =>
    expect(parseManaCost(text)).toEqual({ ok: false, error: { code, text: wrong, index } }),
  );

  it('parses both halves of a split card, with error indices in the whole text', () => {
    expect(parseManaCosts('{1}{R} // {1}{U}')).toEqual({
      ok: true,
      value: [
        ['1', 'r'],
        ['1', 'u'],
      ],
    });
    expect(parseManaCosts('{3} // {HW}')).toMatchObject({ ok: false, error: { index: 7 } });
  });

  test('are parsed back after printing', [anyCost], (cost) =>
    expect(parseManaCost(makeManaCost(cost))).toEqual({ ok: true, value: cost }),
  );
  test('mana values of joined costs add up', [anyCost, anyCost], (a, b) =>
    expect(manaValueOf([...a, ...b])).toBe(manaValueOf(a) + manaValueOf(b)),
  );
  test('any text gives a value or an error', [fc.string({ unit: 'grapheme' })], (text) => {
    const cost = parseManaCost(text);
    expect(cost.ok || cost.error.index <= text.length).toBe(true);
  });
  it('use every symbol except the multi-colour one', () =>
    expect(MANA_SYMBOLS.filter((key) => costSymbol(key) === undefined)).toEqual(['multi']));
  it('have unknown symbols among their tokens', () =>
    expect(parseManaTokens('{1}{g/u/p} x {HW}')).toEqual(['1', 'G/U/P', 'HW']));
});

/** Misuse that the types refuse; never run. */
export const misuse = (): void => {
  // @ts-expect-error costs have no multi-colour symbol
  makeManaCost(['multi']);
  // @ts-expect-error printed notation is not a list of symbols
  manaValueOf('{2}{W}');
};
