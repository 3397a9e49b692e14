import { describe, expect, it } from 'vitest';
import { GAME_CHANGERS_DATE } from './game-changers';
import { readRulesFile } from './rules-file';

const RULES = {
  date: '2027-02-08',
  source: 'Commander Format Panel',
  game_changers: ['Rhystic Study'],
  banned: ['Opt'],
};
const limits = (...rows: readonly object[]) => ({
  ...RULES,
  brackets: rows.map((row) => ({ kind: 'game-changers', bracket: 3, at_most: 3, ...row })),
});
const read = (value: unknown) => readRulesFile(JSON.stringify(value));

describe('readRulesFile', () => {
  it('reads rules', () => expect(read(RULES)).toEqual({ ok: true, value: RULES }));
  it.each<[name: string, value: unknown, place: RegExp]>([
    ['of 2019', { ...RULES, date: '2019-10-04' }, /^date: .* 2019-10-04, older than those of 2026-02-09/],
    ['without a date', { ...RULES, date: undefined }, /^date: /],
    ['of a day that is none', { ...RULES, date: '2027-02-30' }, /^date: /],
    ['with a field of another name', { ...RULES, baned: [] }, /baned/],
    ['with a name that is none', { ...RULES, banned: ['Opt', 3] }, /^banned\.1: /],
    ['with a name that is there twice', { ...RULES, banned: ['Opt', 'opt'] }, /^banned: opt is there twice/],
    ['that ban and unban a card', { ...RULES, unbanned: ['Opt'] }, /^unbanned: Opt/],
    ['without any rule', { date: RULES.date, source: 'x' }, /none of game_changers/],
    ['that limit a kind that is none', limits({ kind: 'tutor' }), /^brackets\.0\.kind: /],
    ['that limit the fifth bracket', limits({ bracket: 5 }), /^brackets\.0\.bracket: /],
    ['that allow a number that is none', limits({}, { at_most: -1 }), /^brackets\.1\.at_most: /],
    ['that limit nothing', limits({ at_most: undefined }), /^brackets\.0\.at_most: /],
    ['that limit early Game Changers', limits({ until_turn: 5 }), /^brackets\.0\.until_turn: .*combo/],
    ['with a field of a limit that is none', limits({ atMost: 3 }), /^brackets\.0: .*atMost/],
    ['that limit the same twice', limits({}, {}), /^brackets\.1: game-changers of bracket 3 is there twice/],
    ['that are a list', [RULES], /^the file: /],
  ])('refuses rules %s, with the place', (_, value, place) => {
    const result = read(value);
    expect(result.ok ? '' : result.error).toMatch(place);
  });
  it.each([
    ['{\n  "date": "2027-02-08",\n  oops }', 'line 3, column 3'],
    ['{\n  "banned": ["a, b", Sol Ring]\n}', 'line 2, column 22'],
    ['{ "date": "2027', 'line 1, column 16'],
    ['{ "date": 7', 'line 1, column 12'],
    ['{}\n{}', 'line 2, column 1'],
    ['<html>', 'line 1, column 1'],
    ['', 'line 1, column 1'],
  ])('refuses what is not JSON, with the place: %j', (text, place) =>
    expect(readRulesFile(text)).toEqual({ ok: false, error: `It is not JSON: ${place}.` }),
  );
  it('takes rules of the day that is known', () =>
    expect(read({ ...RULES, date: GAME_CHANGERS_DATE }).ok).toBe(true));
});
