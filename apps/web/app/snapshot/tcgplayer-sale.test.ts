import { salePercent } from '@crownsmith/domain';
import type { MiscData } from '@crownsmith/api-client';
import { SnapshotError } from '@crownsmith/answers/snapshot';
import { describe, expect, it } from 'vitest';
import { pricePhase, tcgplayerSaleOf } from './tcgplayer-sale.server';

const MINUTE = 60_000;
const SALE = { start: '2026-11-20', end: '2026-11-30', percent: 15 };

const withMisc = (deals: Partial<MiscData>) => ({
  misc: (): MiscData => ({
    ...{ sets: [], themes: [], tribes: [], tcgplayerKickback: null, tcgplayerSale: null },
    ...deals,
  }),
});
const onSale = withMisc({
  tcgplayerSale: SALE,
  tcgplayerKickback: { start: '2026-11-22', end: '2026-12-09', percent: 5 },
});

describe('the sale of a snapshot', () => {
  it('applies between the dates of the kickback only', () => {
    const percentAt = (at: string): number => salePercent(tcgplayerSaleOf(onSale), new Date(at));
    expect(percentAt('2026-11-21T23:59:59.999Z')).toBe(0);
    expect(percentAt('2026-11-22T00:00:00Z')).toBe(15);
    expect(percentAt('2026-11-30T23:59:59.999Z')).toBe(15);
    expect(percentAt('2026-12-01T00:00:00Z')).toBe(0);
    expect(tcgplayerSaleOf(withMisc({ tcgplayerSale: SALE }))).toBeNull();
  });
  it('is none where misc data is damaged', () =>
    expect(
      tcgplayerSaleOf({
        misc: () => {
          throw new SnapshotError('v1', ['misc.json: damaged']);
        },
      }),
    ).toBeNull());
});

describe('the phase of its prices', () => {
  const start = Date.parse('2026-11-22');
  const end = Date.parse('2026-12-01');
  it.each([
    ['long before the sale', start - 12 * MINUTE, false, -Infinity, start - 11 * MINUTE],
    ['shortly before it', start - 11 * MINUTE, true, start - 11 * MINUTE, start],
    ['a moment before it', start - 1, true, start - 11 * MINUTE, start],
    ['at its start', start, false, start, end - 11 * MINUTE],
    ['shortly before its end', end - 11 * MINUTE, true, end - 11 * MINUTE, end],
    ['in its last moment', end - 1, true, end - 11 * MINUTE, end],
    ['after it', end, false, end, Infinity],
  ])('%s', (_, now, changesSoon, since, until) =>
    expect(pricePhase(onSale, now)).toEqual({ changesSoon, since, until }),
  );
  it('never changes without a sale', () => {
    const phase = { changesSoon: false, since: -Infinity, until: Infinity };
    expect(pricePhase(withMisc({}), start)).toEqual(phase);
  });
});
