import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { GAME_CHANGERS_DATE } from './game-changers';
import { newerRules, readRulesFile } from './rules-file';

const RULES = {
  date: '2027-02-08',
  source: 'Commander Format Panel',
  game_changers: ['Rhystic Study'],
  banned: ['Opt'],
};
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
    ['that are a list', [RULES], /^the file: /],
  ])('refuses rules %s, with the place', (_, value, place) => {
    const result = read(value);
    expect(result.ok ? '' : result.error).toMatch(place);
  });
  it.each([['{\n  "date": "2027-02-08",\n  oops }'], ['{ "date": "2027'], ['<html>'], ['']])(
    'refuses what is not JSON, with the place: %j',
    (text) => {
      const result = readRulesFile(text);
      expect(result.ok ? '' : result.error).toMatch(/^It is not JSON: line \d+, column \d+\.$/);
    },
  );
  it('takes rules of the day that is known', () =>
    expect(read({ ...RULES, date: GAME_CHANGERS_DATE }).ok).toBe(true));
});

it('newerRules takes cards off a list that lacks them, and says nothing of a list that is not there', () => {
  const { gameChanger, legality } = newerRules(RULES);
  expect(gameChanger(makeSlug('Rhystic Study'))?.gameChanger).toBe(true);
  expect(gameChanger(makeSlug('Opt'))?.gameChanger).toBe(false);
  expect([legality(makeSlug('Opt'))?.legality, legality(makeSlug('Shock'))]).toEqual(['banned', undefined]);
  expect(newerRules({ date: RULES.date, source: 'x' }).gameChanger(makeSlug('Opt'))).toBeUndefined();
});
