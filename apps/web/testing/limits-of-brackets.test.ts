import { DeckReport, toWireLimits } from '@crownsmith/api-client';
import { Legality } from '@crownsmith/api-client/v1';
import { BRACKET_LIMITS, newestLimits } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../server/testing/site';

const NEWER = { kind: 'game-changers', bracket: 4, atMost: 0, source: 'Panel', date: '2027-02-08' } as const;
const LISTS = ['Commander\n1 Talrand, Sky Summoner\nDeck\n1 Rhystic Study', '1 Rhystic Study'];

describe.each([
  ['an older snapshot, which has none', {}, 3, '2025-11-05'],
  [
    'a snapshot with newer ones',
    { bracket_limits: toWireLimits(newestLimits([...BRACKET_LIMITS, NEWER])) },
    5,
    '2027-02-08',
  ],
])('limits of brackets by %s', (_, manifest, bracket, date) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ manifest, variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' } });
  });
  afterAll(() => site.close());

  it.each(LISTS)('are those of the report: %#', async (list) => {
    const report = DeckReport.parse((await site.post('/api/deck-report', { list })).body);
    expect(report.bracket).toMatchObject({ estimate: bracket, rules: date });
    expect(report.bracket.reasons[0]).toMatchObject({ code: 'game-changers', at_least: bracket });
  });

  it('are those of legality and of the estimate for open clients', async () => {
    const [list = ''] = LISTS;
    const { lowest, reasons } = Legality.parse((await site.post('/api/v1/legality', { list })).body).bracket;
    expect([lowest, reasons[0]?.code]).toEqual([bracket, 'game-changers']);
    const estimate = await site.post('/estimate-bracket', { main: [{ card: 'Rhystic Study', quantity: 1 }] });
    expect(estimate.body).toMatchObject({ bracket, gameChangerCards: [{ name: 'Rhystic Study' }] });
  });
});
