import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProfile, Profile } from './profile.server';

const base = makeProfile({ uid: 'u1', email: 'ada@example.org', displayName: 'Ada' }, 1000);

describe('Profile', () => {
  it('reads what it wrote', () => {
    const profile = { ...base, priceSources: ['cardmarket'], region: 'EU', saltLevel: 2, colorMode: 'dark' };
    expect(Profile.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  it('gives a document with nothing but a uid the defaults of the specification', () =>
    expect(Profile.parse({ uid: 'u1' })).toEqual({
      ...base,
      email: '',
      displayName: '',
      createdAt: 0,
    }));

  it.each([
    [
      'sources by flags',
      { priceSources: { tcgplayer: true, cardkingdom: true, cardmarket: false } },
      { priceSources: ['cardkingdom', 'tcgplayer'] },
    ],
    ['one source', { priceSource: 'cardmarket' }, { priceSources: ['cardmarket'] }],
    [
      'sources that are gone',
      { priceSources: ['tcgplayer', 'starcity', 'tcgplayer'] },
      { priceSources: ['tcgplayer'] },
    ],
    ['no known source', { priceSources: ['starcity'] }, { priceSources: null }],
    ['a dark mode flag', { darkMode: true }, { colorMode: 'dark' }],
    ['a salt level that is none', { saltLevel: 'high' }, { saltLevel: 0 }],
    ['a region that is none', { region: 'XX' }, { region: 'US' }],
    ['a date as text', { createdAt: '2024-01-02T03:04:05.000Z' }, { createdAt: 1704164645000 }],
    ['flags that are not true', { isAdmin: 'true', isStaff: 1 }, { isAdmin: false, isStaff: false }],
  ])('migrates version 1: %s', (_name, old, expected) =>
    expect(Profile.parse({ version: 1, uid: 'u1', ...old })).toMatchObject(expected),
  );

  it.each([
    [
      'a member',
      {
        data: {
          id: '7',
          attributes: { patron_status: 'active_patron', currently_entitled_amount_cents: 500 },
        },
      },
    ],
    [
      'its attributes',
      { patron_status: 'active_patron', currently_entitled_amount_cents: 500, full_name: 'Ada' },
    ],
    ["this site's shape", { status: 'active_patron', entitledCents: 500 }],
  ])('reads a patron as the platform has it: %s', (_name, patreon) =>
    expect(Profile.parse({ uid: 'u1', patreon }).patreon).toEqual({
      status: 'active_patron',
      entitledCents: 500,
    }),
  );

  it('takes no cents that are not an amount', () =>
    expect(
      [NaN, -5, '500', Infinity].map(
        (entitledCents) =>
          Profile.parse({ uid: 'u', patreon: { status: 'active_patron', entitledCents } }).patreon
            ?.entitledCents,
      ),
    ).toEqual([0, 0, 0, 0]));

  it('keeps fields that it does not know', () =>
    expect(Profile.parse({ uid: 'u1', version: 1, favourite: { card: 'Opt' } })).toMatchObject({
      favourite: { card: 'Opt' },
    }));

  it.each([[undefined], [null], ['x'], [[]], [{}], [{ uid: '' }], [{ uid: 7 }], [{ uid: 'u', version: 3 }]])(
    'rejects %j: without a uid, or of a newer version, it is not a profile',
    (stored) => expect(Profile.safeParse(stored).success).toBe(false),
  );

  it('reads any document with a uid, and reads its own result as the same', () =>
    fc.assert(
      fc.property(
        fc.record(
          Object.fromEntries(
            [...Object.keys(base), 'darkMode', 'priceSource', 'x'].map((name) => [name, fc.jsonValue()]),
          ),
          { requiredKeys: [] },
        ),
        (fields) => {
          const { version: _any, ...rest } = fields;
          const profile = Profile.parse({ ...rest, uid: 'u1' });
          expect(Profile.parse(JSON.parse(JSON.stringify(profile)))).toEqual(
            JSON.parse(JSON.stringify(profile)),
          );
        },
      ),
    ));
});
