import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf, collect } from '../records/byte-stream.fixtures';
import { readCombos, type ComboEvent } from './read-combos';

const variant = (id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  status: 'OK',
  uses: [
    {
      card: { id: 1, name: 'Test Bear', oracleId: 'o', spoiler: false, typeLine: 'Creature' },
      zoneLocations: ['B'],
      quantity: 1,
      mustBeCommander: true,
    },
    { card: { id: 2, name: 'Test Wolf' }, zoneLocations: ['H'], quantity: 1, mustBeCommander: false },
  ],
  requires: [{ template: { id: 5, name: 'An outlet', scryfallQuery: 'x' }, quantity: 2 }],
  produces: [
    { feature: { id: 7, name: 'Endless bears', status: 'S' }, quantity: 1 },
    { feature: { id: 8, name: 'One wolf' }, quantity: 2 },
  ],
  of: [{ id: 1 }, { id: 2 }],
  identity: 'GW',
  manaNeeded: '{2}{G}',
  manaValueNeeded: 3,
  easyPrerequisites: 'The bear is out.',
  notablePrerequisites: 'The wolf [waits], too.\n',
  description: 'Growl.\nHowl.',
  notes: '',
  popularity: 12,
  bracketTag: 'S',
  spoiler: false,
  legalities: { commander: true, vintage: false },
  prices: { tcgplayer: '1.00' },
  ...fields,
});
const file = (variants: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({
    timestamp: '2026-11-01T00:00:00',
    version: 'v5 [x] {',
    notes: ['variants', ':'],
    variants,
    ...more,
  });
const ids = (events: readonly ComboEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'combo' ? [event.combo.id] : []));

describe('readCombos', () => {
  it('reads a variant of the bulk file', async () => {
    const [event] = await collect(readCombos(chunksOf(file([variant('1-2')]))));
    expect(event).toMatchObject({
      kind: 'combo',
      combo: {
        id: '1-2',
        cards: ['Test Bear', 'Test Wolf'],
        commanders: ['Test Bear'],
        identity: 17,
        results: ['Endless bears', '2 × One wolf'],
        prerequisites: 'The bear is out.\nThe wolf [waits], too.',
        steps: 'Growl.\nHowl.',
        manaNeeded: '{2}{G}',
        templates: ['2 × An outlet'],
        popularity: 12,
        bracketTag: 'S',
        legal: true,
        spoiler: false,
      },
      position: { record: 1, line: 1 },
    });
  });

  it('lists copies of a card where more than one is needed', async () => {
    const uses = [
      { card: { name: 'Test Rat' }, quantity: 3 },
      { card: { name: 'Test Bear' }, quantity: 1 },
    ];
    const [event] = await collect(readCombos(chunksOf(file([variant('1', { uses })]))));
    expect(event).toMatchObject({ combo: { copies: { 'Test Rat': 3 } } });
  });

  it.each([1, 7, 64, 100_000])(
    'reads all variants in chunks of %i bytes, gzipped or not, and nothing after the list',
    async (size) => {
      const text = file([variant('a'), variant('b'), variant('c')], { aliases: [{ id: 'x' }] });
      for (const content of [text, gzipSync(text)]) {
        const events = await collect(readCombos(chunksOf(content, size)));
        expect(ids(events)).toEqual(['a', 'b', 'c']);
        expect(events).toHaveLength(3);
      }
    },
  );

  it.each([
    ['an array', JSON.stringify([variant('a'), variant('b')])],
    ['JSON lines', `${JSON.stringify(variant('a'))}\n${JSON.stringify(variant('b'))}\n`],
    ['an indented file', JSON.stringify({ version: 1, variants: [variant('a'), variant('b')] }, null, 2)],
  ])('reads %s', async (_, text) =>
    expect(ids(await collect(readCombos(chunksOf(text))))).toEqual(['a', 'b']),
  );

  it('reads older shapes: other prerequisites, features without quantity, flat combos', async () => {
    const older = variant('1', {
      easyPrerequisites: undefined,
      notablePrerequisites: undefined,
      otherPrerequisites: 'Old words.',
      produces: [{ id: 1, name: 'Endless bears' }],
    });
    const plain = {
      id: 77,
      cards: ['A', 'B'],
      identity: 'c',
      results: ['Win'],
      steps: ['One.', 'Two.'],
      bracketTag: 'E',
      prerequisites: ['Both.'],
    };
    expect(await collect(readCombos(chunksOf(JSON.stringify([older, plain]))))).toMatchObject([
      { combo: { prerequisites: 'Old words.', results: ['Endless bears'] } },
      {
        combo: {
          id: '77',
          cards: ['A', 'B'],
          identity: 0,
          results: ['Win'],
          steps: 'One.\nTwo.',
          bracketTag: 'E',
          prerequisites: 'Both.',
        },
      },
    ]);
  });

  it('leaves out drafts, and reads examples without description', async () => {
    const example = variant('e', {
      status: 'E',
      description: null,
      easyPrerequisites: null,
      notablePrerequisites: null,
      manaNeeded: null,
    });
    const events = await collect(readCombos(chunksOf(file([variant('d', { status: 'D' }), example]))));
    expect(events[0]).toMatchObject({ kind: 'left-out', id: 'd', reason: 'status' });
    expect(events[1]).toMatchObject({ kind: 'combo', combo: { id: 'e' } });
    expect(events[1]).not.toHaveProperty('combo.steps');
  });

  it.each([
    ['no cards', { uses: [] }, 'uses'],
    ['an invalid identity', { identity: 'XYZ' }, 'not a colour identity'],
    ['no results', { produces: [] }, 'produces'],
    ['a name that is no string', { uses: [{ card: { name: 5 } }] }, 'uses.0.card.name'],
  ])('rejects a variant with %s with its position, and continues', async (_, fields, reason) => {
    const events = await collect(readCombos(chunksOf(file([variant('x', fields), variant('b')]))));
    expect(events[0]).toMatchObject({
      kind: 'reject',
      code: 'invalid',
      reason: expect.stringContaining(reason),
    });
    expect(events[0]?.kind === 'reject' && events[0].reason).toContain('record 1 (line 1, byte ');
    expect(ids(events)).toEqual(['b']);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a web page', '<!doctype html><p>variants</p>', 'html'],
    ['other text', 'variants: none', 'not-json'],
    ['half a file', file([variant('a'), variant('b')]).slice(0, -40), 'truncated'],
    ['half an archive', gzipSync(file([variant('a')])).subarray(0, 200), 'gzip'],
    ['an object without the list', '{"detail": "not found"}', 'invalid'],
  ])('yields a reject for %s, without throwing', async (_, content, code) => {
    const events = await collect(readCombos(chunksOf(content)));
    expect(
      events.filter(({ kind }) => kind === 'reject').map((event) => 'code' in event && event.code),
    ).toContain(code);
  });

  it('continues after a broken record', async () => {
    const [a, b, c] = [variant('a'), variant('b'), variant('c')].map((each) => JSON.stringify(each));
    const text = `{"variants":[\n${a},\n${b?.replace('"uses":[', '"uses":')},\n${c}\n]}`;
    const events = await collect(readCombos(chunksOf(text)));
    expect(ids(events)).toEqual(['a', 'c']);
    expect(events.some(({ kind }) => kind === 'reject')).toBe(true);
  });

  it('does not throw on arbitrary bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat(file([variant('a'), variant('b')]).length),
        fc.string({ maxLength: 6 }),
        async (at, noise) => {
          const text = file([variant('a'), variant('b')]);
          const events = await collect(
            readCombos(chunksOf(text.slice(0, at) + noise + text.slice(at + 1), 50)),
          );
          expect(Array.isArray(events)).toBe(true);
        },
      ),
      { numRuns: 150 },
    ));
});
