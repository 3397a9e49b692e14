import { expect, it } from 'vitest';
import { BRACKET_LIMITS, err } from '@crownsmith/domain';
import { makeDeckPassport, type PassportSource } from './deck-passport';

const NOTHING: PassportSource = {
  find: () => undefined,
  nearest: () => undefined,
  alsoMeant: () => [],
  bracketLimits: BRACKET_LIMITS,
  hasEstimatedPrices: false,
  play: () => Promise.resolve(err({ errors: ['Not played.'], notUnderstood: [] })),
};

it('is refused for a list without a known card, with what is wrong in it', async () => {
  const passport = await makeDeckPassport({ list: '1 Nobody' }, NOTHING);
  expect(passport.ok ? undefined : passport.error.errors[0]).toMatch(/^Line 1: .*Nobody/);
});
