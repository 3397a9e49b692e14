import { BRACKET_KINDS, BRACKET_LIMITS, makeSlug } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRulesFile, newerRules } from './newer-rules';
import { readRulesFile, type RulesFile } from './rules-file';

const NAMES = ['Opt', 'Shock', 'Rhystic Study', 'Sol Ring'];
const of = (date: string, fields: Partial<RulesFile>, source = 'Panel'): RulesFile => ({
  date,
  source,
  ...fields,
});
const all = (files: readonly RulesFile[]) =>
  files.reduce<readonly RulesFile[]>((known, file) => addRulesFile(known, file), []);
/** All that files say. */
const stated = (files: readonly RulesFile[]) => {
  const { legality, gameChanger, bracketLimits } = newerRules(all(files));
  return [bracketLimits, NAMES.map((name) => [legality(makeSlug(name)), gameChanger(makeSlug(name))])];
};
const limit = (bracket: 1 | 2 | 3 | 4, at_most: number | null) =>
  ({ kind: 'game-changers', bracket, at_most }) as const;

describe('newerRules', () => {
  it('takes cards off a list that lacks them, and says nothing of a list that is not there', () => {
    const { gameChanger, legality } = newerRules([
      of('2027-02-08', { game_changers: ['Rhystic Study'], banned: ['Opt'] }),
    ]);
    expect(gameChanger(makeSlug('Rhystic Study'))?.gameChanger).toBe(true);
    expect(gameChanger(makeSlug('Opt'))?.gameChanger).toBe(false);
    expect([legality(makeSlug('Opt'))?.legality, legality(makeSlug('Shock'))]).toEqual(['banned', undefined]);
    expect(newerRules([of('2027-02-08', {})]).gameChanger(makeSlug('Opt'))).toBeUndefined();
  });

  it('keeps what another file stated, and takes the newest for each rule', () => {
    const { gameChanger, legality, bracketLimits } = newerRules(
      all([
        of('2027-05-03', { banned: ['Shock'], unbanned: ['Opt'], brackets: [limit(3, 5)] }),
        of('2027-02-08', {
          game_changers: ['Sol Ring'],
          banned: ['Opt'],
          brackets: [limit(3, 4), limit(2, 1)],
        }),
      ]),
    );
    expect(gameChanger(makeSlug('Sol Ring'))).toEqual({ gameChanger: true, date: '2027-02-08' });
    expect([legality(makeSlug('Opt')), legality(makeSlug('Shock'))]).toEqual([
      { legality: 'legal', date: '2027-05-03' },
      { legality: 'banned', date: '2027-05-03' },
    ]);
    expect(bracketLimits.filter(({ kind }) => kind === 'game-changers')).toMatchObject([
      { bracket: 1, atMost: 0, date: '2025-02-11' },
      { bracket: 2, atMost: 1, date: '2027-02-08' },
      { bracket: 3, atMost: 5, date: '2027-05-03' },
    ]);
    expect(bracketLimits).toHaveLength(BRACKET_LIMITS.length);
  });

  it('lets no limit of an older day win over one that is known', () =>
    expect(newerRules([of('2019-10-04', { brackets: [limit(3, 50)] })]).bracketLimits).toEqual(
      BRACKET_LIMITS,
    ));

  it('corrects a file by a later one of the same day and source', () => {
    const files = all([
      of('2027-02-08', { game_changers: ['Sol Ring'], banned: ['Opt', 'Shock'], brackets: [limit(3, 33)] }),
      of('2027-02-08', { unbanned: ['opt'], brackets: [limit(3, 3)] }),
    ]);
    expect(files).toEqual([
      of('2027-02-08', {
        game_changers: ['Sol Ring'],
        banned: ['Shock'],
        unbanned: ['opt'],
        brackets: [limit(3, 3)],
      }),
    ]);
  });

  const names = fc.subarray(NAMES, { minLength: 1 });
  const file = fc
    .record({
      date: fc.constantFrom('2026-03-01', '2027-02-08', '2027-05-03', '2019-10-04'),
      source: fc.constantFrom('Panel', 'Another', 'House rules'),
      game_changers: fc.option(names, { nil: undefined }),
      moved: fc.array(fc.constantFrom<'banned' | 'unbanned' | 'neither'>('banned', 'unbanned', 'neither'), {
        minLength: NAMES.length,
        maxLength: NAMES.length,
      }),
      brackets: fc.uniqueArray(
        fc.record({
          kind: fc.constantFrom(...BRACKET_KINDS),
          bracket: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
          at_most: fc.option(fc.nat(5)),
        }),
        { selector: ({ kind, bracket }) => `${kind} ${bracket}`, minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ date, source, game_changers, moved, brackets }) => {
      const [banned, unbanned] = (['banned', 'unbanned'] as const).map((way) =>
        NAMES.filter((_, at) => moved[at] === way),
      );
      return of(
        date,
        { ...(game_changers && { game_changers }), banned: banned ?? [], unbanned: unbanned ?? [], brackets },
        source,
      );
    });
  const files = fc.uniqueArray(file, { selector: ({ date, source }) => `${date} ${source}`, maxLength: 6 });

  it('says the same in whatever order, and however often, announcements come in', () =>
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), (announced, order) => {
        const shuffled = announced
          .map((each) => [order.next().value ?? 0, each] as const)
          .sort(([a], [b]) => a - b)
          .map(([, each]) => each);
        expect(stated(shuffled)).toEqual(stated(announced));
        expect(stated([...shuffled, ...announced])).toEqual(stated(announced));
      }),
    ));

  it('takes what it made of files for a file again', () =>
    fc.assert(
      fc.property(files, (announced) => {
        for (const each of all(announced))
          expect(readRulesFile(JSON.stringify(each), '2019-01-01')).toEqual({ ok: true, value: each });
      }),
    ));
});
