import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentsError } from './documents.server';
import { decodeDocument, decodeId, encodeDocument, encodeId } from './firestore-encoding.server';

const AWKWARD = [
  '',
  '.',
  '..',
  '/',
  '%',
  '%2F',
  '%[]',
  '__x__',
  '____',
  '__',
  '__proto__',
  'a.b',
  '`',
  '%5F_x__',
];
const name = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme' }));

/** What Firestore documents of ids: UTF-8 without a slash, neither . nor .., not reserved, not empty. */
const isValidId = (id: string): boolean =>
  id !== '' && !/\/|^\.\.?$|^__.*__$/s.test(id) && !/\p{Surrogate}/u.test(id);

/** Whether a value has an array in an array, or a map with a field that Firestore refuses. */
const isRefused = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => Array.isArray(item) || isRefused(item))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).some(([key, item]) => key === '' || /^__.*__$/s.test(key) || isRefused(item))
      : value === undefined;

describe('encodeId', () => {
  it.each([...AWKWARD, 'x', '/cards/sol-ring'])('makes a valid id of %j, and decodeId reads it', (id) => {
    expect(isValidId(encodeId(id))).toBe(true);
    expect(decodeId(encodeId(id))).toBe(id);
  });

  it('keeps different ids apart', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(isValidId(encodeId(a))).toBe(true);
        expect(decodeId(encodeId(a))).toBe(a);
        expect(encodeId(a) === encodeId(b)).toBe(a === b);
      }),
    );
  });

  it('leaves ordinary ids readable', () => {
    expect(encodeId('3f9a-sol ring_é')).toBe('3f9a-sol ring_é');
  });
});

describe('encodeDocument', () => {
  it('holds any JSON in a form that Firestore accepts', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, true, 0, -1.5, 2 ** 40),
        name,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 4 }), (data) => {
        const stored = encodeDocument(data, []);
        expect(isRefused(stored)).toBe(false);
        expect(JSON.stringify(decodeDocument('a/b', stored))).toBe(JSON.stringify(data));
      }),
    );
  });

  it('copies the indexed fields that a document has, and leaves out undefined ones', () => {
    const stored = encodeDocument({ email: 'a@b.example', note: undefined, rank: 3, tags: [1] }, [
      'email',
      'note',
    ]);
    expect(stored).toStrictEqual({
      email: 'a@b.example',
      document: { email: 'a@b.example', rank: 3, tags: [1] },
    });
  });

  it('replaces halves of characters, which UTF-8 cannot hold', () => {
    expect(encodeDocument({ text: 'a\ud83db' }, [])).toEqual({ document: { text: 'a\ufffdb' } });
  });

  it('refuses an indexed field with the name of the whole', () => {
    expect(() => encodeDocument({}, ['document'])).toThrow(TypeError);
  });
});

it('decodeDocument throws for what something else has written', () => {
  expect(() => decodeDocument('profiles/ada', { email: 'a@b.example' })).toThrow(DocumentsError);
});
