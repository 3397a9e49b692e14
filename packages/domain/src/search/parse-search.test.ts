import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth, MAX_GROWTH } from '../../testing/growth';
import { COLOR_IDENTITIES } from '../color/color-identity';
import { COST_SYMBOLS } from '../mana/mana-cost';
import { makeSearch } from './make-search';
import { parseSearch } from './parse-search';
import { SEARCH_CHOICES } from './search-choices';
import { SEARCH_FIELDS } from './search-field';
import type { SearchNode, SearchQuery, SearchTerm, SearchValue } from './search-query';

const printed = (text: string): string => {
  const query = parseSearch(text);
  return query.ok
    ? makeSearch(query.value)
    : query.error.map(({ column, length, code }) => `${column}+${length} ${code}`).join(', ');
};

describe('parseSearch', () => {
  it.each([
    ['id<=sultai t:creature mv<=3', 'id<=ubg t:"creature" mv<=3'],
    ['c:u c:colorless id:wub id=2 c:m', 'c>=u c=colorless id<=wub id=2 c>=2'],
    ['mv:3 cmc!=2 manavalue:even', 'mv=3 mv!=2 mv:even'],
    ['pow>tou loy:x pow=1+*', 'pow>tou loy:* pow:*'],
    ['m:2uu mana={w/u}{g/p}', 'm>={2}{U}{U} m={W/U}{G/P}'],
    ['PRICE<$2.50 inclusion>=20%', 'usd<2.5 inclusion>=20'],
    ['r>=m is:gc otag:wipe f:edh', 'r>=mythic is:gamechanger tag:sweeper f:commander'],
    ['date>=2020-02 released:2019', 'date>=2020-02 date=2019'],
    ['a (t:b OR -t:c) and !"d e"', '"a" (t:"b" or -t:"c") !"d e"'],
    ['-(-t:a) not:dfc -not:mdfc', 't:"a" -is:dfc is:mdfc'],
    ['with:“muldrotha the” sort:price', 'with:"muldrotha the" order:usd'],
    ['(with:x t:a) dir:up', 't:"a" with:"x" direction:asc'],
    ['o:"say \\"yes\\""', 'o:"say \\"yes\\""'],
    ["urza's t:saga -", '"urza\'s" t:"saga" "-"'],
  ])('%s is %s', (text, expected) => expect(printed(text)).toBe(expected));

  it.each(['', '  ', 'sol ring', 'Wear or Tear', 'Ratonhnhaké:ton', 'Fire // Ice', 'who - what', '+2 Mace'])(
    '%j is a plain name',
    (text) => {
      const query = parseSearch(text);
      expect(query.ok && query.value.isPlain).toBe(true);
      expect(printed(text)).toBe(text.trim());
    },
  );

  it.each([
    ['t:elf tpye:elf', '7+4 unknown-field'],
    ['Circle of Protection: Red', '11+10 unknown-field'],
    ['artist:guay', '1+6 unheld-field'],
    ['t:', '1+2 missing-value'],
    ['t: elf', '1+2 missing-value'],
    ['t:elf o:"draw', '9+5 unclosed-quote'],
    ['mv>=many', '5+4 bad-value'],
    ['o:/draw a/ t:elf', '3+8 bad-value'],
    ['t>elf', '1+2 bad-operator'],
    ['c>=z id:azorias', '4+1 bad-value, 9+7 bad-value'],
    ['date:2021-02-30 date:2021-13', '6+10 bad-value, 22+7 bad-value'],
    ['(t:elf', '1+1 unclosed-parenthesis'],
    ['t:elf)', '6+1 unexpected-parenthesis'],
    ['()', '1+1 missing-term'],
    ['t:elf or', '7+2 missing-term'],
    ['or t:elf', '1+2 missing-term'],
    ['t:elf and', '7+3 missing-term'],
    ['-with:a', '2+6 misplaced'],
    ['t:elf or order:usd', '10+9 misplaced'],
    ['with:a with:b', '8+6 repeated'],
    ['synergy>10 order:lift', '1+10 needs-commander, 12+10 needs-commander'],
    ['('.repeat(60), '51+1 too-deep'],
  ])('%s: %s', (text, expected) => expect(printed(text)).toBe(expected));

  it('suggests the field or value that was probably intended', () => {
    expect(parseSearch('tpye:elf')).toMatchObject({ error: [{ suggestion: 'type' }] });
    expect(parseSearch('inclsion>2')).toMatchObject({ error: [{ suggestion: 'inclusion' }] });
    expect(parseSearch('is:gamechnger')).toMatchObject({ error: [{ suggestion: 'gamechanger' }] });
    expect(parseSearch('xyzzy:elf')).toMatchObject({ error: [{ code: 'unknown-field' }] });
    expect(parseSearch('xyzzy:elf')).not.toMatchObject({
      error: [{ suggestion: expect.anything() as unknown }],
    });
  });
});

const text = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }).filter((one) => one.trim() !== '');

const valueOf = (field: keyof typeof SEARCH_FIELDS): fc.Arbitrary<SearchValue> => {
  if (field in SEARCH_CHOICES) {
    const known = [...SEARCH_CHOICES[field as keyof typeof SEARCH_CHOICES].values()];
    return fc.constantFrom(...known).map((choice) => ({ kind: 'choice', choice }));
  }
  switch (SEARCH_FIELDS[field].kind) {
    case 'number':
      return fc.integer({ min: -999, max: 99999 }).map((tenths) => ({ kind: 'number', number: tenths / 10 }));
    case 'colors':
      return fc.oneof(
        fc.constantFrom(...COLOR_IDENTITIES).map((colors) => ({ kind: 'colors', colors }) as const),
        fc.integer({ min: 0, max: 5 }).map((count) => ({ kind: 'color-count', count }) as const),
      );
    case 'mana':
      return fc
        .array(fc.constantFrom(...COST_SYMBOLS), { minLength: 1, maxLength: 6 })
        .map((symbols) => ({ kind: 'mana', symbols }));
    case 'date':
      return fc.constantFrom(
        { kind: 'date', text: '2020', first: '2020-01-01', last: '2020-12-31' },
        { kind: 'date', text: '2024-02', first: '2024-02-01', last: '2024-02-29' },
        { kind: 'date', text: '2024-02-03', first: '2024-02-03', last: '2024-02-03' },
      );
    default:
      return text.filter((one) => !one.startsWith('/')).map((one) => ({ kind: 'text', text: one }));
  }
};

const ORDERED = ['=', '!=', '<', '<=', '>', '>='] as const;

const termOf = (fields: readonly (keyof typeof SEARCH_FIELDS)[]): fc.Arbitrary<SearchTerm> =>
  fc.constantFrom(...fields).chain((field) => {
    const { kind } = SEARCH_FIELDS[field];
    const isOrdered = kind !== 'text' && kind !== 'choice';
    return fc.record({
      kind: fc.constant('term' as const),
      field: fc.constant(field),
      operator: isOrdered ? fc.constantFrom(...ORDERED) : fc.constantFrom(':' as const, '!=' as const),
      value: valueOf(field),
      column: fc.constant(0),
      length: fc.constant(0),
    });
  });

const SETTINGS = new Set(['with', 'order', 'direction', 'unique', 'not', 'synergy', 'lift']);
const CONDITIONS = (Object.keys(SEARCH_FIELDS) as (keyof typeof SEARCH_FIELDS)[]).filter(
  (field) => !SETTINGS.has(field),
);

const { node } = fc.letrec<{ node: SearchNode; term: SearchTerm }>((tie) => {
  const several = fc.array(tie('node'), { minLength: 2, maxLength: 3 });
  const negated = tie('node').map((inner) =>
    inner.kind === 'not' ? inner : ({ kind: 'not', node: inner } as const),
  );
  return {
    term: termOf(CONDITIONS),
    node: fc.oneof(
      { maxDepth: 4 },
      tie('term'),
      several.map((nodes) => ({ kind: 'and', nodes }) as const),
      several.map((nodes) => ({ kind: 'or', nodes }) as const),
      negated,
    ),
  };
});

const setting = (field: 'with' | 'order' | 'direction') =>
  fc.option(
    termOf([field]).map((term) => ({ ...term, operator: ':' as const })),
    { nil: undefined },
  );

const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record({ filter: node, with: setting('with'), order: setting('order'), direction: setting('direction') })
  .filter(({ with: commander, order }) => {
    const by = order?.value.kind === 'choice' ? order.value.choice : '';
    return commander !== undefined || (by !== 'synergy' && by !== 'lift');
  })
  .map(({ filter, ...settings }) => ({
    isPlain: false,
    filter,
    ...Object.fromEntries(Object.entries(settings).filter(([, term]) => term !== undefined)),
  }));

/** A query without the places of its terms. */
const placeless = (query: SearchQuery): unknown =>
  JSON.parse(JSON.stringify(query), (key, value: unknown) =>
    key === 'column' || key === 'length' ? undefined : value,
  );

describe('laws of searches', () => {
  it('parsing what is printed gives the same query', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const parsed = parseSearch(makeSearch(query));
        expect(parsed.ok ? placeless(parsed.value) : parsed.error).toEqual(placeless(query));
      }),
    );
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '(',
          ')',
          '-',
          '!',
          '"',
          ' ',
          'or',
          'and',
          ':',
          '<=',
          '\\',
          '/',
          '{',
          'o:/',
          't:',
          'with:',
          'mv>=',
        ),
        fc.string({ maxLength: 4, unit: 'binary' }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('never throws, and every error is inside the text', () => {
    fc.assert(
      fc.property(hostile, (one) => {
        const query = parseSearch(one);
        if (query.ok) return;
        expect(query.error.length).toBeLessThanOrEqual(5);
        for (const { column, length, message } of query.error) {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column + length).toBeLessThanOrEqual(one.length + 1);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(['(', ')', '-', '!', '"', 'a ', 'a:', 't:a ', 'o:/', '-(', 'or ', '\\"', 'c:w', 'm:{', '(a)or'])(
    'what a search of %j takes grows with its length, and not with its square',
    (part) => {
      const makeText = (length: number): string => part.repeat(length / part.length);
      expect(growth(makeText, parseSearch)).toBeLessThan(MAX_GROWTH);
    },
  );
});
