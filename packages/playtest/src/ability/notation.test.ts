import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FREQUENCIES, LAND_ENTRIES, RAMP_TARGETS, TUTOR_TARGETS, X_KINDS, type Ability } from './ability';
import { makeAbilities, parseAbilities } from './notation';

const number = fc.nat(99);
const colors = fc.nat(63);
const when = fc.constantFrom(...FREQUENCIES);
const finds = fc.record({ types: fc.nat(31), basic: fc.boolean() });
const words = fc.array(fc.constantFrom('creature', 'artifact', 'elf', 'time-lord'), { maxLength: 3 });
const cost = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined });
const withCost = <T extends object>({ cost: mana, ...rest }: T & { readonly cost: number | undefined }) =>
  (mana === undefined ? rest : { ...rest, cost: mana }) as unknown as Ability;
const land = {
  kind: fc.constant('land'),
  colors,
  amount: number,
  enters: fc.constantFrom(...LAND_ENTRIES),
} as const;

const plain: fc.Arbitrary<Ability> = fc.oneof(
  fc.record(land),
  fc.record({ ...land, types: fc.nat(31) }),
  fc.record({
    kind: fc.constant('fetch'),
    finds,
    count: number,
    tapped: fc.boolean(),
    cost: number,
  } as const),
  fc.record({ kind: fc.constant('mana'), colors, amount: number, delayed: fc.boolean() } as const),
  fc.record({ kind: fc.constant('ritual'), colors, amount: number } as const),
  fc.record({ kind: fc.constant('ritual'), colors, amount: number, sacrifices: words } as const),
  fc
    .record({
      kind: fc.constant('ramp'),
      finds,
      count: number,
      to: fc.constantFrom(...RAMP_TARGETS),
      when,
      cost,
    } as const)
    .map(withCost),
  fc.record({ kind: fc.constant('land-drop'), count: number, when } as const),
  fc
    .record({ kind: fc.constant('draw'), count: number, discarded: number, when, cost } as const)
    .map(withCost),
  fc.record({ kind: fc.constant('tutor'), finds: words, to: fc.constantFrom(...TUTOR_TARGETS) } as const),
  fc.record({ kind: fc.constant('reduce'), amount: number, of: words } as const),
  fc.record({
    kind: fc.constant('suspend'),
    turns: number,
    manaCost: fc.constantFrom('{0}', '{1}{B}', '{2/U}{G/P}'),
  } as const),
  fc.record({ kind: fc.constant('treasure'), count: number, when } as const),
  fc.record({
    kind: fc.constant('body'),
    power: number,
    haste: fc.boolean(),
    double: fc.boolean(),
    evasive: fc.boolean(),
  } as const),
  fc.record({ kind: fc.constant('tokens'), count: number, power: number, when } as const),
  fc.record({
    kind: fc.constant('pump'),
    power: number,
    of: fc.constantFrom('all', 'all-once', 'one'),
  } as const),
  fc.record({ kind: fc.constant('combat'), count: number, when } as const),
  fc.record({ kind: fc.constant('turn'), count: number } as const),
  fc.record({ kind: fc.constant('drain'), amount: number, when } as const),
);

const ability = fc.tuple(plain, fc.boolean(), number).map(([one, grows, each]): Ability => {
  if (!grows || !X_KINDS.some((kind) => kind === one.kind)) return one;
  const most = one.kind === 'tutor' ? { most: each } : {};
  return { ...one, ...most, ...(one.kind === 'tokens' ? { xPower: each } : { x: each }) };
});

it('abilities are parsed back after printing', () =>
  fc.assert(
    fc.property(fc.array(ability, { maxLength: 5 }), fc.boolean(), (abilities, hasMore) => {
      expect(parseAbilities(makeAbilities({ abilities, hasMore }))).toEqual({
        ok: true,
        value: { abilities, hasMore },
      });
    }),
  ));

it('any text is abilities or an error with its part', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('land', 'WU', '1', 'tapped', 'draw', 'once', ';', 'basic:G'))
          .map((parts) => parts.join(' ')),
      ),
      (text) => {
        const parsed = parseAbilities(text);
        expect(parsed.ok || text.includes(parsed.error.part)).toBe(true);
      },
    ),
  ));

it.each([
  ['fly 3', 'unknown-ability', 'fly 3'],
  ['draw two 0 once 0', 'invalid-word', 'draw two 0 once 0'],
  ['draw 1 0 once 0 0', 'invalid-word', 'draw 1 0 once 0 0'],
  ['body 2 flying', 'invalid-word', 'body 2 flying'],
  ['land W 1 untapped x:1', 'invalid-word', 'land W 1 untapped x:1'],
  ['draw 1 0 x:1 once 0', 'invalid-word', 'draw 1 0 x:1 once 0'],
  ['land W 1 sideways', 'invalid-word', 'land W 1 sideways'],
  ['mana G 1 at-once; land', 'invalid-word', 'land'],
])('%j is no notation', (text, code, part) =>
  expect(parseAbilities(text)).toEqual({ ok: false, error: { code, part } }),
);
