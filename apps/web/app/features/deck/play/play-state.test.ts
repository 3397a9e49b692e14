import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAGS } from '@crownsmith/domain';
import { FIRST_SEED, makePlayParameters, MOST_ASKED, readPlay, type PlayState } from './play-state';

const query = (state: PlayState): URLSearchParams =>
  new URLSearchParams(makePlayParameters(state).map(([name, value]): [string, string] => [name, value]));

describe('what of the tab Play is in the address', () => {
  it('comes back as it was', () => {
    const subject = fc.oneof(
      fc.record({ card: fc.constantFrom('sol-ring', 'edgar-markov') }),
      fc.record({ role: fc.constantFrom(...TAGS) }),
    );
    const question = fc
      .tuple(subject, fc.integer({ min: 1, max: MOST_ASKED }), fc.integer({ min: 1, max: 12 }))
      .map(([about, atLeast, turn]) => ({ ...about, atLeast, turn }));
    const hand = fc.constantFrom(
      { seed: 7, mulligans: 0, bottom: [] },
      { seed: 1, mulligans: 3, bottom: [4, 0], turn: 2 },
    );
    const states = fc.record(
      { seed: fc.integer({ min: 0, max: 4_294_967_295 }), question, hand },
      { requiredKeys: ['seed'] },
    );
    fc.assert(
      fc.property(states, (state) => {
        expect(readPlay(query(state))).toEqual(state);
      }),
    );
  });
  it('is nothing for the first games', () => expect(query({ seed: FIRST_SEED }).size).toBe(0));
  it.each([
    'seed=-1',
    'seed=4294967296',
    'seed=x',
    'seed=1e3',
    'ask=No%20slug',
    'ask=role:none',
    'least=2',
    'hand=x',
  ])('is as if it were absent where it is not valid: %s', (text) =>
    expect(readPlay(new URLSearchParams(text))).toEqual({ seed: FIRST_SEED }),
  );
  it('has a turn and a number within their bounds', () =>
    expect(readPlay(new URLSearchParams('ask=sol-ring&least=99&turn=0')).question).toEqual({
      card: 'sol-ring',
      atLeast: 1,
      turn: 4,
    }));
});
