import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSettings } from './change-settings.server';
import { makeProfile } from './profile.server';
import { SettingsChange } from './settings.schema';

const base = makeProfile({ uid: 'u1', email: 'ada@example.org', displayName: 'Ada' }, 0);
describe('changeSettings', () => {
  it('writes the changed settings alone', () => {
    const { changedAt, ...rest } = changeSettings(base, { region: 'EU', priceSources: ['cardmarket'] }, 5);
    expect({ ...rest, changedAt: {} }).toEqual({ ...base, region: 'EU', priceSources: ['cardmarket'] });
    expect(changedAt).toEqual({ region: 5, priceSources: 5 });
  });

  it('ignores a change that is older than the stored one, setting by setting', () => {
    const stored = changeSettings(base, { saltLevel: 2 }, 10);
    expect(changeSettings(stored, { saltLevel: 1, namesUnderCards: true }, 9)).toMatchObject({
      saltLevel: 2,
      namesUnderCards: true,
    });
    expect(changeSettings(stored, { saltLevel: 1 }, 9)).toBe(stored);
    expect(changeSettings(stored, { saltLevel: 1 }, 11).saltLevel).toBe(1);
  });

  it('arrives at the same profile in whatever order two browsers are heard', () => {
    const change = fc.record(
      {
        displayName: fc.constantFrom('Ada', 'Grace'),
        saltLevel: fc.constantFrom(0 as const, 1 as const, 2 as const),
        namesUnderCards: fc.boolean(),
        colorMode: fc.constantFrom('dark' as const, 'light' as const, null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        (changes, keys) => {
          const timed = changes.map((settings, at) => ({ settings, at, key: keys[at] ?? 0 }));
          const apply = (order: typeof timed) =>
            order.reduce((profile, { settings, at }) => changeSettings(profile, settings, at), base);
          expect(apply([...timed].sort((a, b) => a.key - b.key))).toEqual(apply(timed));
        },
      ),
    );
  });
});

describe('SettingsChange', () => {
  it.each([
    [{ isAdmin: true }],
    [{ isStaff: true }],
    [{ patreon: { status: 'active_patron', entitledCents: 500 } }],
    [{ uid: 'u2' }],
    [{ email: 'eve@example.org' }],
    [{ version: 2 }],
    [{ changedAt: {} }],
    [{ saltLevel: 1, isAdmin: true }],
    [JSON.parse('{"__proto__":{"isAdmin":true}}')],
    [{ displayName: '' }],
    [{ displayName: ' \u00a0 ' }],
    [{ displayName: '\u200b' }],
    [{ displayName: '\u3164' }],
    [{ displayName: '\u2800' }],
    [{ displayName: 'a\nb' }],
    [{ displayName: 'a\u0000' }],
    [{ displayName: 'a\u202eb' }],
    [{ displayName: 'é'.repeat(41) }],
    [{ displayName: 7 }],
    [{ priceSources: [] }],
    [{ priceSources: ['tcgplayer', 'tcgplayer'] }],
    [{ priceSources: ['nowhere'] }],
    [{ region: 'XX' }],
    [{ saltLevel: 3 }],
    [{ saltLevel: '1' }],
    [{ namesUnderCards: 'yes' }],
    [{ colorMode: 'sepia' }],
    [{ alternateArt: { '/cards/opt': '/x.jpg' } }],
  ])('rejects %j', (change) => expect(SettingsChange.safeParse(change).success).toBe(false));

  it.each([
    [{}],
    [{ displayName: 'Zoë 👩‍🚀' }],
    [{ displayName: '𝔸'.repeat(40) }],
    [{ priceSources: null }],
    [{ priceSources: ['cardhoarder', 'tcgplayer'], region: 'MTGO', saltLevel: 2, colorMode: null }],
  ])('accepts %j', (change) => expect(SettingsChange.parse(change)).toEqual(change));

  it('trims a name', () =>
    expect(SettingsChange.parse({ displayName: ' Ada ' })).toEqual({ displayName: 'Ada' }));

  it('changes what was changed by a clock that was ahead', () => {
    const stored = changeSettings(base, { saltLevel: 2 }, 10_000_000);
    expect(changeSettings(stored, { saltLevel: 1 }, 500, 1000)).toMatchObject({ saltLevel: 1 });
    expect(changeSettings(stored, { saltLevel: 1 }, 500, 10_000_000)).toMatchObject({ saltLevel: 2 });
  });
});
