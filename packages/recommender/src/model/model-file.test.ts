import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tribalDecks } from '../testing/tribal-decks';
import { checksum } from './checksum';
import { makeModel, parseModel } from './model-file';
import { createRecommender } from '../recommender';
import { trainModel } from '../training/train-model';

const model = trainModel(tribalDecks(), { items: 60, commanders: 4 });
const bytes = makeModel(model);
const HEADER_WORDS = 6;

/** Recomputes the checksum after a change, so that only the other checks can find it. */
const withChecksum = (changed: Uint8Array): Uint8Array => {
  new Uint32Array(changed.buffer)[5] = checksum(changed.subarray(HEADER_WORDS * 4));
  return changed;
};

describe('makeModel and parseModel', () => {
  it('round-trip a model', () => {
    expect(parseModel(bytes)).toEqual({ ok: true, value: model });
  });

  it('round-trip from an unaligned offset in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(parseModel(shifted.subarray(3))).toEqual({ ok: true, value: model });
  });

  it('round-trip a model without cards and decks', () => {
    const empty = trainModel({ cards: [], decks: [] });
    expect(parseModel(makeModel(empty))).toEqual({ ok: true, value: empty });
    expect(createRecommender(empty).recommend({ commanders: [0], cards: [1] })).toEqual([]);
  });

  it('write the same bytes for the same data', () => {
    expect(makeModel(trainModel(tribalDecks(), { items: 60, commanders: 4 }))).toEqual(bytes);
  });

  it('write the same bytes where each array is let go of as soon as the file has it', () => {
    const taken = trainModel(tribalDecks(), { items: 60, commanders: 4 });
    const file = makeModel(taken, ({ buffer }) => {
      if (buffer instanceof ArrayBuffer) structuredClone(buffer, { transfer: [buffer] });
    });
    expect(file).toEqual(bytes);
    expect(Object.values(taken).every((array: Uint8Array) => array.length === 0)).toBe(true);
  });

  it('report what is wrong by its code', () => {
    const codeOf = (input: Uint8Array): string | undefined => {
      const result = parseModel(input);
      return result.ok ? undefined : result.error.code;
    };
    const edited = (edit: (words: Uint32Array) => void): Uint8Array => {
      const copy = bytes.slice();
      edit(new Uint32Array(copy.buffer));
      return copy;
    };
    expect(codeOf(new Uint8Array())).toBe('too-short');
    expect(codeOf(new Uint8Array(4096))).toBe('magic');
    expect(codeOf(edited((words) => (words[2] = 99)))).toBe('version');
    expect(codeOf(edited((words) => (words[3] = 0x04030201)))).toBe('byte-order');
    expect(codeOf(edited((words) => (words[8] = 0xffffffff)))).toBe('length');
    expect(codeOf(edited((words) => (words[5] = (words[5] ?? 0) + 1)))).toBe('checksum');
    expect(codeOf(bytes.subarray(0, bytes.length - 8))).toBe('length');
    const flipped = bytes.slice();
    flipped[flipped.length - 8] = 0xff;
    expect(codeOf(flipped)).toBe('checksum');
  });

  it('return an error for any damaged byte', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, flip) => {
        const damaged = bytes.slice();
        damaged[place] = damaged[place] ^ flip;
        expect(parseModel(damaged).ok).toBe(false);
      }),
    );
  });

  it('return an error for truncated or arbitrary bytes', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 400 }), (length, noise) => {
        expect(parseModel(bytes.slice(0, length)).ok).toBe(false);
        const started = noise.slice();
        started.set(bytes.subarray(0, Math.min(16, started.length)));
        expect(parseModel(noise).ok).toBe(false);
        expect(parseModel(started).ok).toBe(false);
      }),
    );
  });

  it('return an error or a usable model for hostile bytes with a valid checksum', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (edits) => {
          const hostile = bytes.slice();
          for (const [place, value] of edits) if (place >= HEADER_WORDS * 4) hostile[place] = value;
          const result = parseModel(withChecksum(hostile));
          if (!result.ok) return;
          const recommender = createRecommender(result.value);
          recommender.recommend({ commanders: [0], cards: [10, 11, 12, 13], limit: 5 });
          recommender.weakest({ commanders: [0], cards: [10, 11, 12, 13], limit: 5 });
        },
      ),
      { numRuns: 300 },
    );
  });
});
