import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { COLORS } from '../color/color';
import { BRACKETS } from '../deck/bracket';
import { MAX_COPIES, MAX_DECK_CODE_CHARACTERS, MAX_RECS_CARDS } from '../limits';
import { bitsToText, checksumOfBits, numberToBits, textToBits } from './code-bits';
import { deckCodeErrorText, makeDeckCode, parseDeckCode, type CodedDeck } from './deck-code';

/** Numbers below 40,000 mean what a host gave them. */
const meaning = (number: number): number | undefined =>
  number < 40_000 ? (number * 2_654_435_761) % 65_521 : undefined;

const anyDeck: fc.Arbitrary<CodedDeck> = fc
  .record({
    cards: fc.uniqueArray(fc.tuple(fc.nat(39_999), fc.integer({ min: 1, max: MAX_COPIES })), {
      selector: ([number]) => number,
      maxLength: 120,
    }),
    commanders: fc.uniqueArray(fc.nat(39_999), { maxLength: 2 }),
    companion: fc.option(fc.nat(39_999), { nil: undefined }),
    chosenColor: fc.option(fc.constantFrom(...COLORS), { nil: undefined }),
    bracket: fc.option(fc.constantFrom(...BRACKETS.map(({ bracket }) => bracket)), { nil: undefined }),
  })
  .map(({ cards, commanders, companion, chosenColor, bracket }) => ({
    commanders,
    cards: new Map(cards),
    ...(companion !== undefined && { companion }),
    ...(chosenColor && { chosenColor }),
    ...(bracket && { bracket }),
  }));

const inOrder = (deck: CodedDeck) => ({ ...deck, cards: [...deck.cards].sort(([a], [b]) => a - b) });

describe('the code of a deck', () => {
  test('holds the whole deck', [anyDeck], (deck) => {
    const parsed = parseDeckCode(makeDeckCode(deck, meaning), meaning);
    expect(parsed.ok && inOrder(parsed.value)).toEqual(inOrder(deck));
  });
  test('is the same for the same cards in any order', [anyDeck], (deck) => {
    const turned = { ...deck, cards: new Map([...deck.cards].reverse()) };
    expect(makeDeckCode(turned, meaning)).toBe(makeDeckCode(deck, meaning));
  });
  test(
    'has at most 300 characters for 100 different cards',
    [fc.uniqueArray(fc.nat(39_999), { minLength: 100, maxLength: 100 })],
    ([first = 0, second = 1, ...rest]) => {
      const cards = new Map(rest.map((number, at) => [number, at % 4 === 0 ? 9 : 1]));
      const code = makeDeckCode(
        { commanders: [first, second], cards, bracket: 3, chosenColor: 'G' },
        meaning,
      );
      expect(code).toMatch(/^[\w-]{1,300}$/);
    },
  );
  it('holds as many cards and copies as a list may have', () => {
    const cards = new Map(Array.from({ length: MAX_RECS_CARDS }, (_, at) => [at * 16_000 + 7, MAX_COPIES]));
    const code = makeDeckCode({ commanders: [3, 4], cards }, () => 0);
    expect(code.length).toBeLessThanOrEqual(MAX_DECK_CODE_CHARACTERS);
    expect(parseDeckCode(code, () => 0)).toMatchObject({ ok: true, value: { cards } });
    expect(() => makeDeckCode({ commanders: [1, 2, 3], cards }, meaning)).toThrow(RangeError);
    expect(() => makeDeckCode({ commanders: [], cards: new Map([[1, 1000]]) }, meaning)).toThrow(RangeError);
    expect(() => makeDeckCode({ commanders: [], cards: new Map([[-1, 1]]) }, meaning)).toThrow(RangeError);
  });
  it('has a commander that is named twice once', () => {
    const parsed = parseDeckCode(makeDeckCode({ commanders: [7, 7], cards: new Map() }, meaning), meaning);
    expect(parsed).toMatchObject({ ok: true, value: { commanders: [7] } });
  });
  it('opens for good: the code of a deck of the first version', () => {
    const deck: CodedDeck = {
      commanders: [9000],
      cards: new Map([
        [5, 30],
        [70, 1],
        [9001, 1],
      ]),
      bracket: 2,
    };
    expect(makeDeckCode(deck, meaning)).toBe(GOLDEN);
    const parsed = parseDeckCode(GOLDEN, meaning);
    expect(parsed.ok && inOrder(parsed.value)).toEqual(inOrder(deck));
  });
});

const GOLDEN = 'FBFsAUEDy4QAKHUx38Hxq';

describe('a damaged code', () => {
  test('is refused whichever bit was flipped', [anyDeck, fc.nat()], (deck, place) => {
    const bits = [...(textToBits(makeDeckCode(deck, meaning)) ?? [])];
    const at = place % bits.length;
    bits[at] = 1 - (bits[at] ?? 0);
    expect(parseDeckCode(bitsToText(bits), meaning).ok).toBe(false);
  });
  test('is refused where a character is missing, doubled or follows', [anyDeck, fc.nat()], (deck, place) => {
    const code = makeDeckCode(deck, meaning);
    const at = place % code.length;
    for (const other of [code.slice(0, at) + code.slice(at + 1), `${code}A`, `A${code}`, code.slice(0, at)])
      expect(parseDeckCode(other, meaning).ok).toBe(false);
  });
  test(
    'never throws, whatever it is',
    [fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{9,80}$/))],
    (text) => {
      expect(parseDeckCode(text, meaning).ok).toBe(false);
    },
  );
  test(
    'never throws where its check fits',
    [fc.array(fc.nat(1), { minLength: 60, maxLength: 600 })],
    (random) => {
      const bits = random.slice(0, random.length - (random.length % 6) - 4);
      const whole = [...bits, ...numberToBits(checksumOfBits(bits), 16)];
      const parsed = parseDeckCode(bitsToText(whole.slice(0, whole.length - (whole.length % 6))), meaning);
      if (parsed.ok) expect(parsed.value.cards.size).toBeLessThanOrEqual(MAX_RECS_CARDS + 3);
    },
  );
  it.each([
    'A'.repeat(MAX_DECK_CODE_CHARACTERS + 1),
    '',
    'A'.repeat(8),
    '/'.repeat(40),
    '_'.repeat(MAX_DECK_CODE_CHARACTERS),
  ])('is refused with a sentence', (text) => {
    const parsed = parseDeckCode(text, meaning);
    expect(parsed.ok ? '' : deckCodeErrorText(parsed.error)).toMatch(/^(?:The|This) address .*\.$/);
  });
});

describe('the numbers of another site', () => {
  const code = makeDeckCode(
    {
      commanders: [1],
      cards: new Map([
        [2, 1],
        [39_999, 1],
      ]),
    },
    meaning,
  );
  it('are refused', () =>
    expect(parseDeckCode(code, (number) => meaning(number + 1) ?? 0)).toEqual({
      ok: false,
      error: 'other-numbers',
    }));
  it('are not compared where a number is later than the data: what is known opens', () =>
    expect(parseDeckCode(code, (number) => (number < 100 ? meaning(number) : undefined)).ok).toBe(true));
});
