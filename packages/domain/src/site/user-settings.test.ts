import { describe, expect, it } from 'vitest';
import { isRegion, REGION_NAMES } from '../price/price';
import {
  DEFAULT_USER_STATE,
  SALT_LEVELS,
  SALT_LEVEL_LABELS,
  cleanPriceSources,
  defaultPriceSources,
  showsSalt,
} from './user-settings';

describe('user settings (specification, section 3)', () => {
  it('have defaults', () =>
    expect(DEFAULT_USER_STATE).toMatchObject({
      priceSources: ['cardkingdom', 'tcgplayer', 'cardhoarder'],
      region: 'US',
      version: 2,
      namesUnderCards: false,
      saltLevel: 0,
    }));
  it('have labels of salt levels', () =>
    expect(SALT_LEVELS.map((level) => SALT_LEVEL_LABELS[level])).toEqual(['Never', 'High Salt', 'Always']));
  it.each([
    [0, 4, false],
    [1, 1.9, false],
    [1, 2, true],
    [2, 0, true],
    [2, undefined, false],
  ] as const)('salt level %d shows a salt of %j: %j', (level, salt, shows) =>
    expect(showsSalt(level, salt)).toBe(shows),
  );
  it.each([
    [[], ['cardkingdom', 'tcgplayer', 'cardhoarder']],
    [
      ['cardmarket', 'cardkingdom', 'cardmarket'],
      ['cardmarket', 'cardkingdom'],
    ],
    [
      [null, 'x'],
      ['cardkingdom', 'tcgplayer', 'cardhoarder'],
    ],
  ])('price sources %j are cleaned to %j', (sources, expected) =>
    expect(cleanPriceSources(sources)).toEqual(expected),
  );
  it.each([
    ['US', ['cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['CA', ['face2face', 'cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['EU', ['cardmarket', 'cardkingdom', 'tcgplayer', 'cardhoarder']],
    ['MTGO', ['cardhoarder', 'cardkingdom', 'tcgplayer']],
  ] as const)('price sources of region %s are %j by default', (region, sources) => {
    expect(defaultPriceSources(region)).toEqual(sources);
    expect(isRegion(region) && !isRegion(region.toLowerCase())).toBe(true);
    expect(REGION_NAMES[region]).not.toBe('');
  });
});
