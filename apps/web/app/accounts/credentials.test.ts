import { describe, expect, it } from 'vitest';
import { accountError } from './account-error';
import { passwordError } from './credentials.server';

describe('a new password', () => {
  it.each([
    ['password', 'among the most used'],
    ['Iloveyou', 'in upper case'],
    ['１２３４５６７８', 'in full-width digits'],
    ['1qaz2wsx', 'along the keyboard'],
    ['crownsmith', 'the name of the site'],
    ['Commander2026!', 'with a year'],
    ['Magic: the Gathering', 'of several words'],
  ])('is refused as one of the first that are guessed: %s (%s)', (password) => {
    expect(passwordError(password)).toEqual(accountError('auth/common-password'));
  });

  it.each([
    'correct horse battery',
    'my commander is Krenko',
    'magic 4829-1147-5561',
    'Crownsmiths meet on Mondays',
    '😀😀😀😀😀😀😀😀',
    'x'.repeat(200),
  ])('is accepted: %s', (password) => {
    expect(passwordError(password)).toBeUndefined();
  });

  it('is reported as too short or too long before that', () => {
    expect(passwordError('123456')).toEqual(accountError('auth/weak-password'));
    expect(passwordError('magic'.repeat(41))).toEqual(accountError('auth/password-too-long'));
  });
});
