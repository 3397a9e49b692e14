import { describe, expect, it } from 'vitest';
import { fc, test } from '../../testing/property';
import { afterAuthChange, isEmailShaped, signInErrorText, trimEmail } from './sign-in';

describe('sign-in', () => {
  it.each([
    ['Firebase: Error (auth/wrong-password).', 'Error (auth/wrong-password).'],
    ['Wrong password', 'Wrong password'],
    ['Error: Firebase: x', 'Error: Firebase: x'],
  ])('shows the error %j as %j', (message, text) => expect(signInErrorText(message)).toBe(text));
  it.each([
    ['a@b.example', true],
    ['a.b+c@mail.b.example', true],
    ['', false],
    ['a', false],
    ['a@b', false],
    ['a b@c.example', false],
    ['a@b@c.example', false],
    ['a@.example', false],
    ['a@b..example', false],
    [`${'a'.repeat(65)}@b.example`, false],
  ])('%j looks like an e-mail address: %j', (text, is) => expect(isEmailShaped(text)).toBe(is));
  test('checks any text as an e-mail address without throwing', [fc.string({ maxLength: 2000 })], (text) =>
    expect(isEmailShaped(trimEmail(text))).toBeTypeOf('boolean'),
  );
  it.each([
    ['/signin', true, { kind: 'go', to: '/' }],
    ['/signin', false, { kind: 'reload' }],
    ['/top', true, { kind: 'reload' }],
  ] as const)('on %s, ads hidden %j: %j', (path, adsHidden, change) =>
    expect(afterAuthChange({ path, adsHidden })).toEqual(change),
  );
});
