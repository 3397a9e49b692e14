import { describe, expect, it } from 'vitest';
import { DECK_THEMES } from './deck-theme';
import { requiredPhrases } from './required-phrases';
import { fc, test } from '../../testing/property';

describe('requiredPhrases', () => {
  it.each<[RegExp, readonly string[] | undefined]>([
    [/\bproliferate\b/, ['proliferate']],
    [/\bfoods?\b/, ['food']],
    [/\bwhenever [^.]*\bdies\b/, ['whenever ']],
    [/\b(?:can't|don't) untap\b/, [' untap']],
    [/(?:storm|cascade)/, ['storm', 'cascade']],
    [/\bgoad\b|\bmonarch\b/, ['goad', 'monarch']],
    [/\bgoad\b|\d+/, undefined],
    [/(?:an )?(?:extra)? ?turn/, ['turn']],
    [/(?!flying)birds/, ['birds']],
    [/\+1\/\+1 counters?/, ['+1/+1 counter']],
    [/\{x\} in/, ['{x} in']],
    [/(?:two|three){2,}x/, ['two', 'three']],
    [/[abc]{3}d*e+ff/, undefined],
    [/^$/, undefined],
  ])('%s', (expression, phrases) => expect(requiredPhrases(expression)).toEqual(phrases));

  // Texts are generated without anchors and lookaheads, which match no characters of their own.
  const wordings = DECK_THEMES.flatMap(({ signals, commander }) =>
    [...signals, ...commander].flatMap(({ wording }) =>
      wording === undefined
        ? []
        : new RegExp(wording.source.replaceAll(/\\b|\^|\(\?!(?:[^()]|\([^()]*\))*\)/g, '')),
    ),
  );
  test(
    'are in every text that an expression of the themes matches',
    [fc.constantFrom(...wordings).chain((each) => fc.tuple(fc.constant(each), fc.stringMatching(each)))],
    ([wording, text]) => {
      const phrases = requiredPhrases(wording);
      if (phrases !== undefined && wording.test(text))
        expect(
          phrases.some((phrase) => text.includes(phrase)),
          wording.source,
        ).toBe(true);
    },
  );
});
